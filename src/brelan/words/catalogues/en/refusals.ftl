# Why an action is not allowed. The sentence is said to the person who tried; ".fault" says it of a record, in few words.
# Cards in a sentence are written as on the table, in a fault as in the record.

## Both games

refusal-hand_over = This hand is over.
    .fault = the hand is over
# $seat: its name in a fault; empty when none was named
refusal-no_such_seat = There is no such seat at this table.
    .fault = no such seat at this table
# $who: whose turn it is
refusal-not_your_turn = It is { $who }’s turn.
    .fault = it is the turn of { $seat }
refusal-unknown_action = That is no move in this game.
    .fault = no move of this game

## A session

refusal-hand_unfinished = Hand { $number } has to be played out first.
    .fault = hand { $number } is not played out
refusal-session_over = The session ended after { $number ->
        [one] { $number } hand
       *[other] { $number } hands
    }.
    .fault = the session ended after hand { $number }
refusal-wrong_dealer = The deal is with { $who }.
    .fault = the deal is with { $seat }
refusal-not_dealt = No hand has been dealt yet.
    .fault = no hand has been dealt
refusal-fixed_hands = This house plays { $number ->
        [one] one hand; the session ends after it.
       *[other] { $number } hands; the session ends after the last.
    }
    .fault = this house plays { $number ->
        [one] one hand, which is not cut short
       *[other] { $number } hands, they are not cut short
    }

## Bourré

refusal-restock_first = The stock has to be made up for { $who } first.
    .fault = the stock has to be made up for { $seat } first
refusal-no_restock_now = Nobody is waiting for the stock to be made up.
    .fault = nobody waits for a restock
refusal-wrong_restock = The reshuffle must be exactly the { $number ->
        [one] card
       *[other] { $number } cards
    } laid away earlier.
    .fault = the restock is not the { $number ->
        [one] card
       *[other] { $number } cards
    } laid away earlier
refusal-already_decided = You have decided already; a closed fist stays closed.
    .fault = { $seat } has decided already
refusal-not_now = Now is not the time for that.
    .fault = not at this point of the hand
refusal-ace_holds_dealer = An ace is turned up: the dealer has to play.
    .fault = the dealer may not pass on an ace
refusal-not_in_hand = There is no { $cards } among your cards.
    .fault = does not hold { $cards }
refusal-too_many_discards = You may change { $most } at most, not { $number }.
    .fault = { $number ->
        [one] one discard
       *[other] { $number } discards
    }, at most { $most } allowed
refusal-one_card = Play one card, no more and no less.
    .fault = one card has to be played
refusal-must_follow_suit = You hold { $suit_name }: follow suit.
    .fault = must follow { $suit_name }
refusal-must_trump = You cannot follow suit, but you hold trumps: play { $suit_name }.
    .fault = must play a trump ({ $suit_name })
refusal-must_beat = You can beat { $card }, so you must: { $cards }.
    .fault = must beat { $card } with { $cards }
# $won: tricks taken, $sure: tricks that cannot be lost any more, $top: trumps nobody can beat, $cards: what may be led
refusal-cinch_lead = Your hand is sure ({ $won } won, { $sure } to come{ $top ->
        [none] {""}
       *[other] , nothing beats { $top }
    }): lead { $cards }.
    .fault = has a cinch ({ $won } won, { $sure } sure), must lead { $cards }
refusal-cinch_trump = Your hand is sure ({ $won } won, { $sure } to come{ $top ->
        [none] {""}
       *[other] , nothing beats { $top }
    }): play { $cards }.
    .fault = has a cinch ({ $won } won, { $sure } sure), must play { $cards }
refusal-strict_table = There is nothing to own up to here: this table lets no misplay happen.
    .fault = this house is strict
refusal-nothing_to_put_right = You have no card to put right.
    .fault = nothing to put right
refusal-not_early = That would not be out of turn.
    .fault = { $seat } does not speak early here

## Bouillotte

refusal-blind_bets_first = The blind bets come first: carre or decline.
    .fault = the blind bets are not over
refusal-blind_bets_over = The blind bets are over.
    .fault = the blind bets are over
refusal-not_opened = Nobody has opened yet: open or pass.
    .fault = nobody has opened
refusal-already_opened = The betting is open already: it is too late to pass or to open.
    .fault = the betting is open already
refusal-answer_first = There is a bet to answer: call, raise or fold.
    .fault = a bet has to be answered
refusal-all_have_answered = Every bet has been answered: raise again, or no more.
    .fault = every bet has been answered
# $least: what it takes, $most: what the cave allows
refusal-too_few_to_open = It takes { $least } to open, and you cannot go beyond { $most }.
    .fault = { $least } needed to open, { $most } at most
refusal-open_too_low = You have to open with { $least } at least; { $amount } is too little.
    .fault = opens with { $amount }, at least { $least }
refusal-too_few_to_raise = It takes { $least } to raise, and you cannot go beyond { $most }.
    .fault = { $least } needed to raise, { $most } at most
refusal-nobody_can_answer = Nobody who is in has chips left to answer a raise.
    .fault = nobody could answer the raise
refusal-raise_too_low = You have to raise to { $least } at least; { $amount } is too little.
    .fault = raises to { $amount }, at least { $least }
refusal-more_than_cave = Your cave allows { $most } at most, not { $amount }.
    .fault = { $amount } is more than the cave, { $most } at most
