# The rules of Bouillotte, a paragraph for every clause, as the house at hand plays them.
# Each switch is a variable of the same name: numbers are numbers, yes and no are "yes" and "no", no value is "none".
# $premiums: "no" when both premiums are 0.

-no-carre = Not in this house: cards are dealt without blind bets.
-no-brelans = Not in this house, where brelans do not count (L-HANDS-3).
-own-point = Not in this house, where everybody counts a point of their own (L-POINT-6).
-no-premium = Not in this house: no premium is ever owed.

section-L-TABLE = The table
clause-L-TABLE-1 = Everything runs counterclockwise: after you comes your right neighbour. { $seats ->
        [3] Three play with 16 cards: ace, king, 9 and 8 of each suit,
        [4] Four play with 20 cards: ace, king, queen, 9 and 8 of each suit,
        [5] Five play with 24 cards: ace, king, queen, jack, 9 and 8 of each suit,
       *[other] The house seats { $seats }. Four play with 20 cards: ace, king, queen, 9 and 8 of each suit. Three leave out
            the queens, five add the jacks. The cards rank in that order,
    } ace highest. Everybody has { $cave ->
        [one] 1 chip
       *[other] { $cave } chips
    } in front of them, their cave, and can never bet more than is left in it. The first dealer is drawn by lot; the deal
    goes to the right.
clause-L-TABLE-2 = An empty cave is filled anew, in full, before the next hand, and that is written down. Nobody is asked
    { -ours }. A cave with something left in it is never topped up.

section-L-CARRE = Blind bets
clause-L-CARRE-1 = { $ante_by ->
        [dealer] The dealer alone antes: 1 chip.
       *[other] More than the dealer antes here (L-CARRE-4).
    } Whatever a passed hand has left is in the pot already.
clause-L-CARRE-2 = { $carre ->
        [yes] Before any card is dealt, the dealer’s right neighbour may carre: put in as much as the pot holds. The next
            seat may do the same to the new pot, and so on for one lap, the dealer last. The first who will not ends it. So
            does a seat that has too few chips: it is not asked, and nobody after it either.
       *[no] { -no-carre }
    }
clause-L-CARRE-3 = { $carre ->
        [yes] { $carre_buyback ->
            [yes] When the next seat has carred over yours, you may buy the last word back by doubling once more, and with
                that the blind bets end { -ours }. If you will not, or cannot pay it, the seat after may carre, and the
                one before it has the same right; and so on to the dealer.
           *[no] The last word cannot be bought back in this house.
        }
       *[no] { -no-carre }
    }
clause-L-CARRE-4 = { $ante_by ->
        [each] Every seat antes 1 chip.
        [each_and_dealer] Every seat antes 1 chip, and the dealer 1 more if there is one.
       *[dealer] The other seats pay no ante.
    }

section-L-DEAL = The deal
clause-L-DEAL-1 = The dealer shuffles and the left neighbour cuts. Everybody gets three cards, one at a time, starting at
    the dealer’s right. The next card is turned up: the retourné, which is nobody’s. { $seats ->
        [3] The other 6 cards are
        [4] The other 7 cards are
        [5] The other 8 cards are
       *[other] The rest of the pack is
    } not used.

section-L-BET = The betting
clause-L-BET-1 = The dealer’s right neighbour speaks first.{ $carre ->
        [yes] {" "}After a carre, it is the seat to the right of whoever carred last, who then speaks last.
       *[no] {""}
    }
clause-L-BET-2 = Until somebody opens, each seat with chips is asked once. It may pass and still come in once another has
    opened.
clause-L-BET-3 = { $opening ->
        [match] To open, bring what you have put in up to the highest; if it is there already, you need add nothing.
       *[match_and_add] To open, bring what you have put in up to the highest, and add at least 1 chip even if it is there
            already.
    } Without the chips for that you cannot open.
clause-L-BET-4 = Once the hand is open, you may call (match the highest), raise (go above it, as far as your cave
    allows) or fold (and lose what you have put in). Everybody is asked in turn, those who passed as well{ $carre ->
        [yes] , and the last who carred
       *[no] {""}
    }. If you are level already you are still asked; a call then adds nothing.
clause-L-BET-5 = With fewer chips than a call takes, you may call with all of them. You may not raise. Nobody may raise
    unless somebody else who is in has chips to answer with { -ours }; opening has no such bound. A seat that has put in
    everything is in, counts as in, and is asked no more.
clause-L-BET-6 = When all but one have folded, that one takes the pot and shows no card.
clause-L-BET-7 = When two are in, a call ends the betting. What counts is how many are in at the moment of the call: those
    who fold after it were still in.
clause-L-BET-8 = { $rounds ->
        [one] When all have answered, the hands are shown: there is one round of betting and no more.
       *[until_no_more] When three or more were in at the last call and all have answered, there is another round. From the
            last who opened or raised, everybody else who is in and has chips may raise again or say “no more”. If nobody
            raises, the hands are shown. A raise begins the answering again.
    } If no answer is outstanding and at most one seat that is in has chips left, the hands are shown at once.
clause-L-BET-9 = { $carre ->
        [yes] When all pass and there was no carre, the pot stays for the next hand, and the antes are paid again. When
            all the others pass after a carre, the pot belongs to the last who made it, who is not asked.
       *[no] When all pass, the pot stays for the next hand, and the antes are paid again.
    } A seat without chips counts as having passed { -ours }.

