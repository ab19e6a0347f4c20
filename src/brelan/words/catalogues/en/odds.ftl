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
# $number: how many there are, $most: how many there should be; $hand, $up: an example
odds-no-suit = “{ $piece }” lacks its suit: say it too, as in { $example }.
odds-card-twice = { $cards } is there twice; no pack has two of it.
odds-hand-missing = Which hand? Say three cards and the retourné: brelan odds bouillotte "{ $hand }" --up { $up }
odds-hand-number = A hand has { $most } cards; here { $number ->
    [one] is one
   *[other] are { $number }
}: { $cards }.
odds-up-missing = Which card is turned up? Say it with --up, such as --up { $up }.
odds-up-number = One card is turned up, not { $number }: { $cards }.
odds-up-in-hand = { $cards } cannot be in the hand and turned up as well.
odds-foreign = { $cards }: not in this pack, which has only { $ranks } of each suit.
odds-no-picture = “{ $ending }” is no kind of picture known here; there are { $endings }.
odds-no-such-place = With { $inside } in there is no place { $seat }.
odds-not-installed = { $missing } is missing: { $command }
odds-not-drawn = { $file } cannot be drawn: { $reason }.
odds-plot-seat = place { $seat }
odds-plot-hands = best hands first, % of all hands
odds-plot-chance = chance to win, %
odds-plot-title = Bouillotte: the showdown with { $inside } in

odds-bourre-hand = { $cards }, trump { $trump }, place { $seat } of { $seats } in speaking order, { $pot } in the pot.
odds-bourre-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} played to the end, seed { $seed }. Chips: the pot won or the fine paid, the next ante, an even share of what is left in the pot.
odds-bourre-dealing = Dealing
odds-bourre-chips = chips
odds-bourre-win = win
odds-bourre-tie = tie
odds-bourre-bourre = bourré
odds-bourre-pass = pass
odds-bourre-throw = play, throw { $cards ->
    [none] nothing
   *[other] { $cards }
}
odds-bourre-best = Best on average: { $choice }.
odds-bourre-close = Best on average: { $choice }. But { $other } is too near to be told apart by these deals.
odds-bourre-place = There are { $seats } at the table, so there is no place { $seat }.
odds-bourre-trump = “{ $text }” is no suit: say { $suits }, or the turned-up card.
odds-bourre-dealer = The last place is the dealer’s, who holds the turned-up card: your cards must have it, or at least its suit.
odds-bourre-turned = The turned-up card is in the dealer’s hand, not in yours.
