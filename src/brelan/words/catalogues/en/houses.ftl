# Houses: what each switch says in few words, and what is wrong with a house that cannot be played.

## Switches. $value: number, word, "yes", "no" or "none"; a range or a table by seats is text.

switch-seats = { $value } at the table
switch-hand_size = { $value } cards each
switch-ante = an ante of { $value }
switch-ante_by = { $value ->
    [dealer] the dealer antes for all
    [each_and_dealer] all ante, the dealer double
   *[each] everybody antes
}
switch-second_ante = { $value ->
    [0] no second ante
   *[other] { $value } more for staying in
}
switch-exempt_from_ante = { $value ->
    [nobody] nobody is let off the ante
    [bourre] the bourré are let off the ante
   *[bourre_and_tied] the bourré and the tied are let off the ante
}
switch-declare = { $value ->
    [closed_fist] declared with a closed fist
   *[in_turn] declared in turn
}
switch-draw = { $value ->
    [after_all] cards changed when all have spoken
   *[at_once] cards changed at once
}
switch-max_discards = { $value ->
    [0] no changing of cards
    [one] one card changed at most
   *[other] { $value } cards changed at most
}
switch-restock = { $value ->
    [folded_first] a stock that runs out is made up of passed hands first
   *[pool] a stock that runs out is made up of all that was laid away
}
switch-ace_holds_dealer = { $value ->
    [yes] an ace turned up holds the dealer
   *[no] an ace turned up does not hold the dealer
}
switch-losing_trump = { $value ->
    [may] a trump that cannot win may be kept
   *[must] a trump that cannot win must be played
}
switch-cinch = { $value ->
    [yes] a sure hand must be played as one
   *[no] no duties of a sure hand
}
switch-bourre_blocks_award = { $value ->
    [yes] no award while somebody is bourré
   *[no] an award whoever is bourré
}
switch-limit = { $value ->
    [none] no limit
   *[other] a limit of { $value }
}
switch-limit_covers = { $value ->
    [fines_and_award] a limit would cover fines and award
   *[fines] a limit would cover fines
}
switch-enforcement = { $value ->
    [honour] a table of honour: misplays happen
   *[strict] a strict table: misplays are refused
}
switch-misplay = { $value ->
    [retract] a misplay costs nothing
    [bourre] a renege counts as bourré
   *[renege] a renege costs the pot
}
switch-hands = { $value ->
    [none] as many hands as you like
    [one] one hand
   *[other] { $value } hands
}
switch-start = { $value ->
    [one] one chip to start with
   *[other] { $value } chips to start with
}

switch-cave = a cave of { $value }
switch-carre = { $value ->
    [yes] blind bets
   *[no] no blind bets
}
switch-carre_buyback = { $value ->
    [yes] the last word can be bought back
   *[no] the last word cannot be bought back
}
switch-opening = { $value ->
    [match] to open it is enough to be level
   *[match_and_add] to open one must add a chip
}
switch-rounds = { $value ->
    [one] one round of betting
   *[until_no_more] betting until no more
}
switch-favori = { $value ->
    [above_simple] the favori beats a brelan
    [below_simple] the favori loses to a brelan
   *[no] no brelan favori
}
switch-mistigri = { $value ->
    [yes] with the mistigri
   *[no] no mistigri
}
switch-brelans = { $value ->
    [yes] brelans count
   *[no] brelans do not count
}
switch-point = { $value ->
    [own] everybody counts a point of their own
   *[table] the point of the whole table
}
switch-low_cards = { $value ->
    [ten] 9 and 8 are worth ten
   *[face] 9 and 8 are worth their face
}
switch-premium_carre = { $value ->
    [0] no premium for a brelan carré
   *[other] a premium of { $value } for a brelan carré
}
switch-premium_simple = { $value ->
    [0] no premium for a brelan
   *[other] a premium of { $value } for a brelan
}
switch-premium_for_folded = { $value ->
    [yes] a folded brelan earns its premium
   *[no] a folded brelan earns no premium
}
switch-premium_from = { $value ->
    [cave] premiums from the cave
   *[side_account] premiums on a side account
}

# How the values of a switch are written where they are not a plain number or word.
span = { $low } to { $high }
by-seats = { $default } ({ $exceptions })
by-seats-exception = { $value } with { $seats } seats

## Errors. $switch, $value and $allowed are as they would be written in a file.

house-unknown_profile = There is no profile “{ $switch }”; there are { $allowed }.
house-unknown_switch = There is no switch “{ $switch }”; there are { $allowed }.
house-missing_switch = The house says nothing about “{ $switch }”.
house-out_of_range = “{ $switch }” cannot be { $value }; it may be { $allowed }.
house-unreadable_house = “{ $switch }” is not TOML: { $value }.
house-seats_do_not_fit = This house is for { $allowed }, not for { $value } seats.
house-more_discards_than_cards = “{ $switch }” cannot be { $value } with a hand of fewer cards; it may be { $allowed }.
house-mistigri_needs_queens = “{ $switch }” cannot be { $value } at a table of three, which has no queens; it may be { $allowed }.

## Where the rules of a house come from.

source-of = { $profile ->
    [louisiana] the game as it is played in Louisiana, after { $source }
    [gamerules] a page of game rules: { $source }
    [four-card] a variant in { $source }
    [double-ante] a variant in { $source }
    [closed-fist] a variant in { $source }
    [wikipedia] the article of the encyclopaedia: { $source }
    [boureki] the article of the encyclopaedia, with the words of Psara: { $source }
    [historic] the game of the nineteenth century, after { $source }
    [three-hands] a variant in { $source }
    [five-hands] a variant in { $source }
    [mistigri] a variant in { $source }
    [no-brelans] a variant in { $source }
    [pagat] the site of card rules: { $source }
    [cardrulesplus] { $game ->
        [bourre] { $source }, where it plays otherwise than louisiana
       *[bouillotte] { $source }, where it plays otherwise than historic
    }
   *[other] { $source }
}
