# A hand with all cards known: what each seat can still get.

solve-hand = Hand { $number }: trump { $trump }, { $chips } in the pot. To play: { $who }
solve-holds = { $who }: { $cards } (tricks so far: { $won })
solve-best = When every seat plays for its own chips, the card for { $who } is { $card }:
solve-trick = Trick { $number } to { $who }: { $plays }
solve-seat = { $who }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $chips }
solve-cards = What each card brings { $who }:
solve-card = { $card }: { $chips } (the pot: { $winner ->
    [none] nobody
   *[other] { $winner }
}; bourré: { $bourre ->
    [none] nobody
   *[other] { $bourre }
})
solve-card-unknown = { $card }: not found
solve-forced = Alone against all the others together, a seat can force so many tricks in all:
solve-forced-seat = { $who }: { $tricks ->
    [none] not found
   *[other] { $tricks }
}
solve-proof = How it goes when all play against { $who } as well as they can ({ $tricks } in all):
solve-sure = Sure for { $who }, from what that seat can know: { $tricks } to come, { $won } won. { $cinch ->
    [yes] That is a cinch
   *[no] That is no cinch
}.
solve-step = { $how ->
    [takes] { $cards } takes this trick: nobody still to play can beat it
    [leads] { $cards } is led: no rival trump beats it
    [side] { $cards } is led: no trump is left against it, and no higher card of its suit
   *[outlasts] { $cards }: the higher trumps of the others cannot beat them all; tricks left: { $tricks }
}
solve-note = Chips are those of this hand: the pot, the fines. An ante somebody need not pay next time is not counted. Of cards worth the same to a seat, the lowest is played, spades before hearts, diamonds and clubs.
solve-too-long = { $what ->
    [chips] What every seat gets, playing for its own chips, was not found
   *[forced] Not all that can be forced was found
} with { $nodes } cards played in thought. What stands here is exact; --nodes allows more.
solve-thinking = Thinking: { $done } of { $of }
solve-other-game = { $file } is no record of Bourré, and only there are tricks played.
solve-no-hand = No hand is open in { $file }: the record must stop inside one, where a card is to be played.
solve-no-lead = In { $file } nobody has led in hand { $number } yet. Let the record go on until all have spoken and drawn, and a card is to be played.
