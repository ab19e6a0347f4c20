# Pourquoi un robot ferait ce qu’il conseille. $action est le coup comme la table le dirait.

hint-advice = { $why } Mon conseil : { $action }.

hint-by-chance = Aucune raison : un coup permis, tiré au sort.
hint-held-by-the-ace = Un as est retourné, tu dois donc jouer.
hint-good-enough-to-play = { $trumps ->
        [0] Sans atout
        [one] Avec un atout
       *[other] Avec { $trumps } atouts
    }, { $stayed ->
        [0] personne encore en jeu
        [one] un seul déjà en jeu
       *[other] { $stayed } déjà en jeu
    } : ta main devrait faire un pli ou plus.
hint-too-weak-to-play = { $trumps ->
        [0] Sans atout
        [one] Avec un atout
       *[other] Avec { $trumps } atouts
    }, { $stayed ->
        [0] personne encore en jeu
        [one] un seul déjà en jeu
       *[other] { $stayed } déjà en jeu
    } : un pli est trop peu certain pour risquer l’amende.
hint-change-the-rest = { $keep ->
        [none] Ne garde rien
       *[other] Garde { $keep }
    } et espère mieux à la place { $number ->
        [one] de l’autre carte
       *[other] des { $number } autres
    }.
hint-stand-pat = Chacune de tes cartes vaut d’être gardée.
hint-only-card = { $card } est la seule carte que tu peux jouer.
hint-lead-the-top-trump = Aucun atout encore dehors ne bat { $card }.
hint-lead-a-master = { $card } est la plus haute qui reste de sa couleur.
hint-lead-from-strength = Tu as de l’atout à revendre : { $card } fait tomber celui des autres.
hint-lead-low = Rien n’est sûr ici : c’est { $card } qui coûte le moins.
hint-lead-high = { $card } est ta plus haute carte : entame, et vois ce qui se passe.
hint-win-cheaply = Tu joues en dernier, et { $card } est la plus basse qui gagne.
hint-win-low = { $card } est la plus basse carte qui gagne.
hint-win-high = D’autres ont encore à jouer : { $card } est ta carte la plus dure à battre.
hint-lose-the-lowest = Rien de ce que tu peux jouer ne gagne : laisse partir { $card }.

## Le niveau fort, au Bourré : ce que donnent beaucoup de donnes jouées jusqu’au bout. $gain : jetons, avec une décimale.

hint-playing-is-better = Jouer vaut environ { $gain } { $gain ->
        [one] jeton
       *[other] jetons
    } de plus que passer : tu devrais gagner ce pot { $percent } fois sur 100.
hint-passing-is-better = Jouer te coûterait environ { $gain } { $gain ->
        [one] jeton
       *[other] jetons
    } de plus que passer.
hint-words-alike = Jouer ou passer, ici cela revient à peu près au même.
hint-better-change = { $away ->
        [none] Tout garder
       *[other] Jeter { $away }
    } vaut environ { $gain } { $gain ->
        [one] jeton
       *[other] jetons
    } de plus que { $other ->
        [none] tout garder
       *[other] jeter { $other }
    }.
hint-changes-alike = { $away ->
        [none] Tout garder
       *[other] Jeter { $away }
    } ou { $other ->
        [none] tout garder
       *[other] jeter { $other }
    } : cela revient à peu près au même.
hint-better-card = { $card } vaut environ { $gain } { $gain ->
        [one] jeton
       *[other] jetons
    } de plus que { $other }{ $percent ->
        [0] , bien que ce pot soit presque perdu.
       *[other] , et gagne ce pot { $percent } fois sur 100.
    }
hint-cards-alike = { $card } ou { $other } : cela revient à peu près au même.

## Bouillotte. $percent : combien de fois la main gagne quand les cartes cachées sont données au hasard.

-hopeless = Ces cartes n’ont pour ainsi dire aucune chance.

