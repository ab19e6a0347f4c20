# Une donne dont on connaît toutes les cartes : ce que chaque place peut encore en tirer.

solve-hand = Donne { $number } : atout { $trump }, { $chips } au pot. À jouer : { $who }
solve-holds = { $who } : { $cards } (plis faits : { $won })
solve-best = Si chaque place joue pour ses propres jetons, la carte { DE($who) } est { $card } :
solve-trick = Pli { $number } pour { $who } : { $plays }
solve-seat = { $who } : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $chips }
solve-cards = Ce que chaque carte rapporte à { $who } :
solve-card = { $card } : { $chips } (le pot : { $winner ->
    [none] personne
   *[other] { $winner }
} ; bourré : { $bourre ->
    [none] personne
   *[other] { $bourre }
})
solve-card-unknown = { $card } : pas trouvé
solve-forced = Seule contre toutes les autres réunies, une place peut s’assurer en tout ce nombre de plis :
solve-forced-seat = { $who } : { $tricks ->
    [none] pas trouvé
   *[other] { $tricks }
}
solve-proof = Comment cela se passe quand tout le monde joue de son mieux contre { $who } ({ $tricks } en tout) :
solve-sure = Sûr pour { $who }, d’après ce que cette place peut savoir : { $tricks } à venir ; déjà faits, { $won }. { $cinch ->
    [yes] C’est un cinch
   *[no] Ce n’est pas un cinch
}.
solve-step = { $how ->
    [takes] { $cards } fait ce pli : personne après ne peut la battre
    [leads] { $cards } en entame : aucun atout rival ne la bat
    [side] { $cards } en entame : plus d’atout contre elle, ni de carte plus haute dans sa couleur
   *[outlasts] { $cards } : les atouts plus hauts des autres ne peuvent pas les battre tous ; plis qui restent : { $tricks }
}
solve-note = Les jetons sont ceux de cette donne : le pot, les amendes. Une mise d’entrée dont quelqu’un sera dispensé la prochaine fois n’est pas comptée. Entre des cartes qui se valent pour une place, la plus basse est jouée, pique avant cœur, carreau et trèfle.
solve-too-long = { $what ->
    [chips] Ce que chaque place obtient en jouant pour ses propres jetons n’a pas été trouvé
   *[forced] Tout ce dont on peut s’assurer n’a pas été trouvé
} en jouant { $nodes } cartes en pensée. Ce qui est écrit ici est exact ; --nodes permet d’aller plus loin.
solve-thinking = Je réfléchis : { $done } sur { $of }
solve-other-game = { $file } n’est pas un relevé de Bourré, et il n’y a de plis que là.
solve-no-hand = Aucune donne n’est ouverte dans { $file } : le relevé doit s’arrêter là où une carte est à jouer.
solve-no-lead = Dans { $file }, personne n’a encore entamé à la donne { $number }. Que le relevé aille jusqu’à ce que chacun ait parlé et changé ses cartes, et qu’une carte soit à jouer.
