# The pages of the web house. Sentences of the rules, of refusals and of the log stand in the other files.

## The house

web-house = Brelan
web-house-line = Bourré and Bouillotte, with friends or against the house. Nothing to register.
web-foot = Free software. Rules exact, shuffles open to everybody’s check.
web-skip = Skip to the content
web-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
web-game-line = { $game ->
    [bourre] Louisiana’s trick-taking game. Five cards, one trump, and whoever takes no trick pays for it.
   *[bouillotte] The betting game of the French salons, about 1830. Three cards, one turned up, and nerve.
}
web-rules-of = { $game ->
    [bourre] Rules of Bourré
   *[bouillotte] Rules of Bouillotte
}
web-profile = { $title }
## The front page

web-my-tables = Your tables
web-your-name = Your name
web-guest = Guest
web-front-bots = The bots
web-play-now = Play now
web-with-friends = A table with friends
web-how-to-play = How it is played
web-stage-lobby = waiting to start
web-stage-cutting = about to deal
web-stage-playing = a hand is on
web-stage-settled = between two hands
web-stage-over = finished

## Settings

web-settings = Settings
web-language = Language
web-language-name = { $language ->
    [fr] Français
    [es] Español
    [ca] Català
    [pt-PT] Português
   *[en] English
}
web-theme = Light or dark
web-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] As the device
}
web-deck = Cards
web-deck-name = { $deck ->
    [two] Two colours
    [picture] Pictures
   *[four] Four colours
}
web-large-index = Large letters on the cards
web-last-card = Play my last card for me
web-keep = Keep
web-sounds = Sounds
web-sound-card = A card is played
web-sound-chips = Chips move
web-sound-turn = Your turn

## A new table

web-new-table = A new table
web-choose-game = Which game
web-house-rules = House rules
web-choose = Choose
web-read-rules = Read the rules of this house
web-seats-number = Seats
web-bots = Bots at the free seats
web-level = { $level ->
    [random] By chance
    [easy] Easy
    [steady] Steady
    [strong] Strong
   *[other] { $level }
}
web-clock = Clock
web-clock-name = { $clock ->
    [relaxed] Relaxed, { $seconds } seconds
    [quick] Quick, { $seconds } seconds
   *[none] None
}
web-clock-line = Clock: { $clock ->
    [relaxed] relaxed, { $seconds } seconds to decide. Then the house chooses what risks least.
    [quick] quick, { $seconds } seconds to decide. Then the house chooses what risks least.
   *[none] none
}
web-switches = Change a rule
web-switches-line = Each rule stands as this house has it. Change what your friends play otherwise.
web-open-table = Open the table
web-fault-unknown_game = There is no such game here.
web-fault-unknown_profile = There is no such house here.
web-fault-unknown_level = There is no bot of that kind for this game.
web-fault-unknown_clock = There is no such clock.
web-fault-impossible_seats = This house does not seat so many.
web-value = { $value ->
    [yes] yes
    [no] no
    [none] no limit
    [each] every seat
    [dealer] the dealer
    [each_and_dealer] every seat, the dealer one more
    [bourre_and_tied] those bourré and those tied for most tricks
    [bourre] { $name ->
        [misplay] it counts as bourré
       *[exempt_from_ante] those bourré
    }
    [nobody] nobody
    [in_turn] in turn
    [closed_fist] all at once, in secret
    [at_once] at once after playing
    [after_all] when all have spoken
    [pool] all cards laid away together
    [folded_first] passed hands first
    [must] must be played
    [may] may be kept
    [fines] fines
    [fines_and_award] fines and the prize
    [strict] a wrong card is refused
    [honour] a wrong card is taken, as among people
    [renege] a fine, and no right to the pot
    [retract] it costs nothing
    [match_and_add] match and add at least one
    [match] match
    [until_no_more] until nobody wants more
    [one] one
    [above_simple] yes, above a simple brelan
    [below_simple] yes, below a simple brelan
    [table] by all cards shown
    [own] by one’s own cards
    [face] face value
    [ten] ten
    [side_account] a side account
    [cave] the cave
   *[other] { $value }
}
web-switch = { $name ->
    [seats] Seats
    [hand_size] Cards in a hand
    [ante] Ante
    [ante_by] Who antes
    [second_ante] Second ante, to play
    [exempt_from_ante] Free of the next ante
    [declare] Pass or play is said
    [draw] Cards are changed
    [max_discards] Most cards to change
    [restock] When the stock runs out
    [ace_holds_dealer] With an ace turned up the dealer must play
    [losing_trump] A trump that cannot win
    [cinch] A sure hand must lead its trumps
    [bourre_blocks_award] Somebody bourré holds up the prize
    [limit] Most a fine can be
    [limit_covers] The limit holds for
    [enforcement] Breaking a rule
    [misplay] A wrong card that stands
    [hands] Hands in a session
    [start] Chips to start with
    [cave] Cave
    [carre] Blind doubling (carre)
    [carre_buyback] The carre may be bought back
    [opening] Opening
    [rounds] Rounds of raising
    [favori] A pair and the retourné as a brelan
    [mistigri] Mistigri
    [brelans] Brelans count
    [point] The point is judged
    [low_cards] Nine and eight are worth
    [premium_carre] Premium for a brelan carré
    [premium_simple] Premium for a simple brelan
    [premium_for_folded] A folded brelan earns its premium
    [premium_from] Premiums are paid from
   *[other] { $name }
}

## The lobby

