# The rules of Bourré, a paragraph for every clause, as the house at hand plays them.
# Each switch is a variable of the same name: numbers are numbers, yes and no are "yes" and "no", no value is "none".

# Marks a point that no source settles.
-ours = (decisão nossa)
-no-draw = Não nesta casa, onde não se trocam cartas.
-no-cinch = Não nesta casa, que não conhece o cinch.
-strict-house = Não nesta casa: uma carta proibida é recusada na hora, por isso não pode haver faltas.

section-B-TABLE = A mesa
clause-B-TABLE-1 = Tudo corre no sentido dos ponteiros do relógio: o dar, o falar, as vazas. Depois de ti vem quem tens à
    esquerda. Nesta casa jogam { $seats }.
clause-B-TABLE-2 = O baralho é o completo de 52 cartas, sem jokers. Em cada naipe manda o ás; seguem-se rei, dama, valete, 10,
    9 e assim até ao 2.
clause-B-TABLE-3 = Cada um começa com { $start ->
        [one] 1 ficha
       *[other] { $start } fichas
    } na sua conta. Uma conta pode descer abaixo de zero, por isso nunca faltam fichas a ninguém. As fichas passam de uma
    conta para outra; nenhuma se cria e nenhuma se perde. São inteiras até à divisão final, em que uma fração fica exata.
clause-B-TABLE-4 = Quem dá primeiro tira-se à sorte { -ours }. Depois de cada mão, a vez de dar passa para a
    esquerda{ $enforcement ->
        [honour] , saltando os que perderam uma vez de dar (B-ERROR-5).
       *[strict] .
    }

section-B-ANTE = Antes de dar
clause-B-ANTE-1 = Antes da primeira mão { $ante_by ->
        [dealer] quem dá paga a entrada da mesa toda: { $ante } por jogador.
       *[each] cada jogador põe { $ante } no bolo.
    }
clause-B-ANTE-2 = Cada bolo seguinte começa com o que a mão anterior lá deixou. { $ante_by ->
        [dealer] Depois, quem dá agora paga { $ante } por jogador. Ninguém se livra.
       *[each] { $exempt_from_ante ->
            [nobody] Depois, cada jogador volta a pôr { $ante } de entrada. Ninguém se livra.
            [bourre] Depois volta a pôr-se { $ante } de entrada. Livram-se os que acabam de pagar multa por não terem feito
                nenhuma vaza. Quem ganhou paga, os que empataram pagam, e os que passaram também.
           *[bourre_and_tied] Depois volta a pôr-se { $ante } de entrada. Livram-se os que acabam de pagar multa por não terem
                feito nenhuma vaza e os que empataram na frente em vazas. Quem ganhou paga, e os que passaram também.
        }
    }
clause-B-ANTE-3 = { $second_ante ->
        [0] Nesta casa não há segunda entrada.
       *[other] Quem vai a jogo põe logo mais { $second_ante } no bolo, e também quem dá se for a jogo sem que lhe perguntem
            (B-DECLARE-3).
    }

section-B-DEAL = Dar as cartas
clause-B-DEAL-1 = Baralha-se, e parte quem está à direita de quem dá. Depois cada um recebe { $hand_size } cartas, uma a uma,
    a começar pela esquerda de quem dá.
clause-B-DEAL-2 = A última carta de quem dá vira-se. O naipe dela é o trunfo desta mão. A carta continua a ser de quem dá.

section-B-DECLARE = Passar ou ir a jogo
clause-B-DECLARE-1 = { $declare ->
        [closed_fist] Cada um decide uma só vez, passar ou ir a jogo, de punho fechado (B-DECLARE-5).
       *[in_turn] A partir da esquerda de quem dá, cada um diz uma só vez se passa ou se vai a jogo.
    } Quem passa entrega as cartas sem as mostrar, e com elas a entrada. Nesta mão acabou: nada mais a pagar, nada a ganhar.
clause-B-DECLARE-2 = { $ace_holds_dealer ->
        [yes] Se a carta virada é um ás, quem dá tem de ir a jogo.
       *[no] Um ás virado não obriga aqui ninguém: quem dá também pode passar.
    }
