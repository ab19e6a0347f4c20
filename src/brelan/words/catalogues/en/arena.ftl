# Bots matched with each other on duplicate deals.

arena-house = { $game }, { $profile }, { $seats } seats. Seed { $seed }.
arena-counts = { $units ->
    [one] One session
   *[other] { $units } sessions
} of { $length ->
    [one] one hand
   *[other] { $length } hands
}, each played in { $rotations } rotations with the same decks: { $hands } hands.
arena-entry = entry
arena-level = level
arena-chips = chips a hand (95%)
arena-played = plays
arena-zero = no trick
arena-pots = pots won
arena-rating = rating
arena-above = above the rest (95%)
arena-speed = { $hands } hands in { $seconds } s, { $rate } a second.
arena-playing = Sessions
arena-stopped = Stopped: { $done } of { $units } sessions were played to the end.
arena-alone = One bot has nobody to play with. Name a level for each seat, such as steady,random.
arena-no-cluster = No cluster answers at { $address }: { $reason }
arena-not-written = { $file } cannot be written: { $reason }.