web-lobby-mine = Your table is laid
web-lobby-guest = You are invited
web-lobby-visitor = A table is laid here
web-seat-free = Free seat
web-sit = Sit here
web-ask-bot = Ask a bot
web-give-up = Give up my seat
web-free = Free this seat
web-you = (you)
web-bot = bot
web-bot-level = { $level ->
    [random] bot, plays by chance
    [easy] bot, easy
    [steady] bot, steady
    [strong] bot, strong
   *[other] bot
}
web-here = here
web-start = Start
web-start-line = Bots take the seats that are still free.
web-invite = Bring your friends
web-invite-line = Whoever opens this link sees the rules and the free seats.
web-invite-link = Link to this table
web-invite-here = This link works only on this computer. So that friends can come in, start the house with { $command } and open it by the address that it prints for others.
web-copy = Copy
web-copied = Copied
web-qr = The link as a code to photograph
web-wait-lobby = Waiting for the host to start.

## Beside the table

web-side = Beside the table
web-tab = { $tab ->
    [account] Account
    [score] Score
    [log] Log
    [rules] House
   *[talk] Talk
}
web-account = Account
web-account-of = Account of hand { $number }
web-account-nothing = No chips have moved yet.
web-result = How it ended
web-this-hand = This hand
web-now = Now
web-left-over = Left in the pot by the hand before
web-paid-in = Paid in: { $each }
web-next-pot = In the pot for the next hand
web-last-trick = Last trick
web-score = Score
web-score-line = { $game ->
    [bourre] What each had after the hand, in chips
   *[bouillotte] What each had won or lost after the hand, in chips
}
web-score-empty = No hand is finished yet.
web-hand-word = Hand
web-end = End
web-place = Place
web-log = Log
web-log-empty = Nothing has happened yet.
web-came-sat = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
web-came-took = { $you ->
    [yes] You take { $before }’s seat.
   *[no] { $name } takes { $before }’s seat.
}
web-came-left = { $you ->
    [yes] A bot plays for you for now.
   *[no] { $name }’s seat is played by a bot for now.
}
web-came-back = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
web-came-freed = { $name }’s seat is free again.
web-came-late = { $you ->
    [yes] Your time is up.
   *[no] { $name }’s time is up.
}
web-house-plain = Played as written, no rule changed.
web-own-link = To come back to your seat from another device, keep this link to yourself:
web-other-device = Do you have a seat here already, on another device? There, under House, is the link that brings you back to it.
web-take-back = Take my seat back
web-leave = Let a bot play for me
web-talk = Talk
web-talk-empty = Nobody has said anything.
web-talk-hint = Say something
web-talk-new = new
web-download = Download the record

## Looking back

web-session = The session
web-session-of = { $game ->
    [bourre] A session of Bourré
   *[bouillotte] A session of Bouillotte
}
web-hands = Hands
web-hands-empty = There is no finished hand to look at yet.
web-hand-number = Hand { $number }
web-steps-word = Steps
web-step-back = Back
web-step-on = Next
web-step-of = { $step } of { $steps }
web-hand-before = Previous hand
web-hand-after = Next hand
web-open-hands = Show all hands
web-closed-hands = { $mine ->
    [yes] Show my hand only
   *[no] Close the hands again
}
web-link-here = Link to this moment
web-to-table = To the table

## The shuffle

web-shuffle-line = Nobody chose the deck: not the house alone, and not the one who cut.
web-shuffle-1 = Before the cut the house shows the fingerprint of its secret seed.
web-shuffle-2 = A player says how many cards to cut off.
web-shuffle-3 = After the hand the seed is shown. Seed and cut make the deck again, card for card.
web-proof-good = checked: the deck is the one promised
web-proof-bad = does not match
web-proof-secret = still secret
web-seed = Seed
web-seed-secret = shown when the hand is over
web-cut-at = Cards cut off
web-scheme = Scheme
web-deck-dealt = Deck, top card first

## Rules

web-rules-line = { $game ->
    [bourre] What is legal, what one must play, who pays. Each sentence has its number.
   *[bouillotte] How one bets, who wins the pot, who owes a premium. Each sentence has its number.
}
web-other-houses = Other houses
web-play-this = Play in this house
web-switches-of = This house in short

## A record from elsewhere

web-open-record = Open a record
web-upload-line = A .brelan file from anywhere: look through it step by step.
web-record-file = Record
web-do-open-record = Open

## When something is not there

web-back-to-door = To the front page
web-back = Back
web-notice-not-found = There is no table here
web-notice-line-not-found = The link may be mistyped, or the table was cleared away long ago.
web-notice-not-yours = This is somebody else’s seat
web-notice-line-not-yours = Open the table with the link you were given, or sit down at a free seat.
web-notice-elsewhere = That was not sent from here
web-notice-line-elsewhere = Open the page again by the address you were given, and try once more.
web-notice-too-many = A little too fast
web-notice-line-too-many = The house needs a moment. Wait a few seconds and try again.
web-notice-too-large = That is too much at once
web-notice-line-too-large = What you sent is larger than the house can take.
web-notice-full = The house is full
web-notice-line-full = Try again in a while.
web-notice-trouble = Something went wrong here
web-notice-line-trouble = It was our fault, and it is written down. Your seat and chips are safe.

## The command line: brelan serve

web-not-installed = The tables in the browser need more than the rules do, and { $missing } is not installed. Install: brelan[web]
web-serve-others = For others in the same network: { $address }
