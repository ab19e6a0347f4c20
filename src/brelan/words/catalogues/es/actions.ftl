# What may be done, as it stands on a list or a button, and what is asked at each point of a hand.

## Actions

action-pass = pasar
action-play = jugar
action-draw = { $cards ->
    [none] no cambiar
   *[other] cambiar { $cards }
}
    .span = cambiar { $low ->
        [0] hasta { $high ->
            [one] una carta
           *[other] { $high } cartas
        }
       *[other] de { $low } a { $high } cartas
    }
action-card = { $cards }
action-correct = corregir con { $cards }
action-early = hablar antes de tiempo
action-restock = barajar lo apartado
action-carre = carre
action-decline = sin carre
action-open = abrir con { $amount }
    .span = abrir con cualquier cifra de { $low } a { $high }
action-call = igualar
action-raise = subir a { $amount }
    .span = subir a cualquier cifra de { $low } a { $high }
action-fold = retirarse
action-no-more = plantarse

## Questions, by the phase of a hand

ask-declaring = ¿Pasas o juegas?
ask-drawing = ¿Qué cartas cambias, { $most ->
    [0] si cambias alguna
   *[other] { $most } como mucho
}?
ask-playing = { $led ->
    [none] Sales tú. ¿Con qué carta?
   *[other] ¿Qué carta echas?
}
ask-blind-bets = ¿Haces carre, antes de ver una carta?
ask-before-the-opening = ¿Abres?
ask-answering = ¿Igualas, subes o te retiras?
ask-raising-again = ¿Subes otra vez o te plantas?

## What the terminal cannot read, by the code of the reader

unreadable-no_action = esa jugada no existe en este juego
unreadable-no_card = eso no es una carta
unreadable-not_one_card = hace falta una sola carta
unreadable-card_twice = hay una carta repetida
unreadable-no_choice = ese número no está en la lista