hint-carre-small-pot = Le pot est assez petit pour viser le dernier mot, même à l’aveugle.
hint-decline-blind = À l’aveugle, ce pot ne vaut pas qu’on le double.
hint-bluff = { $percent ->
    [0] { -hopeless }
   *[other] Tu gagnes environ { $percent } fois sur 100 seulement.
} Mais de temps en temps il faut miser sans rien en main, sinon personne ne croit au reste.
hint-bet-brelan = Un brelan, bon environ { $percent } fois sur 100 : fais payer pour le voir.
hint-bet-point = Ta meilleure couleur est { $suit_name }, bonne environ { $percent } fois sur 100 : mise dessus.
hint-wait = { $percent ->
    [0] { -hopeless } Attends de voir qui ouvre.
   *[other] Environ { $percent } sur 100, c’est trop peu pour ouvrir. Attends de voir qui le fait.
}
hint-enough-in-it = Il y a assez au pot pour une main qui gagne environ { $percent } fois sur 100.
hint-worth-the-call = Tu gagnes environ { $percent } fois sur 100, et il en coûte { $need } pour un pot de { $pot } : ça vaut la peine.
hint-not-worth-the-call = { $percent ->
    [0] { -hopeless } Payer { $need } pour un pot de { $pot }, c’est trop cher.
   *[other] Tu gagnes environ { $percent } fois sur 100. Payer { $need } pour un pot de { $pot }, c’est trop cher.
}

## Bouillotte, ce que l’entraînement a appris. $gain : jetons, avec une décimale, la chance de gagner multipliée par le
## pot, moins ce qu’il faut payer, si personne ne mise plus ; $chips : le pot.

hint-learnt-bet = Tu gagnes environ { $percent } fois sur 100 : environ { $gain } { $gain ->
        [one] jeton du pot te revient
       *[other] jetons du pot te reviennent
    } déjà. Mise, et fais payer les autres pour voir.
hint-learnt-bluff = { $percent ->
    [0] { -hopeless }
   *[other] Tu gagnes environ { $percent } fois sur 100 seulement.
} Mais si les autres se couchent, tu gagnes { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}, et d’ici une mise est assez souvent crue.
hint-learnt-pass = { $percent ->
    [0] { -hopeless } Attendre ne coûte rien ; ouvrir serait un bluff.
   *[other] { $gain ->
        [0] Tu gagnes environ { $percent } fois sur 100, ce qui ne vaut presque rien dans le pot tel qu’il est : à la longue, attendre rapporte plus qu’ouvrir.
       *[other] Tu gagnes environ { $percent } fois sur 100, ce qui vaut environ { $gain } { $gain ->
                [one] jeton
               *[other] jetons
            } dans le pot tel qu’il est : à la longue, attendre rapporte plus qu’ouvrir.
    }
}
hint-learnt-stay = { $percent ->
    [0] { -hopeless } Mais il n’y a rien à payer, alors reste.
   *[other] { $gain ->
        [0] Il n’y a rien à payer, et à peine un jeton du pot te revient : seules de meilleures mains suivraient une relance.
       *[other] Il n’y a rien à payer, et environ { $gain } { $gain ->
                [one] jeton du pot te revient
               *[other] jetons du pot te reviennent
            } : seules de meilleures mains suivraient une relance.
    }
}
hint-learnt-call = Tu gagnes environ { $percent } fois sur 100 : payer { $need } rapporte environ { $gain } { $gain ->
        [one] jeton
       *[other] jetons
    } si personne ne mise plus.
hint-learnt-call-for-later = { $percent ->
    [0] { -hopeless } Payer { $need }, c’est pour un bluff : cela ne rapporte que si les autres se couchent ensuite.
   *[other] Par les cartes seules, payer { $need } coûte environ { $gain } { $gain ->
        [one] jeton
       *[other] jetons
    }. Ce qui peut encore se gagner ensuite le compense.
}
hint-learnt-fold = { $percent ->
    [0] { -hopeless } Payer { $need }, ce serait en faire cadeau.
   *[other] Tu gagnes environ { $percent } fois sur 100 : payer { $need } coûterait environ { $gain } { $gain ->
            [one] jeton
           *[other] jetons
        } en moyenne.
}
hint-learnt-fold-good-cards = Par les cartes seules, payer { $need } rapporterait environ { $gain } { $gain ->
        [one] jeton
       *[other] jetons
    }. Mais qui mise ainsi tient mieux que ce que donne le hasard.
