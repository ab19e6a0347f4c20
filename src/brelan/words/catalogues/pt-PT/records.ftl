# What is wrong with a file, and what can be said of its decks.

## A file that is no record. $place says where, $detail is the piece that failed.

record-line = { $file }: { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $reason }
record-place = { $kind ->
    [top] no início
    [end] no fim
    [line] linha { $number }
    [column] coluna { $number }
    [byte] byte { $number }
    [hand] mão { $number }
   *[action] jogada { $number }
}
record-too_large = mais de { $detail } bytes
record-too_many_hands = mais de { $detail } mãos
record-too_many_actions = mais de { $detail } jogadas
record-not_utf8 = não é texto UTF-8
record-not_toml = não é TOML{ $detail ->
    [none] {""}
   *[other] : { $detail }
}
record-too_deep = demasiados níveis encaixados
record-unknown_version = { $detail ->
    [None] falta «brelan = 1», por isso não é um registo
   *[other] aqui não se conhece a versão «{ $detail }» do formato, só a 1
}
record-unknown_game = não existe o jogo «{ $detail }»
record-unknown_key = chave desconhecida «{ $detail }»
record-missing_key = falta «{ $detail }»
record-bad_names = não é uma lista de nomes: { $detail }
record-not_a_table = é precisa uma tabela, não { $detail }
record-not_a_list = é precisa uma lista, não { $detail }
record-not_text = é preciso texto, não { $detail }
record-not_yes_no = é preciso true ou false, não { $detail }
record-not_a_time = é precisa uma data com hora, não { $detail }
record-impossible_house = { $house }
record-no_seat = não há um lugar «{ $detail }» nesta mesa
record-unreadable_action = «{ $detail }» não é uma jogada deste jogo
record-no_card = «{ $detail }» não é uma carta
record-card_twice = { $detail } está lá duas vezes
record-foreign_card = { $detail } não é uma carta deste jogo
record-cards_missing = faltam: { $detail }
record-bad_shuffle = não é um baralho baralhado: { $detail }

## A record that breaks a rule. $action is written as in the record.

fault-line = mão { $hand }, jogada { $number }{ $action ->
    [none] {""}
   *[other] {" "}({ $action })
}: { $reason } [{ $clause }]

## Decks

verify-line = mão { $hand }: { $verdict }
verify-fair = limpo: as cartas saíram pela ordem que fazem a semente prometida e o corte
verify-no_shuffle = nada se pode dizer: o registo não conta como se fez este baralho (sem tabela shuffle)
verify-no_commitment = o baralho vem da semente e do corte, mas não se guardou nenhuma promessa de antes de dar
verify-wrong_commitment = FALSO: a semente não é a prometida
verify-impossible_cut = FALSO: o baralho deste jogo não se pode partir aí
verify-wrong_deck = FALSO: a semente e o corte dão outro baralho
verify-wrong_restock = FALSO: a semente dá outra ordem ao monte refeito

verify-summary = { $false ->
    [0] { $unknown ->
        [0] { $fair ->
            [0] Não se deu nenhuma mão: não há baralho a verificar.
            [one] O único baralho é o que foi prometido.
           *[other] Os { $fair } baralhos são os que foram prometidos.
        }
       *[other] Nada é falso: provados { $fair } de { $hands } baralhos, sem se poder verificar { $unknown }.
    }
   *[other] Baralhos falsos: { $false } de { $hands }.
}
