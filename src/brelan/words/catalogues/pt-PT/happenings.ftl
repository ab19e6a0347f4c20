# What came of an action, for everybody to read. The variables are told in the English catalogue.
# Who plays for the pot "vai a jogo", so that "jogar" stays free for the cards.

## Bourré

happening-turned_up = { $you ->
    [yes] Viras { $cards }: o trunfo é { $suit_name }.
   *[no] { $who } vira { $cards }: o trunfo é { $suit_name }.
}
happening-passes = { $you ->
    [yes] Passas.
   *[no] { $who } passa.
}
happening-plays = { $you ->
    [yes] Vais a jogo.
   *[no] { $who } vai a jogo.
}
happening-decided = { $you ->
    [yes] Já decidiste.
   *[no] { $who } já decidiu.
}
happening-unasked = { $you ->
    [yes] Todos os outros passaram: vais a jogo sem que te perguntem.
   *[no] Todos os outros passaram: { $who } vai a jogo sem que lhe perguntem.
}
happening-drew = { $you ->
    [yes] { $amount ->
        [0] Não trocas.
        [one] Trocas uma carta.
       *[other] Trocas { $amount } cartas.
    }
   *[no] { $amount ->
        [0] { $who } não troca.
        [one] { $who } troca uma carta.
       *[other] { $who } troca { $amount } cartas.
    }
}
happening-laid_aside = { $you ->
    [yes] Pões { $cards } de lado, à vista; o trunfo não muda.
   *[no] { $who } põe { $cards } de lado, à vista; o trunfo não muda.
}
happening-restock = Acabou o monte: { $amount ->
        [one] a carta deixada antes volta ao monte
       *[other] baralham-se as { $amount } cartas deixadas antes
    } e continua-se a dar.
happening-played = { $you ->
    [yes] Jogas { $cards }.
   *[no] { $who } joga { $cards }.
}
happening-takes_trick = { $you ->
    [yes] Fazes a vaza com { $cards }: já tens { $amount }.
   *[no] { $who } faz a vaza com { $cards }: já tem { $amount }.
}
happening-nobody_collects = { $note ->
    [all_passed] Passaram todos: o bolo de { $chips } fica.
    [tie] Empate de vazas na frente: ninguém leva o bolo de { $chips }.
    [barred] Quem fez mais vazas não tem direito ao bolo: { $chips } para a mão seguinte.
   *[blocked] Alguém fica bourré, e nesta casa isso deixa sem bolo quem ganha: { $chips } para a mão seguinte.
}
happening-puts_right = { $you ->
    [yes] Recolhes { $cards }, que ia contra as regras.
   *[no] { $who } recolhe { $cards }, que ia contra as regras.
}
happening-renege = { $you ->
    [yes] Fizeste renúncia com { $cards }
   *[no] { $who } fez renúncia com { $cards }
}: { $note ->
    [must_follow_suit] havia uma carta do naipe de saída para assistir
    [must_trump] havia um trunfo para jogar
    [must_beat] podia bater-se a melhor carta
    [cinch_lead] com a mão segura é preciso sair com o trunfo mais alto
   *[cinch_trump] com a mão segura é preciso jogar o trunfo mais alto
}. Isso custa o direito a este bolo, e uma multa nas contas.
happening-misplay = { $you ->
    [yes] A tua carta { $cards } ia contra as regras
   *[no] { $who } foi contra as regras com { $cards }
}: { $note ->
    [must_follow_suit] havia uma carta do naipe de saída para assistir
    [must_trump] havia um trunfo para jogar
    [must_beat] podia bater-se a melhor carta
    [cinch_lead] com a mão segura é preciso sair com o trunfo mais alto
   *[cinch_trump] com a mão segura é preciso jogar o trunfo mais alto
}. Nesta casa não custa nada.
happening-early = { $you ->
    [yes] Falaste antes da vez, e perdes a tua próxima vez de dar.
   *[no] { $who } falou antes da vez, e perde a sua próxima vez de dar.
}
happening-deal_missed = { $you ->
    [yes] Saltas esta vez de dar: tinha-la perdido.
   *[no] { $who } salta esta vez de dar: tinha-a perdido.
}

## The last one left, in either game

happening-alone = { $game ->
    [bouillotte] { $you ->
        [yes] Todos os outros desistiram: levas o bolo e não mostras as cartas.
       *[no] Todos os outros desistiram: { $who } leva o bolo e não mostra nada.
    }
   *[bourre] { $you ->
        [yes] Só tu vais a jogo: todas as vazas são tuas.
       *[no] Só { $who } vai a jogo: todas as vazas são suas.
    }
}

## Bouillotte

