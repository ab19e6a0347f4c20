# Cards, suits, chips, and the small words that everything else is made of.

## Cards. A rank by its index letter, a suit by its sign; where a machine cannot show the sign, by its letter.

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

sign-s = ♠
sign-h = ♥
sign-d = ♦
sign-c = ♣

letter-s = s
letter-h = h
letter-d = d
letter-c = c

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

rank-name-A = ace
rank-name-K = king
rank-name-Q = queen
rank-name-J = jack
rank-name-T = ten
rank-name-9 = nine
rank-name-8 = eight
rank-name-7 = seven
rank-name-6 = six
rank-name-5 = five
rank-name-4 = four
rank-name-3 = three
rank-name-2 = two

# $rank: its letter, $sign: sign or letter of the suit
card = { $rank }{ $sign }
# As it is read aloud. $rank and $suit are names.
card-name = { $rank } of { $suit }

## Chips and seats

# $amount: a whole number, or a fraction as text
chips = { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
chips-part = { $amount } of a chip

# The person who reads, where a sentence is about somebody else first: "Cy pays 2 to you."
you-after-all = you

# The name of the person at the terminal. A record keeps it; whoever is called so is spoken to.
you-name = You
