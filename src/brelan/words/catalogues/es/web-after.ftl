# Afterwards: how a session ended, its hands one by one, records that were brought.

## The end. $chips and $amount: how much was won, or lost; $who: who won, by name.

after-won = { $you ->
    [yes] Ganas la partida, con { $chips } de ganancia.
   *[no] { $who } gana la partida, con { $chips } de ganancia.
}
after-shared = { $who }: primer puesto compartido, con { $chips } de ganancia por cabeza.
after-level = Acaba en empate: nadie ha ganado ni perdido nada.
after-yours = { $way ->
    [up] Has ganado { $amount }.
    [down] Has perdido { $amount }.
   *[even] No has ganado ni perdido nada.
}
after-places = { $start ->
    [none] En fichas, devueltas todas las caves
   *[other] En fichas; cada uno empezó con { $start }
}
after-gain = Ganado o perdido
after-has = Al final

## A hand in one line, put together from these pieces; $amount: chips.

after-hand-takes = { $you ->
    [yes] te llevas { $amount }
   *[no] { $who } se lleva { $amount }
}
after-hand-nobody = nadie se lleva el bote de { $amount }
after-hand-bourre = { $number ->
    [you] quedas bourré
    [single] { $who } queda bourré
   *[several] { $who } quedan bourré
}
after-hand-renege = { $number ->
    [you] has hecho renuncio
    [single] { $who } ha hecho renuncio
   *[several] { $who } han hecho renuncio
}
after-hand-passed = han pasado todos, y el bote de { $amount } se queda
after-hand-shows = { $you ->
    [yes] te llevas { $amount }
   *[no] { $who } se lleva { $amount }
} { $by ->
    [carre] con un brelan carré
    [brelan] con un brelan
    [favori] con un brelan favori
    [mistigri] con el mistigri
   *[point] por el punto
}
after-hand-alone = { $you ->
    [yes] te llevas el bote, porque todos los demás se retiraron
   *[no] { $who } se lleva el bote, porque todos los demás se retiraron
}
after-hand-carre = { $you ->
    [yes] te llevas el bote, porque nadie abrió después de tu carre
   *[no] { $who } se lleva el bote, porque nadie abrió después del carre
}
after-hand-lost = pierdes { $amount }
after-hand-and = { $first }; { $then }
after-hand-open = Sin terminar

## Records that were brought

after-broken = El registro incumple una regla, y se cuenta solo hasta ahí:
after-no-record = Este archivo no es un registro de Brelan.
after-no-record-because = Este registro no se puede leer: { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $reason }.

## A hand step by step

after-still-closed = Las demás manos siguen tapadas hasta que acabe esta.
after-arrows = Las flechas del teclado también avanzan y retroceden.

## The shuffle

after-check-yourself = Puedes comprobarlo por tu cuenta. Descarga el registro y ejecuta:
after-decks = Baraja por baraja
after-proof-unpromised = no se guardó ninguna promesa de antes del reparto
after-no-proofs = Este registro no cuenta cómo se hicieron sus barajas.
