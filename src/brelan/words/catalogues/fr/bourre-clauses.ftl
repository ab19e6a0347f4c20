# Les règles du Bourré, un paragraphe par clause, comme la maison en question y joue.
# Chaque réglage est une variable du même nom : les nombres sont des nombres, oui et non sont « yes » et « no », pas de
# valeur est « none ».

# Marque un point qu’aucune source ne règle.
-ours = (notre propre règle)
-no-draw = Pas dans cette maison, où l’on ne change pas de cartes.
-no-cinch = Pas dans cette maison, qui ne connaît pas le cinch.
-strict-house = Pas dans cette maison : une carte interdite y est refusée sur-le-champ, il ne peut donc y avoir de faute.

section-B-TABLE = La table
clause-B-TABLE-1 = Tout tourne dans le sens des aiguilles d’une montre : la donne, la parole, les plis. Après toi vient ton
    voisin de gauche. À table dans cette maison : { $seats } joueurs.
clause-B-TABLE-2 = Le paquet a ses 52 cartes, sans jokers. Dans chaque couleur l’as est le plus haut, puis viennent roi,
    dame, valet, 10, 9 et ainsi de suite jusqu’au 2.
clause-B-TABLE-3 = Chacun commence avec { $start ->
        [one] { $start } jeton
       *[other] { $start } jetons
    } sur son compte. Un compte peut descendre sous zéro, personne n’est donc jamais à court. Les jetons passent d’un compte
    à l’autre ; il ne s’en crée ni ne s’en perd aucun. Ils restent entiers jusqu’au tout dernier partage, où une fraction
    est gardée exactement.
clause-B-TABLE-4 = Le premier donneur est tiré au sort { -ours }. Après chaque donne, c’est au voisin de gauche de
    donner{ $enforcement ->
        [honour] , en sautant qui a perdu un tour de donne (B-ERROR-5).
       *[strict] .
    }

section-B-ANTE = Avant la donne
clause-B-ANTE-1 = Avant la première donne, { $ante_by ->
        [dealer] le donneur paie la mise d’entrée de toute la table : { $ante } par place.
       *[each] chaque place met { $ante } au pot.
    }
clause-B-ANTE-2 = Chaque pot suivant commence par ce que la donne d’avant y a laissé. { $ante_by ->
        [dealer] Puis le nouveau donneur paie { $ante } par place. Personne n’est épargné.
       *[each] { $exempt_from_ante ->
            [nobody] Puis chaque place remet { $ante }. Personne n’est épargné.
            [bourre] Puis les places remettent { $ante }, sauf celles qui viennent de payer l’amende pour n’avoir fait aucun
                pli. Le gagnant paie, les ex æquo paient, et ceux qui ont passé aussi.
           *[bourre_and_tied] Puis les places remettent { $ante }, sauf celles qui viennent de payer l’amende pour n’avoir
                fait aucun pli, et celles qui étaient à égalité en tête des plis. Le gagnant paie, et ceux qui ont passé
                aussi.
        }
    }
clause-B-ANTE-3 = { $second_ante ->
        [0] Il n’y a pas de seconde mise dans cette maison.
       *[other] Qui joue ajoute aussitôt { $second_ante } au pot, le donneur qui joue d’office aussi (B-DECLARE-3).
    }

section-B-DEAL = La donne
clause-B-DEAL-1 = Le paquet est mélangé, et le voisin de droite du donneur coupe. Puis chacun reçoit { $hand_size } cartes,
    une par une, en commençant à la gauche du donneur.
clause-B-DEAL-2 = La dernière carte du donneur est retournée. Sa couleur est atout pour cette donne. La carte reste au
    donneur.

section-B-DECLARE = Passer ou jouer
clause-B-DECLARE-1 = { $declare ->
        [closed_fist] Chacun décide une fois, de passer ou de jouer, à poing fermé (B-DECLARE-5).
       *[in_turn] Depuis la gauche du donneur, chaque place dit une fois si elle passe ou si elle joue.
    } Qui passe rend ses cartes sans les montrer, et sa mise d’entrée avec. Pour cette donne, il n’a plus rien à payer et
    plus rien à gagner.
clause-B-DECLARE-2 = { $ace_holds_dealer ->
        [yes] Quand la carte retournée est un as, le donneur doit jouer.
       *[no] Un as retourné n’oblige personne ici : le donneur peut passer dessus.
    }
