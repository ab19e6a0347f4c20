# Why an action is not allowed. The sentence is said to the person who tried; ".fault" says it of a record, in few words.

## Both games

refusal-hand_over = Aquesta mà ja s’ha acabat.
    .fault = la mà ja s’ha acabat
refusal-no_such_seat = No hi ha cap lloc així en aquesta taula.
    .fault = no hi ha cap lloc així en aquesta taula
refusal-not_your_turn = Ara toca a { $who }.
    .fault = toca a { $seat }
refusal-unknown_action = Aquesta jugada no existeix en aquest joc.
    .fault = jugada que no és d’aquest joc

## A session

refusal-hand_unfinished = Abans cal acabar la mà { $number }.
    .fault = la mà { $number } no està acabada
refusal-session_over = La partida es va acabar després de { $number ->
        [one] { $number } mà
       *[other] { $number } mans
    }.
    .fault = la partida es va acabar després de la mà { $number }
refusal-wrong_dealer = Toca repartir a { $who }.
    .fault = toca repartir a { $seat }
refusal-not_dealt = Encara no s’ha repartit cap mà.
    .fault = no s’ha repartit cap mà
refusal-fixed_hands = En aquesta casa es { $number ->
        [one] juga una mà; la partida s’acaba després.
       *[other] juguen { $number } mans; la partida s’acaba després de l’última.
    }
    .fault = en aquesta casa es { $number ->
        [one] juga una mà i no s’escurça
       *[other] juguen { $number } mans i no s’escurcen
    }

## Bourré

refusal-restock_first = Abans cal refer el munt per a { $who }.
    .fault = abans cal refer el munt per a { $seat }
refusal-no_restock_now = Ningú no espera que es refaci el munt.
    .fault = ningú no espera un munt nou
refusal-wrong_restock = Cal barrejar exactament { $number ->
        [one] la carta descartada
       *[other] les { $number } cartes descartades
    } abans.
    .fault = el munt no es refà amb { $number ->
        [one] la carta descartada
       *[other] les { $number } cartes descartades
    } abans
refusal-already_decided = Ja has decidit; un puny tancat no es torna a obrir.
    .fault = { $seat } ja ha decidit
refusal-not_now = Ara no és el moment de fer això.
    .fault = no en aquest moment de la mà
refusal-ace_holds_dealer = Hi ha un as girat: qui reparteix ha de jugar.
    .fault = qui reparteix no pot passar amb un as
refusal-not_in_hand = No hi ha { $cards } entre les teves cartes.
    .fault = no té { $cards }
refusal-too_many_discards = Pots canviar-ne { $most } com a molt, no { $number }.
    .fault = { $number ->
        [one] un descart
       *[other] { $number } descarts
    }, com a molt { $most }
refusal-one_card = Tira una carta, ni més ni menys.
    .fault = cal tirar una carta
refusal-must_follow_suit = Tens { $suit_name }: has de seguir el coll.
    .fault = ha de seguir amb { $suit_name }
refusal-must_trump = No pots seguir el coll, però tens trumfos: tira { $suit_name }.
    .fault = ha de tirar trumfo ({ $suit_name })
refusal-must_beat = Pots matar { $card }, així que ho has de fer: { $cards }.
    .fault = ha de matar { $card } amb { $cards }
refusal-cinch_lead = La teva mà és segura (bases fetes: { $won }, per venir: { $sure }{ $top ->
        [none] {""}
       *[other] , res no mata { $top }
    }): surt amb { $cards }.
    .fault = té un cinch (bases fetes: { $won }, segures: { $sure }), ha de sortir amb { $cards }
refusal-cinch_trump = La teva mà és segura (bases fetes: { $won }, per venir: { $sure }{ $top ->
        [none] {""}
       *[other] , res no mata { $top }
    }): tira { $cards }.
    .fault = té un cinch (bases fetes: { $won }, segures: { $sure }), ha de tirar { $cards }
refusal-strict_table = Aquí no hi ha res a reconèixer: aquesta taula no deixa fer faltes.
    .fault = aquesta casa és estricta
refusal-nothing_to_put_right = No tens cap carta per esmenar.
    .fault = no hi ha res per esmenar
refusal-not_early = Això no seria parlar abans d’hora.
    .fault = { $seat } no parla aquí abans d’hora

## Bouillotte

refusal-blind_bets_first = Primer van les apostes a cegues: amb carre o sense.
    .fault = les apostes a cegues no s’han acabat
refusal-blind_bets_over = Les apostes a cegues s’han acabat.
    .fault = les apostes a cegues s’han acabat
refusal-not_opened = Encara no ha obert ningú: obre o passa.
    .fault = no ha obert ningú
refusal-already_opened = L’aposta ja està oberta: ja no es pot passar ni obrir.
    .fault = l’aposta ja està oberta
refusal-answer_first = Hi ha una aposta per respondre: iguala, apuja o plega.
    .fault = cal respondre a una aposta
refusal-all_have_answered = Totes les apostes estan respostes: torna a apujar, o prou.
    .fault = totes les apostes estan respostes
refusal-too_few_to_open = Per obrir cal posar-ne { $least }, i no pots passar de { $most }.
    .fault = per obrir cal posar-ne { $least }, màxim { $most }
refusal-open_too_low = Has d’obrir amb { $least } com a mínim; { $amount } és poc.
    .fault = obre amb { $amount }, mínim { $least }
refusal-too_few_to_raise = Per apujar cal posar-ne { $least }, i no pots passar de { $most }.
    .fault = per apujar cal posar-ne { $least }, màxim { $most }
refusal-nobody_can_answer = A ningú dels que continuen no li queden fitxes per respondre si apuges.
    .fault = ningú no podria respondre si s’apuja
refusal-raise_too_low = Has d’apujar a { $least } com a mínim; { $amount } és poc.
    .fault = apuja a { $amount }, mínim { $least }
refusal-more_than_cave = La teva cave arriba a { $most } com a molt, no a { $amount }.
    .fault = { $amount } és més que la cave, { $most } com a molt
