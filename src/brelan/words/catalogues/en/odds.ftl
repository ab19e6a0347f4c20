# Exact chances, and what a hand can still get when all cards are known.

odds-hand = { $cards } with { $up } turned up, { $inside } in:
odds-seat = place { $seat } from the dealer’s right: { $percent } ({ $fraction })
odds-any-seat = a place drawn by lot: { $percent } ({ $fraction })
odds-by = Whenever it wins, it wins by { $by ->
    [carre] the brelan carré
    [brelan] its brelan
   *[point] the point
}.
odds-no-card = “{ $piece }” is no card.
odds-wrong-cards = Three cards are wanted, and one other with --up, all of A K Q 9 8.
odds-no-such-place = With { $inside } in there is no place { $seat }.
odds-not-installed = { $missing } is missing: { $command }
odds-not-drawn = { $file } cannot be drawn: { $reason }
odds-plot-seat = place { $seat }
odds-plot-hands = best hands first, % of all hands
odds-plot-chance = chance to win, %
odds-plot-title = Bouillotte: the showdown with { $inside } in
