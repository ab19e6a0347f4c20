# Bots enfrontats entre ells amb repartiments duplicats.

arena-house = { $game }, { $profile }, { $seats } llocs. Llavor { $seed }.
arena-counts = { $units ->
    [one] Una partida
   *[other] { $units } partides
} de { $length ->
    [one] una mà
   *[other] { $length } mans
}, cadascuna en { $rotations } rotacions amb les mateixes baralles: { $hands } mans.
arena-entry = número
arena-level = nivell
arena-chips = fitxes per mà (95 %)
arena-played = juga
arena-zero = sense basa
arena-pots = pots guanyats
arena-rating = puntuació
arena-above = per damunt dels altres (95 %)
arena-speed = { $hands } mans en { $seconds } s, { $rate } per segon.
arena-playing = Partides
arena-stopped = Interromput: { $done } de { $units } partides han arribat al final.
arena-alone = Un bot sol no té amb qui jugar. Anomena un nivell per jugador, com steady,random.
arena-no-cluster = Cap grup de màquines no respon a { $address }: { $reason }
arena-not-written = No es pot escriure { $file }: { $reason }.
