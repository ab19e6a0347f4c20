# Cartes, couleurs, jetons, et les petits mots dont tout le reste est fait.

## Une carte : le rang par sa lettre, la couleur par son signe ; où une machine ne montre pas le signe, par deux lettres.

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

# Deux lettres, car un « c » seul serait un cœur pour l’œil et un trèfle dans le relevé.
letter-s = pi
letter-h = co
letter-d = ca
letter-c = tr

suit-s = pique
suit-h = cœur
suit-d = carreau
suit-c = trèfle

rank-name-A = as
rank-name-K = roi
rank-name-Q = dame
rank-name-J = valet
rank-name-T = dix
rank-name-9 = neuf
rank-name-8 = huit
rank-name-7 = sept
rank-name-6 = six
rank-name-5 = cinq
rank-name-4 = quatre
rank-name-3 = trois
rank-name-2 = deux

# $rank : sa lettre, $sign : le signe ou les lettres de la couleur
card = { $rank }{ $sign }
# Comme on la dit à voix haute. $rank et $suit sont des noms.
card-name = { $rank } de { $suit }

## Jetons et places

# $amount : un nombre entier, ou une fraction en texte
chips = { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
chips-part = { $amount } de jeton

# Qui lit, quand la phrase parle d’abord d’un autre. Les phrases des primes choisissent sur ce mot : « Cy te paie 2 ».
you-after-all = toi

# Le nom de la personne au terminal. Un relevé le garde ; à qui porte ce nom, on dit tu.
you-name = Toi
