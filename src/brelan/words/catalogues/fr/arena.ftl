# Des robots opposés les uns aux autres sur des donnes dupliquées.

arena-house = { $game }, { $profile }, { $seats } places. Graine { $seed }.
arena-counts = { $units ->
    [one] Une partie
   *[other] { $units } parties
} de { $length ->
    [one] une donne
   *[other] { $length } donnes
}, { $units ->
    [one] jouée
   *[other] chacune jouée
} en { $rotations } rotations avec les mêmes paquets : { $hands } donnes.
arena-entry = n°
arena-level = niveau
arena-chips = jetons par donne (95 %)
arena-played = joue
arena-zero = sans pli
arena-pots = pots gagnés
arena-rating = cote
arena-above = au-dessus des autres (95 %)
arena-speed = { $hands } donnes en { $seconds } s, { $rate } par seconde.
arena-playing = Parties
arena-stopped = Arrêté : { $done } parties sur { $units } sont allées au bout.
arena-alone = Un robot seul n’a pas d’adversaire. Nomme un niveau par place, comme steady,random.
arena-no-cluster = Aucun groupe de machines ne répond à { $address } : { $reason }
arena-not-written = Impossible d’écrire { $file } : { $reason }.
