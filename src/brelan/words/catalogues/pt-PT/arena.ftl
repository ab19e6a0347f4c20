# Bots uns contra os outros com cartas duplicadas.

arena-house = { $game }, { $profile }, { $seats } lugares. Semente { $seed }.
arena-counts = { $units ->
    [one] Uma partida
   *[other] { $units } partidas
} de { $length ->
    [one] uma mão
   *[other] { $length } mãos
}, cada uma em { $rotations } rotações com os mesmos baralhos: { $hands } mãos.
arena-entry = número
arena-level = nível
arena-chips = fichas por mão (95%)
arena-played = vai a jogo
arena-zero = sem vaza
arena-pots = bolos ganhos
arena-rating = pontuação
arena-above = acima dos outros (95%)
arena-speed = { $hands } mãos em { $seconds } s, { $rate } por segundo.
arena-playing = Partidas
arena-stopped = Interrompido: { $done } de { $units } partidas chegaram ao fim.
arena-alone = Um bot sozinho não tem com quem jogar. Indica um nível por lugar, como steady,random.
arena-no-cluster = Nenhum grupo de máquinas responde em { $address }: { $reason }
arena-not-written = Não se consegue escrever { $file }: { $reason }.
