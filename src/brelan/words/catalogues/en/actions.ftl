# What may be done, as it stands on a list or a button, and what is asked at each point of a hand.

## Actions. $cards: cards named, "none" without any; $amount: the whole contribution after it. ".span" is said of a range
## of numbers, $low to $high.

action-pass = pass
action-play = play
action-draw = { $cards ->
    [none] stand pat
   *[other] change { $cards }
}
    .span = change { $low ->
        [0] up to { $high ->
            [one] one card
           *[other] { $high } cards
        }
       *[other] { $low } to { $high } cards
    }
action-card = { $cards }
action-correct = put it right with { $cards }
action-early = speak out of turn
action-restock = shuffle what was laid away
action-carre = carre
action-decline = no carre
action-open = open with { $amount }
    .span = open with anything from { $low } to { $high }
action-call = call
action-raise = raise to { $amount }
    .span = raise to anything from { $low } to { $high }
action-fold = fold
action-no-more = no more

## Questions, by the phase of a hand

ask-declaring = Pass or play?
ask-drawing = Which cards do you change, { $most ->
    [0] if any
   *[other] { $most } at most
}?
ask-playing = { $led ->
    [none] You lead. Which card?
   *[other] Which card do you play?
}
ask-blind-bets = Carre, before you see a card?
ask-before-the-opening = Do you open?
ask-answering = Call, raise or fold?
ask-raising-again = Raise again, or no more?

## What the terminal cannot read, by the code of the reader

unreadable-no_action = no such move in this game
unreadable-no_card = that is no card
unreadable-not_one_card = one card is wanted
unreadable-card_twice = a card is there twice
unreadable-no_choice = there is no such number on the list
