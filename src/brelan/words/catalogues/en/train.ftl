# Teaching the strong player of Bouillotte.

train-hands = Hands
train-counting = Counting the exact odds of every hand first.
train-written = { $file }: { $kilobytes } kB, { $situations } situations.
train-again = To make the same file again: { $command }
train-seats = Tables can have 3 or 4 seats, or both: 3,4. Not { $seats }.
