# What is wrong with a file, and what can be said of its decks.

## A file that is no record. $place says where, "none" for the whole of it, $detail is the piece that failed.

record-line = { $file }: { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $reason }
record-place = { $kind ->
    [top] at the top
    [end] at the end
    [line] line { $number }
    [column] column { $number }
    [byte] byte { $number }
    [hand] hand { $number }
   *[action] action { $number }
}
record-too_large = larger than { $detail } bytes
record-too_many_hands = more than { $detail } hands
record-too_many_actions = more than { $detail } actions
record-not_utf8 = not UTF-8 text
record-not_toml = not TOML{ $detail ->
    [none] {""}
   *[other] : { $detail }
}
record-too_deep = nested too deeply
record-unknown_version = { $detail ->
    [None] “brelan = 1” is missing, so this is no record
   *[other] version “{ $detail }” of the format is not known here, only 1 is
}
record-unknown_game = no game “{ $detail }”
record-unknown_key = unknown key “{ $detail }”
record-missing_key = “{ $detail }” is missing
record-bad_names = not a list of names: { $detail }
record-not_a_table = a table is wanted, not { $detail }
record-not_a_list = a list is wanted, not { $detail }
record-not_text = text is wanted, not { $detail }
record-not_yes_no = true or false is wanted, not { $detail }
record-not_a_time = a time is wanted, not { $detail }
record-impossible_house = { $house }
record-no_seat = no seat “{ $detail }” at this table
record-unreadable_action = “{ $detail }” is no action of this game
record-no_card = “{ $detail }” is no card
record-card_twice = { $detail } is there twice
record-foreign_card = { $detail } is no card of this game
record-cards_missing = missing: { $detail }
record-bad_shuffle = not a shuffle: { $detail }

## A record that breaks a rule. $action is written as in the record.

fault-line = hand { $hand }, action { $number }{ $action ->
    [none] {""}
   *[other] {" "}({ $action })
}: { $reason } [{ $clause }]

## Decks

verify-line = hand { $hand }: { $verdict }
verify-fair = fair: the cards came in the order that the promised seed and the cut make
verify-no_shuffle = nothing can be said: the record does not tell how this deck was made (no shuffle table)
verify-no_commitment = the deck is what seed and cut make, but no commitment was kept from before the deal
verify-wrong_commitment = FALSE: the seed is not the one that was promised
verify-impossible_cut = FALSE: a pack of this game cannot be cut there
verify-wrong_deck = FALSE: seed and cut make another deck
verify-wrong_restock = FALSE: the seed makes another reshuffle

# $fair, $unknown, $false: how many hands
verify-summary = { $false ->
    [0] { $unknown ->
        [0] { $fair ->
            [0] No hand was dealt, so there is no deck to check.
            [one] The one deck is what it was promised to be.
           *[other] All { $fair } decks are what they were promised to be.
        }
       *[other] Nothing is false: proved { $fair } of { $hands }, and { $unknown } cannot be checked.
    }
    [one] One deck of { $hands } is false.
   *[other] { $false } decks of { $hands } are false.
}
