# Les chances exactes, et ce qu’une main peut encore obtenir quand toutes les cartes sont connues.

odds-hand = { $cards }, { $up } retourné, { $inside } en jeu :
odds-seat = place { $seat } depuis la droite du donneur : { $percent } ({ $fraction })
odds-any-seat = une place tirée au sort : { $percent } ({ $fraction })
odds-by = Quand elle gagne, c’est toujours par { $by ->
    [carre] le brelan carré
    [brelan] son brelan
   *[point] le point
}.
odds-no-card = « { $piece } » n’est pas une carte.
odds-no-suit = Il manque une couleur à « { $piece } » : dis-la aussi, comme dans { $example }.
odds-card-twice = { $cards } y est deux fois ; aucun paquet n’en a deux.
odds-hand-missing = Quelle main ? Dis trois cartes et le retourné : brelan odds bouillotte "{ $hand }" --up { $up }
odds-hand-number = Une main a { $most } cartes ; ici il y en a { $number } : { $cards }.
odds-up-missing = Quel est le retourné ? Dis-le avec --up, par exemple --up { $up }.
odds-up-number = Une seule carte est retournée, pas { $number } : { $cards }.
odds-up-in-hand = { $cards } ne peut pas être à la fois dans la main et retournée.
odds-foreign = { $cards } : pas dans ce paquet, qui n’a que { $ranks } de chaque couleur.
odds-no-picture = « { $ending } » n’est pas un genre d’image connu ici ; il y a { $endings }.
odds-no-such-place = Avec { $inside } en jeu, il n’y a pas de place { $seat }.
odds-not-installed = { $missing } manque : { $command }
odds-not-drawn = { $file } ne peut pas être dessiné : { $reason }.
odds-plot-seat = place n° { $seat }
odds-plot-hands = meilleures mains d’abord, % de toutes les mains
odds-plot-chance = chance de gagner, %
odds-plot-title = Bouillotte : l’abattage à { $inside } en jeu

odds-bourre-hand = { $cards }, atout { $trump }, place { $seat } sur { $seats } dans l’ordre de parole, { $pot } au pot.
odds-bourre-deals = { $deals ->
    [one] { $deals } donne jouée
   *[other] { $deals } donnes jouées
} jusqu’au bout, graine { $seed }. Jetons : le pot gagné ou l’amende payée, la prochaine mise d’entrée, une part égale de ce qui reste au pot.
odds-bourre-dealing = Distribution
odds-bourre-chips = jetons
odds-bourre-win = gagne
odds-bourre-tie = égalité
odds-bourre-bourre = bourré
odds-bourre-pass = passer
odds-bourre-throw = jouer, écarter { $cards ->
    [none] rien
   *[other] { $cards }
}
odds-bourre-best = Le mieux en moyenne : { $choice }.
odds-bourre-close = Le mieux en moyenne : { $choice }. Mais { $other } est trop proche pour que ces donnes les départagent.
odds-bourre-place = Il y a { $seats } joueurs à table, donc pas de place { $seat }.
odds-bourre-trump = « { $text } » n’est pas une couleur : dis { $suits }, ou la carte retournée.
odds-bourre-dealer = La dernière place est celle du donneur, qui tient la carte retournée : elle doit être dans ta main, ou du moins sa couleur.
odds-bourre-turned = La carte retournée est dans la main du donneur, pas dans la tienne.