happening-carre = { $you ->
    [yes] { $note ->
        [buyback] Compras de volta a última palavra por { $chips }.
       *[other] Fazes carre, às cegas, por { $chips }.
    }
   *[no] { $note ->
        [buyback] { $who } compra de volta a última palavra por { $chips }.
       *[other] { $who } faz carre, às cegas, por { $chips }.
    }
}
happening-decline = { $you ->
    [yes] { $note ->
        [buyback] Não compras de volta a última palavra.
       *[other] Não fazes carre.
    }
   *[no] { $note ->
        [buyback] { $who } não compra de volta a última palavra.
       *[other] { $who } não faz carre.
    }
}
happening-cannot_carre = { $you ->
    [yes] Não te chega para um carre de { $chips }, e não te perguntam.
   *[no] A { $who } não chega para um carre de { $chips }, e não lhe perguntam.
}
happening-dealt = { $you ->
    [yes] Dás { $amount } cartas a cada um.
   *[no] { $who } dá { $amount } cartas a cada um.
}
happening-retourne = O retourné é { $cards }.
happening-pass = { $you ->
    [yes] Por agora passas.
   *[no] Por agora { $who } passa.
}
happening-open = { $you ->
    [yes] Abres com { $chips }{ $note ->
        [all_in] , a cave toda
       *[other] {""}
    }.
   *[no] { $who } abre com { $chips }{ $note ->
        [all_in] , a cave toda
       *[other] {""}
    }.
}
happening-raise = { $you ->
    [yes] Sobes para { $chips }{ $note ->
        [all_in] , a cave toda
       *[other] {""}
    }.
   *[no] { $who } sobe para { $chips }{ $note ->
        [all_in] , a cave toda
       *[other] {""}
    }.
}
happening-call = { $you ->
    [yes] { $note ->
        [all_in] Igualas com a cave toda, { $chips } ao todo.
       *[other] Igualas, { $chips } ao todo.
    }
   *[no] { $note ->
        [all_in] { $who } iguala com a cave toda, { $chips } ao todo.
       *[other] { $who } iguala, { $chips } ao todo.
    }
}
happening-fold = { $you ->
    [yes] Desistes.
   *[no] { $who } desiste.
}
happening-no_more = { $you ->
    [yes] Dizes que chega.
   *[no] { $who } diz que chega.
}
happening-more_round = { $you ->
    [yes] Todos te responderam; os outros podem subir outra vez.
   *[no] Todos responderam a { $who }; os outros podem subir outra vez.
}
happening-showdown = { $note ->
    [two_in] Restavam dois, e a aposta está igualada
    [no_more] Já ninguém sobe
    [one_round] Todos responderam
   *[no_chips] Não resta ninguém contra quem apostar
}: mostram-se as cartas por { $chips }.
happening-all_passed = Passaram todos: o bolo de { $chips } fica.
happening-carre_takes = { $you ->
    [yes] Ninguém abriu depois do teu carre: o bolo de { $chips } é teu.
   *[no] Ninguém abriu depois do carre de { $who }, que leva o bolo de { $chips } sem ter de falar.
}
happening-shown = { $you ->
    [yes] Mostras { $cards }.
   *[no] { $who } mostra { $cards }.
}
happening-pot = { $note ->
    [main] O bolo: { $chips }.
   *[side] O bolo lateral: { $chips }.
}
happening-point = { $clause ->
    [L-POINT-2] O naipe mais rico é o de { $suit_name }, com { $amount }.
    [L-POINT-3] Há mais de um naipe com o máximo de { $amount }; pela ordem na mesa decide o de { $suit_name }.
    [L-POINT-4] Nenhum dos que jogam por este bolo tem cartas do naipe mais rico, e decide o seguinte: { $suit_name }, com { $amount }.
    [L-POINT-5] Este bolo vai por { $suit_name }, com { $amount }.
   *[L-POINT-6] { $you ->
        [yes] Contas { $amount } em { $suit_name } ({ $cards }), o melhor ponto entre os que jogam por este bolo.
       *[no] { $who } conta { $amount } em { $suit_name } ({ $cards }), o melhor ponto entre os que jogam por este bolo.
    }
}
# $note: why the other one of two equal points wins
happening-equal_point = { $you ->
    [yes] Também contas { $amount } ({ $cards }), { $note ->
        [suit] mas o naipe do retourné vai à frente
       *[seat] mas o outro vem antes, a começar pela direita de quem dá
    }.
   *[no] { $who } também conta { $amount } ({ $cards }), { $note ->
        [suit] mas o naipe do retourné vai à frente
       *[seat] mas o outro vem antes, a começar pela direita de quem dá
    }.
}
happening-wins_by_point = { $clause ->
    [L-POINT-6] { $you ->
        [yes] Ganha o teu ponto.
       *[no] Ganha o ponto de { $who }.
    }
   *[other] { $you ->
        [yes] Tens { $cards }, a mais alta do naipe entre os que jogam por este bolo.
       *[no] { $who } tem { $cards }, a mais alta do naipe entre os que jogam por este bolo.
    }
}
happening-wins_by_carre = { $you ->
    [yes] As tuas cartas { $cards } e o retourné são um brelan carré: não há nada melhor.
   *[no] { $who } tem um brelan carré, { $cards } e o retourné: não há nada melhor.
}
happening-wins_by_brelan = { $you ->
    [yes] O teu brelan { $cards } é a melhor mão para este bolo.
   *[no] { $who } tem a melhor mão para este bolo, o brelan { $cards }.
}
happening-wins_by_favori = { $you ->
    [yes] O teu par e o retourné ({ $cards }) são um brelan favori, a melhor mão para este bolo.
   *[no] { $who } tem a melhor mão para este bolo, um brelan favori: par e retourné ({ $cards }).
}
happening-wins_by_mistigri = { $you ->
    [yes] Ganhas com o mistigri: { $cards }.
   *[no] { $who } ganha com o mistigri: { $cards }.
}
happening-premium = { $you ->
    [yes] Cada um dos outros deve-te { $chips } pelo teu { $note ->
        [carre] brelan carré
       *[brelan] brelan
    } { $cards }.
   *[no] Cada um dos outros deve { $chips } a { $who } pelo seu { $note ->
        [carre] brelan carré
       *[brelan] brelan
    } { $cards }.
}
