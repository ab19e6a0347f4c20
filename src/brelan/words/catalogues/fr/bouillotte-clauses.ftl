# Les règles de la Bouillotte, un paragraphe par clause, comme la maison en question y joue.
# Chaque réglage est une variable du même nom : les nombres sont des nombres, oui et non sont « yes » et « no », pas de
# valeur est « none ». $premiums : « no » quand les deux primes sont 0.

-no-carre = Pas dans cette maison : on donne les cartes sans mises à l’aveugle.
-no-brelans = Pas dans cette maison, où les brelans ne comptent pas (L-HANDS-3).
-own-point = Pas dans cette maison, où chacun compte son propre point (L-POINT-6).
-no-premium = Pas dans cette maison : aucune prime n’y est jamais due.

section-L-TABLE = La table
clause-L-TABLE-1 = Tout tourne dans le sens inverse des aiguilles d’une montre : après toi vient ton voisin de droite. { $seats ->
        [3] À trois on joue avec 16 cartes : as, roi, 9 et 8 de chaque couleur,
        [4] À quatre on joue avec 20 cartes : as, roi, dame, 9 et 8 de chaque couleur,
        [5] À cinq on joue avec 24 cartes : as, roi, dame, valet, 9 et 8 de chaque couleur,
       *[other] À table dans cette maison : { $seats } joueurs. À quatre on joue avec 20 cartes : as, roi, dame, 9 et 8 de chaque
            couleur. À trois on ôte les dames, à cinq on ajoute les valets. Les cartes se classent dans cet ordre,
    } l’as le plus haut. Chacun a devant soi { $cave ->
        [one] { $cave } jeton
       *[other] { $cave } jetons
    }, sa cave, et ne peut jamais miser plus qu’il n’y reste. Le premier donneur est tiré au sort ; la donne passe à droite.
clause-L-TABLE-2 = Une cave vide est remplie à neuf, en entier, avant la donne suivante, et c’est noté. On ne demande
    l’avis de personne { -ours }. Une cave où il reste quelque chose n’est jamais complétée.

section-L-CARRE = Les mises à l’aveugle
clause-L-CARRE-1 = { $ante_by ->
        [dealer] Le donneur seul met une mise d’entrée : 1 jeton.
       *[other] Le donneur n’est pas seul à mettre une mise d’entrée ici (L-CARRE-4).
    } Ce qu’une donne passée a laissé est déjà au pot.
clause-L-CARRE-2 = { $carre ->
        [yes] Avant qu’une carte soit donnée, le voisin de droite du donneur peut carrer : mettre autant qu’il y a au pot. La
            place suivante peut faire de même avec le nouveau pot, et ainsi de suite pour un seul tour, le donneur en
            dernier. Le premier qui ne veut pas y met fin. Une place qui a trop peu de jetons y met fin aussi : on ne
            lui demande rien, ni à personne après elle.
       *[no] { -no-carre }
    }
clause-L-CARRE-3 = { $carre ->
        [yes] { $carre_buyback ->
            [yes] Quand la place suivante a carré par-dessus toi, tu peux racheter le dernier mot en doublant une fois de
                plus, et les mises à l’aveugle finissent là { -ours }. Si tu ne veux pas, ou n’as pas de quoi, la place
                d’après peut carrer, et celle qui la précède a le même droit ; et ainsi jusqu’au donneur.
           *[no] Le dernier mot ne se rachète pas dans cette maison.
        }
       *[no] { -no-carre }
    }
clause-L-CARRE-4 = { $ante_by ->
        [each] Chaque place met 1 jeton d’entrée.
        [each_and_dealer] Chaque place met 1 jeton d’entrée, et le donneur 1 de plus s’il l’a.
       *[dealer] Les autres places ne mettent pas de mise d’entrée.
    }

section-L-DEAL = La donne
clause-L-DEAL-1 = Le donneur mélange et son voisin de gauche coupe. Chacun reçoit trois cartes, une par une, en commençant à
    la droite du donneur. La carte suivante est retournée : le retourné, qui n’est à personne. { $seats ->
        [3] Les 6 autres cartes ne servent pas.
        [4] Les 7 autres cartes ne servent pas.
        [5] Les 8 autres cartes ne servent pas.
       *[other] Le reste du paquet ne sert pas.
    }

section-L-BET = Les mises
clause-L-BET-1 = Le voisin de droite du donneur parle le premier.{ $carre ->
        [yes] {" "}Après un carre, c’est la place à droite du dernier qui a carré, et celui-ci parle alors en dernier.
       *[no] {""}
    }
clause-L-BET-2 = Jusqu’à ce que quelqu’un ouvre, chaque place qui a des jetons est interrogée une fois. Elle peut passer, et
    entrer quand même une fois qu’un autre a ouvert.
