# The rules of Bourré, a paragraph for every clause, as the house at hand plays them.
# Each switch is a variable of the same name: numbers are numbers, yes and no are "yes" and "no", no value is "none".

# Marks a point that no source settles.
-ours = (our own ruling)
-no-draw = Not in this house, where cards are not changed.
-no-cinch = Not in this house, which knows no cinch.
-strict-house = Not in this house: an illegal card is refused on the spot, so no misplay can happen.

section-B-TABLE = The table
clause-B-TABLE-1 = Everything runs clockwise: the deal, the words, the tricks. After you comes your left neighbour. This
    house seats { $seats }.
clause-B-TABLE-2 = The pack is the full 52 without jokers. In every suit the ace is highest, then king, queen, jack, 10, 9
    and so on down to 2.
clause-B-TABLE-3 = Everybody starts with { $start ->
        [one] 1 chip
       *[other] { $start } chips
    } on account. An account may sink below zero, so nobody ever runs short. Chips move from one account to another; none
    is made and none gets lost. They stay whole until the very last division, where a fraction is kept exactly.
clause-B-TABLE-4 = The first dealer is drawn by lot { -ours }. After each hand the deal goes to the left{ $enforcement ->
        [honour] , past those who have forfeited a turn to deal (B-ERROR-5).
       *[strict] .
    }

section-B-ANTE = Before the deal
clause-B-ANTE-1 = Before the first hand { $ante_by ->
        [dealer] the dealer pays the ante for the whole table: { $ante } for each seat.
       *[each] every seat puts { $ante } into the pot.
    }
clause-B-ANTE-2 = Every later pot begins with what the hand before has left in it. { $ante_by ->
        [dealer] Then the new dealer pays { $ante } for each seat. Nobody is let off.
       *[each] { $exempt_from_ante ->
            [nobody] Then every seat antes { $ante } again. Nobody is let off.
            [bourre] Then the seats ante { $ante } again. Let off are those that have just been fined for taking no trick.
                The winner pays, those who tied pay, and so do those who passed.
           *[bourre_and_tied] Then the seats ante { $ante } again. Let off are those that have just been fined for taking
                no trick, and those that tied for most. The winner pays, and so do those who passed.
        }
    }
clause-B-ANTE-3 = { $second_ante ->
        [0] There is no second ante in this house.
       *[other] Whoever stays in adds { $second_ante } to the pot at once, a dealer who is in unasked too (B-DECLARE-3).
    }

section-B-DEAL = The deal
clause-B-DEAL-1 = The pack is shuffled, and the dealer’s right neighbour cuts. Then everybody gets { $hand_size } cards,
    one at a time, starting at the dealer’s left.
clause-B-DEAL-2 = The dealer’s own last card is turned up. Its suit is trump for this hand. The card stays the dealer’s.

section-B-DECLARE = Pass or play
clause-B-DECLARE-1 = { $declare ->
        [closed_fist] Everybody decides once, to pass or to play, with a closed fist (B-DECLARE-5).
       *[in_turn] From the dealer’s left, each seat says once whether it passes or plays.
    } Whoever passes gives up the cards unseen and the ante with them. In this hand that is the end of it: nothing more to
    pay, nothing to win.
clause-B-DECLARE-2 = { $ace_holds_dealer ->
        [yes] When the card turned up is an ace, the dealer has to play.
       *[no] An ace turned up binds nobody here: the dealer may pass on it.
    }
clause-B-DECLARE-3 = { $declare ->
        [closed_fist] Not in this house: nobody is in unasked when all decide at the same time.
       *[in_turn] When everybody else has passed, the dealer is in and is not even asked.
    }
clause-B-DECLARE-4 = When all have spoken and a single seat is in, it has won every trick and takes the pot{ $limit ->
        [none] {""}
       *[other] { $limit_covers ->
            [fines_and_award] {" "}as far as the limit goes (B-SETTLE-5)
           *[fines] {""}
        }
    }. There is no more drawing or playing, and nobody is bourré. Cards already changed stay changed. Winning this way does
    not save the next ante.
clause-B-DECLARE-5 = { $declare ->
        [closed_fist] All decide in secret, in any order, and the fists open together. If all pass, the pot is carried on
            and { $ante_by ->
                [dealer] the next dealer antes for all again
               *[each] every seat antes again
            } { -ours }.{ $max_discards ->
                [0] {""}
               *[other] {" "}Otherwise the changing of cards goes round from the dealer’s left.
            }
       *[in_turn] The closed fist is not in use here: everybody speaks aloud, in turn.
    }

