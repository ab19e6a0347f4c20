# The rules of Bouillotte, a paragraph for every clause, as the house at hand plays them.
# Each switch is a variable of the same name: numbers are numbers, yes and no are "yes" and "no", no value is "none".
# $premiums: "no" when both premiums are 0.

-no-carre = Não nesta casa: dá-se sem apostas às cegas.
-no-brelans = Não nesta casa, onde os brelans não contam (L-HANDS-3).
-own-point = Não nesta casa, onde cada um conta o seu próprio ponto (L-POINT-6).
-no-premium = Não nesta casa: nunca se deve nenhum prémio.

section-L-TABLE = A mesa
clause-L-TABLE-1 = Tudo corre ao contrário dos ponteiros do relógio: depois de ti vem quem tens à direita. { $seats ->
        [3] Três jogam com 16 cartas: ás, rei, 9 e 8 de cada naipe,
        [4] Quatro jogam com 20 cartas: ás, rei, dama, 9 e 8 de cada naipe,
        [5] Cinco jogam com 24 cartas: ás, rei, dama, valete, 9 e 8 de cada naipe,
       *[other] Na casa jogam { $seats }. Quatro jogam com 20 cartas: ás, rei, dama, 9 e 8 de cada naipe. Três tiram as damas,
            cinco juntam os valetes. As cartas valem por esta ordem,
    } e manda o ás. Cada um tem à sua frente { $cave ->
        [one] 1 ficha
       *[other] { $cave } fichas
    }, a sua cave, e nunca pode apostar mais do que lá resta. Quem dá primeiro tira-se à sorte; a vez de dar passa para a
    direita.
clause-L-TABLE-2 = Uma cave vazia volta a encher-se, inteira, antes da mão seguinte, e fica anotado. Não se pergunta a ninguém
    { -ours }. Uma cave em que resta alguma coisa nunca se completa.

section-L-CARRE = Apostas às cegas
clause-L-CARRE-1 = { $ante_by ->
        [dealer] Só quem dá paga entrada: 1 ficha.
       *[other] Aqui não é só quem dá que paga entrada (L-CARRE-4).
    } O que uma mão passada deixou já está no bolo.
clause-L-CARRE-2 = { $carre ->
        [yes] Antes de se dar qualquer carta, quem está à direita de quem dá pode fazer carre: pôr tanto quanto há no bolo. O
            seguinte pode fazer o mesmo com o bolo novo, e assim durante uma volta; quem dá, por último. O primeiro que não
            quer acaba com isso. Também quem tem fichas a menos: não lhe perguntam, nem a ninguém depois dele.
       *[no] { -no-carre }
    }
clause-L-CARRE-3 = { $carre ->
        [yes] { $carre_buyback ->
            [yes] Se o seguinte fez carre sobre o teu, podes comprar de volta a última palavra dobrando mais uma vez, e com isso
                acabam as apostas às cegas { -ours }. Se não queres, ou não te chega, pode fazer carre o que vem depois dele, e
                quem vem antes desse tem o mesmo direito; e assim até quem dá.
           *[no] Nesta casa a última palavra não se pode comprar de volta.
        }
       *[no] { -no-carre }
    }
clause-L-CARRE-4 = { $ante_by ->
        [each] Cada jogador paga 1 ficha de entrada.
        [each_and_dealer] Cada jogador paga 1 ficha de entrada, e quem dá mais 1 se a tiver.
       *[dealer] Os outros jogadores não pagam entrada.
    }

section-L-DEAL = Dar as cartas
clause-L-DEAL-1 = Quem dá baralha, e parte quem está à sua esquerda. Cada um recebe três cartas, uma a uma, a começar pela
    direita de quem dá. A carta seguinte vira-se: é o retourné, que não é de ninguém. { $seats ->
        [3] As outras 6 cartas não se usam.
        [4] As outras 7 cartas não se usam.
        [5] As outras 8 cartas não se usam.
       *[other] O resto do baralho não se usa.
    }

section-L-BET = As apostas
clause-L-BET-1 = Fala primeiro quem está à direita de quem dá.{ $carre ->
        [yes] {" "}Se houve carre, fala primeiro quem está à direita do último que o fez, que então fala por último.
       *[no] {""}
    }
clause-L-BET-2 = Enquanto ninguém abre, pergunta-se uma vez a cada jogador que tem fichas. Pode passar e entrar depois, quando
    outro tiver aberto.