clause-B-DECLARE-3 = { $declare ->
        [closed_fist] Pas dans cette maison : nul ne joue d’office quand tous décident en même temps.
       *[in_turn] Quand tous les autres ont passé, le donneur joue sans même qu’on le lui demande.
    }
clause-B-DECLARE-4 = Quand tous ont parlé et qu’une seule place joue, elle a gagné tous les plis et prend le pot{ $limit ->
        [none] {""}
       *[other] { $limit_covers ->
            [fines_and_award] {" "}dans la limite fixée (B-SETTLE-5)
           *[fines] {""}
        }
    }. On ne change plus de cartes, on ne joue plus, et personne n’est bourré. Les cartes déjà changées le restent. Gagner
    ainsi n’épargne pas la prochaine mise d’entrée.
clause-B-DECLARE-5 = { $declare ->
        [closed_fist] Tous décident en secret, dans n’importe quel ordre, et les poings s’ouvrent ensemble. Si tous passent,
            le pot est reporté et { $ante_by ->
                [dealer] le donneur suivant remet la mise d’entrée de tous
               *[each] chaque place remet sa mise d’entrée
            } { -ours }.{ $max_discards ->
                [0] {""}
               *[other] {" "}Sinon, on change les cartes à la ronde depuis la gauche du donneur.
            }
       *[in_turn] Le poing fermé n’a pas cours ici : chacun parle à haute voix, à son tour.
    }

section-B-DRAW = Changer des cartes
clause-B-DRAW-1 = { $max_discards ->
        [0] On ne change pas de cartes dans cette maison : ce que tu reçois est ce que tu joues.
       *[other] Qui joue peut écarter des cartes, face cachée, { $max_discards } au plus, et en reçoit autant du talon.
            { $declare ->
                [closed_fist] Cela se fait quand les poings sont ouverts, une place après l’autre.
               *[in_turn] { $draw ->
                    [after_all] Cela se fait dans un second tour, dans le même ordre, quand tous ont parlé.
                   *[at_once] Cela se fait tout de suite, avant que la place suivante parle.
                }
            }
    }
clause-B-DRAW-2 = { $max_discards ->
        [0] { -no-draw }
       *[other] Chacun peut voir combien de cartes tu changes, et personne lesquelles. Le donneur peut changer la carte
            retournée : elle est mise de côté, face visible, et l’atout reste. Une fois changée, ou passée avec la main du donneur,
            cette carte ne rentre plus jamais dans le talon { -ours }.
    }
clause-B-DRAW-3 = { $max_discards ->
        [0] { -no-draw }
       *[other] Si le talon s’épuise pendant qu’on te sert, tu reçois ce qui y est. Puis le donneur mélange
            { $restock ->
                [folded_first] les mains passées, et les écarts d’avant seulement quand elles sont épuisées à leur tour,
               *[pool] les mains passées et les écarts d’avant ensemble
            } et continue à servir. Ce que tu viens d’écarter ne peut pas te revenir. Ce mélange est du hasard comme la donne, et
            figure au relevé.
    }

section-B-PLAY = Les plis
clause-B-PLAY-1 = La première place qui joue à la gauche du donneur entame. Ensuite, qui a fait un pli entame le suivant.
    Tu peux entamer de n’importe quelle carte{ $cinch ->
        [yes] , sauf si ta main est sûre (B-CINCH).
       *[no] .
    }
clause-B-PLAY-2 = As-tu une carte de la couleur demandée ? Alors fournis.
clause-B-PLAY-3 = N’en as-tu pas, mais un atout ? Alors joue atout.
clause-B-PLAY-4 = Ce faisant, bats la meilleure carte sur la table si tu le peux, par une plus haute de la couleur demandée
    ou par un atout plus haut. Ce n’est pas forcément ta plus haute. Si c’est atout qu’on a demandé, fournir et jouer atout
    reviennent au même, et tu bats si tu le peux.
clause-B-PLAY-5 = Quand l’atout n’est pas demandé, que quelqu’un a coupé et que tu as encore de la couleur demandée,
    fournis-en n’importe quelle carte. Tu ne pourrais pas gagner, tu es donc libre de garder la meilleure.