section-B-DRAW = Changing cards
clause-B-DRAW-1 = { $max_discards ->
        [0] Cards are not changed in this house: what you are dealt is what you play.
       *[other] Whoever plays may lay cards away face down, { $max_discards } at most, and is dealt as many from the stock.
            { $declare ->
                [closed_fist] It is done when the fists are open, one seat after the other.
               *[in_turn] { $draw ->
                    [after_all] It is done in a second round, in the same order, when all have spoken.
                   *[at_once] It is done at once, before the next seat speaks.
                }
            }
    }
clause-B-DRAW-2 = { $max_discards ->
        [0] { -no-draw }
       *[other] All may see how many cards you change, and nobody which. The dealer may change the card that was turned
            up: it is put aside with its face showing, and trump remains. Once changed, or passed with the dealer’s hand, that card
            never gets into the stock again { -ours }.
    }
clause-B-DRAW-3 = { $max_discards ->
        [0] { -no-draw }
       *[other] Should the stock run out while you are being served, you get what is there. Then the dealer shuffles
            { $restock ->
                [folded_first] the hands that were passed, and the earlier discards only when those are used up as well,
               *[pool] the passed hands and the earlier discards together
            } and deals on. What you have just laid away cannot come back to you. This shuffle is chance like the deal, and stands
            in the record.
    }

section-B-PLAY = The tricks
clause-B-PLAY-1 = The first seat from the dealer’s left that is in leads. After that, the winner of a trick leads to the
    next. You may lead any card{ $cinch ->
        [yes] , unless your hand is sure (B-CINCH).
       *[no] .
    }
clause-B-PLAY-2 = Have you a card of the suit led? Then follow with one.
clause-B-PLAY-3 = Have you none, but a trump? Then play a trump.
clause-B-PLAY-4 = In doing so, beat the best card on the table if you can, with a higher one of the suit led or a higher
    trump. It need not be your highest. If trumps were led, following and trumping are the same, and you beat if you can.
clause-B-PLAY-5 = When somebody has trumped a plain suit and you still hold that suit, follow with any card of it. You
    could not win, so you are free to keep your best.
clause-B-PLAY-6 = You cannot follow, and your trumps are too low to beat the one on the table? { $losing_trump ->
        [may] Then nothing binds you: play any card.
       *[must] You have to play one of them all the same.
    }
clause-B-PLAY-7 = With neither the suit led nor a trump, play what you like.
clause-B-PLAY-8 = The highest trump takes the trick. If there is none, the highest card of the suit led does.

section-B-CINCH = The sure hand
clause-B-CINCH-1 = { $cinch ->
        [yes] Your hand is sure, a cinch, when the tricks you have and the tricks nobody can take from you make up the
            majority: 3 of { $hand_size }.
       *[no] There is no cinch in this house. Within the rules of the tricks you lead and trump as you like.
    }
clause-B-CINCH-2 = { $cinch ->
        [yes] Sure tricks are counted from what you can know: your cards, those you laid away, every card played, the card
            turned up, and what the others have shown by not following, not trumping or not beating. A rival card is one
            that somebody else who is in may still have. Your trumps count, less those that higher rival trumps can beat,
            each rival trump beating one. When you lead, you lead the trumps that no rival trump beats, and each brings
            down a rival trump, if only the lowest; once no rival trump is left, side cards that nothing beats count as
            well. When you follow with a card that must win the trick, count that trick and go on as if you led, if that comes to
            more. But if no card you may play wins it and you may trump, your highest trump is lost: count without it.{ $enforcement ->
                [honour] {" "}A card that stands as a misplay shows nothing about a hand.
               *[strict] {""}
            }
       *[no] { -no-cinch }
    }
clause-B-CINCH-3 = { $cinch ->
        [yes] With a sure hand and a trump in it, lead your highest trump.
       *[no] { -no-cinch }
    }
clause-B-CINCH-4 = { $cinch ->
        [yes] With a sure hand, when you are not the last to play and may play a trump, play the highest. Following suit
            goes first.
       *[no] { -no-cinch }
    }
clause-B-CINCH-5 = { $cinch ->
        [yes] The last to play to a trick has no such duty, only those of the tricks.
       *[no] { -no-cinch }
    }
