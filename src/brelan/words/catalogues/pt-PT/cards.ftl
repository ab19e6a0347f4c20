# Cards, suits, chips, and the small words that everything else is made of.

## Cards. Portuguese packs carry the letters A R D V: ás, rei, dama, valete. Where a suit cannot be shown by its sign it has
## two letters, since a single c would be copas to the eye and clubs in a record.

rank-A = A
rank-K = R
rank-Q = D
rank-J = V
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

letter-s = es
letter-h = co
letter-d = ou
letter-c = pa

suit-s = espadas
suit-h = copas
suit-d = ouros
suit-c = paus

rank-name-A = ás
rank-name-K = rei
rank-name-Q = dama
rank-name-J = valete
rank-name-T = dez
rank-name-9 = nove
rank-name-8 = oito
rank-name-7 = sete
rank-name-6 = seis
rank-name-5 = cinco
rank-name-4 = quatro
rank-name-3 = três
rank-name-2 = dois

card = { $rank }{ $sign }
card-name = { $rank } de { $suit }

## Chips and seats

chips = { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
}
chips-part = { $amount } de ficha

# The sentences of the premiums choose by this word: "Cy paga-te 2".
you-after-all = ti

you-name = Tu
