# What may be done, as it stands on a list or a button, and what is asked at each point of a hand.

## Actions

action-pass = passar
action-play = ir a jogo
action-draw = { $cards ->
    [none] não trocar
   *[other] trocar { $cards }
}
    .span = trocar { $low ->
        [0] até { $high ->
            [one] uma carta
           *[other] { $high } cartas
        }
       *[other] de { $low } a { $high } cartas
    }
action-card = { $cards }
action-correct = emendar com { $cards }
action-early = falar antes da vez
action-restock = baralhar os descartes
action-carre = fazer carre
action-decline = sem carre
action-open = abrir com { $amount }
    .span = abrir com um valor de { $low } a { $high }
action-call = igualar
action-raise = subir para { $amount }
    .span = subir para um valor de { $low } a { $high }
action-fold = desistir
action-no-more = chega

## Questions, by the phase of a hand

ask-declaring = Passas ou vais a jogo?
ask-drawing = Que cartas trocas, { $most ->
    [0] se trocares alguma
   *[other] no máximo { $most }
}?
ask-playing = { $led ->
    [none] Sais tu. Com que carta?
   *[other] Que carta jogas?
}
ask-blind-bets = Fazes carre, antes de ver uma carta?
ask-before-the-opening = Abres?
ask-answering = Igualas, sobes ou desistes?
ask-raising-again = Sobes outra vez, ou chega?

## What the terminal cannot read, by the code of the reader

unreadable-no_action = essa jogada não existe neste jogo
unreadable-no_card = isso não é uma carta
unreadable-not_one_card = é precisa uma só carta
unreadable-card_twice = há uma carta repetida
unreadable-no_choice = esse número não está na lista