clause-B-CINCH-6 = { $cinch ->
        [yes] Trumps that touch are as good as each other. A lower one will do if no rival trump lies between it and your
            highest.
       *[no] { -no-cinch }
    }
clause-B-CINCH-7 = { $cinch ->
        [yes] Three tricks taken are a cinch too: you may not save a trump by leading something else.
       *[no] { -no-cinch }
    }

section-B-SETTLE = The pot
clause-B-SETTLE-1 = The seat with more tricks than any other takes the pot. Three always do; two do when { $hand_size ->
        [4] the others have one each
       *[other] the other three are spread, one each
    }. If the most tricks are shared, nobody takes it, and all of it is carried to the next hand.
clause-B-SETTLE-2 = Whoever played and took no trick is bourré, and pays as much as this pot into the next. Everybody’s
    fine is reckoned from the same pot, the one just played for. No fine makes another larger, and none delays the winner.
clause-B-SETTLE-3 = The next pot is what nobody took of this one, the fines, and the antes. A fine and a prize are never
    set off against each other.
clause-B-SETTLE-4 = { $bourre_blocks_award ->
        [yes] While somebody is bourré, the winner does not collect: the pot is carried on{ $ante_by ->
            [dealer] .
           *[each] { $exempt_from_ante ->
                [nobody] .
               *[bourre] , and only the bourré seats are spared the ante.
            }
        } A tie is still a tie.
       *[no] That somebody is bourré does not keep the winner from collecting.
    }
clause-B-SETTLE-5 = { $limit ->
        [none] No limit is set: a fine may be as large as the pot.
       *[other] No fine is larger than { $limit }. { $limit_covers ->
            [fines_and_award] The winner takes no more than that either; the rest of the pot is carried on.
           *[fines] The winner still takes the whole pot.
        }
    }

section-B-ERROR = Misplays
clause-B-ERROR-1 = { $enforcement ->
        [honour] This table plays as people do: a wrong card is accepted. Until the next card falls it may be put right:
            it goes back, and a lawful one is played. { $misplay ->
                [retract] That is free.
               *[other] The slip itself costs no chips, but the right to this pot and the next turn to deal. Whoever takes
                    no trick is still fined for that.
            }
       *[strict] { -strict-house }
    }
clause-B-ERROR-2 = { $enforcement ->
        [honour] Once the next card is down, the wrong one stands. { $misplay ->
                [retract] In this house it costs nothing even then.
                [bourre] That is a renege. Whoever did it counts as bourré: one fine of the pot in all, no right to
                    this pot, and no ante next time if the bourré are let off.
               *[renege] That is a renege. It costs a fine of the pot, besides any fine for no tricks, each within the
                    limit if there is one, and the right to this pot { -ours }. A fine for a renege does not save the
                    next ante.
            }
       *[strict] { -strict-house }
    }
clause-B-ERROR-3 = { $enforcement ->
        [honour] { $misplay ->
            [retract] Nobody loses the right to a pot in this house.
           *[other] When the seat with most tricks has no right to the pot, nobody takes it, and it is carried on. That alone
                does not save the seat its next ante { -ours }.
        }
       *[strict] { -strict-house }
    }
clause-B-ERROR-4 = { $enforcement ->
        [honour] { $cinch ->
            [yes] Forgetting what a sure hand demands (B-CINCH) is a misplay like any other.
           *[no] { -no-cinch }
        }
       *[strict] { -strict-house }
    }
clause-B-ERROR-5 = { $enforcement ->
        [honour] Whoever shows before their turn whether they pass, play or how many cards they change, forfeits a turn to
            deal: the deal skips them once for every such slip. If it would skip everybody, it goes round, taking one off
            each, until somebody is free { -ours }.
       *[strict] Not in this house: nobody can speak out of turn here.
    }

section-B-SESSION = The session
clause-B-SESSION-1 = { $hands ->
        [none] The table plays until it agrees to stop, between two hands. Then the last prizes and fines are settled, and
            no new ante is paid.
        [one] A session is one hand. Prizes and fines are settled, and no new ante is paid.
       *[other] A session has { $hands } hands. After the last, prizes and fines are settled, and no new ante is paid.
    } What would have been the next pot is divided equally among all seats, to the exact fraction.
clause-B-SESSION-2 = The highest account wins. Equal accounts share a place, and the places behind them are skipped.
clause-B-SESSION-3 = After every movement of chips the books are checked: all accounts and the pot together are what the
    seats began with.