clause-L-BET-3 = { $opening ->
        [match] Pour ouvrir, porte ta mise à hauteur de la plus haute ; si elle y est déjà, tu n’as rien à ajouter.
       *[match_and_add] Pour ouvrir, porte ta mise à hauteur de la plus haute, et ajoute au moins 1 jeton même si elle y est
            déjà.
    } Sans les jetons qu’il faut, tu ne peux pas ouvrir.
clause-L-BET-4 = Une fois le jeu ouvert, tu peux suivre (te mettre à hauteur de la plus haute mise), relancer (aller
    au-dessus, autant que ta cave le permet) ou te coucher (et perdre ce que tu as mis). Chacun est interrogé à son tour,
    même ceux qui ont passé{ $carre ->
        [yes] , et le dernier qui a carré
       *[no] {""}
    }. Même déjà à hauteur, on te demande ; suivre n’ajoute alors rien.
clause-L-BET-5 = Avec moins de jetons qu’il n’en faut pour suivre, tu peux suivre en les mettant tous. Tu ne peux pas relancer.
    Personne ne peut relancer si aucun autre joueur en jeu n’a de jetons pour répondre { -ours } ; ouvrir n’a pas cette
    limite. Une place qui a tout mis est en jeu, compte comme en jeu, et on ne lui demande plus rien.
clause-L-BET-6 = Quand tous sauf un se sont couchés, celui-là prend le pot et ne montre aucune carte.
clause-L-BET-7 = Quand deux sont en jeu, suivre met fin aux mises. Ce qui compte, c’est combien sont en jeu au moment où l’on
    suit : ceux qui se couchent après y étaient encore.
clause-L-BET-8 = { $rounds ->
        [one] Quand tous ont répondu, on abat les cartes : il y a un tour de mises et pas plus.
       *[until_no_more] Quand trois ou plus étaient en jeu la dernière fois qu’on a suivi et que tous ont répondu, il y a
            encore un tour. Depuis le dernier qui a ouvert ou relancé, chacun des autres qui est en jeu et a des jetons peut
            relancer ou dire « assez ». Si personne ne relance, on abat les cartes. Une relance fait recommencer les
            réponses.
    } Si aucune réponse n’est attendue et qu’une place en jeu au plus a encore des jetons, on abat les cartes tout de suite.
clause-L-BET-9 = { $carre ->
        [yes] Quand tous passent et qu’il n’y a pas eu de carre, le pot reste pour la donne suivante, et les mises d’entrée se
            paient de nouveau. Quand tous les autres passent après un carre, le pot est au dernier qui l’a fait, à qui on ne
            demande rien.
       *[no] Quand tous passent, le pot reste pour la donne suivante, et les mises d’entrée se paient de nouveau.
    } Une place sans jetons compte comme ayant passé { -ours }.

section-L-POTS = Va-tout et pots annexes
clause-L-POTS-1 = Avant qu’on abatte les cartes, ce qu’une place a mis au-dessus de toutes les autres lui revient.
clause-L-POTS-2 = Le pot se coupe là où les places en jeu ont cessé de miser. Chaque tranche prend sa part de ce que chacun a
    mis, ceux qui se sont couchés aussi, et se joue entre ceux qui sont en jeu et l’ont payée jusqu’en haut. Ce que
    des mains couchées ont mis au-dessus de la plus haute coupe va à la plus haute tranche. Les jetons d’une donne d’avant sont dans le pot
    principal, le plus bas.
clause-L-POTS-3 = Chaque pot se juge entre ses seuls prétendants.

section-L-HANDS = Les brelans
clause-L-HANDS-1 = { $brelans ->
        [yes] La meilleure main est le brelan carré : trois cartes d’un même rang, et le retourné est la quatrième.
       *[no] { -no-brelans }
    }
clause-L-HANDS-2 = { $brelans ->
        [yes] Vient ensuite le brelan : trois cartes d’un même rang en main. De deux, le rang le plus haut gagne.
       *[no] { -no-brelans }
    }
clause-L-HANDS-3 = { $brelans ->
        [yes] { $favori ->
            [above_simple] Une paire dont le retourné fait trois est un brelan favori. Il bat un brelan, et perd contre un
                brelan carré.
            [below_simple] Une paire dont le retourné fait trois est un brelan favori. Il perd contre tout autre brelan.
           *[no] Une paire dont le retourné ferait trois n’est pas un brelan.
        }{ $mistigri ->
            [yes] {" "}La dame de trèfle, le mistigri, avec deux autres cartes d’un même rang perd contre tout brelan et bat
                tout point. Avec deux dames, elle est un brelan.
           *[no] {""}
        }
       *[no] Aucune main n’est un brelan dans cette maison : c’est toujours le point qui décide, et aucune prime n’est due.
    }

