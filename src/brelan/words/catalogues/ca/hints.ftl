# Why a bot would do what it advises. $action is the action as the table would say it.

hint-advice = { $why } El meu consell: { $action }.

hint-by-chance = Cap raó: una jugada permesa, triada a sorts.
hint-held-by-the-ace = Hi ha un as girat, així que has de jugar.
hint-good-enough-to-play = { $trumps ->
        [0] Sense trumfos
        [one] Amb un trumfo
       *[other] Amb { $trumps } trumfos
    } i { $stayed ->
        [0] sense que encara jugui ningú
        [one] amb un que ja juga
       *[other] amb { $stayed } que ja juguen
    }, les teves cartes haurien de fer una basa o més.
hint-too-weak-to-play = { $trumps ->
        [0] Sense trumfos
        [one] Amb un trumfo
       *[other] Amb { $trumps } trumfos
    } i { $stayed ->
        [0] sense que encara jugui ningú
        [one] amb un que ja juga
       *[other] amb { $stayed } que ja juguen
    }, una basa és massa lluny per arriscar la multa.
hint-change-the-rest = { $keep ->
        [none] No et quedis res
       *[other] Queda’t { $keep }
    } i confia a millorar { $number ->
        [one] l’altra carta
       *[other] les altres { $number }
    }.
hint-stand-pat = Totes les teves cartes mereixen quedar-se.
hint-only-card = { $card } és l’única carta que pots tirar.
hint-lead-the-top-trump = Cap trumfo dels que queden fora no mata { $card }.
hint-lead-a-master = { $card } és la més alta que queda del seu coll.
hint-lead-from-strength = Et sobren trumfos: { $card } arrossega els dels altres.
hint-lead-low = Aquí no hi ha res segur: { $card } és la que costa menys.
hint-lead-high = { $card } és la teva carta més alta: surt amb ella i a veure què passa.
hint-win-cheaply = Tanques la basa, i { $card } és la més baixa que guanya.
hint-win-low = { $card } és la carta més baixa que guanya.
hint-win-high = Encara falten altres per tirar: { $card } és la teva més difícil de matar.
hint-lose-the-lowest = Res del que pots tirar no guanya, així que deixa anar { $card }.

## El nivell fort, al bourré: el que surt de jugar moltes mans fins al final. $gain: fitxes, amb un decimal.

hint-playing-is-better = Jugar val unes { $gain } fitxes més que passar: hauries de guanyar aquest pot { $percent } de cada 100 vegades.
hint-passing-is-better = Jugar et costaria unes { $gain } fitxes més que passar.
hint-words-alike = Aquí tant és jugar com passar, més o menys.
hint-better-change = { $away ->
        [none] No canviar
       *[other] Llençar { $away }
    } val unes { $gain } fitxes més que { $other ->
        [none] no canviar
       *[other] llençar { $other }
    }.
hint-changes-alike = { $away ->
        [none] No canviar
       *[other] Llençar { $away }
    } o { $other ->
        [none] no canviar
       *[other] llençar { $other }
    }: ve a ser el mateix.
hint-better-card = { $card } val unes { $gain } fitxes més que { $other }{ $percent ->
        [0] , encara que aquest pot és gairebé perdut.
       *[other] , i guanya aquest pot { $percent } de cada 100 vegades.
    }
hint-cards-alike = { $card } o { $other }: ve a ser el mateix.

## Bouillotte. $percent: how often the hand wins when the unseen cards are dealt out by chance.

-hopeless = Aquestes cartes no tenen pràcticament cap possibilitat.

hint-carre-small-pot = El pot és petit: val la pena buscar l’última paraula, encara que sigui a cegues.
hint-decline-blind = A cegues, aquest pot no mereix que el doblis.
hint-bluff = { $percent ->
    [0] { -hopeless }
   *[other] Només guanyaries prop de { $percent } de cada 100.
} Però de tant en tant cal apostar sense res, o ningú no es creu la resta.
hint-bet-brelan = Un brelan, que guanya prop de { $percent } de cada 100: que paguin per veure’l.
hint-bet-point = El teu millor coll és el de { $suit_name }, que guanya prop de { $percent } de cada 100: aposta-hi.
hint-wait = { $percent ->
    [0] { -hopeless } Espera a veure qui obre.
   *[other] Guanyaries prop de { $percent } de cada 100, i és poc per obrir. Espera a veure qui ho fa.
}
hint-enough-in-it = Hi ha prou al pot per a una mà que guanya prop de { $percent } de cada 100.
hint-worth-the-call = Guanyes prop de { $percent } de cada 100, i costa { $need } per un pot de { $pot }: val la pena.
hint-not-worth-the-call = { $percent ->
    [0] { -hopeless } Pagar { $need } per un pot de { $pot } és massa.
   *[other] Guanyes prop de { $percent } de cada 100. Pagar { $need } per un pot de { $pot } és massa.
}

## Bouillotte, what was learnt by practice. $gain: chips with one decimal, the chance to win times the pot, less what
## must be paid, if nobody bets any more; $chips: the pot.

hint-learnt-bet = Guanyes prop de { $percent } de cada 100: unes { $gain } fitxes del pot ja són teves. Aposta i fes que els altres paguin per veure-ho.
hint-learnt-bluff = { $percent ->
    [0] { -hopeless }
   *[other] Només guanyaries prop de { $percent } de cada 100.
} Però si els altres pleguen guanyes { $chips ->
    [one] una fitxa
   *[other] { $chips } fitxes
}, i des d’aquí una aposta es creu prou sovint.
hint-learnt-pass = { $percent ->
    [0] { -hopeless } Esperar no costa res; obrir seria un farol.
   *[other] { $gain ->
        [0] Guanyaries prop de { $percent } de cada 100, que amb aquest pot no valen gairebé res: a la llarga, esperar surt més a compte que obrir.
       *[other] Guanyaries prop de { $percent } de cada 100, que amb aquest pot valen unes { $gain } fitxes: a la llarga, esperar surt més a compte que obrir.
    }
}
hint-learnt-stay = { $percent ->
    [0] { -hopeless } Però no hi ha res a pagar, així que segueix.
   *[other] { $gain ->
        [0] No hi ha res a pagar, i a penes una fitxa del pot és teva: només mans millors seguirien una pujada.
       *[other] No hi ha res a pagar, i unes { $gain } fitxes del pot són teves: només mans millors seguirien una pujada.
    }
}
hint-learnt-call = Guanyes prop de { $percent } de cada 100: pagar { $need } et dona unes { $gain } fitxes si ningú no aposta més.
hint-learnt-call-for-later = { $percent ->
    [0] { -hopeless } Pagar { $need } és per a un farol: només compensa si els altres pleguen després.
   *[other] Només per les cartes, pagar { $need } perd unes { $gain } fitxes. El que encara es pot guanyar després ho compensa.
}
hint-learnt-fold = { $percent ->
    [0] { -hopeless } Pagar { $need } seria regalar-ho.
   *[other] Guanyes prop de { $percent } de cada 100: pagar { $need } perdria unes { $gain } fitxes de mitjana.
}
hint-learnt-fold-good-cards = Només per les cartes, pagar { $need } donaria unes { $gain } fitxes. Però qui aposta així té més del que dona l’atzar.
