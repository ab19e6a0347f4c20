# Why an action is not allowed. The sentence is said to the person who tried; ".fault" says it of a record, in few words.

## Both games

refusal-hand_over = Esta mão já acabou.
    .fault = a mão já acabou
refusal-no_such_seat = Não há esse lugar nesta mesa.
    .fault = não há esse lugar nesta mesa
refusal-not_your_turn = É a vez de { $who }.
    .fault = é a vez de { $seat }
refusal-unknown_action = Essa jogada não existe neste jogo.
    .fault = jogada que não é deste jogo

## A session

refusal-hand_unfinished = Primeiro é preciso acabar a mão { $number }.
    .fault = a mão { $number } não está acabada
refusal-session_over = A partida acabou ao fim de { $number ->
        [one] { $number } mão
       *[other] { $number } mãos
    }.
    .fault = a partida acabou com a mão { $number }
refusal-wrong_dealer = Quem dá é { $who }.
    .fault = quem dá é { $seat }
refusal-not_dealt = Ainda não se deu nenhuma mão.
    .fault = não se deu nenhuma mão
refusal-fixed_hands = Nesta casa { $number ->
        [one] joga-se uma mão; a partida acaba depois dela.
       *[other] jogam-se { $number } mãos; a partida acaba depois da última.
    }
    .fault = nesta casa { $number ->
        [one] joga-se uma mão e não se encurta
       *[other] jogam-se { $number } mãos e não se encurtam
    }

## Bourré

refusal-restock_first = Primeiro é preciso refazer o monte para { $who }.
    .fault = primeiro é preciso refazer o monte para { $seat }
refusal-no_restock_now = Ninguém está à espera de que se refaça o monte.
    .fault = ninguém espera um monte novo
refusal-wrong_restock = É preciso baralhar exatamente { $number ->
        [one] a carta deixada
       *[other] as { $number } cartas deixadas
    } antes.
    .fault = o monte não se refaz com { $number ->
        [one] a carta deixada
       *[other] as { $number } cartas deixadas
    } antes
refusal-already_decided = Já decidiste; um punho fechado não volta a abrir.
    .fault = { $seat } já decidiu
refusal-not_now = Agora não é altura para isso.
    .fault = não nesta altura da mão
refusal-ace_holds_dealer = Há um ás virado: quem dá tem de ir a jogo.
    .fault = quem dá não pode passar com um ás
refusal-not_in_hand = Não há { $cards } entre as tuas cartas.
    .fault = não tem { $cards }
refusal-too_many_discards = Podes trocar no máximo { $most }, não { $number }.
    .fault = { $number ->
        [one] um descarte
       *[other] { $number } descartes
    }, no máximo { $most }
refusal-one_card = Joga uma carta, nem mais nem menos.
    .fault = é preciso jogar uma carta
refusal-must_follow_suit = Tens { $suit_name }: tens de assistir.
    .fault = tem de assistir a { $suit_name }
refusal-must_trump = Não podes assistir, mas tens trunfos: joga { $suit_name }.
    .fault = tem de jogar trunfo ({ $suit_name })
refusal-must_beat = Podes bater { $card }, por isso tens de o fazer: { $cards }.
    .fault = tem de bater { $card } com { $cards }
refusal-cinch_lead = A tua mão é segura (vazas feitas: { $won }, por vir: { $sure }{ $top ->
        [none] {""}
       *[other] , nada bate { $top }
    }): sai com { $cards }.
    .fault = tem um cinch (vazas feitas: { $won }, seguras: { $sure }), tem de sair com { $cards }
refusal-cinch_trump = A tua mão é segura (vazas feitas: { $won }, por vir: { $sure }{ $top ->
        [none] {""}
       *[other] , nada bate { $top }
    }): joga { $cards }.
    .fault = tem um cinch (vazas feitas: { $won }, seguras: { $sure }), tem de jogar { $cards }
refusal-strict_table = Aqui não há nada a confessar: esta mesa não deixa cometer faltas.
    .fault = esta casa é rigorosa
refusal-nothing_to_put_right = Não tens nenhuma carta para emendar.
    .fault = não há nada para emendar
refusal-not_early = Isso não seria falar antes da vez.
    .fault = { $seat } não fala aqui antes da vez

## Bouillotte

refusal-blind_bets_first = Primeiro vêm as apostas às cegas: com carre ou sem carre.
    .fault = as apostas às cegas não acabaram
refusal-blind_bets_over = As apostas às cegas já acabaram.
    .fault = as apostas às cegas já acabaram
refusal-not_opened = Ainda ninguém abriu: abre ou passa.
    .fault = ninguém abriu
refusal-already_opened = A aposta já está aberta: já não se pode passar nem abrir.
    .fault = a aposta já está aberta
refusal-answer_first = Há uma aposta à espera de resposta: iguala, sobe ou desiste.
    .fault = é preciso responder a uma aposta
refusal-all_have_answered = Todas as apostas têm resposta: sobe outra vez, ou chega.
    .fault = todas as apostas têm resposta
refusal-too_few_to_open = Para abrir é preciso pôr { $least }, e não podes passar de { $most }.
    .fault = para abrir é preciso pôr { $least }, máximo { $most }
refusal-open_too_low = Tens de abrir pelo menos com { $least }; { $amount } é pouco.
    .fault = abre com { $amount }, mínimo { $least }
refusal-too_few_to_raise = Para subir é preciso pôr { $least }, e não podes passar de { $most }.
    .fault = para subir é preciso pôr { $least }, máximo { $most }
refusal-nobody_can_answer = Nenhum dos que continuam tem fichas para responder se subires.
    .fault = ninguém poderia responder à subida
refusal-raise_too_low = Tens de subir pelo menos para { $least }; { $amount } é pouco.
    .fault = sobe para { $amount }, mínimo { $least }
refusal-more_than_cave = A tua cave dá no máximo para { $most }, não para { $amount }.
    .fault = { $amount } é mais do que a cave, no máximo { $most }