clause-B-DECLARE-3 = { $declare ->
        [closed_fist] Não nesta casa: ninguém vai a jogo sem que lhe perguntem, porque todos decidem ao mesmo tempo.
       *[in_turn] Se todos os outros passaram, quem dá vai a jogo, e nem sequer lhe perguntam.
    }
clause-B-DECLARE-4 = Se todos falaram e só um vai a jogo, esse ganhou todas as vazas e leva o bolo{ $limit ->
        [none] {""}
       *[other] { $limit_covers ->
            [fines_and_award] {" "}até onde o limite chega (B-SETTLE-5)
           *[fines] {""}
        }
    }. Já não se troca nem se joga mais, e ninguém fica bourré. As cartas já trocadas, trocadas ficam. Ganhar assim não livra
    da entrada seguinte.
clause-B-DECLARE-5 = { $declare ->
        [closed_fist] Todos decidem em segredo, por qualquer ordem, e os punhos abrem-se ao mesmo tempo. Se todos passam, o
            bolo fica para a mão seguinte e { $ante_by ->
                [dealer] quem dá a seguir volta a pôr a entrada de todos
               *[each] cada jogador volta a pôr a entrada
            } { -ours }.{ $max_discards ->
                [0] {""}
               *[other] {" "}Se não, trocam-se cartas à vez, a partir da esquerda de quem dá.
            }
       *[in_turn] Aqui não se usa o punho fechado: cada um fala em voz alta, à vez.
    }

section-B-DRAW = A troca de cartas
clause-B-DRAW-1 = { $max_discards ->
        [0] Nesta casa não se trocam cartas: o que te dão é o que jogas.
       *[other] Quem vai a jogo pode deixar cartas, tapadas, no máximo { $max_discards }, e recebe outras tantas do monte.
            { $declare ->
                [closed_fist] Faz-se quando os punhos estão abertos, um jogador depois do outro.
               *[in_turn] { $draw ->
                    [after_all] Faz-se numa segunda volta, pela mesma ordem, quando todos falaram.
                   *[at_once] Faz-se logo, antes de falar o seguinte.
                }
            }
    }
clause-B-DRAW-2 = { $max_discards ->
        [0] { -no-draw }
       *[other] Todos podem ver quantas cartas trocas, e ninguém quais. Quem dá pode trocar a carta virada: põe-se de lado, à
            vista, e o trunfo fica na mesma. Uma vez trocada, ou entregue com a mão de quem dá se passar, essa carta já não volta ao
            monte { -ours }.
    }
clause-B-DRAW-3 = { $max_discards ->
        [0] { -no-draw }
       *[other] Se o monte acaba enquanto te servem, recebes o que há. Então quem dá baralha
            { $restock ->
                [folded_first] as mãos dos que passaram, e os descartes anteriores só quando também essas acabaram,
               *[pool] juntas as mãos dos que passaram e os descartes anteriores
            } e continua a dar. O que acabaste de deixar não pode voltar para ti. Este baralhar é sorte, como o dar, e fica no registo.
    }

section-B-PLAY = As vazas
clause-B-PLAY-1 = Sai o primeiro que vai a jogo a contar da esquerda de quem dá. Depois, quem ganha uma vaza sai na seguinte.
    Podes sair com qualquer carta{ $cinch ->
        [yes] , a não ser que a tua mão seja segura (B-CINCH).
       *[no] .
    }
clause-B-PLAY-2 = Tens alguma carta do naipe de saída? Então joga uma: isso é assistir.
clause-B-PLAY-3 = Não tens nenhuma, mas tens um trunfo? Então joga um trunfo: isso é cortar.
clause-B-PLAY-4 = Ao fazê-lo, bate se puderes a melhor carta da mesa, com uma mais alta do naipe de saída ou com um trunfo mais
    alto. Não precisa de ser a mais alta que tens. Se se saiu com trunfo, assistir e cortar são o mesmo, e bates se puderes.
clause-B-PLAY-5 = Se alguém cortou um naipe que não é trunfo e tu ainda tens desse naipe, assiste com a carta que quiseres. Não
    poderias ganhar, por isso podes guardar a melhor.
