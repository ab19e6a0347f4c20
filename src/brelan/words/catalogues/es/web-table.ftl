## The table

web-strip = La mano
web-hand-of = { $hands ->
    [0] Mano { $number }
   *[other] Mano { $number } de { $hands }
}
web-trump = Triunfo
web-turned-up = descubierta: { $card }
web-retourne = Retourné
web-pot = Bote
web-seats = Sitios
web-seat = Sitio
web-dealer = reparte
web-dealer-letter = R
web-chips-word = fichas
web-tricks = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}
web-premium = Cuenta aparte
web-premium-short = aparte { $amount }
web-to-act = le toca
web-stand-in = juega un bot
web-stand-in-mine = Un bot juega por ti.
web-cards-held = { $count ->
    [one] 1 carta boca abajo
   *[other] { $count } cartas boca abajo
}
web-put-in = en juego
web-best = mejor
web-state-away = ausente
web-state-passed = pasó
web-state-plays = juega
web-state-drew = { $count ->
    [0] no cambió
   *[other] cambió { $count }
}
web-state-decided = decidió
web-state-bourre = bourré
web-state-folded = fuera
web-state-all-in = con todo
web-state-wins = gana
web-state-pass = pasó
web-state-open = abrió
web-state-call = igualó
web-state-raise = subió
web-state-no-more = se planta
web-state-carre = carre
web-state-decline = sin carre
web-desk = Tu sitio
web-hand = Tus cartas
web-hand-draw = Tus cartas: elige las que descartas
web-lay-away = fuera
web-your-turn = Te toca.
web-wait-turn = Le toca a { $name }.
web-wait-away = Se espera a { $name }, que no está. Si tarda, jugará un bot en su lugar.
web-wait-cut = Corta { $name }.
web-wait-settled = La mano está liquidada.
web-wait-over = La partida ha terminado.
web-wait-ready = A la espera de los demás.
web-join-line = Un bot juega hasta que llegue alguien. Puedes ocupar su sitio cuando quieras, con sus cartas y sus fichas.
web-take-seat = Ocupar el sitio de { $name }
web-looking-on = Estás mirando. Las manos no se ven.
web-ask-invite = Pide la invitación a alguien de la mesa y podrás sentarte tú también.
web-sit-seat_taken = Alguien acaba de ocupar ese sitio. Elige otro.
web-sit-table_full = Ya están ocupados todos los sitios. Puedes mirar.
web-sit-session_over = Esta partida ha terminado y ya no se sienta nadie.
web-sit-no_such_seat = Esta mesa no tiene ese sitio.
web-sit-no_name = Sin nombre nadie puede sentarse.
web-sit-not_kept = La casa no pudo apuntarlo. Prueba otra vez.
web-sit-not_invited = Para sentarse hace falta la invitación. Pide el enlace a alguien de la mesa.
web-seconds = { $seconds } s
web-ask-declare = { $due ->
    [0] ¿Pasas, o juegas por el bote? No hacer baza cuesta { $fine }.
   *[other] ¿Pasas, o juegas por el bote? Jugar cuesta { $due }, y no hacer baza, tanto como hay en el bote{ $limit ->
        [0] .
       *[other] , { $limit } como mucho.
    }
}
web-ask-must-play = { $due ->
    [0] Has repartido y descubierto un as: tienes que jugar.
   *[other] Has repartido y descubierto un as: tienes que jugar. Cuesta { $due }.
}
web-ask-draw = { $most ->
    [0] En esta casa no se cambian cartas.
    [1] Elige una carta para descartar, o ninguna.
   *[other] Elige las cartas que descartas: { $most } como mucho, o ninguna.
}
web-ask-lead = Sales tú.
web-ask-follow = { $led ->
    [s] Salida a picas.
    [h] Salida a corazones.
    [d] Salida a diamantes.
   *[c] Salida a tréboles.
}
# $misplay: what a wrong card costs in this house
web-ask-correct = { $misplay ->
    [retract] Esto solo lo ves tú. { $reason } Hasta la carta siguiente puedes echar la buena, y no cuesta nada.
   *[other] Esto solo lo ves tú. { $reason } Hasta la carta siguiente puedes echar la buena: te cuesta este bote y tu próximo reparto. Si no, este bote y una multa.
}
web-ask-carre = El bote es de { $pot }. ¿Lo doblas a ciegas?
web-ask-open = Nadie ha abierto. ¿Abres, o pasas?
# $left: all that is left, where it is less than a call takes; "enough" where it is not
web-ask-answer = { $left ->
    [enough] { $more ->
        [0] Ya llegas a { $level }: nada que pagar.
       *[other] La apuesta va por { $level }: { $more } más para igualar.
    }
   *[other] La apuesta va por { $level }. Puedes igualar con todo lo que te queda: { $left }.
}
web-ask-more = Todos han respondido a { $level }. ¿Subes otra vez?
web-do-play = Jugar
web-do-pass = Pasar
web-do-draw = { $count ->
    [0] No cambiar
    [one] Cambiar 1 carta
   *[other] Cambiar { $count } cartas
}
web-do-draw-any = Cambiar las elegidas
web-do-correct = Corregir: { $card }
web-do-carre = Carre: { $more } más
web-do-decline = Sin carre
web-do-open = Abrir con { $to }
web-do-call = { $more ->
    [0] Igualar sin añadir
   *[other] Igualar { $to }: { $more } más
}
web-do-raise = Subir a { $to }
web-do-fold = Retirarse
web-do-no-more = Plantarse
web-do-cut = Cortar aquí
web-do-say = Decir
web-bet-to = Lo que pongo
web-bet-result = { $to } en total: { $more } más, y la cave se queda en { $left }.
web-less = Una menos
web-more = Una más
web-quick-least = Mínimo
web-quick-pot = Bote
web-quick-all = Todo
web-ask-cut = Cortas tú.
web-cut-title = Se va a repartir la mano { $number }
web-cut-where = ¿Cuántas cartas levantas? De 1 a { $most }
web-commitment = Promesa de la baraja
web-commitment-line = La casa selló su barajado antes del corte. Este es el sello: al acabar la mano se abre, y todos pueden ver que no se cambió nada.
web-shuffle-how = Cómo funciona
web-shuffle-check = Comprobar el barajado
web-hint = Consejo
web-thinking = Lo estoy pensando…
web-hint-card = Un bot echaría esto: { $card }.
web-hint-draw = { $count ->
    [0] Un bot no cambiaría.
   *[other] Un bot descartaría esto: { $cards }.
}
web-hint-say = { $verb ->
    [play] Un bot jugaría.
    [pass] Un bot pasaría.
    [call] Un bot igualaría.
    [fold] Un bot se retiraría.
    [open] Un bot abriría con { $amount }.
    [raise] Un bot subiría a { $amount }.
    [carre] Un bot haría carre.
    [decline] Un bot no haría carre.
   *[other] Un bot se plantaría.
}
web-next-hand = Otra mano
web-end-session = Acabar la partida
web-end-line = Se acaba para todos. Lo que hay en el bote se reparte.
web-end-now = Acabar ahora
web-again = Otra partida
web-again-join = A la partida siguiente
web-again-laid = { $you ->
    [yes] Tu mesa está puesta para otra partida.
   *[no] { $name } ha puesto la mesa para otra partida.
}
web-look-back = Repasar las manos
# $seat: whether the reader has one
web-lost = { $seat ->
    [yes] Se ha cortado la línea. Tu sitio está guardado; lo seguimos intentando.
   *[no] Se ha cortado la línea. Lo seguimos intentando.
}
web-keys = Teclas
web-key = { $key ->
    [enter] { $game ->
        [bourre] confirmar, u otra mano
       *[bouillotte] confirmar, u otra mano
    }
    [p] { $game ->
        [bourre] jugar
       *[bouillotte] pasar
    }
    [x] { $game ->
        [bourre] pasar
       *[bouillotte] poner la apuesta
    }
    [d] { $game ->
        [bourre] cambiar las cartas elegidas
       *[bouillotte] ir a la cantidad
    }
    [h] un consejo
    [help] esta hoja
    [escape] cerrar lo que está abierto
   *[other] { $game ->
        [bourre] echar o elegir esa carta de tu fila
       *[bouillotte] el primer botón, el segundo…
    }
}
web-close-sheet = Cerrar