clause-L-BET-3 = { $opening ->
        [match] Para abrir, completa o que puseste até igualar quem pôs mais; se já lá estás, não precisas de juntar nada.
       *[match_and_add] Para abrir, completa o que puseste até igualar quem pôs mais, e junta pelo menos 1 ficha mesmo que já lá
            estejas.
    } Sem fichas para isso não podes abrir.
clause-L-BET-4 = Uma vez aberta a mão, podes igualar (chegar a quem pôs mais), subir (passar daí, até onde a tua cave der) ou
    desistir (e perder o que puseste). Pergunta-se a todos à vez, também aos que passaram{ $carre ->
        [yes] {" "}e ao último que fez carre
       *[no] {""}
    }. Se já lá estás, perguntam-te na mesma; igualar então não junta nada.
clause-L-BET-5 = Com menos fichas do que custa igualar, podes igualar com todas. Não podes subir. Ninguém pode subir se nenhum
    outro dos que continuam tem fichas para responder { -ours }; abrir não tem esse limite. Quem pôs tudo continua, conta como
    quem continua, e já não lhe perguntam.
clause-L-BET-6 = Quando todos menos um desistiram, esse leva o bolo e não mostra nenhuma carta.
clause-L-BET-7 = Quando continuam dois, igualar fecha as apostas. O que conta é quantos continuam no momento de igualar: os que
    desistem depois ainda lá estavam.
clause-L-BET-8 = { $rounds ->
        [one] Quando todos responderam, mostram-se as cartas: há uma volta de apostas e mais nenhuma.
       *[until_no_more] Se quando alguém igualou pela última vez continuavam três ou mais e todos responderam, há outra volta. A
            partir do último que abriu ou subiu, cada um dos outros que continuam e têm fichas pode subir outra vez ou dizer
            «chega». Se ninguém sobe, mostram-se as cartas. Se alguém sobe, recomeçam as respostas.
    } Se não falta nenhuma resposta e, dos que continuam, no máximo um ainda tem fichas, mostram-se logo as cartas.
clause-L-BET-9 = { $carre ->
        [yes] Se todos passam e não houve carre, o bolo fica para a mão seguinte, e paga-se entrada outra vez. Se todos os outros
            passam depois de um carre, o bolo é do último que o fez, a quem não se pergunta.
       *[no] Se todos passam, o bolo fica para a mão seguinte, e paga-se entrada outra vez.
    } Um jogador sem fichas conta como se tivesse passado { -ours }.

section-L-POTS = A cave toda e bolos laterais
clause-L-POTS-1 = Antes de se mostrarem as cartas, o que um pôs acima de todos os outros volta para ele.
clause-L-POTS-2 = O bolo corta-se onde pararam de apostar os que continuam. Cada camada tira a sua parte do que cada um pôs, também
    os que desistiram, e é disputada pelos que continuam e a pagaram até ao cimo. As fichas dos que desistiram acima do corte
    mais alto são da camada mais alta. As fichas de uma mão anterior estão no bolo principal, o mais baixo.
clause-L-POTS-3 = Cada bolo julga-se só entre os que o disputam.

section-L-HANDS = Os brelans
clause-L-HANDS-1 = { $brelans ->
        [yes] A melhor mão é o brelan carré: três do mesmo valor, e o retourné é a quarta.
       *[no] { -no-brelans }
    }
clause-L-HANDS-2 = { $brelans ->
        [yes] A seguir vem o brelan: três do mesmo valor na tua mão. De dois, ganha o de valor mais alto.
       *[no] { -no-brelans }
    }
clause-L-HANDS-3 = { $brelans ->
        [yes] { $favori ->
            [above_simple] Um par que com o retourné faz três é um brelan favori. Ganha a um brelan, e perde contra um brelan
                carré.
            [below_simple] Um par que com o retourné faz três é um brelan favori. Perde contra qualquer outro brelan.
           *[no] Um par que com o retourné faria três não é um brelan.
        }{ $mistigri ->
            [yes] {" "}A dama de paus, o mistigri, com outras duas cartas do mesmo valor perde contra qualquer brelan e ganha a
                qualquer ponto. Com duas damas é um brelan.
           *[no] {""}
        }
       *[no] Nesta casa nenhuma mão é um brelan: decide sempre o ponto, e não se deve nenhum prémio.
    }

