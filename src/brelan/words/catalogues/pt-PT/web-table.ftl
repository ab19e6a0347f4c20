## The table

web-strip = A mão
web-hand-of = { $hands ->
    [0] Mão { $number }
   *[other] Mão { $number } de { $hands }
}
web-trump = Trunfo
web-turned-up = virada: { $card }
web-retourne = Retourné
web-pot = Bolo
web-seats = Lugares
web-seat = Lugar
web-dealer = quem dá
web-dealer-letter = D
web-chips-word = fichas
web-tricks = { $count ->
    [one] 1 vaza
   *[other] { $count } vazas
}
web-premium = Conta à parte
web-premium-short = à parte { $amount }
web-to-act = é a vez
web-stand-in = joga um bot
web-stand-in-mine = Um bot joga por ti.
web-cards-held = { $count ->
    [one] 1 carta tapada
   *[other] { $count } cartas tapadas
}
web-put-in = no bolo
web-best = manda
web-state-away = fora
web-state-passed = passou
web-state-plays = em jogo
web-state-drew = { $count ->
    [0] não trocou
   *[other] trocou { $count }
}
web-state-decided = decidiu
web-state-bourre = bourré
web-state-folded = desistiu
web-state-all-in = pôs tudo
web-state-wins = ganha
web-state-pass = passou
web-state-open = abriu
web-state-call = igualou
web-state-raise = subiu
web-state-no-more = chega
web-state-carre = carre
web-state-decline = sem carre
web-desk = O teu lugar
web-hand = As tuas cartas
web-hand-draw = As tuas cartas: escolhe as que deixas
web-lay-away = fora
web-your-turn = É a tua vez.
web-wait-turn = É a vez de { $name }.
web-wait-away = À espera de { $name }, que não está. Se demorar, joga um bot no seu lugar.
web-wait-cut = { $name } parte o baralho.
web-wait-settled = As contas estão feitas.
web-wait-over = A partida acabou.
web-wait-ready = À espera dos outros.
web-join-line = Um bot joga até alguém chegar. Podes ocupar o lugar dele quando quiseres, com as cartas e as fichas.
web-take-seat = Ocupar o lugar de { $name }
web-looking-on = Estás a ver. As mãos ficam tapadas.
web-ask-invite = Pede o convite a alguém da mesa e também te podes sentar.
web-sit-seat_taken = Alguém acabou de ocupar esse lugar. Escolhe outro.
web-sit-table_full = Já estão ocupados todos os lugares. Podes assistir.
web-sit-session_over = Esta partida acabou e já ninguém se senta.
web-sit-no_such_seat = Esta mesa não tem esse lugar.
web-sit-no_name = Sem nome ninguém se pode sentar.
web-sit-not_kept = A casa não conseguiu anotar isso. Tenta outra vez.
web-sit-not_invited = Para te sentares precisas do convite. Pede a ligação a alguém da mesa.
web-seconds = { $seconds } s
web-ask-declare = { $due ->
    [0] Passas, ou vais a jogo? Não fazer vaza custa { $fine }.
   *[other] Passas, ou vais a jogo? Ir a jogo custa { $due }, e não fazer vaza, tanto quanto há no bolo{ $limit ->
        [0] .
       *[other] , no máximo { $limit }.
    }
}
web-ask-must-play = { $due ->
    [0] Deste e viraste um ás: tens de ir a jogo.
   *[other] Deste e viraste um ás: tens de ir a jogo. Custa { $due }.
}
web-ask-draw = { $most ->
    [0] Nesta casa não se trocam cartas.
    [1] Escolhe uma carta para deixar, ou nenhuma.
   *[other] Escolhe as cartas que deixas: no máximo { $most }, ou nenhuma.
}
web-ask-lead = Sai com uma carta.
web-ask-follow = { $led ->
    [s] Saíram espadas.
    [h] Saíram copas.
    [d] Saíram ouros.
   *[c] Saíram paus.
}
# $misplay: what a wrong card costs in this house
web-ask-correct = { $misplay ->
    [retract] Só tu vês isto. { $reason } Até à carta seguinte podes jogar a certa, e não custa nada.
   *[other] Só tu vês isto. { $reason } Até à carta seguinte podes jogar a certa: custa-te este bolo e a tua próxima vez de dar. Se não, este bolo e uma multa.
}
web-ask-carre = O bolo é de { $pot }. Dobras às cegas?
web-ask-open = Ninguém abriu. Abres, ou deixas passar?
# $left: all that is left, where it is less than a call takes; "enough" where it is not
web-ask-answer = { $left ->
    [enough] { $more ->
        [0] Já lá estás, com { $level }: nada a pagar.
       *[other] O mais alto é { $level }: mais { $more } para igualar.
    }
   *[other] O mais alto é { $level }. Podes igualar com tudo o que te resta: { $left }.
}
web-ask-more = Todos responderam a { $level }. Sobes outra vez?
web-do-play = Ir a jogo
web-do-pass = Passar
web-do-draw = { $count ->
    [0] Não trocar
    [one] Trocar 1 carta
   *[other] Trocar { $count } cartas
}
web-do-draw-any = Trocar as escolhidas
web-do-correct = Emendar: { $card }
web-do-carre = Carre: mais { $more }
web-do-decline = Sem carre
web-do-open = Abrir com { $to }
web-do-call = { $more ->
    [0] Igualar sem juntar
   *[other] Igualar { $to }: mais { $more }
}
web-do-raise = Subir para { $to }
web-do-fold = Desistir
web-do-no-more = Chega
web-do-cut = Partir aqui
web-do-say = Dizer
web-bet-to = A minha aposta
web-bet-result = { $to } ao todo: mais { $more }, e a cave fica com { $left }.
web-less = Menos uma
web-more = Mais uma
web-quick-least = Mínimo
web-quick-pot = Bolo
web-quick-all = Tudo
web-ask-cut = Partes o baralho.
web-cut-title = Vai dar-se a mão { $number }
web-cut-where = Quantas cartas de cima? De 1 a { $most }
web-commitment = Promessa do baralho
web-commitment-line = A casa selou o baralho antes de se partir. Este é o selo: depois da mão abre-se, e todos podem ver que nada foi mudado.
web-shuffle-how = Como funciona
web-shuffle-check = Verificar o baralho
web-hint = Dica
web-thinking = Estou a pensar…
web-hint-card = Um bot jogaria esta: { $card }.
web-hint-draw = { $count ->
    [0] Um bot não trocaria.
   *[other] Um bot deixaria { $cards }.
}
web-hint-say = { $verb ->
    [play] Um bot iria a jogo.
    [pass] Um bot passaria.
    [call] Um bot igualaria.
    [fold] Um bot desistiria.
    [open] Um bot abriria com { $amount }.
    [raise] Um bot subiria para { $amount }.
    [carre] Um bot faria carre.
    [decline] Um bot não faria carre.
   *[other] Um bot diria que chega.
}
web-next-hand = Mão seguinte
web-end-session = Acabar a partida
web-end-line = Acaba para todos. O que está no bolo é dividido.
web-end-now = Acabar agora
web-again = Outra partida
web-again-join = À partida seguinte
web-again-laid = { $you ->
    [yes] A tua mesa está posta para outra partida.
   *[no] { $name } pôs a mesa para outra partida.
}
web-look-back = Rever as mãos
# $seat: whether the reader has one
web-lost = { $seat ->
    [yes] A ligação caiu. O teu lugar está guardado; vamos tentando.
   *[no] A ligação caiu. Vamos tentando.
}
web-keys = Teclas
web-key = { $key ->
    [enter] { $game ->
        [bourre] confirmar, ou mão seguinte
       *[bouillotte] confirmar, ou mão seguinte
    }
    [p] { $game ->
        [bourre] ir a jogo
       *[bouillotte] passar
    }
    [x] { $game ->
        [bourre] passar
       *[bouillotte] pôr a aposta
    }
    [d] { $game ->
        [bourre] trocar as cartas escolhidas
       *[bouillotte] ir para a quantia
    }
    [h] uma dica
    [help] esta folha
    [escape] fechar o que está aberto
   *[other] { $game ->
        [bourre] jogar ou escolher essa carta da tua fila
       *[bouillotte] o primeiro botão, o segundo…
    }
}
web-close-sheet = Fechar