clause-B-PLAY-6 = Não podes assistir, e os teus trunfos são baixos demais para bater o da mesa? { $losing_trump ->
        [may] Então nada te obriga: joga qualquer carta.
       *[must] Tens de jogar um deles na mesma.
    }
clause-B-PLAY-7 = Sem cartas do naipe de saída e sem trunfos, joga o que quiseres.
clause-B-PLAY-8 = O trunfo mais alto leva a vaza. Se não há nenhum, leva-a a carta mais alta do naipe de saída.

section-B-CINCH = A mão segura
clause-B-CINCH-1 = { $cinch ->
        [yes] A tua mão é segura, um cinch, quando as vazas que tens e as que ninguém te pode tirar somam a maioria: 3 de
            { $hand_size }.
       *[no] Nesta casa não há cinch. Dentro das regras das vazas, sais e cortas como quiseres.
    }
clause-B-CINCH-2 = { $cinch ->
        [yes] As vazas seguras contam-se com o que podes saber: as tuas cartas, as que deixaste, todas as que se jogaram, a
            virada e o que os outros mostraram ao não assistir, não cortar ou não bater. Uma carta rival é a que outro em jogo
            ainda pode ter. Contam os teus trunfos, menos os que podem ser batidos por trunfos rivais mais altos, cada trunfo
            rival um só. Quando sais, sais com os trunfos que nenhum trunfo rival bate, e cada um arrasta um trunfo rival,
            mesmo que seja o mais baixo; quando já não resta nenhum trunfo rival, contam também as cartas de outros naipes
            que nada bate. Quando respondes com uma carta que ganha a vaza de certeza, conta essa vaza e continua como se
            saísses, se assim der mais. Mas se nenhuma carta que possas jogar a ganha e podes cortar, o teu trunfo mais alto
            perde-se: conta sem ele.{ $enforcement ->
                [honour] {" "}Uma carta que fica como falta não mostra nada de uma mão.
               *[strict] {""}
            }
       *[no] { -no-cinch }
    }
clause-B-CINCH-3 = { $cinch ->
        [yes] Com a mão segura e algum trunfo nela, sai com o teu trunfo mais alto.
       *[no] { -no-cinch }
    }
clause-B-CINCH-4 = { $cinch ->
        [yes] Com a mão segura, se não és o último a jogar e podes jogar trunfo, joga o mais alto. Assistir vem primeiro.
       *[no] { -no-cinch }
    }
clause-B-CINCH-5 = { $cinch ->
        [yes] Quem fecha a vaza não tem este dever, só os das vazas.
       *[no] { -no-cinch }
    }
clause-B-CINCH-6 = { $cinch ->
        [yes] Trunfos seguidos valem o mesmo. Serve um mais baixo se entre ele e o teu mais alto não há nenhum trunfo rival.
       *[no] { -no-cinch }
    }
clause-B-CINCH-7 = { $cinch ->
        [yes] Três vazas feitas também são um cinch: não podes guardar um trunfo saindo com outra coisa.
       *[no] { -no-cinch }
    }

section-B-SETTLE = O bolo
clause-B-SETTLE-1 = Quem faz mais vazas do que qualquer outro leva o bolo. Com três, sempre; com duas, se { $hand_size ->
        [4] os outros têm uma cada um
       *[other] as outras três estão repartidas, uma a cada um
    }. Se há empate no maior número de vazas, ninguém o leva, e passa inteiro para a mão seguinte.
clause-B-SETTLE-2 = Quem foi a jogo e não fez nenhuma vaza fica bourré, e paga ao bolo seguinte tanto quanto vale este. A multa
    de cada um calcula-se sobre o mesmo bolo, o que acaba de ser jogado. Nenhuma multa aumenta outra, e nenhuma faz esperar
    quem ganha.
clause-B-SETTLE-3 = O bolo seguinte é o que ninguém levou deste, mais as multas, mais as entradas. Uma multa e um ganho nunca se
    descontam um no outro.