clause-B-PLAY-6 = Tu ne peux pas fournir, et tes atouts sont trop bas pour battre celui qui est sur la table ? { $losing_trump ->
        [may] Alors rien ne t’oblige : joue la carte que tu veux.
       *[must] Tu dois quand même en jouer un.
    }
clause-B-PLAY-7 = Sans la couleur demandée ni atout, joue ce que tu veux.
clause-B-PLAY-8 = L’atout le plus haut fait le pli. S’il n’y en a pas, c’est la plus haute carte de la couleur demandée.

section-B-CINCH = La main sûre
clause-B-CINCH-1 = { $cinch ->
        [yes] Ta main est sûre, c’est ce qu’on appelle un cinch, quand tes plis faits et ceux que personne ne peut te prendre
            forment la majorité : 3 sur { $hand_size }.
       *[no] Il n’y a pas de cinch dans cette maison. Dans les règles des plis, tu entames et tu joues atout à ton gré.
    }
clause-B-CINCH-2 = { $cinch ->
        [yes] Les plis sûrs se comptent sur ce que tu peux savoir : tes cartes, celles que tu as écartées, toutes les cartes
            jouées, la carte retournée, et ce que les autres ont montré en ne fournissant pas, en ne jouant pas atout ou en
            ne battant pas. Une carte rivale est une carte qu’un autre joueur encore en jeu peut avoir. Tes atouts
            comptent, moins ceux que des atouts rivaux plus hauts peuvent battre, chaque atout rival en battant un. Quand tu
            entames, tu entames les atouts qu’aucun atout rival ne bat, et chacun fait tomber un atout rival, ne serait-ce
            que le plus bas ; une fois qu’il n’y a plus d’atout rival, les cartes des autres couleurs que rien ne bat
            comptent aussi. Quand tu suis avec une carte qui gagne forcément le pli, compte ce pli puis continue comme si tu
            entamais, si cela donne plus. Mais si aucune carte que tu peux jouer ne le gagne et que tu peux jouer atout, ton
            plus haut atout est perdu : compte sans lui.{ $enforcement ->
                [honour] {" "}Une carte qui reste en place comme faute ne montre rien d’une main.
               *[strict] {""}
            }
       *[no] { -no-cinch }
    }
clause-B-CINCH-3 = { $cinch ->
        [yes] Avec une main sûre où il y a de l’atout, entame ton atout le plus haut.
       *[no] { -no-cinch }
    }
clause-B-CINCH-4 = { $cinch ->
        [yes] Avec une main sûre, quand tu n’es pas dernier à jouer et que tu peux jouer atout, joue le plus haut. Fournir
            passe d’abord.
       *[no] { -no-cinch }
    }
clause-B-CINCH-5 = { $cinch ->
        [yes] Qui joue en dernier dans un pli n’a pas ce devoir, seulement ceux des plis.
       *[no] { -no-cinch }
    }
clause-B-CINCH-6 = { $cinch ->
        [yes] Des atouts qui se touchent se valent. Un plus bas suffit s’il n’y a aucun atout rival entre lui et ton plus
            haut.
       *[no] { -no-cinch }
    }
clause-B-CINCH-7 = { $cinch ->
        [yes] Trois plis faits sont un cinch aussi : tu ne peux pas épargner un atout en entamant autre chose.
       *[no] { -no-cinch }
    }

section-B-SETTLE = Le pot
clause-B-SETTLE-1 = La place qui a plus de plis que toute autre prend le pot. Trois y suffisent toujours ; deux, quand
    { $hand_size ->
        [4] les autres en ont un chacun
       *[other] les trois autres sont répartis, un par place
    }. Si le plus de plis est partagé, personne ne prend le pot, et tout est reporté à la donne suivante.
clause-B-SETTLE-2 = Qui a joué sans faire de pli est bourré, et paie autant que ce pot dans le prochain. L’amende de chacun
    se calcule sur le même pot, celui qu’on vient de jouer. Aucune amende n’en grossit une autre, et aucune ne fait attendre
    le gagnant.
clause-B-SETTLE-3 = Le prochain pot, c’est ce que personne n’a pris de celui-ci, les amendes et les mises d’entrée. Une
    amende et un gain ne se compensent jamais.
