# L’aprenentatge del jugador fort de la Bouillotte.

train-hands = Mans
train-counting = Primer es compten les probabilitats exactes de cada mà.
train-written = { $file }: { $kilobytes } kB, { $situations } situacions.
train-again = Per tornar a fer el mateix fitxer: { $command }
train-seats = Les taules poden tenir 3 o 4 llocs, o tots dos: 3,4. No { $seats }.
