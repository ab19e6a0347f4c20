# L’apprentissage du joueur fort de la Bouillotte.

train-hands = Donnes
train-counting = D’abord, le compte exact des chances de chaque main.
train-written = { $file } : { $kilobytes } ko, { $situations } situations.
train-again = Pour refaire le même fichier : { $command }
train-seats = Une table peut avoir 3 ou 4 places, ou les deux : 3,4. Pas { $seats }.
