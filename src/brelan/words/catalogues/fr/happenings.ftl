# Ce qu’un coup a donné, à lire par tout le monde.
#
# $who : la place dont il s’agit ; $you : « yes » quand c’est qui lit. $cards : cartes montrées ; $amount, $chips : un nombre,
# et le même en jetons. $note : un mot des règles ; $suit_name : une couleur. $clause : la clause, là où elle change ce qui
# est à dire.

## Bourré

happening-turned_up = { $you ->
    [yes] Tu retournes { $cards } : atout { $suit_name }.
   *[no] { $who } retourne { $cards } : atout { $suit_name }.
}
happening-passes = { $you ->
    [yes] Tu passes.
   *[no] { $who } passe.
}
happening-plays = { $you ->
    [yes] Tu joues.
   *[no] { $who } joue.
}
happening-decided = { $you ->
    [yes] Tu as décidé.
   *[no] { $who } a décidé.
}
happening-unasked = { $you ->
    [yes] Tous les autres ont passé : tu joues d’office.
   *[no] Tous les autres ont passé : { $who } joue d’office.
}
happening-drew = { $you ->
    [yes] { $amount ->
        [0] Tu gardes tout.
        [one] Tu changes une carte.
       *[other] Tu changes { $amount } cartes.
    }
   *[no] { $amount ->
        [0] { $who } garde tout.
        [one] { $who } change une carte.
       *[other] { $who } change { $amount } cartes.
    }
}
happening-laid_aside = { $you ->
    [yes] Tu mets { $cards } de côté, face visible ; l’atout ne change pas.
   *[no] { $who } met { $cards } de côté, face visible ; l’atout ne change pas.
}
happening-restock = Le talon est épuisé : { $amount ->
        [one] une carte écartée plus tôt est remêlée
       *[other] { $amount } cartes écartées plus tôt sont remêlées
    }, et on continue à servir.
happening-played = { $you ->
    [yes] Tu joues { $cards }.
   *[no] { $who } joue { $cards }.
}
happening-takes_trick = { $you ->
    [yes] Tu fais le pli avec { $cards } : { $amount } à présent.
   *[no] { $who } fait le pli avec { $cards } : { $amount } à présent.
}
happening-nobody_collects = { $note ->
    [all_passed] Tout le monde a passé : le pot de { $chips } reste.
    [tie] Égalité de plis en tête : personne ne prend le pot de { $chips }.
    [barred] Qui a fait le plus de plis n’a pas droit au pot : on reporte { $chips }.
   *[blocked] Quelqu’un est bourré, et dans cette maison cela retient le pot : on reporte { $chips }.
}
happening-puts_right = { $you ->
    [yes] Tu reprends { $cards }, qui enfreignait une règle.
   *[no] { $who } reprend { $cards }, qui enfreignait une règle.
}
happening-renege = { $you ->
    [yes] Tu as fait une renonce avec { $cards }
   *[no] { $who } a fait une renonce avec { $cards }
} : { $note ->
    [must_follow_suit] il y avait de quoi fournir à la couleur
    [must_trump] il y avait un atout à jouer
    [must_beat] la meilleure carte pouvait être battue
    [cinch_lead] d’une main sûre il faut entamer le plus haut atout
   *[cinch_trump] d’une main sûre il faut jouer le plus haut atout
}. Cela coûte le droit à ce pot, et une amende au règlement.
happening-misplay = { $you ->
    [yes] Tu as enfreint une règle avec { $cards }
   *[no] { $who } a enfreint une règle avec { $cards }
} : { $note ->
    [must_follow_suit] il y avait de quoi fournir à la couleur
    [must_trump] il y avait un atout à jouer
    [must_beat] la meilleure carte pouvait être battue
    [cinch_lead] d’une main sûre il faut entamer le plus haut atout
   *[cinch_trump] d’une main sûre il faut jouer le plus haut atout
}. Dans cette maison, cela ne coûte rien.
happening-early = { $you ->
    [yes] Tu as parlé avant ton tour, et perds ton prochain tour de donne.
   *[no] { $who } a parlé avant son tour, et perd son prochain tour de donne.
}
happening-deal_missed = { $you ->
    [yes] Tu sautes ce tour de donne : tu l’avais perdu.
   *[no] { $who } saute ce tour de donne, qui était perdu.
}

## Quand il n’en reste qu’un, dans les deux jeux

happening-alone = { $game ->
    [bouillotte] { $you ->
        [yes] Tous les autres se sont couchés : tu prends le pot et gardes tes cartes pour toi.
       *[no] Tous les autres se sont couchés : { $who } prend le pot et ne montre rien.
    }
   *[bourre] { $you ->
        [yes] Il ne reste que toi en jeu : tous les plis sont à toi.
       *[no] Plus personne d’autre en jeu : { $who } a gagné tous les plis.
    }
}

## Bouillotte

