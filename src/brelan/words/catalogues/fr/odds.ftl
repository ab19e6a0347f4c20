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
odds-wrong-cards = Il faut trois cartes, et une autre avec --up, toutes parmi A R D 9 8.
odds-no-such-place = Avec { $inside } en jeu, il n’y a pas de place { $seat }.
odds-not-installed = { $missing } manque : { $command }
odds-not-drawn = { $file } ne peut pas être dessiné : { $reason }
odds-plot-seat = place n° { $seat }
odds-plot-hands = meilleures mains d’abord, % de toutes les mains
odds-plot-chance = chance de gagner, %
odds-plot-title = Bouillotte : l’abattage à { $inside } en jeu
