# The terminal.

## Beginning and end

cli-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
cli-house = { $title } ({ $profile }). { $seats } seats, { $hands ->
    [0] as many hands as you like
    [one] one hand
   *[other] { $hands } hands
}. Play runs { $step ->
    [1] clockwise
   *[other] counterclockwise
}.
cli-changes = Changed in this house: { $changes }.
cli-seats = In the order of play: { $names }.
cli-manners = Answer with a number from the list, or with the move itself ({ $examples }). ? explains what is asked,
    hint (or h) suggests a move, quit stops and saves.
cli-examples = { $game ->
    [bourre] 8s, pass, draw 3c 9d
   *[bouillotte] pass, open 5, call
}
cli-going-on = Going on with { $file }, hand { $number }.
cli-saved = Saved in { $file }. Go on with: brelan play --resume { $file }
cli-kept = The record of this session is { $file }.
cli-already-over = { $file } is a session that is over. Look at it with: brelan replay { $file }

## A hand

cli-hand = Hand { $number }{ $hands ->
    [0] {""}
   *[other] {" "}of { $hands }
}. { $you ->
    [yes] You deal
   *[no] { $who } deals
}.
cli-cut = { $you ->
    [yes] You cut and lift { $cut ->
        [one] one card
       *[other] { $cut } cards
    }.
   *[no] { $who } cuts and lifts { $cut ->
        [one] one card
       *[other] { $cut } cards
    }.
}
cli-commitment = The house has chosen its shuffle and promises it: { $commitment }
cli-ask-cut = You cut the pack. How many cards do you lift, 1 to { $most }? Enter for somewhere in the middle.
cli-no-cut = Say a number from 1 to { $most }, or press Enter.
cli-about-cut = Any number is as good as another. By the long number above the house is bound to its shuffle, and your cut decides where the pack begins: so neither can arrange it. Afterwards brelan verify checks it.
cli-settlement = Hand { $number } is settled:
cli-line = { $text } [{ $clause }]
cli-chips = Chips: { $accounts }.
cli-caves = Caves: { $accounts }.
cli-premiums = Premiums: { $accounts }.
cli-next-pot = The next pot starts with { $chips }.
cli-account = { $who } { $amount }
cli-another = Another hand?
cli-about-another = This house has no set number of hands. When you end the session, what is left in the pot is divided among all.
cli-yes = play on
cli-no = end the session
cli-result = The session is over. { $share ->
    [none] {""}
   *[other] Everybody’s share of the last pot: { $share }.
}
# $kind: "gain" where a plus sign is wanted
cli-place = { $place }. { $names }: { $kind ->
    [gain] +{ $amount }
   *[account] { $amount }
}

## A decision

cli-own = Your cards: { $cards }
cli-turned = Trump { $cards }, pot { $pot }, your cards { $own }
cli-trick = On the table: { $plays }
cli-play = { $who } { $cards }
cli-play-best = { $who } { $cards } (best so far)
cli-stand-blind = Pot { $pot }, a carre costs { $pot }, your cave { $cave }
cli-stand = Retourné { $retourne }, pot { $pot }, the highest has put in { $level }; you { $put }, with { $cave } left. Your cards { $own }
cli-choice = { $number } { $label }
cli-all-in = { $label }, all you have
cli-draw-note = (numbers or cards; 0 or Enter to stand pat)
cli-unreadable = I cannot read “{ $text }”: { $why }. Take a number from the list; ? explains.
cli-ambiguous = “{ $text }” may be { $ways }: which one?
# $way: the move with all the numbers it may have
cli-which-number = “{ $text }”: how much? You may { $way }.
cli-which-cards = “{ $text }”: which ones? Say their numbers or the cards.
cli-nothing-said = Nothing was said. Take a number from the list; ? explains.
cli-not-held = You hold no { $text }.
cli-asked-now = “{ $text }” is not what is asked now. { $question } You may: { $ways }.
cli-may = You may: { $ways }
cli-may-not = Not now: { $ways }. { $reason } [{ $clause }]
cli-no-hint = There is no hint for this.
cli-clause = { $clause }: { $text }
cli-more-rules = All the rules of this house: brelan rules { $game }
cli-private = Only you are told: your { $cards } breaks a rule. { $reason } [{ $clause }]
cli-correct = { $misplay ->
    [retract] Until the next card falls you may put it right, and it costs nothing.
   *[other] Until the next card falls you may put it right; that costs your right to this pot and your next turn to deal.
}
cli-let-stand = let it stand

## Seats, for those who ask

cli-seat = { $who }: { $state }
cli-seat-bourre = { $state ->
    [waiting] has not spoken
    [decided] has decided
    [passed] passed
   *[active] { $drawn ->
        [none] in
        [0] in, kept all the cards
        [one] in, changed one card
       *[other] in, changed { $drawn } cards
    }, { $tricks ->
        [0] no trick
        [one] one trick
       *[other] { $tricks } tricks
    }
}
cli-seat-bouillotte = { $state ->
    [folded] folded, { $put } put in
    [all_in] all in with { $put }
    [passed] passed, { $put } put in, { $cave } left
   *[in] in, { $put } put in, { $cave } left
}

## Replays

cli-hands-dealt = { $you ->
    [yes] You have { $cards }
   *[no] { $who } has { $cards }
}
cli-laid-away = { $you ->
    [yes] You lay away { $away } and hold { $cards }.
   *[no] { $who } lays away { $away } and holds { $cards }.
}
cli-open = { $you ->
    [yes] The record stops here. It is your turn: { $ways }
   *[no] The record stops here. { $who } is to act: { $ways }
}
cli-open-restock = The record stops here, waiting for the stock to be made up.
cli-open-between = The record stops between two hands.

## Profiles and rules

cli-profile = { $name }: { $title }
cli-default = { $name } (the default): { $title }
cli-source = Source: { $source }
cli-switch = { $switch } = { $value } ({ $text })
cli-rules = { $game } as it is played in this house: { $title }.
cli-rules-note = Paragraphs that say “our own ruling” settle what no source settles.
cli-no-clause = There is no clause “{ $clause }”; those of { $game } run from { $first } to { $last }.

## What goes wrong

cli-not-a-setting = “{ $text }” is not switch=value.
cli-no-file = { $file } cannot be opened: { $why }.
cli-cannot-save = { $file } cannot be written: { $why }.
cli-no-home = This machine knows no home folder for you. Say with { $option } where the file is to be kept.
cli-not-said = What there is to say cannot be written: { $why }.
cli-exists = { $file } is there already. Choose another name, or go on with it: brelan play --resume { $file }
cli-no-level = There is no bot “{ $level }” for this game; there are { $levels }.
cli-thinking = Thinking…
cli-first-time = The very first time this can take a minute: the searches are being made ready.
cli-no-language = There are no words in “{ $language }”; there are { $languages }.
cli-bad-name = A name has 1 to { $most } printable characters.
cli-no-game = Which game? brelan play bourre, or brelan play bouillotte.
cli-other-game = { $file } is a session of { $game }. To go on with it, leave the game out: brelan play --resume { $file }
cli-no-slips = No bot breaks a rule at this table: misplays happen only at a table of honour (--set enforcement=honour, at Bourré).
cli-house-is-set = { $file } has its house already; { $option } cannot change it.
