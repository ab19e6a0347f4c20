# Why an action is not allowed. The sentence is said to the person who tried; ".fault" says it of a record, in few words.

## Both games

refusal-hand_over = Esta mano ya ha terminado.
    .fault = la mano ya ha terminado
refusal-no_such_seat = No hay tal sitio en esta mesa.
    .fault = no hay tal sitio en esta mesa
refusal-not_your_turn = Le toca a { $who }.
    .fault = le toca a { $seat }
refusal-unknown_action = Esa jugada no existe en este juego.
    .fault = jugada que no es de este juego

## A session

refusal-hand_unfinished = Antes hay que terminar la mano { $number }.
    .fault = la mano { $number } no está terminada
refusal-session_over = La partida acabó tras { $number ->
        [one] { $number } mano
       *[other] { $number } manos
    }.
    .fault = la partida acabó tras la mano { $number }
refusal-wrong_dealer = Le toca repartir a { $who }.
    .fault = le toca repartir a { $seat }
refusal-not_dealt = Aún no se ha repartido ninguna mano.
    .fault = no se ha repartido ninguna mano
refusal-fixed_hands = En esta casa se { $number ->
        [one] juega una mano; la partida acaba tras ella.
       *[other] juegan { $number } manos; la partida acaba tras la última.
    }
    .fault = en esta casa se { $number ->
        [one] juega una mano y no se acorta
       *[other] juegan { $number } manos y no se acortan
    }

## Bourré

refusal-restock_first = Antes hay que rehacer el mazo para { $who }.
    .fault = antes hay que rehacer el mazo para { $seat }
refusal-no_restock_now = Nadie espera que se rehaga el mazo.
    .fault = nadie espera un mazo nuevo
refusal-wrong_restock = Hay que barajar exactamente { $number ->
        [one] la carta apartada
       *[other] las { $number } cartas apartadas
    } antes.
    .fault = el mazo nuevo no se rehace con { $number ->
        [one] la carta apartada
       *[other] las { $number } cartas apartadas
    } antes
refusal-already_decided = Ya has decidido; un puño cerrado no se vuelve a abrir.
    .fault = { $seat } ya ha decidido
refusal-not_now = Ahora no es momento de eso.
    .fault = no en este momento de la mano
refusal-ace_holds_dealer = Hay un as descubierto: quien reparte tiene que jugar.
    .fault = quien reparte no puede pasar con un as
refusal-not_in_hand = No hay { $cards } entre tus cartas.
    .fault = no tiene { $cards }
refusal-too_many_discards = Puedes cambiar { $most } como mucho, no { $number }.
    .fault = { $number ->
        [one] un descarte
       *[other] { $number } descartes
    }, como mucho { $most }
refusal-one_card = Echa una carta, ni más ni menos.
    .fault = hay que echar una carta
refusal-must_follow_suit = Tienes { $suit_name }: hay que asistir.
    .fault = debe asistir a { $suit_name }
refusal-must_trump = No puedes asistir, pero tienes triunfos: echa { $suit_name }.
    .fault = debe echar triunfo ({ $suit_name })
refusal-must_beat = Puedes superar { $card }, así que tienes que hacerlo: { $cards }.
    .fault = debe superar { $card } con { $cards }
refusal-cinch_lead = Tu mano es segura (bazas hechas: { $won }, por venir: { $sure }{ $top ->
        [none] {""}
       *[other] , nada supera { $top }
    }): sal con { $cards }.
    .fault = tiene un cinch (bazas hechas: { $won }, seguras: { $sure }), debe salir con { $cards }
refusal-cinch_trump = Tu mano es segura (bazas hechas: { $won }, por venir: { $sure }{ $top ->
        [none] {""}
       *[other] , nada supera { $top }
    }): echa { $cards }.
    .fault = tiene un cinch (bazas hechas: { $won }, seguras: { $sure }), debe echar { $cards }
refusal-strict_table = Aquí no hay nada que reconocer: esta mesa no deja cometer faltas.
    .fault = esta casa es estricta
refusal-nothing_to_put_right = No tienes ninguna carta que corregir.
    .fault = no hay nada que corregir
refusal-not_early = Eso no sería hablar antes de tiempo.
    .fault = { $seat } no habla aquí antes de tiempo

## Bouillotte

refusal-blind_bets_first = Antes van las apuestas a ciegas: con carre o sin carre.
    .fault = las apuestas a ciegas no han terminado
refusal-blind_bets_over = Las apuestas a ciegas han terminado.
    .fault = las apuestas a ciegas han terminado
refusal-not_opened = Aún no ha abierto nadie: abre o pasa.
    .fault = nadie ha abierto
refusal-already_opened = La apuesta ya está abierta: ya no se puede pasar ni abrir.
    .fault = la apuesta ya está abierta
refusal-answer_first = Hay una apuesta que responder: iguala, sube o retírate.
    .fault = hay que responder a una apuesta
refusal-all_have_answered = Todas las apuestas están respondidas: sube otra vez o plántate.
    .fault = todas las apuestas están respondidas
refusal-too_few_to_open = Para abrir hay que poner { $least }, y no puedes pasar de { $most }.
    .fault = para abrir hay que poner { $least }, máximo { $most }
refusal-open_too_low = Hay que abrir con { $least } por lo menos; { $amount } es poco.
    .fault = abre con { $amount }, mínimo { $least }
refusal-too_few_to_raise = Para subir hay que poner { $least }, y no puedes pasar de { $most }.
    .fault = para subir hay que poner { $least }, máximo { $most }
refusal-nobody_can_answer = A nadie de los que siguen le quedan fichas para responder a una subida.
    .fault = nadie podría responder a la subida
refusal-raise_too_low = Hay que subir a { $least } por lo menos; { $amount } es poco.
    .fault = sube a { $amount }, mínimo { $least }
refusal-more_than_cave = Tu cave da para { $most } como mucho, no para { $amount }.
    .fault = { $amount } es más que la cave, { $most } como mucho
