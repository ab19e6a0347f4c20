# What came of an action, for everybody to read.
#
# $who: the seat it is about; $you: "yes" when that is the reader. $cards: cards shown; $amount, $chips: a number, and the
# same as chips. $note: a word of the rules; $suit_name: a suit. $clause: the clause, where it changes what is to be said.

## Bourré

happening-turned_up = { $you ->
    [yes] You turn up { $cards }: { $suit_name } are trumps.
   *[no] { $who } turns up { $cards }: { $suit_name } are trumps.
}
happening-passes = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
happening-plays = { $you ->
    [yes] You are in.
   *[no] { $who } is in.
}
happening-decided = { $you ->
    [yes] You have decided.
   *[no] { $who } has decided.
}
happening-unasked = { $you ->
    [yes] All the others have passed: you are in unasked.
   *[no] All the others have passed: { $who } is in unasked.
}
happening-drew = { $you ->
    [yes] { $amount ->
        [0] You stand pat.
        [one] You change one card.
       *[other] You change { $amount } cards.
    }
   *[no] { $amount ->
        [0] { $who } stands pat.
        [one] { $who } changes one card.
       *[other] { $who } changes { $amount } cards.
    }
}
happening-laid_aside = { $you ->
    [yes] You lay { $cards } aside, face up; trumps stay as they are.
   *[no] { $who } lays { $cards } aside, face up; trumps stay as they are.
}
happening-restock = The stock has run out: { $amount ->
        [one] one card laid away earlier is
       *[other] { $amount } cards laid away earlier are
    } shuffled and dealt on.
happening-played = { $you ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
}
happening-takes_trick = { $you ->
    [yes] You take the trick with { $cards }: { $amount } now.
   *[no] { $who } takes the trick with { $cards }: { $amount } now.
}
happening-nobody_collects = { $note ->
    [all_passed] All have passed: the pot of { $chips } stays.
    [tie] A tie for most tricks: nobody takes the pot of { $chips }.
    [barred] Whoever took most tricks has no right to the pot: { $chips } carried on.
   *[blocked] Somebody is bourré, and in this house that keeps the pot from the winner: { $chips } carried on.
}
happening-puts_right = { $you ->
    [yes] You take back { $cards }, which broke a rule.
   *[no] { $who } takes back { $cards }, which broke a rule.
}
happening-renege = { $you ->
    [yes] You reneged with { $cards }
   *[no] { $who } reneged with { $cards }
}: { $note ->
    [must_follow_suit] there was a card of the suit led to follow with
    [must_trump] there was a trump to play
    [must_beat] the best card could have been beaten
    [cinch_lead] with a sure hand the highest trump has to be led
   *[cinch_trump] with a sure hand the highest trump has to be played
}. That costs the right to this pot, and a fine when it is settled.
happening-misplay = { $you ->
    [yes] Your { $cards } broke a rule
   *[no] { $who } broke a rule with { $cards }
}: { $note ->
    [must_follow_suit] there was a card of the suit led to follow with
    [must_trump] there was a trump to play
    [must_beat] the best card could have been beaten
    [cinch_lead] with a sure hand the highest trump has to be led
   *[cinch_trump] with a sure hand the highest trump has to be played
}. In this house it costs nothing.
happening-early = { $you ->
    [yes] You spoke out of turn, and miss your next turn to deal.
   *[no] { $who } spoke out of turn, and misses the next turn to deal.
}
happening-deal_missed = { $you ->
    [yes] You miss this turn to deal: you had lost it.
   *[no] { $who } misses this turn to deal, which was lost.
}

## The last one left, in either game

happening-alone = { $game ->
    [bouillotte] { $you ->
        [yes] Everybody else has folded: you take the pot and keep your cards to yourself.
       *[no] Everybody else has folded: { $who } takes the pot and shows nothing.
    }
   *[bourre] { $you ->
        [yes] You are the only one in: every trick is yours.
       *[no] { $who } is the only one in: every trick is won.
    }
}

## Bouillotte

