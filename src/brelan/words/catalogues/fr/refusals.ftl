# Pourquoi un coup n’est pas permis. La phrase est dite à qui l’a tenté ; « .fault » la dit d’un relevé, en peu de mots.
# Les cartes s’écrivent comme sur la table dans la phrase, comme dans le relevé dans une faute.

## Les deux jeux

refusal-hand_over = Cette donne est finie.
    .fault = la donne est finie
# $seat : son nom dans une faute ; vide quand aucun n’a été donné
refusal-no_such_seat = Cette place n’existe pas à cette table.
    .fault = pas de telle place à cette table
# $who : à qui c’est le tour
refusal-not_your_turn = C’est à { $who } de jouer.
    .fault = c’est le tour de { $seat }
refusal-unknown_action = Ce coup n’existe pas dans ce jeu.
    .fault = pas un coup de ce jeu

## Une partie

refusal-hand_unfinished = Il faut d’abord finir la donne { $number }.
    .fault = la donne { $number } n’est pas finie
refusal-session_over = La partie s’est finie après { $number ->
        [one] { $number } donne
       *[other] { $number } donnes
    }.
    .fault = la partie s’est finie après la donne { $number }
refusal-wrong_dealer = C’est à { $who } de donner.
    .fault = c’est à { $seat } de donner
refusal-not_dealt = Rien n’a encore été donné.
    .fault = aucune donne n’a commencé
refusal-fixed_hands = Cette maison joue { $number ->
        [one] une donne ; la partie finit après elle.
       *[other] { $number } donnes ; la partie finit après la dernière.
    }
    .fault = cette maison joue { $number ->
        [one] une donne, on ne l’abrège pas
       *[other] { $number } donnes, on ne les abrège pas
    }

## Bourré

refusal-restock_first = Il faut d’abord refaire le talon pour { $who }.
    .fault = il faut d’abord refaire le talon pour { $seat }
refusal-no_restock_now = Personne n’attend qu’on refasse le talon.
    .fault = personne n’attend le talon
refusal-wrong_restock = Il faut mélanger exactement { $number ->
        [one] la carte écartée
       *[other] les { $number } cartes écartées
    } plus tôt.
    .fault = le talon n’est pas refait avec { $number ->
        [one] la carte écartée
       *[other] les { $number } cartes écartées
    } plus tôt
refusal-already_decided = Tu as déjà décidé ; un poing fermé reste fermé.
    .fault = { $seat } a déjà décidé
refusal-not_now = Ce n’est pas le moment.
    .fault = pas à ce moment de la donne
refusal-ace_holds_dealer = Un as est retourné : qui donne doit jouer.
    .fault = qui donne ne peut passer sur un as
refusal-not_in_hand = Pas de { $cards } parmi tes cartes.
    .fault = n’a pas { $cards } en main
refusal-too_many_discards = Tu peux en changer { $most } au plus, pas { $number }.
    .fault = { $number ->
        [one] une carte à changer
       *[other] { $number } cartes à changer
    }, { $most } au plus
refusal-one_card = Joue une carte, ni plus ni moins.
    .fault = il faut jouer une carte
refusal-must_follow_suit = Tu as du { $suit_name } : il faut fournir.
    .fault = doit fournir à { $suit_name }
refusal-must_trump = Tu ne peux pas fournir, mais tu as de l’atout : joue { $suit_name }.
    .fault = doit jouer atout ({ $suit_name })
refusal-must_beat = Tu peux battre { $card }, donc tu le dois : { $cards }.
    .fault = doit battre { $card } avec { $cards }
# $won : plis faits, $sure : plis qu’on ne peut plus perdre, $top : atouts que rien ne bat, $cards : ce qu’on peut jouer
refusal-cinch_lead = Ta main est sûre ({ $won ->
        [one] { $won } pli fait
       *[other] { $won } plis faits
    }, { $sure } à venir{ $top ->
        [none] {""}
       *[other] , rien ne bat { $top }
    }) : entame { $cards }.
    .fault = a un cinch (plis faits : { $won }, sûrs : { $sure }), doit entamer { $cards }
refusal-cinch_trump = Ta main est sûre ({ $won ->
        [one] { $won } pli fait
       *[other] { $won } plis faits
    }, { $sure } à venir{ $top ->
        [none] {""}
       *[other] , rien ne bat { $top }
    }) : joue { $cards }.
    .fault = a un cinch (plis faits : { $won }, sûrs : { $sure }), doit jouer { $cards }
refusal-strict_table = Il n’y a rien à avouer ici : cette table ne laisse passer aucune faute.
    .fault = cette maison est stricte
refusal-nothing_to_put_right = Tu n’as pas de carte à réparer.
    .fault = rien à réparer
refusal-not_early = Ce ne serait pas avant ton tour.
    .fault = { $seat } ne parle pas avant son tour

## Bouillotte

refusal-blind_bets_first = Les mises à l’aveugle d’abord : carrer, ou pas.
    .fault = les mises à l’aveugle ne sont pas finies
refusal-blind_bets_over = Les mises à l’aveugle sont finies.
    .fault = les mises à l’aveugle sont finies
refusal-not_opened = Personne n’a encore ouvert : ouvre ou passe.
    .fault = personne n’a ouvert
refusal-already_opened = Le jeu est déjà ouvert : il est trop tard pour passer ou pour ouvrir.
    .fault = le jeu est déjà ouvert
refusal-answer_first = Il faut répondre à une mise : suis, relance ou couche-toi.
    .fault = il faut répondre à une mise
refusal-all_have_answered = On a répondu à toutes les mises : relance, ou dis « assez ».
    .fault = on a répondu à toutes les mises
# $least : ce qu’il faut, $most : ce que la cave permet
refusal-too_few_to_open = Il faut { $least } pour ouvrir, et tu ne peux dépasser { $most }.
    .fault = { $least } pour ouvrir, { $most } au plus
refusal-open_too_low = Il faut ouvrir à { $least } au moins ; { $amount }, c’est trop peu.
    .fault = ouvre à { $amount }, au moins { $least }
refusal-too_few_to_raise = Il faut { $least } pour relancer, et tu ne peux dépasser { $most }.
    .fault = { $least } pour relancer, { $most } au plus
refusal-nobody_can_answer = Aucun des joueurs en jeu n’a plus de quoi répondre à une relance.
    .fault = personne ne pourrait répondre à la relance
refusal-raise_too_low = Il faut relancer à { $least } au moins ; { $amount }, c’est trop peu.
    .fault = relance à { $amount }, au moins { $least }
refusal-more_than_cave = Ta cave permet { $most } au plus, pas { $amount }.
    .fault = { $amount } dépasse la cave, { $most } au plus
