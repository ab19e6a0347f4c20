# The pages of the web house. Sentences of the rules, of refusals and of the log stand in the other files.

## The house

web-house = Brelan
web-house-line = Bourré and Bouillotte, with friends or against the house. Nothing to register.
web-foot = Free software. Rules exact, shuffles open to everybody's check.
web-skip = To the table
web-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
web-game-line = { $game ->
    [bourre] Louisiana's trick-taking game. Five cards, one trump, and whoever takes no trick pays for it.
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
    [steady] Steady
    [strong] Strong
   *[other] { $level }
}
web-clock = Clock
web-clock-name = { $clock ->
    [relaxed] Relaxed
    [quick] Quick
   *[none] None
}
web-switches = Change a rule
web-switches-line = Each rule stands as this house has it. Change what your friends play otherwise.
web-open-table = Open the table
web-fault-impossible_house = These rules do not fit together. Look at the rules you changed.
web-fault-unknown_game = There is no such game here.
web-fault-unknown_profile = There is no such house here.
web-fault-unknown_level = There is no bot of that kind for this game.
web-fault-unknown_clock = There is no such clock.
web-fault-impossible_seats = This house does not seat so many.
web-fault-too_many_tables = The house is full. Try again in a while.
web-value = { $value ->
    [yes] yes
    [no] no
    [none] none
    [each] every seat
    [dealer] the dealer
    [each_and_dealer] every seat, the dealer one more
    [bourre_and_tied] those bourré and those tied for most tricks
    [bourre] those bourré
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
    [retract] it may be taken back
    [match_and_add] match and add at least one
    [match] match
    [until_no_more] until nobody wants more
    [one] one
    [above_simple] yes, above a simple brelan
    [below_simple] yes, below a simple brelan
    [table] by all cards shown
    [own] by one's own cards
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
web-seat-free = Free seat
web-sit = Sit here
web-ask-bot = Ask a bot
web-you = (you)
web-bot = bot
web-bot-level = { $level ->
    [random] bot, plays by chance
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
web-copy = Copy
web-copied = Copied
web-qr = The link as a code to photograph
web-wait-lobby = Waiting for the host to start.

## The table

web-strip = The hand
web-hand-of = { $hands ->
    [0] Hand { $number }
   *[other] Hand { $number } of { $hands }
}
web-trump = Trump
web-turned-up = turned up: { $card }
web-retourne = Retourné
web-pot = Pot
web-seats = Seats
web-seat = Seat
web-dealer = dealer
web-dealer-letter = D
web-chips-word = chips
web-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
web-premium = Side account
web-premium-short = side { $amount }
web-to-act = to act
web-stand-in = a bot plays
web-cards-held = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
web-put-in = put in
web-best = best
web-state-away = away
web-state-passed = passed
web-state-plays = plays
web-state-drew = { $count ->
    [0] stood pat
   *[other] drew { $count }
}
web-state-decided = decided
web-state-bourre = bourré
web-state-folded = folded
web-state-all-in = all-in
web-state-wins = takes it
web-state-pass = passed
web-state-open = opened
web-state-call = called
web-state-raise = raised
web-state-fold = folded
web-state-no-more = no more
web-state-carre = carre
web-state-decline = declined
web-desk = Your place
web-hand = Your cards
web-hand-draw = Your cards: choose those to lay away
web-lay-away = away
web-your-turn = Your turn.
web-wait-turn = { $name } is to act.
web-wait-cut = { $name } cuts the deck.
web-wait-settled = The hand is settled.
web-wait-over = The session is over.
web-wait-ready = Waiting for the others.
web-looking-on = You are looking on. Hands stay closed.
web-seconds = { $seconds } s
web-ask-declare = { $due ->
    [0] Pass, or play for the pot?
   *[other] Pass, or play for the pot? Playing costs { $due }.
}
web-ask-draw = Tap the cards to lay away, up to { $most }, then change them.
web-ask-lead = Lead a card.
web-ask-follow = { $led ->
    [s] Spades were led.
    [h] Hearts were led.
    [d] Diamonds were led.
   *[c] Clubs were led.
}
web-ask-correct = Only you can see this. { $reason } Until the next card is down you can put it right.
web-ask-carre = The pot is { $pot }. Double it unseen?
web-ask-open = Nobody has opened. Open, or let it go by?
web-ask-answer = { $more ->
    [0] You are level at { $level }.
   *[other] The level is { $level }: { $more } more to call.
}
web-ask-more = All have answered at { $level }. Raise again?
web-do-play = Play
web-do-pass = Pass
web-do-draw = { $count ->
    [0] Stand pat
    [one] Change 1 card
   *[other] Change { $count } cards
}
web-do-draw-any = Change the chosen cards
web-do-correct = Put it right with the { $card }
web-do-carre = Carre: { $more } more
web-do-decline = No carre
web-do-open = Open to { $to }
web-do-call = { $more ->
    [0] Call, adding nothing
   *[other] Call { $to }: { $more } more
}
web-do-raise = Raise to { $to }
web-do-fold = Fold
web-do-no-more = No more
web-do-cut = Cut here
web-do-say = Say
web-bet-to = My contribution
web-bet-result = { $to } in all: { $more } more, { $left } left in your cave.
web-less = One less
web-more = One more
web-quick-least = Least
web-quick-pot = Pot
web-quick-all = Va-tout
web-ask-cut = You cut the deck.
web-cut-title = Hand { $number } is about to be dealt
web-cut-where = How many cards off the top? 1 to { $most }
web-commitment = Promise of the deck
web-commitment-line = The house has fixed its seed: this is its fingerprint. The seed is shown when the hand is over.
web-shuffle-check = Check the shuffle
web-hint = Hint
web-hint-card = A bot would play the { $card }.
web-hint-draw = { $count ->
    [0] A bot would stand pat.
   *[other] A bot would lay away { $cards }.
}
web-hint-say = { $verb ->
    [play] A bot would play.
    [pass] A bot would pass.
    [call] A bot would call.
    [fold] A bot would fold.
    [open] A bot would open to { $amount }.
    [raise] A bot would raise to { $amount }.
    [carre] A bot would carre.
    [decline] A bot would not carre.
   *[other] A bot would say no more.
}
web-next-hand = Next hand
web-end-session = End the session
web-again = Another session
web-look-back = Look back at the hands
web-lost = The line is down. Your seat is kept; we are trying again.
web-keys = Keys
web-key = { $key ->
    [enter] { $game ->
        [bourre] confirm, or next hand
       *[bouillotte] confirm, or next hand
    }
    [p] { $game ->
        [bourre] play
       *[bouillotte] pass
    }
    [x] { $game ->
        [bourre] pass
       *[bouillotte] put down the bet
    }
    [d] { $game ->
        [bourre] change the chosen cards
       *[bouillotte] go to the amount
    }
    [h] a hint
    [help] this sheet
    [escape] close what is open
   *[other] { $game ->
        [bourre] play or choose that card of your row
       *[bouillotte] the first, second … button
    }
}
web-close-sheet = Close

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
web-next-pot = In the pot for the next hand
web-last-trick = Last trick
web-score = Score
web-score-empty = No hand is finished yet.
web-hand-word = Hand
web-end = End
web-place = Place
web-log = Log
web-log-empty = Nothing has happened yet.
web-house-plain = Played as written, no rule changed.
web-own-link = To come back to your seat from another device, keep this link to yourself:
web-own-link-word = my seat
web-take-back = Take my seat back
web-leave = Let a bot play for me
web-talk = Talk
web-talk-empty = Nobody has said anything.
web-talk-hint = Say something
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
web-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
web-steps-word = Steps
web-step-back = Back
web-step-on = On
web-step-of = { $step } of { $steps }
web-hand-before = Hand before
web-hand-after = Hand after
web-open-hands = Show all hands
web-closed-hands = Show my hand only
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
web-back-to-table = Back
web-notice-not-found = There is no table here
web-notice-line-not-found = The link may be mistyped, or the table was cleared away long ago.
web-notice-not-yours = This is somebody else's seat
web-notice-line-not-yours = Open the table with the link you were given, or sit down at a free seat.
web-notice-too-many = A little too fast
web-notice-line-too-many = The house needs a moment. Wait a few seconds and try again.
web-notice-too-large = That is too much at once
web-notice-line-too-large = What you sent is larger than anything a table needs.
web-notice-stale = The table has moved on
web-notice-line-stale = Somebody acted first. Go back and look again.
web-notice-closed = The house is closing
web-notice-line-closed = Tables are kept. Come back in a minute.
web-notice-trouble = Something went wrong here
web-notice-line-trouble = It was our fault, and it is written down. Your seat and chips are safe.

## The command line: brelan serve

web-not-installed = The tables in the browser need more than the rules do, and { $missing } is not installed. Install: brelan[web]
