# How a game goes, in six sentences for whoever has never played it. The switches of the house are variables, as in the
# clauses; what is said must be true in every house that there can be.

goes-title = Como se joga

goes-B-1 = { $ante_by ->
        [dealer] Quem dá põe { $ante } no bolo por cada jogador.
       *[each] Cada um põe { $ante } no bolo.
    } Todos recebem { $hand_size } cartas, e a última de quem dá vira-se: o naipe dela é o trunfo.
goes-B-2 = { $declare ->
        [closed_fist] Todos decidem em segredo se passam ou vão a jogo, e mostram-no ao mesmo tempo.
       *[in_turn] A partir da esquerda de quem dá, cada um à vez passa ou vai a jogo.
    } Quem passa fica fora desta mão{ $second_ante ->
        [0] .
       *[other] ; quem vai a jogo junta { $second_ante }.
    }
goes-B-3 = { $max_discards ->
        [0] Não se trocam cartas: jogas o que te deram.
       *[other] Quem vai a jogo pode deixar cartas, no máximo { $max_discards }, e recebe outras tantas.
    }
goes-B-4 = Depois vêm as vazas: assiste ao naipe de saída, ou então joga um trunfo{ $losing_trump ->
        [may] {" "}que bata
       *[must] {""}
    }, e bate se puderes a melhor carta da mesa. O trunfo mais alto leva a vaza; se não há nenhum, a carta mais alta do naipe
    de saída.
goes-B-5 = Quem tem mais vazas do que ninguém leva o bolo{ $limit_covers ->
        [fines_and_award] { $limit ->
            [none] {""}
           *[other] , no máximo { $limit }
        }
       *[fines] {""}
    }; se há empate{ $bourre_blocks_award ->
        [yes] , ou se alguém foi a jogo e não fez nenhuma vaza,
       *[no] {""}
    } fica para a mão seguinte.
goes-B-6 = Quem foi a jogo e não fez nenhuma vaza fica bourré, e paga ao bolo seguinte tanto quanto havia neste{ $limit ->
        [none] {""}
       *[other] , no máximo { $limit }
    }.{ $ante_by ->
        [dealer] {""}
       *[each] { $exempt_from_ante ->
            [nobody] {""}
            [bourre] {" "}Depois disso livra-se de uma entrada.
           *[bourre_and_tied] {" "}Depois disso, ou de um empate na frente em vazas, fica-se livre de uma entrada.
        }
    }

goes-L-1 = Cada um aposta com as { $cave } fichas da sua cave. { $ante_by ->
        [dealer] Quem dá põe 1 no bolo.
        [each] Cada um põe 1 no bolo.
       *[each_and_dealer] Cada um põe 1 no bolo, e quem dá mais 1.
    }
goes-L-2 = { $carre ->
        [yes] Antes de dar, os outros à vez, e quem dá por último, podem fazer carre: pôr às cegas tanto quanto há no bolo.
       *[no] Ninguém aposta antes de se dar.
    } Depois cada um recebe três cartas, e vira-se mais uma, o retourné, que não é de ninguém.
goes-L-3 = Depois cada um à vez, para a direita, abre com uma aposta ou passa. Assim que alguém abriu, todos igualam,
    sobem ou desistem, também os que passaram.
goes-L-4 = Quando todos menos um desistiram, esse leva o bolo e não mostra nada. Se não, mostram-se as cartas { $rounds ->
        [one] quando todos responderam.
       *[until_no_more] quando já ninguém sobe.
    }
goes-L-5 = { $brelans ->
        [yes] A melhor mão são três do mesmo valor com o retourné como quarta, um brelan carré; depois vêm três do mesmo valor,
            um brelan.{ $favori ->
                [no] {""}
               *[other] {" "}Um par com o retourné também é um brelan, o favori.
            }{ $mistigri ->
                [yes] {" "}Depois dos brelans vem o mistigri, a dama de paus com outras duas do mesmo valor.
               *[no] {""}
            }{ $premiums ->
                [yes] {" "}Quando se mostram as cartas, os outros devem um prémio a um brelan.
               *[no] {""}
            }
       *[no] Três do mesmo valor não valem nada de especial nesta casa: decide sempre o ponto.
    }
goes-L-6 = { $point ->
        [own] O ponto é o que valem as tuas cartas de um naipe, com o retourné se for desse naipe: o mais alto leva o
            bolo{ $brelans ->
                [yes] {" "}se ninguém tem uma mão assim.
               *[no] .
            }
       *[table] O ponto é o naipe mais rico de todas as cartas mostradas: a carta mais alta dele numa mão que continua leva o
            bolo{ $brelans ->
                [yes] {" "}se ninguém tem uma mão assim.
               *[no] .
            }
    }
