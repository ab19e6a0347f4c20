# Exact chances, and what a hand can still get when all cards are known.

odds-hand = { $cards } con { $up } de retourné, siguen { $inside }:
odds-seat = lugar { $seat } desde la derecha de quien reparte: { $percent } ({ $fraction })
odds-any-seat = lugar echado a suertes: { $percent } ({ $fraction })
odds-by = Siempre que gana, gana por { $by ->
    [carre] el brelan carré
    [brelan] su brelan
   *[point] el punto
}.
odds-no-card = «{ $piece }» no es una carta.
odds-wrong-cards = Hacen falta tres cartas, y otra con --up, todas de A K Q 9 8.
odds-no-such-place = Si siguen { $inside }, no hay un lugar { $seat }.
odds-not-installed = Falta { $missing }: { $command }
odds-not-drawn = No se puede dibujar { $file }: { $reason }
odds-plot-seat = lugar { $seat }
odds-plot-hands = mejores manos primero, % de todas las manos
odds-plot-chance = probabilidad de ganar, %
odds-plot-title = Bouillotte: se enseñan las cartas, siguen { $inside }
