# Ce qu’on peut faire, comme c’est écrit sur une liste ou un bouton, et ce qui est demandé à chaque moment d’une donne.

## Les coups. $cards : des cartes, « none » sans aucune ; $amount : toute la mise une fois le coup joué. « .span » se dit
## d’une étendue de nombres, de $low à $high.

action-pass = passer
action-play = jouer
action-draw = { $cards ->
    [none] tout garder
   *[other] changer { $cards }
}
    .span = changer { $low ->
        [0] jusqu’à { $high ->
            [one] une carte
           *[other] { $high } cartes
        }
       *[other] de { $low } à { $high } cartes
    }
action-card = { $cards }
action-correct = réparer avec { $cards }
action-early = parler avant son tour
action-restock = mélanger ce qui est écarté
action-carre = carrer
action-decline = pas de carre
action-open = ouvrir à { $amount }
    .span = ouvrir de { $low } à { $high }
action-call = suivre
action-raise = relancer à { $amount }
    .span = relancer de { $low } à { $high }
action-fold = se coucher
action-no-more = assez

## Les questions, selon le moment de la donne

ask-declaring = Tu passes ou tu joues ?
ask-drawing = Quelles cartes changes-tu, { $most ->
    [0] s’il y en a
   *[other] { $most } au plus
} ?
ask-playing = { $led ->
    [none] À toi d’entamer. Quelle carte ?
   *[other] Quelle carte joues-tu ?
}
ask-blind-bets = Tu carres, sans avoir vu une carte ?
ask-before-the-opening = Tu ouvres ?
ask-answering = Suivre, relancer ou te coucher ?
ask-raising-again = Relancer encore, ou assez ?

## Ce que le terminal ne peut pas lire, selon le code du lecteur

unreadable-no_action = ce coup n’existe pas dans ce jeu
unreadable-no_card = ce n’est pas une carte
unreadable-not_one_card = il faut une seule carte
unreadable-card_twice = une carte y est deux fois
unreadable-no_choice = ce numéro n’est pas sur la liste
