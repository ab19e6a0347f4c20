## The table

web-strip = La mà
web-hand-of = { $hands ->
    [0] Mà { $number }
   *[other] Mà { $number } de { $hands }
}
web-trump = Trumfo
web-turned-up = girada: { $card }
web-retourne = Retourné
web-pot = Pot
web-seats = Llocs
web-seat = Lloc
web-dealer = reparteix
web-dealer-letter = R
web-chips-word = fitxes
web-tricks = { $count ->
    [one] 1 basa
   *[other] { $count } bases
}
web-premium = Compte a part
web-premium-short = a part { $amount }
web-to-act = li toca
web-stand-in = juga un bot
web-stand-in-mine = Un bot juga per tu.
web-cards-held = { $count ->
    [one] 1 carta tapada
   *[other] { $count } cartes tapades
}
web-put-in = al pot
web-best = mana
web-state-away = fora
web-state-passed = ha passat
web-state-plays = juga
web-state-drew = { $count ->
    [0] no ha canviat
   *[other] ha canviat { $count }
}
web-state-decided = ha decidit
web-state-bourre = bourré
web-state-folded = ha plegat
web-state-all-in = hi va tot
web-state-wins = guanya
web-state-pass = ha passat
web-state-open = ha obert
web-state-call = ha igualat
web-state-raise = ha apujat
web-state-no-more = prou
web-state-carre = carre
web-state-decline = sense carre
web-desk = El teu lloc
web-hand = Les teves cartes
web-hand-draw = Les teves cartes: tria les que descartes
web-lay-away = fora
web-your-turn = Et toca.
web-wait-turn = Toca a { $name }.
web-wait-away = Esperem { $name }, que no hi és. Si triga, hi jugarà un bot.
web-wait-cut = { $name } escapça la baralla.
web-wait-settled = La mà està liquidada.
web-wait-over = La partida s’ha acabat.
web-wait-ready = Esperem els altres.
web-join-line = Un bot juga fins que arribi algú. Pots ocupar el seu lloc quan vulguis, amb les seves cartes i fitxes.
web-take-seat = Seure al lloc on juga { $name }
web-looking-on = Estàs mirant. Les mans queden tapades.
web-ask-invite = Demana la invitació a algú de la taula i també podràs seure.
web-sit-seat_taken = Algú acaba d’ocupar aquest lloc. Tria’n un altre.
web-sit-table_full = Ja són plens tots els llocs. Pots mirar.
web-sit-session_over = Aquesta partida s’ha acabat i ja no hi seu ningú.
web-sit-no_such_seat = Aquesta taula no té aquest lloc.
web-sit-no_name = Sense nom no s’hi pot seure.
web-sit-not_kept = La casa no ho ha pogut apuntar. Torna-ho a provar.
web-sit-not_invited = Per seure cal la invitació. Demana l’enllaç a algú de la taula.
web-seconds = { $seconds } s
web-ask-declare = { $due ->
    [0] Passes, o jugues pel pot? No fer cap basa costa { $fine }.
   *[other] Passes, o jugues pel pot? Jugar costa { $due }, i no fer cap basa, tant com hi ha al pot{ $limit ->
        [0] .
       *[other] , { $limit } com a molt.
    }
}
web-ask-must-play = { $due ->
    [0] Has donat i girat un as: has de jugar.
   *[other] Has donat i girat un as: has de jugar. Costa { $due }.
}
web-ask-draw = { $most ->
    [0] En aquesta casa no es canvien cartes.
    [1] Tria una carta per descartar, o cap.
   *[other] Tria les cartes que descartes: { $most } com a molt, o cap.
}
web-ask-lead = Surt amb una carta.
web-ask-follow = { $led ->
    [s] S’ha sortit amb piques.
    [h] S’ha sortit amb cors.
    [d] S’ha sortit amb diamants.
   *[c] S’ha sortit amb trèvols.
}
# $misplay: what a wrong card costs in this house
web-ask-correct = { $misplay ->
    [retract] Això només ho veus tu. { $reason } Fins a la carta següent pots tirar la bona, i no costa res.
   *[other] Això només ho veus tu. { $reason } Fins a la carta següent pots tirar la bona: et costa aquest pot i el teu pròxim torn de repartir. Si no, aquest pot i una multa.
}
web-ask-carre = Al pot hi ha { $pot }. El dobles a cegues?
web-ask-open = No ha obert ningú. Obres, o ho deixes passar?
# $left: all that is left, where it is less than a call takes; "enough" where it is not
web-ask-answer = { $left ->
    [enough] { $more ->
        [0] Ja hi ets, amb { $level }: res a pagar.
       *[other] El més alt és { $level }: { $more } més per igualar.
    }
   *[other] El més alt és { $level }. Pots igualar amb tot el que et queda: { $left }.
}
web-ask-more = Tots han respost a { $level }. Tornes a apujar?
web-do-play = Jugar
web-do-pass = Passar
web-do-draw = { $count ->
    [0] No canviar
    [one] Canviar 1 carta
   *[other] Canviar { $count } cartes
}
web-do-draw-any = Canviar les triades
web-do-correct = Esmenar: { $card }
web-do-carre = Carre: { $more } més
web-do-decline = Sense carre
web-do-open = Obrir amb { $to }
web-do-call = { $more ->
    [0] Igualar sense afegir
   *[other] Igualar { $to }: { $more } més
}
web-do-raise = Apujar a { $to }
web-do-fold = Plegar
web-do-no-more = Prou
web-do-cut = Escapçar aquí
web-do-say = Dir
web-bet-to = La meva aposta
web-bet-result = { $to } en total: { $more } més, i la cave queda en { $left }.
web-less = Una menys
web-more = Una més
web-quick-least = Mínim
web-quick-pot = Pot
web-quick-all = Tot
web-ask-cut = Escapces la baralla.
web-cut-title = Es repartirà la mà { $number }
web-cut-where = Quantes cartes de dalt? D’1 a { $most }
web-commitment = Promesa de la baralla
web-commitment-line = La casa ha segellat la barreja abans d’escapçar. Aquest és el segell: quan s’acaba la mà s’obre, i tothom pot veure que no s’ha canviat res.
web-shuffle-how = Com funciona
web-shuffle-check = Comprovar la barreja
web-hint = Consell
web-thinking = M’ho estic pensant…
web-hint-card = Un bot tiraria aquesta: { $card }.
web-hint-draw = { $count ->
    [0] Un bot no canviaria.
   *[other] Un bot descartaria { $cards }.
}
web-hint-say = { $verb ->
    [play] Un bot jugaria.
    [pass] Un bot passaria.
    [call] Un bot igualaria.
    [fold] Un bot plegaria.
    [open] Un bot obriria amb { $amount }.
    [raise] Un bot apujaria a { $amount }.
    [carre] Un bot faria carre.
    [decline] Un bot no faria carre.
   *[other] Un bot diria que prou.
}
web-next-hand = Una altra mà
web-end-session = Acabar la partida
web-end-line = S’acaba per a tothom. El que hi ha al pot es reparteix.
web-end-now = Acabar ara
web-again = Una altra partida
web-again-join = A la partida següent
web-again-laid = { $you ->
    [yes] La teva taula està parada per a una altra partida.
   *[no] { $name } ha parat la taula per a una altra partida.
}
web-look-back = Tornar a mirar les mans
# $seat: whether the reader has one
web-lost = { $seat ->
    [yes] S’ha tallat la línia. El teu lloc es guarda; ho tornem a provar.
   *[no] S’ha tallat la línia. Ho tornem a provar.
}
web-keys = Tecles
web-key = { $key ->
    [enter] { $game ->
        [bourre] confirmar, o mà següent
       *[bouillotte] confirmar, o mà següent
    }
    [p] { $game ->
        [bourre] jugar
       *[bouillotte] passar
    }
    [x] { $game ->
        [bourre] passar
       *[bouillotte] posar l’aposta
    }
    [d] { $game ->
        [bourre] canviar les cartes triades
       *[bouillotte] anar a la quantitat
    }
    [h] un consell
    [help] aquest full
    [escape] tancar el que és obert
   *[other] { $game ->
        [bourre] tirar o triar aquella carta de la teva filera
       *[bouillotte] el primer botó, el segon…
    }
}
web-close-sheet = Tancar