section-L-POINT = O ponto
clause-L-POINT-1 = { $brelans ->
        [yes] Se nenhum dos que disputam o bolo tem um brelan{ $mistigri ->
            [yes] {" "}nem o mistigri
           *[no] {""}
        }, mostram-se todas as mãos
       *[no] No fim mostram-se todas as mãos
    }, também as de quem desistiu. { $point ->
        [own] Como se contam diz L-POINT-6.
       *[table] Soma-se cada naipe em todas as cartas à vista, com o retourné: { $low_cards ->
            [ten] 11 pelo ás e 10 por qualquer outra carta.
           *[face] 11 pelo ás, 10 por uma figura, 9 pelo 9 e 8 pelo 8.
        } O naipe mais rico é o ponto.
    }
clause-L-POINT-2 = { $point ->
        [own] { -own-point }
       *[table] O bolo é de quem, entre os que o disputam, tem a carta mais alta desse naipe. O retourné não é de ninguém.
    }
clause-L-POINT-3 = { $point ->
        [own] { -own-point }
       *[table] Há vários naipes que são os mais ricos? Vê quem tem a carta mais alta de cada um. Desses ganha o que vem primeiro,
            a contar da direita de quem dá, com quem dá por último. Se um tem vários desses naipes, ganha pelo primeiro de
            espadas, copas, ouros, paus.
    }
clause-L-POINT-4 = { $point ->
        [own] { -own-point }
       *[table] Um naipe de que nenhum dos que disputam o bolo tem cartas fica de fora, e decide o seguinte mais rico.
    }
clause-L-POINT-5 = { $point ->
        [own] { -own-point }
       *[table] Os bolos laterais vão pelo naipe que decidiu o bolo principal. Se nenhum dos que disputam um deles tem desse
            naipe, decide o seguinte mais rico que algum deles tenha. Se um brelan levou o bolo principal, um bolo lateral sem
            brelan vai pelo ponto como sempre { -ours }.
    }
clause-L-POINT-6 = { $point ->
        [own] Cada um dos que disputam o bolo soma cada naipe de que tem alguma carta, com o retourné se for desse naipe, e fica
            com o melhor: { $low_cards ->
                [ten] 11 pelo ás e 10 por qualquer outra carta.
               *[face] 11 pelo ás, 10 por uma figura, 9 pelo 9 e 8 pelo 8.
            } Entre naipes iguais de uma mão vem primeiro o do retourné, depois espadas, copas, ouros, paus. Ganha o total mais
            alto. Se os totais são iguais, ganha a mão que tem por melhor naipe o do retourné; se não, o primeiro a contar da
            direita de quem dá.
       *[table] Nesta casa ninguém conta um ponto próprio.
    }

section-L-PREMIUM = Os prémios
clause-L-PREMIUM-1 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] Quando se mostram as cartas, cada um dos outros deve { $premium_carre ->
                    [0] nada
                   *[other] { $premium_carre }
                } a quem tem um brelan carré e { $premium_simple ->
                    [0] nada
                   *[other] { $premium_simple }
                } a quem tem um brelan, ganhe quem ganhar os bolos. Os que desistiram também o devem; por um favori ou pelo
                mistigri ninguém deve nada. { $premium_for_folded ->
                    [yes] A mão de quem desistiu ganha o prémio na mesma.
                   *[no] A mão de quem desistiu não ganha nenhum { -ours }.
                }
        }
       *[no] { -no-premium }
    }
clause-L-PREMIUM-2 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] Se não se mostram as cartas, não há prémio.
        }
       *[no] { -no-premium }
    }
clause-L-PREMIUM-3 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] { $premium_from ->
                [cave] Os prémios saem das caves, depois de entregues os bolos, o melhor brelan primeiro. Cada um paga o que houver e
                    mais nada, e nada se desconta { -ours }.
               *[side_account] Os prémios ficam numa conta própria, que pode descer abaixo de zero. Nunca tocam numa cave, e o que
                    dois devem um ao outro desconta-se aí.
            }
        }
       *[no] { -no-premium }
    }

section-L-SESSION = A partida
clause-L-SESSION-1 = { $hands ->
        [none] A mesa joga até combinar parar, entre duas mãos.
        [one] A partida é de uma mão.
       *[other] A partida é de { $hands } mãos.
    } Se na última passaram todos, o bolo dela divide-se por igual entre os jogadores, até à fração exata.
clause-L-SESSION-2 = O teu resultado é a tua cave, os teus prémios e a tua parte desse bolo, menos a cave com que começaste e todas
    as que recebeste depois. Ganha o resultado mais alto. Resultados iguais partilham o lugar, e os lugares seguintes saltam-se.
    Todos os resultados juntos dão zero.
clause-L-SESSION-3 = Depois de cada movimento de fichas verificam-se os livros: as caves e o bolo são todas as caves recebidas, e
    os prémios somam zero.