happening-carre = { $you ->
    [yes] { $note ->
        [buyback] You buy the last word back for { $chips }.
       *[other] You carre, blind, for { $chips }.
    }
   *[no] { $note ->
        [buyback] { $who } buys the last word back for { $chips }.
       *[other] { $who } carres, blind, for { $chips }.
    }
}
happening-decline = { $you ->
    [yes] { $note ->
        [buyback] You do not buy the last word back.
       *[other] You do not carre.
    }
   *[no] { $note ->
        [buyback] { $who } does not buy the last word back.
       *[other] { $who } does not carre.
    }
}
happening-cannot_carre = { $you ->
    [yes] You do not have the { $chips } for a carre, and are not asked.
   *[no] { $who } does not have the { $chips } for a carre, and is not asked.
}
happening-dealt = { $you ->
    [yes] You deal { $amount } cards to everyone.
   *[no] { $who } deals { $amount } cards to everyone.
}
happening-retourne = The retourné is { $cards }.
happening-pass = { $you ->
    [yes] You pass for now.
   *[no] { $who } passes for now.
}
happening-open = { $you ->
    [yes] You open with { $chips }{ $note ->
        [all_in] , the whole cave
       *[other] {""}
    }.
   *[no] { $who } opens with { $chips }{ $note ->
        [all_in] , the whole cave
       *[other] {""}
    }.
}
happening-raise = { $you ->
    [yes] You raise to { $chips }{ $note ->
        [all_in] , the whole cave
       *[other] {""}
    }.
   *[no] { $who } raises to { $chips }{ $note ->
        [all_in] , the whole cave
       *[other] {""}
    }.
}
happening-call = { $you ->
    [yes] { $note ->
        [all_in] You call with the whole cave, { $chips } in all.
       *[other] You call, { $chips } in all.
    }
   *[no] { $note ->
        [all_in] { $who } calls with the whole cave, { $chips } in all.
       *[other] { $who } calls, { $chips } in all.
    }
}
happening-fold = { $you ->
    [yes] You fold.
   *[no] { $who } folds.
}
happening-no_more = { $you ->
    [yes] No more, you say.
   *[no] No more, says { $who }.
}
happening-more_round = { $you ->
    [yes] All have answered you; the others may raise again.
   *[no] All have answered { $who }; the others may raise again.
}
happening-showdown = { $note ->
    [two_in] Two were in, and the bet is called
    [no_more] Nobody raises any more
    [one_round] All have answered
   *[no_chips] Nobody is left to bet against
}: a showdown for { $chips }.
happening-all_passed = All have passed: the pot of { $chips } stays.
happening-carre_takes = { $you ->
    [yes] Nobody opened after your carre: the pot of { $chips } is yours.
   *[no] Nobody opened after the carre of { $who }, who need not speak to take the pot of { $chips }.
}
happening-shown = { $you ->
    [yes] You show { $cards }.
   *[no] { $who } shows { $cards }.
}
happening-pot = { $note ->
    [main] The pot: { $chips }.
   *[side] The side pot: { $chips }.
}
# $amount: points; $cards: what was counted
happening-point = { $clause ->
    [L-POINT-2] The richest suit is { $suit_name }, with { $amount }.
    [L-POINT-3] More than one suit is richest with { $amount }; by the order of the seats it is { $suit_name } that decide.
    [L-POINT-4] Nobody who plays for this pot holds a card of the richest suit, so the next decides: { $suit_name }, with { $amount }.
    [L-POINT-5] This pot goes by { $suit_name }, with { $amount }.
   *[L-POINT-6] { $you ->
        [yes] You count { $amount } in { $suit_name } ({ $cards }), the best point among those who play for this pot.
       *[no] { $who } counts { $amount } in { $suit_name } ({ $cards }), the best point among those who play for this pot.
    }
}
# $note: why the other one of two equal points wins
happening-equal_point = { $you ->
    [yes] You count { $amount } too ({ $cards }), { $note ->
        [suit] but the suit of the retourné goes first
       *[seat] but the other sits nearer to the dealer’s right
    }.
   *[no] { $who } counts { $amount } too ({ $cards }), { $note ->
        [suit] but the suit of the retourné goes first
       *[seat] but the other sits nearer to the dealer’s right
    }.
}
happening-wins_by_point = { $clause ->
    [L-POINT-6] { $you ->
        [yes] Your point wins.
       *[no] The point of { $who } wins.
    }
   *[other] { $you ->
        [yes] You hold { $cards }, the highest of the suit among those who play for this pot.
       *[no] { $who } holds { $cards }, the highest of the suit among those who play for this pot.
    }
}
happening-wins_by_carre = { $you ->
    [yes] Your { $cards } and the retourné are a brelan carré: nothing is better.
   *[no] { $who } has a brelan carré, { $cards } and the retourné: nothing is better.
}
happening-wins_by_brelan = { $you ->
    [yes] Your brelan { $cards } is the best hand for this pot.
   *[no] { $who } has the best hand for this pot, the brelan { $cards }.
}
happening-wins_by_favori = { $you ->
    [yes] Your pair and the retourné ({ $cards }) are a brelan favori, the best hand for this pot.
   *[no] { $who } has the best hand for this pot, a brelan favori: a pair and the retourné ({ $cards }).
}
happening-wins_by_mistigri = { $you ->
    [yes] You win with the mistigri: { $cards }.
   *[no] { $who } wins with the mistigri: { $cards }.
}
# $note: carre or brelan; $chips: what every other seat owes
happening-premium = { $you ->
    [yes] Your { $note ->
        [carre] brelan carré
       *[brelan] brelan
    } { $cards } is owed { $chips } by everybody else.
   *[no] The { $note ->
        [carre] brelan carré
       *[brelan] brelan
    } of { $who }, { $cards }, is owed { $chips } by everybody else.
}
