# Comment va un jeu, en six phrases pour qui n’y a jamais joué. Les réglages de la maison sont des variables, comme dans
# les clauses ; ce qui est dit doit être vrai dans toute maison possible.

goes-title = Comment ça se joue

goes-B-1 = { $ante_by ->
        [dealer] Le donneur met { $ante } au pot pour chaque place.
       *[each] Chacun met { $ante } au pot.
    } Chacun reçoit { $hand_size } cartes, et la dernière du donneur est retournée : sa couleur est atout.
goes-B-2 = { $declare ->
        [closed_fist] Tous décident en secret de passer ou de jouer, et le montrent ensemble.
       *[in_turn] Depuis la gauche du donneur, chacun à son tour passe ou joue.
    } Qui passe est hors jeu pour cette donne{ $second_ante ->
        [0] .
       *[other]  ; qui joue ajoute { $second_ante }.
    }
goes-B-3 = { $max_discards ->
        [0] On ne change pas de cartes : tu joues ce que tu as reçu.
       *[other] Qui joue peut écarter des cartes, { $max_discards } au plus, et en reçoit autant.
    }
goes-B-4 = Viennent les plis : fournis la couleur demandée, sinon joue un atout{ $losing_trump ->
        [may] {" "}qui bat
       *[must] {""}
    }, et bats la meilleure carte de la table si tu le peux. L’atout le plus haut fait le pli, ou sans atout la plus haute
    carte de la couleur demandée.
goes-B-5 = Qui a seul le plus de plis prend le pot{ $limit_covers ->
        [fines_and_award] { $limit ->
            [none] {""}
           *[other] , { $limit } au plus
        }
       *[fines] {""}
    } ; après une égalité{ $bourre_blocks_award ->
        [yes] , ou quand quelqu’un a joué sans faire de pli,
       *[no] {""}
    } il reste pour la donne suivante.
goes-B-6 = Qui a joué sans faire de pli est bourré, et paie au prochain pot autant qu’il y avait dans celui-ci{ $limit ->
        [none] {""}
       *[other] , { $limit } au plus
    }.{ $ante_by ->
        [dealer] {""}
       *[each] { $exempt_from_ante ->
            [nobody] {""}
            [bourre] {" "}Après cela, une mise d’entrée est épargnée.
           *[bourre_and_tied] {" "}Après cela, ou après une égalité en tête des plis, une mise d’entrée est épargnée.
        }
    }

goes-L-1 = Chacun mise sur les { $cave } jetons de sa cave. { $ante_by ->
        [dealer] Le donneur met 1 au pot.
        [each] Chacun met 1 au pot.
       *[each_and_dealer] Chacun met 1 au pot, et le donneur 1 de plus.
    }
goes-L-2 = { $carre ->
        [yes] Avant la donne, les autres à leur tour, et le donneur en dernier, peuvent carrer : mettre sans rien voir autant
            qu’il y a au pot.
       *[no] Personne ne mise avant la donne.
    } Puis chacun reçoit trois cartes, et une autre est retournée, le retourné, qui n’est à personne.
goes-L-3 = Puis chacun à son tour, vers la droite, ouvre par une mise ou passe. Une fois le jeu ouvert, chacun suit,
    relance ou se couche, même ceux qui avaient passé.
goes-L-4 = Quand tous sauf un se sont couchés, celui-là prend le pot et ne montre rien. Sinon on abat les cartes { $rounds ->
        [one] quand tous ont répondu.
       *[until_no_more] quand personne ne relance plus.
    }
goes-L-5 = { $brelans ->
        [yes] La meilleure main est trois cartes d’un même rang avec le retourné pour quatrième, un brelan carré ; viennent
            ensuite trois cartes d’un même rang, un brelan.{ $favori ->
                [no] {""}
               *[other] {" "}Une paire et le retourné font aussi un brelan, le favori.
            }{ $mistigri ->
                [yes] {" "}Après les brelans vient le mistigri, la dame de trèfle avec deux autres cartes d’un même rang.
               *[no] {""}
            }{ $premiums ->
                [yes] {" "}Quand on abat, les autres doivent une prime à un brelan.
               *[no] {""}
            }
       *[no] Trois cartes d’un même rang ne valent rien de plus dans cette maison : c’est toujours le point qui décide.
    }
goes-L-6 = { $point ->
        [own] Le point est ce que valent tes cartes d’une couleur, avec le retourné s’il est de cette couleur : le
            plus haut prend le pot{ $brelans ->
                [yes] {" "}quand personne n’a une telle main.
               *[no] .
            }
       *[table] Le point est la couleur la plus riche de toutes les cartes abattues : sa plus haute carte dans une main restée
            en jeu prend le pot{ $brelans ->
                [yes] {" "}quand personne n’a une telle main.
               *[no] .
            }
    }
