# El aprendizaje del jugador fuerte de la Bouillotte.

train-hands = Manos
train-counting = Primero se cuentan las probabilidades exactas de cada mano.
train-written = { $file }: { $kilobytes } kB, { $situations } situaciones.
train-again = Para volver a hacer el mismo archivo: { $command }
train-seats = Las mesas pueden tener 3 o 4 sitios, o ambos: 3,4. No { $seats }.