happening-carre = { $you ->
    [yes] { $note ->
        [buyback] Tu rachètes le dernier mot pour { $chips }.
       *[other] Tu carres, à l’aveugle, pour { $chips }.
    }
   *[no] { $note ->
        [buyback] { $who } rachète le dernier mot pour { $chips }.
       *[other] { $who } carre, à l’aveugle, pour { $chips }.
    }
}
happening-decline = { $you ->
    [yes] { $note ->
        [buyback] Tu ne rachètes pas le dernier mot.
       *[other] Tu ne carres pas.
    }
   *[no] { $note ->
        [buyback] { $who } ne rachète pas le dernier mot.
       *[other] { $who } ne carre pas.
    }
}
happening-cannot_carre = { $you ->
    [yes] Il te manque de quoi carrer ({ $chips }) : on ne te demande rien.
   *[no] Il manque à { $who } de quoi carrer ({ $chips }) : on ne lui demande rien.
}
happening-dealt = { $you ->
    [yes] Tu donnes { $amount } cartes à chacun.
   *[no] { $who } donne { $amount } cartes à chacun.
}
happening-retourne = Le retourné est { $cards }.
happening-pass = { $you ->
    [yes] Tu passes pour l’instant.
   *[no] { $who } passe pour l’instant.
}
happening-open = { $you ->
    [yes] Tu ouvres à { $chips }{ $note ->
        [all_in] , toute la cave
       *[other] {""}
    }.
   *[no] { $who } ouvre à { $chips }{ $note ->
        [all_in] , toute la cave
       *[other] {""}
    }.
}
happening-raise = { $you ->
    [yes] Tu relances à { $chips }{ $note ->
        [all_in] , toute la cave
       *[other] {""}
    }.
   *[no] { $who } relance à { $chips }{ $note ->
        [all_in] , toute la cave
       *[other] {""}
    }.
}
happening-call = { $you ->
    [yes] { $note ->
        [all_in] Tu suis avec toute ta cave, { $chips } en tout.
       *[other] Tu suis, { $chips } en tout.
    }
   *[no] { $note ->
        [all_in] { $who } suit avec toute sa cave, { $chips } en tout.
       *[other] { $who } suit, { $chips } en tout.
    }
}
happening-fold = { $you ->
    [yes] Tu te couches.
   *[no] { $who } se couche.
}
happening-no_more = { $you ->
    [yes] « Assez », dis-tu.
   *[no] « Assez », dit { $who }.
}
happening-more_round = { $you ->
    [yes] Tous t’ont répondu ; les autres peuvent relancer.
   *[no] Tous ont répondu à { $who } ; les autres peuvent relancer.
}
happening-showdown = { $note ->
    [two_in] Deux étaient en jeu, et la mise est suivie
    [no_more] Personne ne relance plus
    [one_round] Tous ont répondu
   *[no_chips] Il ne reste personne contre qui miser
} : on abat les cartes pour { $chips }.
happening-all_passed = Tout le monde a passé : le pot de { $chips } reste.
happening-carre_takes = { $you ->
    [yes] Personne n’a ouvert après ton carre : le pot de { $chips } est à toi.
   *[no] Personne n’a ouvert après le carre { DE($who) }, qui prend le pot de { $chips } sans avoir à parler.
}
happening-shown = { $you ->
    [yes] Tu montres { $cards }.
   *[no] { $who } montre { $cards }.
}
happening-pot = { $note ->
    [main] Le pot : { $chips }.
   *[side] Le pot annexe : { $chips }.
}
# $amount : des points ; $cards : ce qui a été compté
happening-point = { $clause ->
    [L-POINT-2] La couleur la plus riche est { $suit_name }, avec { $amount }.
    [L-POINT-3] Plusieurs couleurs sont les plus riches à égalité, avec { $amount } ; selon l’ordre des places, c’est { $suit_name } qui décide.
    [L-POINT-4] Aucun de ceux qui jouent pour ce pot n’a de la couleur la plus riche, la suivante décide : { $suit_name }, avec { $amount }.
    [L-POINT-5] Ce pot se joue à { $suit_name }, avec { $amount }.
   *[L-POINT-6] { $you ->
        [yes] Tu comptes { $amount } à { $suit_name } ({ $cards }), le meilleur point de ceux qui jouent pour ce pot.
       *[no] { $who } compte { $amount } à { $suit_name } ({ $cards }), le meilleur point de ceux qui jouent pour ce pot.
    }
}
# $note: why the other one of two equal points wins
happening-equal_point = { $you ->
    [yes] Tu comptes aussi { $amount } ({ $cards }), { $note ->
        [suit] mais la couleur du retourné passe avant
       *[seat] mais l’autre vient avant, en partant de la droite du donneur
    }.
   *[no] { $who } compte aussi { $amount } ({ $cards }), { $note ->
        [suit] mais la couleur du retourné passe avant
       *[seat] mais l’autre vient avant, en partant de la droite du donneur
    }.
}
happening-wins_by_point = { $clause ->
    [L-POINT-6] { $you ->
        [yes] Ton point gagne.
       *[no] { $who } gagne au point.
    }
   *[other] { $you ->
        [yes] Tu as { $cards }, la plus haute de la couleur parmi ceux qui jouent pour ce pot.
       *[no] { $who } a { $cards }, la plus haute de la couleur parmi ceux qui jouent pour ce pot.
    }
}
happening-wins_by_carre = { $you ->
    [yes] Tes { $cards } et le retourné font un brelan carré : rien de meilleur.
   *[no] { $who } a un brelan carré, { $cards } et le retourné : rien de meilleur.
}
happening-wins_by_brelan = { $you ->
    [yes] Ton brelan { $cards } est la meilleure main pour ce pot.
   *[no] { $who } a la meilleure main pour ce pot, le brelan { $cards }.
}
happening-wins_by_favori = { $you ->
    [yes] Ta paire et le retourné ({ $cards }) font un brelan favori, la meilleure main pour ce pot.
   *[no] { $who } a la meilleure main pour ce pot, un brelan favori : une paire et le retourné ({ $cards }).
}
happening-wins_by_mistigri = { $you ->
    [yes] Tu gagnes avec le mistigri : { $cards }.
   *[no] { $who } gagne avec le mistigri : { $cards }.
}
# $note : carre ou brelan ; $chips : ce que doit chacune des autres places
happening-premium = { $you ->
    [yes] Pour ton { $note ->
        [carre] brelan carré
       *[brelan] brelan
    } { $cards }, chacun des autres te doit { $chips }.
   *[no] Chacun des autres doit { $chips } à { $who } pour le { $note ->
        [carre] brelan carré
       *[brelan] brelan
    } { $cards }.
}
