# Why a bot would do what it advises. $action is the action as the table would say it.

hint-advice = { $why } My advice: { $action }.

hint-by-chance = No reason at all: a legal move drawn by lot.
hint-held-by-the-ace = An ace is turned up, so you have to play.
hint-good-enough-to-play = With { $trumps ->
        [0] no trump
        [one] one trump
       *[other] { $trumps } trumps
    } and { $stayed ->
        [0] nobody in yet
        [one] one seat in already
       *[other] { $stayed } seats in already
    }, your hand should take a trick or more.
hint-too-weak-to-play = With { $trumps ->
        [0] no trump
        [one] one trump
       *[other] { $trumps } trumps
    } and { $stayed ->
        [0] nobody in yet
        [one] one seat in already
       *[other] { $stayed } seats in already
    }, a trick is too far from certain to risk the fine.
hint-change-the-rest = Keep { $keep ->
        [none] nothing
       *[other] { $keep }
    } and hope for better with the { $number ->
        [one] other card
       *[other] other { $number }
    }.
hint-stand-pat = Every card you hold is worth keeping.
hint-only-card = { $card } is the only card you may play.
hint-lead-the-top-trump = No trump that is still out beats { $card }.
hint-lead-a-master = { $card } is the highest left of its suit.
hint-lead-from-strength = With trumps to spare, { $card } draws those of the others.
hint-lead-low = Nothing here is sure: { $card } costs least.
hint-lead-high = { $card } is the highest card you hold: lead it and see.
hint-win-cheaply = You play last, and { $card } is the lowest card that wins.
hint-win-low = { $card } is the lowest card that wins.
hint-win-high = Others still play: { $card } is the hardest of your cards to beat.
hint-lose-the-lowest = Nothing you may play wins, so let { $card } go.

## Strong, at Bourré: what came of playing many deals to the end. $gain: chips, with one decimal.

hint-playing-is-better = Playing is worth about { $gain } chips more than passing: you should win this pot { $percent ->
        [one] once
       *[other] { $percent } times
    } in 100.
hint-passing-is-better = To play would cost you about { $gain } chips more than to pass.
hint-words-alike = To play and to pass come out much the same here.
hint-better-change = { $away ->
        [none] Standing pat
       *[other] Throwing { $away }
    } is worth about { $gain } chips more than { $other ->
        [none] standing pat
       *[other] throwing { $other }
    }.
hint-changes-alike = { $away ->
        [none] Standing pat
       *[other] Throwing { $away }
    } or { $other ->
        [none] standing pat
       *[other] throwing { $other }
    }: it comes out much the same.
hint-better-card = { $card } is worth about { $gain } chips more than { $other }{ $percent ->
        [0] , though this pot is all but lost.
        [one] , and wins this pot once in 100.
       *[other] , and wins this pot { $percent } times in 100.
    }
hint-cards-alike = { $card } or { $other }: it comes out much the same.

## Bouillotte. $percent: how often the hand wins when the unseen cards are dealt out by chance.

-hopeless = These cards have no chance to speak of.

hint-carre-small-pot = The pot is small enough to try for the last word, blind as it is.
hint-decline-blind = Blind, this pot is not worth doubling.
hint-bluff = { $percent ->
    [0] { -hopeless }
   *[other] You win about { $percent } in 100 only.
} But now and then one has to bet on nothing, or nobody believes the rest.
hint-bet-brelan = A brelan, good for about { $percent } in 100: make them pay to see it.
hint-bet-point = Your best suit is { $suit_name }, good for about { $percent } in 100: bet on it.
hint-wait = { $percent ->
    [0] { -hopeless } Wait and see who opens.
   *[other] About { $percent } in 100 are too few to open with. Wait and see who does.
}
hint-enough-in-it = There is enough in the pot for a hand that wins about { $percent } in 100.
hint-worth-the-call = You win about { $percent } in 100, and it costs { $need } for a pot of { $pot }: that is worth it.
hint-not-worth-the-call = { $percent ->
    [0] { -hopeless } To pay { $need } for a pot of { $pot } is too much.
   *[other] You win about { $percent } in 100. To pay { $need } for a pot of { $pot } is too much.
}

## Bouillotte, what was learnt by practice. $gain: chips with one decimal, the chance to win times the pot, less what
## must be paid, if nobody bets any more; $chips: the pot.

hint-learnt-bet = You win about { $percent } in 100, so about { $gain } chips of the pot are yours already: bet, and make the others pay to see.
hint-learnt-bluff = { $percent ->
    [0] { -hopeless }
   *[other] You win about { $percent } in 100 only.
} But if the others fold, you win { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, and from here a bet is believed often enough.
hint-learnt-pass = { $percent ->
    [0] { -hopeless } Waiting costs nothing; to open would be a bluff.
   *[other] { $gain ->
        [0] You win about { $percent } in 100, worth next to nothing as the pot lies: in the long run it pays more to wait than to open.
       *[other] You win about { $percent } in 100, worth about { $gain } chips as the pot lies: in the long run it pays more to wait than to open.
    }
}
hint-learnt-stay = { $percent ->
    [0] { -hopeless } But there is nothing to pay, so stay in.
   *[other] { $gain ->
        [0] There is nothing to pay, and hardly a chip of the pot is yours: only better hands would follow a raise.
       *[other] There is nothing to pay, and about { $gain } chips of the pot are yours: only better hands would follow a raise.
    }
}
hint-learnt-call = You win about { $percent } in 100: to pay { $need } gains about { $gain } chips if nobody bets any more.
hint-learnt-call-for-later = { $percent ->
    [0] { -hopeless } To pay { $need } is for a bluff: it pays only if the others fold later.
   *[other] By the cards alone, to pay { $need } loses about { $gain } chips. What can still be won later makes up for it.
}
hint-learnt-fold = { $percent ->
    [0] { -hopeless } To pay { $need } would be giving it away.
   *[other] You win about { $percent } in 100: to pay { $need } would lose about { $gain } chips on the average.
}
hint-learnt-fold-good-cards = By the cards alone, to pay { $need } would gain about { $gain } chips. But whoever bets like this holds more than chance gives.
