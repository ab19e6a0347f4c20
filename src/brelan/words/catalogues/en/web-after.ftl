# Afterwards: how a session ended, its hands one by one, records that were brought.

## The end. $chips and $amount: how much was won, or lost; $who: who won, by name.

after-won = { $you ->
    [yes] You win the session, { $chips } up.
   *[no] { $who } wins the session, { $chips } up.
}
after-shared = { $who } share the first place, { $chips } up each.
after-level = It ends level: nobody has won or lost anything.
after-yours = { $way ->
    [up] You won { $amount }.
    [down] You lost { $amount }.
   *[even] You came out even.
}
after-places = { $start ->
    [none] In chips, all caves given back
   *[other] In chips; everybody began with { $start }
}
after-gain = Won or lost
after-has = At the end

## A hand in one line, put together from these pieces; $amount: chips.

after-hand-takes = { $you ->
    [yes] you take { $amount }
   *[no] { $who } takes { $amount }
}
after-hand-nobody = nobody takes the pot of { $amount }
after-hand-bourre = { $number ->
    [you] you were bourré
    [single] { $who } was bourré
   *[several] { $who } were bourré
}
after-hand-renege = { $number ->
    [you] you reneged
    [single] { $who } reneged
   *[several] { $who } reneged
}
after-hand-passed = all passed, and the pot of { $amount } stays
after-hand-shows = { $you ->
    [yes] you take { $amount }
   *[no] { $who } takes { $amount }
} { $by ->
    [carre] with a brelan carré
    [brelan] with a brelan
    [favori] with a brelan favori
    [mistigri] with the mistigri
   *[point] by the point
}
after-hand-alone = { $you ->
    [yes] you take the pot, as all the others folded
   *[no] { $who } takes the pot, as all the others folded
}
after-hand-carre = { $you ->
    [yes] you take the pot, as nobody opened after your carre
   *[no] { $who } takes the pot, as nobody opened after the carre
}
after-hand-lost = you lose { $amount }
after-hand-and = { $first }; { $then }
after-hand-open = Not finished

## Records that were brought

after-broken = The record breaks a rule, and is told up to there:
after-no-record = This file is not a Brelan record.
after-no-record-because = This record cannot be read: { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $reason }.

## A hand step by step

after-still-closed = The other hands stay closed until this hand is over.
after-arrows = The arrow keys go on and back too.

## The shuffle

after-check-yourself = You can check it yourself. Download the record, and run:
after-decks = Deck by deck
after-proof-unpromised = no promise from before the deal was kept
after-no-proofs = This record does not tell how its decks were made.
