# Why a bot would do what it advises. $action is the action as the table would say it.

hint-advice = { $why } A minha dica: { $action }.

hint-by-chance = Razão nenhuma: uma jogada permitida, tirada à sorte.
hint-held-by-the-ace = Há um ás virado, por isso tens de ir a jogo.
hint-good-enough-to-play = { $trumps ->
        [0] Sem trunfos
        [one] Com um trunfo
       *[other] Com { $trumps } trunfos
    } e { $stayed ->
        [0] ainda sem ninguém em jogo
        [one] com um já em jogo
       *[other] com { $stayed } já em jogo
    }, as tuas cartas devem fazer uma vaza ou mais.
hint-too-weak-to-play = { $trumps ->
        [0] Sem trunfos
        [one] Com um trunfo
       *[other] Com { $trumps } trunfos
    } e { $stayed ->
        [0] ainda sem ninguém em jogo
        [one] com um já em jogo
       *[other] com { $stayed } já em jogo
    }, uma vaza está longe de mais para arriscar a multa.
hint-change-the-rest = { $keep ->
        [none] Não guardes nada
       *[other] Guarda { $keep }
    } e espera melhor no lugar { $number ->
        [one] da outra carta
       *[other] das outras { $number }
    }.
hint-stand-pat = Todas as tuas cartas merecem ficar.
hint-only-card = { $card } é a única carta que podes jogar.
hint-lead-the-top-trump = Nenhum dos trunfos que ainda andam fora bate { $card }.
hint-lead-a-master = { $card } é a mais alta que resta do seu naipe.
hint-lead-from-strength = Tens trunfos de sobra: { $card } arrasta os dos outros.
hint-lead-low = Aqui não há nada seguro: { $card } é a que custa menos.
hint-lead-high = { $card } é a tua carta mais alta: sai com ela e logo se vê.
hint-win-cheaply = Fechas a vaza, e { $card } é a mais baixa que ganha.
hint-win-low = { $card } é a carta mais baixa que ganha.
hint-win-high = Ainda há outros por jogar: { $card } é a tua mais difícil de bater.
hint-lose-the-lowest = Nada do que podes jogar ganha, por isso larga { $card }.

## O nível forte, ao bourré: o que sai de jogar muitas mãos até ao fim. $gain: fichas, com uma casa decimal.

hint-playing-is-better = Ir a jogo vale cerca de { $gain } fichas mais do que passar: deves ganhar este bolo { $percent } { $percent ->
        [one] vez
       *[other] vezes
    } em 100.
hint-passing-is-better = Ir a jogo custava-te cerca de { $gain } fichas mais do que passar.
hint-words-alike = Aqui tanto faz ir a jogo como passar, mais ou menos.
hint-better-change = { $away ->
        [none] Não trocar
       *[other] Deitar fora { $away }
    } vale cerca de { $gain } fichas mais do que { $other ->
        [none] não trocar
       *[other] deitar fora { $other }
    }.
hint-changes-alike = { $away ->
        [none] Não trocar
       *[other] Deitar fora { $away }
    } ou { $other ->
        [none] não trocar
       *[other] deitar fora { $other }
    }: vai dar ao mesmo.
hint-better-card = { $card } vale cerca de { $gain } fichas mais do que { $other }{ $percent ->
        [0] , embora este bolo esteja quase perdido.
        [one] , e ganha este bolo uma vez em 100.
       *[other] , e ganha este bolo { $percent } vezes em 100.
    }
hint-cards-alike = { $card } ou { $other }: vai dar ao mesmo.

## Bouillotte. $percent: how often the hand wins when the unseen cards are dealt out by chance.

-hopeless = Estas cartas não têm praticamente hipótese nenhuma.

hint-carre-small-pot = O bolo é pequeno: vale a pena tentar a última palavra, mesmo às cegas.
hint-decline-blind = Às cegas, este bolo não merece que o dobres.
hint-bluff = { $percent ->
    [0] { -hopeless }
   *[other] Só ganharias cerca de { $percent } em cada 100.
} Mas de vez em quando é preciso apostar sem nada, ou ninguém acredita no resto.
hint-bet-brelan = Um brelan, que ganha cerca de { $percent } em cada 100: que paguem para o ver.
hint-bet-point = O teu melhor naipe é o de { $suit_name }, que ganha cerca de { $percent } em cada 100: aposta nele.
hint-wait = { $percent ->
    [0] { -hopeless } Espera para ver quem abre.
   *[other] Ganharias cerca de { $percent } em cada 100, e é pouco para abrir. Espera para ver quem o faz.
}
hint-enough-in-it = Há bastante no bolo para uma mão que ganha cerca de { $percent } em cada 100.
hint-worth-the-call = Ganhas cerca de { $percent } em cada 100, e custa { $need } por um bolo de { $pot }: vale a pena.
hint-not-worth-the-call = { $percent ->
    [0] { -hopeless } Pagar { $need } por um bolo de { $pot } é demais.
   *[other] Ganhas cerca de { $percent } em cada 100. Pagar { $need } por um bolo de { $pot } é demais.
}

## Bouillotte, what was learnt by practice. $gain: chips with one decimal, the chance to win times the pot, less what
## must be paid, if nobody bets any more; $chips: the pot.

hint-learnt-bet = Ganhas cerca de { $percent } em cada 100: cerca de { $gain } fichas do bolo já são tuas. Aposta e faz os outros pagar para ver.
hint-learnt-bluff = { $percent ->
    [0] { -hopeless }
   *[other] Só ganharias cerca de { $percent } em cada 100.
} Mas se os outros desistirem, ganhas { $chips ->
    [1] uma ficha
   *[other] { $chips } fichas
}, e daqui uma aposta é acreditada bastantes vezes.
hint-learnt-pass = { $percent ->
    [0] { -hopeless } Esperar não custa nada; abrir seria um bluff.
   *[other] { $gain ->
        [0] Ganharias cerca de { $percent } em cada 100, que com este bolo não valem quase nada: a longo prazo, esperar rende mais do que abrir.
       *[other] Ganharias cerca de { $percent } em cada 100, que com este bolo valem cerca de { $gain } fichas: a longo prazo, esperar rende mais do que abrir.
    }
}
hint-learnt-stay = { $percent ->
    [0] { -hopeless } Mas não há nada a pagar, por isso fica.
   *[other] { $gain ->
        [0] Não há nada a pagar, e mal uma ficha do bolo é tua: só mãos melhores seguiriam uma subida.
       *[other] Não há nada a pagar, e cerca de { $gain } fichas do bolo são tuas: só mãos melhores seguiriam uma subida.
    }
}
hint-learnt-call = Ganhas cerca de { $percent } em cada 100: pagar { $need } dá-te cerca de { $gain } fichas se ninguém apostar mais.
hint-learnt-call-for-later = { $percent ->
    [0] { -hopeless } Pagar { $need } é para um bluff: só compensa se os outros desistirem depois.
   *[other] Só pelas cartas, pagar { $need } perde cerca de { $gain } fichas. O que ainda se pode ganhar depois compensa.
}
hint-learnt-fold = { $percent ->
    [0] { -hopeless } Pagar { $need } seria dá-lo de graça.
   *[other] Ganhas cerca de { $percent } em cada 100: pagar { $need } perderia cerca de { $gain } fichas em média.
}
hint-learnt-fold-good-cards = Só pelas cartas, pagar { $need } daria cerca de { $gain } fichas. Mas quem aposta assim tem mais do que o acaso dá.