section-L-POTS = All-in and side pots
clause-L-POTS-1 = Before the hands are shown, what one seat has put in above all others goes back to it.
clause-L-POTS-2 = The pot is cut where the seats that are in stopped betting. Each layer takes its part of what everybody
    put in, the folded too, and is played for by those who are in and paid into it to the top. Folded chips above the
    highest cut belong to the highest layer. Chips from an earlier hand lie in the main pot, the lowest.
clause-L-POTS-3 = Each pot is judged among its own contenders only.

section-L-HANDS = Brelans
clause-L-HANDS-1 = { $brelans ->
        [yes] The best hand is the brelan carré: three of a rank, and the retourné is the fourth.
       *[no] { -no-brelans }
    }
clause-L-HANDS-2 = { $brelans ->
        [yes] Next is the brelan: three of a rank in your hand. Of two, the higher rank wins.
       *[no] { -no-brelans }
    }
clause-L-HANDS-3 = { $brelans ->
        [yes] { $favori ->
            [above_simple] A pair that the retourné makes three is a brelan favori. It beats a brelan, and loses to a
                brelan carré.
            [below_simple] A pair that the retourné makes three is a brelan favori. It loses to every other brelan.
           *[no] A pair that the retourné would make three is no brelan.
        }{ $mistigri ->
            [yes] {" "}The queen of clubs, the mistigri, with two others of one rank loses to every brelan and beats any
                point. With two queens she is a brelan.
           *[no] {""}
        }
       *[no] No hand is a brelan in this house: the point decides every time, and no premium is owed.
    }

section-L-POINT = The point
clause-L-POINT-1 = { $brelans ->
        [yes] When no contender has a brelan{ $mistigri ->
            [yes] {" "}or the mistigri
           *[no] {""}
        }, all hands are shown
       *[no] At the end all hands are shown
    }, the folded ones too. { $point ->
        [own] How they are counted says L-POINT-6.
       *[table] Each suit is added up over all the cards that lie open, the retourné included: { $low_cards ->
            [ten] 11 for the ace and 10 for any other card.
           *[face] 11 for the ace, 10 for a picture, 9 for the 9 and 8 for the 8.
        } The richest suit is the point.
    }
clause-L-POINT-2 = { $point ->
        [own] { -own-point }
       *[table] The pot goes to the contender who holds the highest card of that suit. The retourné is nobody’s.
    }
clause-L-POINT-3 = { $point ->
        [own] { -own-point }
       *[table] Are several suits richest? Look who holds the highest card of each. Whoever of them sits first, going round
            from the dealer’s right with the dealer last, wins. A seat that has several of those suits wins by the first of
            spades, hearts, diamonds, clubs.
    }
clause-L-POINT-4 = { $point ->
        [own] { -own-point }
       *[table] A suit of which no contender holds a card is passed over, and the next richest decides.
    }
clause-L-POINT-5 = { $point ->
        [own] { -own-point }
       *[table] Side pots go by the suit that decided the main pot. If no contender of a side pot holds it, the next richest
            that one of them holds decides. Where a brelan took the main pot, a side pot without one goes by the point as
            usual { -ours }.
    }
clause-L-POINT-6 = { $point ->
        [own] Each contender adds up every suit of which they hold a card, with the retourné if it is of that suit, and
            keeps the best: { $low_cards ->
                [ten] 11 for the ace and 10 for any other card.
               *[face] 11 for the ace, 10 for a picture, 9 for the 9 and 8 for the 8.
            } Between equal suits of one hand the retourné’s comes first, then spades, hearts, diamonds, clubs. The highest
            total wins. If totals are equal, so does the hand whose best suit is the retourné’s; then the first from the
            dealer’s right.
       *[table] Nobody counts a point of their own in this house.
    }

section-L-PREMIUM = Premiums
clause-L-PREMIUM-1 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] When hands are shown, every other seat owes { $premium_carre ->
                    [0] nothing
                   *[other] { $premium_carre }
                } to the owner of a brelan carré and { $premium_simple ->
                    [0] nothing
                   *[other] { $premium_simple }
                } to the owner of a brelan, whoever wins the pots. The folded owe it too; for a favori or the mistigri
                nobody does. { $premium_for_folded ->
                    [yes] A hand that was folded earns its premium all the same.
                   *[no] A hand that was folded earns none { -ours }.
                }
        }
       *[no] { -no-premium }
    }
clause-L-PREMIUM-2 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] No hands shown, no premium.
        }
       *[no] { -no-premium }
    }
clause-L-PREMIUM-3 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] { $premium_from ->
                [cave] Premiums come out of the caves, after the pots are given out, the best brelan first. Everybody pays what
                    is there and no more, and nothing is set off { -ours }.
               *[side_account] Premiums stand on an account of their own, which may sink below zero. They never touch a cave,
                    and what two seats owe each other is set off there.
            }
        }
       *[no] { -no-premium }
    }

section-L-SESSION = The session
clause-L-SESSION-1 = { $hands ->
        [none] The table plays until it agrees to stop, between two hands.
        [one] A session is one hand.
       *[other] A session has { $hands } hands.
    } If the last was passed by all, its pot is divided equally among the seats, to the exact fraction.
clause-L-SESSION-2 = Your result is your cave, your premiums and your share of that pot, less the cave you began with and
    every cave you took after it. The highest result wins. Equal results share a place, and the places behind them are
    skipped. All results together are zero.
clause-L-SESSION-3 = After every movement of chips the books are checked: the caves and the pot are all the caves ever
    taken, and the premiums add up to zero.
