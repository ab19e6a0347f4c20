## La table

web-strip = La donne
web-hand-of = { $hands ->
    [0] Donne { $number }
   *[other] Donne { $number } sur { $hands }
}
web-trump = Atout
web-turned-up = retournée : { $card }
web-retourne = Retourné
web-pot = Pot
web-seats = Places
web-seat = Place
web-dealer = donneur
web-dealer-letter = D
web-chips-word = jetons
web-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
web-premium = Compte à part
web-premium-short = à part { $amount }
web-to-act = à jouer
web-stand-in = par robot
web-stand-in-mine = Un robot joue pour toi.
web-cards-held = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
web-put-in = au pot
web-best = mène
web-state-away = pas là
web-state-passed = passe
web-state-plays = joue
web-state-drew = { $count ->
    [0] garde tout
   *[other] change { $count }
}
web-state-decided = décidé
web-state-bourre = bourré
web-state-folded = se couche
web-state-all-in = va-tout
web-state-wins = gagne
web-state-pass = passe
web-state-open = ouvre
web-state-call = suit
web-state-raise = relance
web-state-no-more = assez
web-state-carre = carre
web-state-decline = refuse
web-desk = Ta place
web-hand = Tes cartes
web-hand-draw = Tes cartes : choisis celles à écarter
web-lay-away = à jeter
web-your-turn = À toi.
web-wait-turn = C’est à { $name }.
web-wait-away = On attend { $name }, qui n’est pas là. Si ça dure, un robot jouera à sa place.
web-wait-cut = { $name } coupe le paquet.
web-wait-settled = La donne est réglée.
web-wait-over = La partie est finie.
web-wait-ready = On attend les autres.
web-join-line = Un robot joue tant que personne ne vient. Tu peux prendre sa place quand tu veux, avec ses cartes et ses jetons.
web-take-seat = Prendre la place { DE($name) }
web-looking-on = Tu regardes. Les mains restent cachées.
web-ask-invite = Demande l’invitation à quelqu’un de la table, et tu pourras jouer aussi.
web-sit-seat_taken = Cette place vient d’être prise. Choisis-en une autre.
web-sit-table_full = Toutes les places sont prises. Tu peux regarder.
web-sit-session_over = Cette partie est finie, on ne s’y assoit plus.
web-sit-no_such_seat = Cette table n’a pas cette place.
web-sit-no_name = Sans nom, on ne peut pas s’asseoir.
web-sit-not_kept = La maison n’a pas pu le noter. Essaie encore une fois.
web-sit-not_invited = Il faut l’invitation pour s’asseoir. Demande le lien à quelqu’un de la table.
web-seconds = { $seconds } s
web-ask-declare = { $due ->
    [0] Passer, ou jouer pour le pot ? Ne faire aucun pli coûte { $fine }.
   *[other] Passer, ou jouer pour le pot ? Jouer coûte { $due }, et ne faire aucun pli, autant que le pot{ $limit ->
        [0] .
       *[other] , { $limit } au plus.
    }
}
web-ask-must-play = { $due ->
    [0] Tu as donné et retourné un as : tu dois jouer.
   *[other] Tu as donné et retourné un as : tu dois jouer. Cela coûte { $due }.
}
web-ask-draw = { $most ->
    [0] On ne change pas de cartes dans cette maison.
    [1] Choisis une carte à écarter, ou aucune.
   *[other] Choisis les cartes à écarter : { $most } au plus, ou aucune.
}
web-ask-lead = Entame d’une carte.
web-ask-follow = { $led ->
    [s] Pique est demandé.
    [h] Cœur est demandé.
    [d] Carreau est demandé.
   *[c] Trèfle est demandé.
}
# $misplay: what a wrong card costs in this house
web-ask-correct = { $misplay ->
    [retract] Ceci n’est dit qu’à toi. { $reason } Jusqu’à la prochaine carte, tu peux jouer la bonne, sans frais.
   *[other] Ceci n’est dit qu’à toi. { $reason } Jusqu’à la prochaine carte, tu peux jouer la bonne : cela te coûte ce pot et ta prochaine donne. Sinon, ce pot et une amende.
}
web-ask-carre = Le pot est de { $pot }. Le doubler à l’aveugle ?
web-ask-open = Personne n’a ouvert. Ouvrir, ou laisser passer ?
# $left: all that is left, where it is less than a call takes; "enough" where it is not
web-ask-answer = { $left ->
    [enough] { $more ->
        [0] Tu es à hauteur, à { $level } : rien à payer.
       *[other] On en est à { $level } : { $more } de plus pour suivre.
    }
   *[other] On en est à { $level }. Tu peux suivre avec tout ce qui te reste : { $left }.
}
web-ask-more = Tous ont répondu à { $level }. Relancer encore ?
web-do-play = Jouer
web-do-pass = Passer
web-do-draw = { $count ->
    [0] Tout garder
    [one] Changer { $count } carte
   *[other] Changer { $count } cartes
}
web-do-draw-any = Changer ces cartes
web-do-correct = Réparer : { $card }
web-do-carre = Carrer : { $more } de plus
web-do-decline = Pas de carre
web-do-open = Ouvrir à { $to }
web-do-call = { $more ->
    [0] Suivre sans ajouter
   *[other] Suivre à { $to } : { $more } de plus
}
web-do-raise = Relancer à { $to }
web-do-fold = Se coucher
web-do-no-more = Assez
web-do-cut = Couper ici
web-do-say = Dire
web-bet-to = Ma mise
web-bet-result = { $to } en tout : { $more } de plus, il te reste { $left } en cave.
web-less = Un de moins
web-more = Un de plus
web-quick-least = Minimum
web-quick-pot = Pot
web-quick-all = Va-tout
web-ask-cut = Tu coupes le paquet.
web-cut-title = La donne { $number } va commencer
web-cut-where = Combien de cartes lever ? De 1 à { $most }
web-commitment = La promesse du paquet
web-commitment-line = La maison a scellé son mélange avant la coupe. Voici le sceau : après la donne on l’ouvre, et chacun peut voir que rien n’a été changé.
web-shuffle-how = Comment cela marche
web-shuffle-check = Vérifier le mélange
web-hint = Conseil
web-thinking = J’y réfléchis…
web-hint-card = Un robot jouerait ceci : { $card }.
web-hint-draw = { $count ->
    [0] Un robot garderait tout.
   *[other] Un robot écarterait ceci : { $cards }.
}
web-hint-say = { $verb ->
    [play] Un robot jouerait.
    [pass] Un robot passerait.
    [call] Un robot suivrait.
    [fold] Un robot se coucherait.
    [open] Un robot ouvrirait à { $amount }.
    [raise] Un robot relancerait à { $amount }.
    [carre] Un robot carrerait.
    [decline] Un robot ne carrerait pas.
   *[other] Un robot dirait « assez ».
}
web-next-hand = On redonne
web-end-session = Finir la partie
web-end-line = Cela finit la partie pour tous. Ce qui est au pot est partagé.
web-end-now = Finir maintenant
web-again = Autre partie
web-again-join = À la partie suivante
web-again-laid = { $you ->
    [yes] Ta table est mise pour une autre partie.
   *[no] { $name } a mis la table pour une autre partie.
}
web-look-back = Revoir les donnes
# $seat: whether the reader has one
web-lost = { $seat ->
    [yes] La ligne est coupée. Ta place est gardée ; on réessaie.
   *[no] La ligne est coupée. On réessaie.
}
web-keys = Touches
web-key = { $key ->
    [enter] { $game ->
        [bourre] confirmer, ou donne suivante
       *[bouillotte] confirmer, ou donne suivante
    }
    [p] { $game ->
        [bourre] jouer
       *[bouillotte] passer
    }
    [x] { $game ->
        [bourre] passer
       *[bouillotte] poser la mise
    }
    [d] { $game ->
        [bourre] changer les cartes choisies
       *[bouillotte] aller au montant
    }
    [h] un conseil
    [help] cette feuille
    [escape] fermer ce qui est ouvert
   *[other] { $game ->
        [bourre] jouer ou choisir cette carte de ta rangée
       *[bouillotte] le premier, le deuxième… bouton
    }
}
web-close-sheet = Fermer
