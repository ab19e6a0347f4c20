# How a game goes, in six sentences for whoever has never played it. The switches of the house are variables, as in the
# clauses; what is said must be true in every house that there can be.

goes-title = How it goes

goes-B-1 = { $ante_by ->
        [dealer] The dealer pays { $ante } into the pot for every seat.
       *[each] Everybody puts { $ante } into the pot.
    } Each gets { $hand_size } cards, and the dealer’s last one is turned up: its suit is trump.
goes-B-2 = { $declare ->
        [closed_fist] All decide in secret whether they pass or play, and show it together.
       *[in_turn] From the dealer’s left, each in turn passes or plays.
    } Whoever passes is out of this hand{ $second_ante ->
        [0] .
       *[other] ; whoever plays adds { $second_ante }.
    }
goes-B-3 = { $max_discards ->
        [0] No cards are changed: you play what you were dealt.
       *[other] Whoever plays may lay cards away, { $max_discards } at most, and gets as many new ones.
    }
goes-B-4 = Then come the tricks: follow the suit led, or else play a trump{ $losing_trump ->
        [may] {" "}that beats
       *[must] {""}
    }, and beat the best card on the table if you can. The highest trump takes the trick, or without one the highest card
    of the suit led.
goes-B-5 = Whoever alone has the most tricks takes the pot{ $limit_covers ->
        [fines_and_award] { $limit ->
            [none] {""}
           *[other] , { $limit } at most
        }
       *[fines] {""}
    }; after a tie{ $bourre_blocks_award ->
        [yes] , or when somebody who played took no trick,
       *[no] {""}
    } it stays for the next hand.
goes-B-6 = Whoever played and took no trick is bourré, and pays as much as the pot held into the next one{ $limit ->
        [none] {""}
       *[other] , { $limit } at most
    }.{ $ante_by ->
        [dealer] {""}
       *[each] { $exempt_from_ante ->
            [nobody] {""}
            [bourre] {" "}After that, one ante is spared.
           *[bourre_and_tied] {" "}After that, or after a tie for most tricks, one ante is spared.
        }
    }

goes-L-1 = Everybody bets from the { $cave } chips of their cave. { $ante_by ->
        [dealer] The dealer puts 1 into the pot.
        [each] Everybody puts 1 into the pot.
       *[each_and_dealer] Everybody puts 1 into the pot, and the dealer 1 more.
    }
goes-L-2 = { $carre ->
        [yes] Before the deal the others in turn, and the dealer last, may carre: put in as much as the pot holds, unseen.
       *[no] Nobody bets before the deal.
    } Then each gets three cards, and one more is turned up, the retourné, which belongs to nobody.
goes-L-3 = Then each in turn, going round to the right, opens with a bet or passes. Once somebody has opened, everybody calls,
    raises or folds, those who passed too.
goes-L-4 = When all but one have folded, that one takes the pot and shows nothing. Otherwise the hands are shown { $rounds ->
        [one] when all have answered.
       *[until_no_more] when nobody raises any more.
    }
goes-L-5 = { $brelans ->
        [yes] The best hand is three of a rank with the retourné as the fourth, a brelan carré; then comes three of a rank,
            a brelan.{ $favori ->
                [no] {""}
               *[other] {" "}A pair and the retourné are a brelan as well, a favori.
            }{ $mistigri ->
                [yes] {" "}After the brelans comes the mistigri, the queen of clubs with two others of one rank.
               *[no] {""}
            }{ $premiums ->
                [yes] {" "}When hands are shown, the others owe a brelan a premium.
               *[no] {""}
            }
       *[no] Three of a rank is worth nothing special in this house, so the point decides every time.
    }
goes-L-6 = { $point ->
        [own] The point is what your cards of one suit, with the retourné if it is of that suit, are worth: the highest takes
            the pot{ $brelans ->
                [yes] {" "}when nobody has such a hand.
               *[no] .
            }
       *[table] The point is the suit that is richest over all cards shown: its highest card in a hand that stayed takes the
            pot{ $brelans ->
                [yes] {" "}when nobody has such a hand.
               *[no] .
            }
    }
