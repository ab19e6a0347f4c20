# Bots enfrentados entre sí con repartos duplicados.

arena-house = { $game }, { $profile }, { $seats } jugadores. Semilla { $seed }.
arena-counts = { $units ->
    [one] Una partida
   *[other] { $units } partidas
} de { $length ->
    [one] una mano
   *[other] { $length } manos
}, cada una en { $rotations } rotaciones con las mismas barajas: { $hands } manos.
arena-entry = número
arena-level = nivel
arena-chips = fichas por mano (95 %)
arena-played = juega
arena-zero = sin bazas
arena-pots = botes ganados
arena-rating = puntuación
arena-above = por encima del resto (95 %)
arena-speed = { $hands } manos en { $seconds } s, { $rate } por segundo.
arena-playing = Partidas
arena-stopped = Interrumpido: { $done } de { $units } partidas llegaron al final.
arena-alone = Un bot solo no tiene con quién jugar. Nombra un nivel por jugador, como steady,random.
arena-no-cluster = Ningún grupo de máquinas responde en { $address }: { $reason }
arena-not-written = No se puede escribir { $file }: { $reason }.
