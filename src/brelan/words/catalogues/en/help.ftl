# What --help says. The English here is that of the commands; "any" stands for every command that has the option.

## Headings

help-usage = Usage:
help-options = Options:
help-arguments = Arguments:
help-commands = Commands:
help-default = default
help-required = required
help-usage-options = [OPTIONS]
help-usage-command = COMMAND [ARGS]...
help-kind = { $kind ->
    [number] number
    [file] file
   *[text] text
}

## Commands

help-command-odds-bourre = What a hand of Bourré is worth before anybody has spoken: to pass, or to play and throw these cards or those.
    .more = The other hands are dealt at random and played to the end by the habits of steady players, yours too. Chips are the pot won or the fine paid, the next ante, and an even share of what is left in the pot.
help-command-solve = All cards known, what each seat can still get: the card to play, the line, the tricks that are sure.
help-command-train = Teach a player: the strong one of Bouillotte learns by practice.
help-command-train-bouillotte = Counterfactual regret minimisation, from nothing but the rules. Ctrl-C keeps what was learnt so far.
help-command-brelan = The house for Bourré and Bouillotte: play, watch, replay, and look up the rules.
help-command-play = Sit down at a table with bots.
help-command-watch = Watch bots play a whole session.
help-command-arena = Match bots with each other on duplicate deals.
    .more = Levels: easy, steady (or plain), strong, random. Every session is played once for each rotation of the bots around the table, with the same decks. The same seed gives the same result with any number of processes, and on a cluster. Ctrl-C shows what has been played so far.
    .sheet = The columns of the --csv file: unit (which session, from 0), rotation (from 0), seat, entry (its number in the list, from 1), level, hands, played (hands the entry stayed in; at Bouillotte, in which it put in chips by a word of its own), zero_tricks (those it took no trick in; only at Bourré), pots (hands in which it took a pot), chips (won or lost in the whole session; a fraction where a pot was divided).
help-command-replay = Show a recorded session. Ends with 1 when it breaks a rule, with 2 when it is no record.
help-command-verify = Check every deck of a record against the shuffle it was promised to be. Ends with 1 when one is false.
help-command-profiles = List the houses: title, source, and what differs from the default.
help-command-rules = Say the rules of a house in plain words, as its switches have them.
help-command-serve = Open the house in the browser: tables with friends and bots.
help-command-odds = Exact chances: what a hand is worth before the cards are shown.
help-command-odds-bouillotte = The chance to win the showdown of Bouillotte: four seats, the rules of the house historic.

## Options and arguments

help-of-odds-bourre-hand = Your cards, such as 'Ah Kh 9s 4d 2c'.
help-of-odds-bourre-trump = The trump suit, such as h or hearts, or the turned-up card itself.
help-of-odds-bourre-seat = Your place in speaking order; 1 is left of the dealer.
help-of-odds-bourre-players = How many sit at the table.
help-of-odds-bourre-pot = Chips in the pot; one ante of each.
help-of-odds-bourre-deals = Deals played to the end.
help-of-odds-bourre-seed = Deals that can be had again.
help-of-odds-bourre-json = One JSON object.
help-of-solve-file = A record of Bourré that stops inside a hand.
help-of-solve-json = One JSON object.
help-of-solve-nodes = How many cards each of the two searches may play in thought.
help-of-train-bouillotte-out = The file to write.
help-of-train-bouillotte-seed = Where chance starts; the same seed gives the same file.
help-of-train-bouillotte-iterations = Hands at each table.
help-of-train-bouillotte-seats = Tables with so many seats, 3 or 4.
help-of-any-version = Say which version this is.
help-of-any-language = The language of all that is said, by its code; usually the machine's.
help-of-any-help = Show this message and exit.
help-of-any-game = Which game.
help-of-profiles-game = Which game; both if left out.
help-of-any-file = A record, a .brelan file.
help-of-any-profile = A house by name: see brelan profiles.
help-of-any-profile_file = House rules of your own, a TOML file.
help-of-any-settings = Change one switch; may be repeated.
help-of-any-seats = How many sit at the table.
help-of-any-seed = Shuffles, cuts and bots that can be had again.
help-of-arena-seed = Decks and choices that can be had again.
help-of-any-level = How the bots play: easy, steady or strong; or random.
help-of-any-slips = How often a bot breaks a rule at a table of honour.
help-of-any-record = Where to keep the record of the session.
help-of-play-resume = Go on with a session that was left.
help-of-play-name = What you are called; usually your login name.
help-of-watch-hands = How many hands.
help-of-arena-entries = A level for each seat, with commas between.
help-of-arena-hands = Hands really played, all rotations counted; rounded up.
help-of-arena-jobs = Processes; all cores if left out.
help-of-arena-cluster = Address of a Dask scheduler whose workers play.
help-of-arena-sheet = A row for each session and seat into this file.
help-of-arena-json = One JSON object instead of a table.
help-of-replay-json = One JSON object instead of a story.
help-of-rules-clause = One clause only, such as B-PLAY-3, or one section, such as B-PLAY.
help-of-serve-host = The address to listen on; 0.0.0.0 for everybody on the network.
help-of-serve-port = The port; 0 takes a free one.
help-of-serve-data = The SQLite file, or the folder of it. Default: your data folder.
help-of-serve-root_path = The path below which a proxy shows the house, such as /cards.
help-of-serve-show = Open the browser, where the house is started by hand beside a screen.
help-of-odds-bouillotte-hand = Three cards, such as 'Ah Kh 9s'.
help-of-odds-bouillotte-up = The retourné, such as Qd.
help-of-odds-bouillotte-seat = Your place among those who are in, from the dealer's right.
help-of-odds-bouillotte-inside = How many are in, you among them.
help-of-odds-bouillotte-json = One JSON object.
help-of-odds-bouillotte-table = Every hand and retourné, as CSV.
help-of-odds-bouillotte-plot = Draw the whole table into this file.

## What is amiss on a command line. $name: an option, an argument or a command; $choices: what may be said, "none" where
## that is not known; $given: what was said; $low, $high: the ends of a range of numbers.

help-error-command = There is no command “{ $name }”; there are { $choices }.
help-error-no-command = Which command? There are { $choices }.
help-error-option = There is no option { $name } here. { $choices ->
    [none] {""}
   *[other] Do you mean { $choices }?
}
help-error-alone = { $name } needs a value behind it.
help-error-flag = { $name } stands alone, without a value.
help-error-more-than = This is too much: { $name }
help-error-missing = “{ $name }” is missing: { $what }.
help-error-choices = “{ $name }” may be { $choices }, not “{ $given }”.
help-error-number = “{ $name }” has to be { $kind ->
    [whole] a whole number
   *[any] a number
}{ $bounds ->
    [both] {" "}from { $low } to { $high }
    [low] {" "}from { $low } up
   *[none] {""}
}, not “{ $given }”.
help-error-value = “{ $given }” will not do for “{ $name }”.
help-error-more = More about it: { $command } --help