section-L-POINT = Le point
clause-L-POINT-1 = { $brelans ->
        [yes] Quand aucun prétendant n’a de brelan{ $mistigri ->
            [yes] {" "}ni le mistigri
           *[no] {""}
        }, toutes les mains sont montrées
       *[no] À la fin, toutes les mains sont montrées
    }, les mains couchées aussi. { $point ->
        [own] Comment elles se comptent, L-POINT-6 le dit.
       *[table] Chaque couleur s’additionne sur toutes les cartes visibles, le retourné compris : { $low_cards ->
            [ten] 11 pour l’as et 10 pour toute autre carte.
           *[face] 11 pour l’as, 10 pour une figure, 9 pour le 9 et 8 pour le 8.
        } La couleur la plus riche est le point.
    }
clause-L-POINT-2 = { $point ->
        [own] { -own-point }
       *[table] Le pot va au prétendant qui tient la plus haute carte de cette couleur. Le retourné n’est à personne.
    }
clause-L-POINT-3 = { $point ->
        [own] { -own-point }
       *[table] Plusieurs couleurs sont-elles les plus riches ? Regarde qui tient la plus haute carte de chacune. Gagne celui
            d’entre eux qui vient le premier en partant de la droite du donneur, le donneur en dernier. Une place qui a
            plusieurs de ces couleurs gagne par la première de pique, cœur, carreau, trèfle.
    }
clause-L-POINT-4 = { $point ->
        [own] { -own-point }
       *[table] Une couleur dont aucun prétendant ne tient de carte est laissée de côté, et la plus riche après elle décide.
    }
clause-L-POINT-5 = { $point ->
        [own] { -own-point }
       *[table] Les pots annexes suivent la couleur qui a décidé le pot principal. Si aucun prétendant d’un pot annexe n’en a,
            c’est la plus riche ensuite que l’un d’eux tient qui décide. Là où un brelan a pris le pot principal, un pot
            annexe sans brelan se décide au point comme d’habitude { -ours }.
    }
clause-L-POINT-6 = { $point ->
        [own] Chaque prétendant additionne chaque couleur dont il tient une carte, avec le retourné s’il est de cette
            couleur, et garde la meilleure : { $low_cards ->
                [ten] 11 pour l’as et 10 pour toute autre carte.
               *[face] 11 pour l’as, 10 pour une figure, 9 pour le 9 et 8 pour le 8.
            } Entre couleurs égales d’une même main, celle du retourné vient d’abord, puis pique, cœur, carreau, trèfle. Le
            plus haut total gagne. À égalité, c’est la main dont la meilleure couleur est celle du retourné ; puis le premier
            depuis la droite du donneur.
       *[table] Personne ne compte de point à soi dans cette maison.
    }

section-L-PREMIUM = Les primes
clause-L-PREMIUM-1 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] Quand on abat les cartes, chacune des autres places doit { $premium_carre ->
                    [0] zéro
                   *[other] { $premium_carre }
                } à qui a un brelan carré et { $premium_simple ->
                    [0] zéro
                   *[other] { $premium_simple }
                } à qui a un brelan, peu importe qui gagne les pots. Qui s’est couché doit aussi ; pour un favori ou le
                mistigri, personne ne doit rien. { $premium_for_folded ->
                    [yes] Une main couchée gagne sa prime malgré tout.
                   *[no] Une main couchée n’en gagne aucune { -ours }.
                }
        }
       *[no] { -no-premium }
    }
clause-L-PREMIUM-2 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] Pas de cartes abattues, pas de prime.
        }
       *[no] { -no-premium }
    }
clause-L-PREMIUM-3 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] { $premium_from ->
                [cave] Les primes sortent des caves, une fois les pots donnés, le meilleur brelan d’abord. Chacun paie ce qu’il a
                    et pas plus, et rien n’est compensé { -ours }.
               *[side_account] Les primes sont sur un compte à part, qui peut descendre sous zéro. Elles ne touchent jamais une
                    cave, et ce que deux places se doivent s’y compense.
            }
        }
       *[no] { -no-premium }
    }

section-L-SESSION = La partie
clause-L-SESSION-1 = { $hands ->
        [none] La table joue jusqu’à ce qu’elle convienne d’arrêter, entre deux donnes.
        [one] Une partie est une seule donne.
       *[other] Une partie a { $hands } donnes.
    } Si tous ont passé à la dernière, son pot est partagé à égalité entre les places, à la fraction exacte.
clause-L-SESSION-2 = Ton résultat, c’est ta cave, tes primes et ta part de ce pot, moins la cave du début et toutes celles
    prises ensuite. Le résultat le plus haut gagne. Les résultats égaux partagent un rang, et les rangs derrière eux sont
    sautés. Tous les résultats ensemble font zéro.
clause-L-SESSION-3 = Après chaque mouvement de jetons, on vérifie les livres : les caves et le pot font toutes les caves
    jamais prises, et les primes s’additionnent à zéro.
