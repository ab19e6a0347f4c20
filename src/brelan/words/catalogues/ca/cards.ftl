# Cards, suits, chips, and the small words that everything else is made of.

## Cards. International packs carry the letters A K Q J here too, and that is what is shown; read aloud they are as, rei,
## dama and valet. Where a suit cannot be shown by its sign it has two letters, since a lone c would be cors to
## the eye and clubs in a record.

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

letter-s = pi
letter-h = co
letter-d = di
letter-c = tr

suit-s = piques
suit-h = cors
suit-d = diamants
suit-c = trèvols

rank-name-A = as
rank-name-K = rei
rank-name-Q = dama
rank-name-J = valet
rank-name-T = deu
rank-name-9 = nou
rank-name-8 = vuit
rank-name-7 = set
rank-name-6 = sis
rank-name-5 = cinc
rank-name-4 = quatre
rank-name-3 = tres
rank-name-2 = dos

card = { $rank }{ $sign }
card-name = { $rank } de { $suit }

## Chips and seats

chips = { $amount ->
    [one] { $amount } fitxa
   *[other] { $amount } fitxes
}
chips-part = { $amount } de fitxa

# The sentences of the premiums choose by this word: "Cy et paga 2".
you-after-all = tu

you-name = Tu
