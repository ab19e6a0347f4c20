# Après coup : comment une partie a fini, ses donnes une par une, les relevés apportés.

## La fin. $chips et $amount : combien a été gagné, ou perdu ; $who : qui a gagné, par son nom.

after-won = { $you ->
    [yes] Tu remportes la partie, avec { $chips } de gain.
   *[no] { $who } remporte la partie, avec { $chips } de gain.
}
after-shared = Première place partagée, { $chips } de gain chacun : { $who }.
after-level = Tout finit à égalité : personne n’a rien gagné ni perdu.
after-yours = { $way ->
    [up] Tu as gagné { $amount }.
    [down] Tu as perdu { $amount }.
   *[even] Tu n’as rien gagné ni perdu.
}
after-places = { $start ->
    [none] En jetons, toutes les caves rendues
   *[other] En jetons ; chacun a commencé avec { $start }
}
after-gain = Gain ou perte
after-has = À la fin

## Une donne en une ligne, faite de ces morceaux ; $amount : des jetons.

after-hand-takes = { $you ->
    [yes] tu prends { $amount }
   *[no] { $who } prend { $amount }
}
after-hand-nobody = personne ne prend le pot de { $amount }
after-hand-bourre = { $number ->
    [you] tu es bourré
    [single] { $who } est bourré
   *[several] { $who } sont bourrés
}
after-hand-renege = { $number ->
    [you] tu as fait une renonce
    [single] { $who } a fait une renonce
   *[several] { $who } ont fait une renonce
}
after-hand-passed = tout le monde a passé, et le pot de { $amount } reste
after-hand-shows = { $you ->
    [yes] tu prends { $amount }
   *[no] { $who } prend { $amount }
} { $by ->
    [carre] avec un brelan carré
    [brelan] avec un brelan
    [favori] avec un brelan favori
    [mistigri] avec le mistigri
   *[point] au point
}
after-hand-alone = { $you ->
    [yes] tu prends le pot, tous les autres s’étant couchés
   *[no] { $who } prend le pot, tous les autres s’étant couchés
}
after-hand-carre = { $you ->
    [yes] tu prends le pot, personne n’ayant ouvert après ton carre
   *[no] { $who } prend le pot, personne n’ayant ouvert après le carre
}
after-hand-lost = tu perds { $amount }
after-hand-and = { $first } ; { $then }
after-hand-open = Pas finie

## Relevés apportés

after-broken = Le relevé enfreint une règle, et n’est raconté que jusque-là :
after-no-record = Ce fichier n’est pas un relevé de Brelan.
after-no-record-because = Ce relevé ne peut pas se lire : { $place ->
    [none] {""}
   *[other] { $place } :{" "}
}{ $reason }.

## Une donne pas à pas

after-still-closed = Les autres mains restent fermées jusqu’à la fin de cette donne.
after-arrows = Les flèches du clavier avancent et reculent aussi.

## Le mélange

after-check-yourself = Tu peux le vérifier toi-même. Télécharge le relevé, et lance :
after-decks = Paquet par paquet
after-proof-unpromised = aucune promesse d’avant la donne n’a été gardée
after-no-proofs = Ce relevé ne raconte pas comment ses paquets se sont faits.