clause-B-SETTLE-4 = { $bourre_blocks_award ->
        [yes] Tant que quelqu’un est bourré, le gagnant n’encaisse pas : le pot est reporté{ $ante_by ->
            [dealer] .
           *[each] { $exempt_from_ante ->
                [nobody] .
               *[bourre] , et seules les places bourrées sont dispensées de la mise d’entrée.
            }
        } Une égalité reste une égalité.
       *[no] Que quelqu’un soit bourré n’empêche pas le gagnant d’encaisser.
    }
clause-B-SETTLE-5 = { $limit ->
        [none] Aucune limite n’est fixée : une amende peut valoir tout le pot.
       *[other] Aucune amende ne dépasse { $limit }. { $limit_covers ->
            [fines_and_award] Le gagnant ne prend pas davantage ; le reste du pot est reporté.
           *[fines] Le gagnant prend tout de même le pot entier.
        }
    }

section-B-ERROR = Les fautes
clause-B-ERROR-1 = { $enforcement ->
        [honour] Cette table joue comme on joue entre gens : une carte fautive est acceptée. Jusqu’à la prochaine carte, on
            peut réparer : la fautive revient en main, et une permise est jouée. { $misplay ->
                [retract] Cela ne coûte rien.
               *[other] La faute elle-même ne coûte aucun jeton, mais le droit à ce pot et le prochain tour de donne. Qui
                    ne fait aucun pli paie tout de même l’amende prévue pour cela.
            }
       *[strict] { -strict-house }
    }
clause-B-ERROR-2 = { $enforcement ->
        [honour] Une fois la carte suivante posée, la fautive reste. { $misplay ->
                [retract] Dans cette maison, même alors, cela ne coûte rien.
                [bourre] C’est une renonce. Qui l’a faite compte comme bourré : une seule amende du pot en tout, pas de
                    droit à ce pot, et pas de mise d’entrée la fois suivante si les bourrés en sont dispensés.
               *[renege] C’est une renonce. Elle coûte une amende du pot, en plus de celle pour aucun pli s’il y a lieu,
                    chacune dans la limite s’il y en a une, et le droit à ce pot { -ours }. L’amende d’une renonce ne
                    dispense pas de la prochaine mise d’entrée.
            }
       *[strict] { -strict-house }
    }
clause-B-ERROR-3 = { $enforcement ->
        [honour] { $misplay ->
            [retract] Dans cette maison, personne ne perd son droit à un pot.
           *[other] Quand la place qui a le plus de plis n’a pas droit au pot, personne ne le prend et il est reporté. Cela
                seul ne la dispense pas de sa prochaine mise d’entrée { -ours }.
        }
       *[strict] { -strict-house }
    }
clause-B-ERROR-4 = { $enforcement ->
        [honour] { $cinch ->
            [yes] Oublier ce qu’exige une main sûre (B-CINCH) est une faute comme une autre.
           *[no] { -no-cinch }
        }
       *[strict] { -strict-house }
    }
clause-B-ERROR-5 = { $enforcement ->
        [honour] Qui montre avant son tour s’il passe, s’il joue ou combien de cartes il change perd un tour de donne : la
            donne le saute une fois par faute de ce genre. Si elle doit sauter tout le monde, elle fait la ronde
            en ôtant un tour à chacun, jusqu’à ce que quelqu’un soit libre { -ours }.
       *[strict] Pas dans cette maison : ici, personne ne peut parler avant son tour.
    }

section-B-SESSION = La partie
clause-B-SESSION-1 = { $hands ->
        [none] La table joue jusqu’à ce qu’elle convienne d’arrêter, entre deux donnes. Alors les derniers gains et amendes
            sont réglés, et on ne remet pas de mise d’entrée.
        [one] Une partie est une seule donne. Les gains et les amendes sont réglés, et on ne remet pas de mise d’entrée.
       *[other] Une partie a { $hands } donnes. Après la dernière, les gains et les amendes sont réglés, et on ne remet pas
            de mise d’entrée.
    } Ce qui aurait été le prochain pot est partagé à égalité entre toutes les places, à la fraction exacte.
clause-B-SESSION-2 = Le compte le plus haut gagne. Les comptes égaux partagent un rang, et les rangs derrière eux sont
    sautés.
clause-B-SESSION-3 = Après chaque mouvement de jetons, on vérifie les livres : tous les comptes et le pot ensemble font ce
    que les places avaient au début.
