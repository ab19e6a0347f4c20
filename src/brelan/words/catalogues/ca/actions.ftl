# What may be done, as it stands on a list or a button, and what is asked at each point of a hand.

## Actions

action-pass = passar
action-play = jugar
action-draw = { $cards ->
    [none] no canviar
   *[other] canviar { $cards }
}
    .span = canviar { $low ->
        [0] fins a { $high ->
            [one] una carta
           *[other] { $high } cartes
        }
       *[other] de { $low } a { $high } cartes
    }
action-card = { $cards }
action-correct = esmenar-ho amb { $cards }
action-early = parlar abans d’hora
action-restock = barrejar els descarts
action-carre = fer carre
action-decline = sense carre
action-open = obrir amb { $amount }
    .span = obrir amb una xifra de { $low } a { $high }
action-call = igualar
action-raise = apujar a { $amount }
    .span = apujar a una xifra de { $low } a { $high }
action-fold = plegar
action-no-more = prou

## Questions, by the phase of a hand

ask-declaring = Passes o jugues?
ask-drawing = Quines cartes canvies, { $most ->
    [0] si en canvies cap
   *[other] { $most } com a molt
}?
ask-playing = { $led ->
    [none] Surts tu. Amb quina carta?
   *[other] Quina carta tires?
}
ask-blind-bets = Fas carre, abans de veure cap carta?
ask-before-the-opening = Obres?
ask-answering = Iguales, apuges o plegues?
ask-raising-again = Tornes a apujar, o prou?

## What the terminal cannot read, by the code of the reader

unreadable-no_action = aquesta jugada no existeix en aquest joc
unreadable-no_card = això no és cap carta
unreadable-not_one_card = cal una sola carta
unreadable-card_twice = hi ha una carta repetida
unreadable-no_choice = aquest número no és a la llista
