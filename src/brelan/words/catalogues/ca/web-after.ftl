# Afterwards: how a session ended, its hands one by one, records that were brought.

## The end. $chips and $amount: how much was won, or lost; $who: who won, by name.

after-won = { $you ->
    [yes] Guanyes la partida, amb { $chips } de guany.
   *[no] { $who } guanya la partida, amb { $chips } de guany.
}
after-shared = { $who }: primer lloc compartit, amb { $chips } de guany cadascú.
after-level = Acaba en empat: ningú no ha guanyat ni perdut res.
after-yours = { $way ->
    [up] Has guanyat { $amount }.
    [down] Has perdut { $amount }.
   *[even] No has guanyat ni perdut res.
}
after-places = { $start ->
    [none] En fitxes, tornades totes les caves
   *[other] En fitxes; cadascú va començar amb { $start }
}
after-gain = Guanyat o perdut
after-has = Al final

## A hand in one line, put together from these pieces; $amount: chips.

after-hand-takes = { $you ->
    [yes] t’endús { $amount }
   *[no] { $who } s’endú { $amount }
}
after-hand-nobody = ningú no s’endú el pot de { $amount }
after-hand-bourre = { $number ->
    [you] quedes bourré
    [single] { $who } queda bourré
   *[several] { $who } queden bourré
}
after-hand-renege = { $number ->
    [you] has fet un renunci
    [single] { $who } ha fet un renunci
   *[several] { $who } han fet un renunci
}
after-hand-passed = han passat tots, i el pot de { $amount } es queda
after-hand-shows = { $you ->
    [yes] t’endús { $amount }
   *[no] { $who } s’endú { $amount }
} { $by ->
    [carre] amb un brelan carré
    [brelan] amb un brelan
    [favori] amb un brelan favori
    [mistigri] amb el mistigri
   *[point] pel punt
}
after-hand-alone = { $you ->
    [yes] t’endús el pot, perquè tots els altres han plegat
   *[no] { $who } s’endú el pot, perquè tots els altres han plegat
}
after-hand-carre = { $you ->
    [yes] t’endús el pot, perquè ningú no ha obert després del teu carre
   *[no] { $who } s’endú el pot, perquè ningú no ha obert després del carre
}
after-hand-lost = perds { $amount }
after-hand-and = { $first }; { $then }
after-hand-open = Sense acabar

## Records that were brought

after-broken = El registre incompleix una regla, i s’explica només fins allà:
after-no-record = Aquest fitxer no és cap registre de Brelan.
after-no-record-because = Aquest registre no es pot llegir: { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $reason }.

## A hand step by step

after-still-closed = Les altres mans queden tapades fins que s’acabi aquesta.
after-arrows = Les fletxes del teclat també van endavant i enrere.

## The shuffle

after-check-yourself = Ho pots comprovar pel teu compte. Baixa el registre i executa:
after-decks = Baralla per baralla
after-proof-unpromised = no es va guardar cap promesa d’abans de repartir
after-no-proofs = Aquest registre no explica com es van fer les seves baralles.
