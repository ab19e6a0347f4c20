# A aprendizagem do jogador forte da Bouillotte.

train-hands = Mãos
train-counting = Primeiro contam-se as probabilidades exatas de cada mão.
train-written = { $file }: { $kilobytes } kB, { $situations } situações.
train-again = Para fazer outra vez o mesmo ficheiro: { $command }
train-seats = As mesas podem ter 3 ou 4 lugares, ou ambos: 3,4. Não { $seats }.