clause-B-SETTLE-4 = { $bourre_blocks_award ->
        [yes] Quando alguém fica bourré, quem ganha não recebe: o bolo passa para a mão seguinte{ $ante_by ->
            [dealer] .
           *[each] { $exempt_from_ante ->
                [nobody] .
               *[bourre] , e só os bourré se livram da entrada.
            }
        } Um empate continua a ser um empate.
       *[no] Que alguém fique bourré não impede quem ganha de receber.
    }
clause-B-SETTLE-5 = { $limit ->
        [none] Não há limite: uma multa pode ser tão grande como o bolo.
       *[other] Nenhuma multa passa de { $limit }. { $limit_covers ->
            [fines_and_award] Quem ganha também não leva mais; o resto do bolo passa para a mão seguinte.
           *[fines] Quem ganha continua a levar o bolo inteiro.
        }
    }

section-B-ERROR = As faltas
clause-B-ERROR-1 = { $enforcement ->
        [honour] Nesta mesa joga-se como entre pessoas: uma carta errada é aceite. Até cair a seguinte pode emendar-se: volta
            para a mão e joga-se uma permitida. { $misplay ->
                [retract] Não custa nada.
               *[other] O deslize em si não custa fichas, mas custa o direito a este bolo e a próxima vez de dar. Quem além
                    disso não faz nenhuma vaza paga essa multa na mesma.
            }
       *[strict] { -strict-house }
    }
clause-B-ERROR-2 = { $enforcement ->
        [honour] Quando caiu a carta seguinte, a errada fica. { $misplay ->
                [retract] Nesta casa não custa nada, nem sequer então.
                [bourre] Isso é uma renúncia. Quem a faz conta como bourré: uma só multa do valor do bolo, sem direito a este
                    bolo, e sem entrada da próxima vez se os bourré se livram dela.
               *[renege] Isso é uma renúncia. Custa uma multa do valor do bolo, além da multa por não fazer vazas, cada uma
                    dentro do limite se o houver, e o direito a este bolo { -ours }. A multa por renúncia não livra da entrada
                    seguinte.
            }
       *[strict] { -strict-house }
    }
clause-B-ERROR-3 = { $enforcement ->
        [honour] { $misplay ->
            [retract] Nesta casa ninguém perde o direito a um bolo.
           *[other] Se quem tem mais vazas não tem direito ao bolo, ninguém o leva, e passa para a mão seguinte. Só isso não
                livra esse jogador da próxima entrada { -ours }.
        }
       *[strict] { -strict-house }
    }
clause-B-ERROR-4 = { $enforcement ->
        [honour] { $cinch ->
            [yes] Esquecer o que uma mão segura exige (B-CINCH) é uma falta como qualquer outra.
           *[no] { -no-cinch }
        }
       *[strict] { -strict-house }
    }
clause-B-ERROR-5 = { $enforcement ->
        [honour] Quem deixa ver antes da sua vez se passa, se vai a jogo ou quantas cartas troca, perde uma vez de dar: é saltado
            uma vez por cada deslize destes. Se é preciso saltar todos, dá-se a volta tirando uma a cada um até alguém
            ficar livre { -ours }.
       *[strict] Não nesta casa: aqui ninguém pode falar antes da vez.
    }

section-B-SESSION = A partida
clause-B-SESSION-1 = { $hands ->
        [none] A mesa joga até combinar parar, entre duas mãos. Então acertam-se os últimos ganhos e multas, e não se paga mais
            nenhuma entrada.
        [one] A partida é de uma mão. Acertam-se ganhos e multas, e não se paga mais nenhuma entrada.
       *[other] A partida é de { $hands } mãos. Depois da última acertam-se ganhos e multas, e não se paga mais nenhuma entrada.
    } O que teria sido o bolo seguinte divide-se por igual entre todos os jogadores, até à fração exata.
clause-B-SESSION-2 = Ganha a conta mais alta. Contas iguais partilham o lugar, e os lugares seguintes saltam-se.
clause-B-SESSION-3 = Depois de cada movimento de fichas verificam-se os livros: todas as contas e o bolo juntos são o que os
    jogadores tinham no começo.
