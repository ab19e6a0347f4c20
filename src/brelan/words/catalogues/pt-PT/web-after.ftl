# Afterwards: how a session ended, its hands one by one, records that were brought.

## The end. $chips and $amount: how much was won, or lost; $who: who won, by name.

after-won = { $you ->
    [yes] Ganhas a partida, com { $chips } de ganho.
   *[no] { $who } ganha a partida, com { $chips } de ganho.
}
after-shared = { $who }: primeiro lugar partilhado, com { $chips } de ganho cada um.
after-level = Acaba empatado: ninguém ganhou nem perdeu nada.
after-yours = { $way ->
    [up] Ganhaste { $amount }.
    [down] Perdeste { $amount }.
   *[even] Não ganhaste nem perdeste nada.
}
after-places = { $start ->
    [none] Em fichas, devolvidas todas as caves
   *[other] Em fichas; cada um começou com { $start }
}
after-gain = Ganho ou perda
after-has = No fim

## A hand in one line, put together from these pieces; $amount: chips.

after-hand-takes = { $you ->
    [yes] levas { $amount }
   *[no] { $who } leva { $amount }
}
after-hand-nobody = ninguém leva o bolo de { $amount }
after-hand-bourre = { $number ->
    [you] ficas bourré
    [single] { $who } fica bourré
   *[several] { $who } ficam bourré
}
after-hand-renege = { $number ->
    [you] fizeste renúncia
    [single] { $who } fez renúncia
   *[several] { $who } fizeram renúncia
}
after-hand-passed = passaram todos, e o bolo de { $amount } fica
after-hand-shows = { $you ->
    [yes] levas { $amount }
   *[no] { $who } leva { $amount }
} { $by ->
    [carre] com um brelan carré
    [brelan] com um brelan
    [favori] com um brelan favori
    [mistigri] com o mistigri
   *[point] pelo ponto
}
after-hand-alone = { $you ->
    [yes] levas o bolo, porque todos os outros desistiram
   *[no] { $who } leva o bolo, porque todos os outros desistiram
}
after-hand-carre = { $you ->
    [yes] levas o bolo, porque ninguém abriu depois do teu carre
   *[no] { $who } leva o bolo, porque ninguém abriu depois do carre
}
after-hand-lost = perdes { $amount }
after-hand-and = { $first }; { $then }
after-hand-open = Por acabar

## Records that were brought

after-broken = O registo viola uma regra, e só se conta até aí:
after-no-record = Este ficheiro não é um registo de Brelan.
after-no-record-because = Este registo não se consegue ler: { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $reason }.

## A hand step by step

after-still-closed = As outras mãos ficam tapadas até esta acabar.
after-arrows = As setas do teclado também avançam e recuam.

## The shuffle

after-check-yourself = Podes verificar por ti. Descarrega o registo e executa:
after-decks = Baralho a baralho
after-proof-unpromised = não se guardou nenhuma promessa de antes de dar
after-no-proofs = Este registo não conta como se fizeram os seus baralhos.
