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
odds-no-suit = A «{ $piece }» li falta el coll: digues-lo també, com a { $example }.
odds-card-twice = { $cards } hi és dues vegades; cap baralla no en té dues.
odds-hand-missing = Quina mà? Digues tres cartes i el retourné: brelan odds bouillotte "{ $hand }" --up { $up }
odds-hand-number = Una mà té { $most } cartes; aquí n’hi ha { $number }: { $cards }.
odds-up-missing = Quina carta és girada? Digues-la amb --up, per exemple --up { $up }.
odds-up-number = Es gira una sola carta, no { $number }: { $cards }.
odds-up-in-hand = { $cards } no pot ser a la mà i també girada.
odds-foreign = { $cards }: no és en aquesta baralla, que només té { $ranks } de cada coll.
odds-no-picture = «{ $ending }» no és cap mena d’imatge coneguda aquí; hi ha { $endings }.
odds-no-such-place = Si en continuen { $inside }, no hi ha cap lloc { $seat }.
odds-not-installed = Falta { $missing }: { $command }
odds-not-drawn = No es pot dibuixar { $file }: { $reason }.
odds-plot-seat = lloc { $seat }
odds-plot-hands = les millors mans primer, % de totes les mans
odds-plot-chance = probabilitat de guanyar, %
odds-plot-title = Bouillotte: s’ensenyen les cartes, en continuen { $inside }

odds-bourre-hand = { $cards }, trumfo { $trump }, lloc { $seat } de { $seats } per ordre de parla, { $pot } al pot.
odds-bourre-deals = { $deals ->
    [one] { $deals } repartiment jugat
   *[other] { $deals } repartiments jugats
} fins al final, llavor { $seed }. Fitxes: el pot guanyat o la multa pagada, la pròxima entrada, una part igual del que queda al pot.
odds-bourre-dealing = Repartint
odds-bourre-chips = fitxes
odds-bourre-win = guanya
odds-bourre-tie = empata
odds-bourre-bourre = bourré
odds-bourre-pass = passar
odds-bourre-throw = jugar, descartar { $cards ->
    [none] res
   *[other] { $cards }
}
odds-bourre-best = El millor de mitjana: { $choice }.
odds-bourre-close = El millor de mitjana: { $choice }. Però { $other } és massa a prop per distingir-ho amb aquests repartiments.
odds-bourre-place = Hi ha { $seats } a taula, així que no hi ha cap lloc { $seat }.
odds-bourre-trump = «{ $text }» no és cap coll: digues { $suits }, o la carta girada.
odds-bourre-dealer = L’últim lloc és el de qui reparteix, que té la carta girada: ha de ser a la teva mà, o si més no el seu coll.
odds-bourre-turned = La carta girada és a la mà de qui reparteix, no a la teva.
