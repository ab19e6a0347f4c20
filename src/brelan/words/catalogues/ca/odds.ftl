# Exact chances, and what a hand can still get when all cards are known.

odds-hand = { $cards } amb { $up } de retourné, en continuen { $inside }:
odds-seat = lloc { $seat } des de la dreta de qui reparteix: { $percent } ({ $fraction })
odds-any-seat = un lloc triat a sorts: { $percent } ({ $fraction })
odds-by = Sempre que guanya, guanya { $by ->
    [carre] pel brelan carré
    [brelan] pel seu brelan
   *[point] pel punt
}.
odds-no-card = «{ $piece }» no és cap carta.
odds-wrong-cards = Calen tres cartes, i una altra amb --up, totes d’entre A K Q 9 8.
odds-no-such-place = Si en continuen { $inside }, no hi ha cap lloc { $seat }.
odds-not-installed = Falta { $missing }: { $command }
odds-not-drawn = No es pot dibuixar { $file }: { $reason }
odds-plot-seat = lloc { $seat }
odds-plot-hands = les millors mans primer, % de totes les mans
odds-plot-chance = probabilitat de guanyar, %
odds-plot-title = Bouillotte: s’ensenyen les cartes, en continuen { $inside }
