# Cards, suits, chips, and the small words that everything else is made of.

## A rank by its index letter, a suit by its sign; where a machine cannot show the sign, by two letters.

# International packs sold in Spain carry A K Q J, and so do the faces here; aloud they are as, rey, dama and jota.
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

# Two letters, for a lone c would be hearts to the eye and clubs in a record.
letter-s = pi
letter-h = co
letter-d = di
letter-c = tr

suit-s = picas
suit-h = corazones
suit-d = diamantes
suit-c = tréboles

rank-name-A = as
rank-name-K = rey
rank-name-Q = dama
rank-name-J = jota
rank-name-T = diez
rank-name-9 = nueve
rank-name-8 = ocho
rank-name-7 = siete
rank-name-6 = seis
rank-name-5 = cinco
rank-name-4 = cuatro
rank-name-3 = tres
rank-name-2 = dos

card = { $rank }{ $sign }
card-name = { $rank } de { $suit }

## Chips and seats

chips = { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
}
chips-part = { $amount } de ficha

# The sentences of the premiums choose by this word: "Cy te paga 2".
you-after-all = ti

you-name = Tú
