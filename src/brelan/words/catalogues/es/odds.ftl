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
odds-no-suit = A «{ $piece }» le falta el palo: dilo también, como en { $example }.
odds-card-twice = { $cards } está dos veces; ninguna baraja tiene dos.
odds-hand-missing = ¿Qué mano? Di tres cartas y el retourné: brelan odds bouillotte "{ $hand }" --up { $up }
odds-hand-number = Una mano tiene { $most } cartas; aquí hay { $number }: { $cards }.
odds-up-missing = ¿Qué carta está descubierta? Dila con --up, por ejemplo --up { $up }.
odds-up-number = Se descubre una sola carta, no { $number }: { $cards }.
odds-up-in-hand = { $cards } no puede estar en la mano y también descubierta.
odds-foreign = { $cards }: no está en esta baraja, que solo tiene { $ranks } de cada palo.
odds-no-picture = «{ $ending }» no es un tipo de imagen conocido aquí; hay { $endings }.
odds-no-such-place = Si siguen { $inside }, no hay un lugar { $seat }.
odds-not-installed = Falta { $missing }: { $command }
odds-not-drawn = No se puede dibujar { $file }: { $reason }.
odds-plot-seat = lugar { $seat }
odds-plot-hands = mejores manos primero, % de todas las manos
odds-plot-chance = probabilidad de ganar, %
odds-plot-title = Bouillotte: se enseñan las cartas, siguen { $inside }

odds-bourre-hand = { $cards }, triunfo { $trump }, lugar { $seat } de { $seats } en el orden de hablar, { $pot } en el bote.
odds-bourre-deals = { $deals ->
    [one] { $deals } reparto jugado
   *[other] { $deals } repartos jugados
} hasta el final, semilla { $seed }. Fichas: el bote ganado o la multa pagada, el próximo ante, una parte igual de lo que queda en el bote.
odds-bourre-dealing = Repartiendo
odds-bourre-chips = fichas
odds-bourre-win = gana
odds-bourre-tie = empata
odds-bourre-bourre = bourré
odds-bourre-pass = pasar
odds-bourre-throw = jugar, descartar { $cards ->
    [none] nada
   *[other] { $cards }
}
odds-bourre-best = Lo mejor de media: { $choice }.
odds-bourre-close = Lo mejor de media: { $choice }. Pero { $other } queda demasiado cerca para distinguirlo con estos repartos.
odds-bourre-place = Hay { $seats } en la mesa, así que no hay un lugar { $seat }.
odds-bourre-trump = «{ $text }» no es un palo: di { $suits }, o la carta descubierta.
odds-bourre-dealer = El último lugar es el de quien reparte, que tiene la carta descubierta: debe estar en tu mano, o al menos su palo.
odds-bourre-turned = La carta descubierta está en la mano de quien reparte, no en la tuya.
