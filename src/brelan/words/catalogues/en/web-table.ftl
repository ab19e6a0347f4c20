## The table

web-strip = The hand
web-hand-of = { $hands ->
    [0] Hand { $number }
   *[other] Hand { $number } of { $hands }
}
web-trump = Trump
web-turned-up = turned up: { $card }
web-retourne = Retourné
web-pot = Pot
web-seats = Seats
web-seat = Seat
web-dealer = dealer
web-dealer-letter = D
web-chips-word = chips
web-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
web-premium = Side account
web-premium-short = side { $amount }
web-to-act = to act
web-stand-in = a bot plays
web-stand-in-mine = A bot plays for you.
web-cards-held = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
web-put-in = put in
web-best = best
web-state-away = away
web-state-passed = passed
web-state-plays = plays
web-state-drew = { $count ->
    [0] stood pat
   *[other] drew { $count }
}
web-state-decided = decided
web-state-bourre = bourré
web-state-folded = folded
web-state-all-in = all-in
web-state-wins = takes it
web-state-pass = passed
web-state-open = opened
web-state-call = called
web-state-raise = raised
web-state-no-more = no more
web-state-carre = carre
web-state-decline = declined
web-desk = Your place
web-hand = Your cards
web-hand-draw = Your cards: choose those to lay away
web-lay-away = away
web-your-turn = Your turn.
web-wait-turn = { $name } is to act.
web-wait-away = We wait for { $name }, who is away. If that lasts, a bot plays on.
web-wait-cut = { $name } cuts the deck.
web-wait-settled = The hand is settled.
web-wait-over = The session is over.
web-wait-ready = Waiting for the others.
web-join-line = A bot plays here until somebody comes. You can take its seat at any moment, with its cards and chips.
web-take-seat = Take { $name }’s seat
web-looking-on = You are looking on. Hands stay closed.
web-ask-invite = Ask somebody at the table for the invitation, and you can sit down too.
web-sit-seat_taken = Somebody has just taken that seat. Choose another.
web-sit-table_full = All the seats are taken now. You can look on.
web-sit-session_over = This session is over, and nobody sits down any more.
web-sit-no_such_seat = There is no such seat at this table.
web-sit-no_name = Without a name nobody can sit down.
web-sit-not_kept = The house could not write that down. Try once more.
web-sit-not_invited = Only those with the invitation may sit down. Ask somebody at the table for the link.
web-seconds = { $seconds } s
web-ask-declare = { $due ->
    [0] Pass, or play for the pot? Taking no trick costs { $fine }.
   *[other] Pass, or play for the pot? Playing costs { $due }, and taking no trick as much as the pot holds{ $limit ->
        [0] .
       *[other] , { $limit } at most.
    }
}
web-ask-must-play = { $due ->
    [0] You dealt the ace that lies face up: you have to play.
   *[other] You dealt the ace that lies face up: you have to play. It costs { $due }.
}
web-ask-draw = { $most ->
    [0] No cards are changed in this house.
    [1] Choose one card to lay away, or none.
   *[other] Choose up to { $most } cards to lay away, or none.
}
web-ask-lead = Lead a card.
web-ask-follow = { $led ->
    [s] Spades were led.
    [h] Hearts were led.
    [d] Diamonds were led.
   *[c] Clubs were led.
}
# $misplay: what a wrong card costs in this house
web-ask-correct = { $misplay ->
    [retract] Only you can see this. { $reason } Until the next card is down you can play the right one, at no cost.
   *[other] Only you can see this. { $reason } Until the next card is down you can play the right one: that costs you this pot and your next deal. Otherwise it is this pot and a fine.
}
web-ask-carre = The pot is { $pot }. Double it unseen?
web-ask-open = Nobody has opened. Open, or let it go by?
# $left: all that is left, where it is less than a call takes; "enough" where it is not
web-ask-answer = { $left ->
    [enough] { $more ->
        [0] You are level at { $level }: nothing to pay.
       *[other] The level is { $level }: { $more } more to call.
    }
   *[other] The level is { $level }. You can call with all you have left: { $left }.
}
web-ask-more = All have answered at { $level }. Raise again?
web-do-play = Play
web-do-pass = Pass
web-do-draw = { $count ->
    [0] Stand pat
    [one] Change 1 card
   *[other] Change { $count } cards
}
web-do-draw-any = Change the chosen cards
web-do-correct = Play the { $card } instead
web-do-carre = Carre: { $more } more
web-do-decline = No carre
web-do-open = Open with { $to }
web-do-call = { $more ->
    [0] Call, adding nothing
   *[other] Call { $to }: { $more } more
}
web-do-raise = Raise to { $to }
web-do-fold = Fold
web-do-no-more = No more
web-do-cut = Cut here
web-do-say = Say
web-bet-to = My contribution
web-bet-result = { $to } in all: { $more } more, { $left } left in your cave.
web-less = One less
web-more = One more
web-quick-least = Least
web-quick-pot = Pot
web-quick-all = All in
web-ask-cut = You cut the deck.
web-cut-title = Hand { $number } is about to be dealt
web-cut-where = How many cards off the top? 1 to { $most }
web-commitment = Promise of the deck
web-commitment-line = The house sealed its shuffle before the cut. This is the seal: after the hand it is opened, and anybody can see that nothing was changed.
web-shuffle-how = How that works
web-shuffle-check = Check the shuffle
web-hint = Hint
web-thinking = Thinking it over…
web-hint-card = A bot would play the { $card }.
web-hint-draw = { $count ->
    [0] A bot would stand pat.
   *[other] A bot would lay away { $cards }.
}
web-hint-say = { $verb ->
    [play] A bot would play.
    [pass] A bot would pass.
    [call] A bot would call.
    [fold] A bot would fold.
    [open] A bot would open with { $amount }.
    [raise] A bot would raise to { $amount }.
    [carre] A bot would carre.
    [decline] A bot would not carre.
   *[other] A bot would say no more.
}
web-next-hand = Next hand
web-end-session = End the session
web-end-line = This ends it for everybody. What is in the pot is divided.
web-end-now = End it now
web-again = Another session
web-again-join = To the next session
web-again-laid = { $you ->
    [yes] Your table is laid for another session.
   *[no] { $name } has laid the table for another session.
}
web-look-back = Look back at the hands
# $seat: whether the reader has one
web-lost = { $seat ->
    [yes] The line is down. Your seat is kept; we are trying again.
   *[no] The line is down. We are trying again.
}
web-keys = Keys
web-key = { $key ->
    [enter] { $game ->
        [bourre] confirm, or next hand
       *[bouillotte] confirm, or next hand
    }
    [p] { $game ->
        [bourre] play
       *[bouillotte] pass
    }
    [x] { $game ->
        [bourre] pass
       *[bouillotte] put down the bet
    }
    [d] { $game ->
        [bourre] change the chosen cards
       *[bouillotte] go to the amount
    }
    [h] a hint
    [help] this sheet
    [escape] close what is open
   *[other] { $game ->
        [bourre] play or choose that card of your row
       *[bouillotte] the first, second … button
    }
}
web-close-sheet = Close
