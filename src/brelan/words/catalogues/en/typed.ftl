# What people type at the terminal, each form after a comma. Capitals, accents and signs do not matter. A record's own words
# (pass, draw 3c 9d …), what the lists and questions show, and the beginning of a form are understood besides.

## Moves

typed-pass = pass, I pass, check, I check
typed-play = play, I play, in, I am in, stay, stay in, I stay
typed-card = play, I play, lead, I lead, put
typed-draw = change, I change, draw, I draw, discard, I discard
typed-none = none, stand pat, pat, keep, nothing, keep all, keep them all, I keep them
typed-correct = put it right, put right, correct
typed-early = speak out of turn
typed-carre = carre, I carre
typed-decline = no carre, decline, I decline
typed-open = open, I open, bet, I bet
typed-call = call, I call, see, I see, match
typed-raise = raise, I raise
typed-fold = fold, I fold, give up, throw in
typed-no-more = no more, enough, I am done
typed-stand = let it stand, let it be, stand
# A whole cave, and the small words before a number.
typed-all = all, all in, all-in, everything, max
typed-to = to, with, at

## Cards

# The letters of king, queen and jack, in this order. K Q J are always understood.
typed-court = K, Q, J
# Small words among cards, which are not heard.
typed-of = of, the, my
typed-and = and
typed-suit-s = spade
typed-suit-h = heart
typed-suit-d = diamond
typed-suit-c = club

## At any time

typed-yes = yes, y
typed-no = no, n
typed-hint = h, hint
typed-help = ?, help
typed-quit = quit, exit
