# Exact chances, and what a hand can still get when all cards are known.

odds-hand = { $cards } com { $up } de retourné, continuam { $inside }:
odds-seat = lugar { $seat } a partir da direita de quem dá: { $percent } ({ $fraction })
odds-any-seat = um lugar tirado à sorte: { $percent } ({ $fraction })
odds-by = Sempre que ganha, ganha { $by ->
    [carre] pelo brelan carré
    [brelan] pelo seu brelan
   *[point] pelo ponto
}.
odds-no-card = «{ $piece }» não é uma carta.
odds-no-suit = A «{ $piece }» falta o naipe: di-lo também, como em { $example }.
odds-card-twice = { $cards } está duas vezes; nenhum baralho tem duas.
odds-hand-missing = Que mão? Diz três cartas e o retourné: brelan odds bouillotte "{ $hand }" --up { $up }
odds-hand-number = Uma mão tem { $most } cartas; aqui há { $number }: { $cards }.
odds-up-missing = Que carta está virada? Di-la com --up, por exemplo --up { $up }.
odds-up-number = Vira-se uma só carta, não { $number }: { $cards }.
odds-up-in-hand = { $cards } não pode estar na mão e também virada.
odds-foreign = { $cards }: não está neste baralho, que só tem { $ranks } de cada naipe.
odds-no-picture = «{ $ending }» não é um tipo de imagem conhecido aqui; há { $endings }.
odds-no-such-place = Se continuam { $inside }, não há lugar { $seat }.
odds-not-installed = Falta { $missing }: { $command }
odds-not-drawn = Não se consegue desenhar { $file }: { $reason }.
odds-plot-seat = lugar { $seat }
odds-plot-hands = melhores mãos primeiro, % de todas as mãos
odds-plot-chance = probabilidade de ganhar, %
odds-plot-title = Bouillotte: mostram-se as cartas, continuam { $inside }

odds-bourre-hand = { $cards }, trunfo { $trump }, lugar { $seat } de { $seats } na ordem de falar, { $pot } no bolo.
odds-bourre-deals = { $deals ->
    [one] { $deals } distribuição jogada
   *[other] { $deals } distribuições jogadas
} até ao fim, semente { $seed }. Fichas: o bolo ganho ou a multa paga, a próxima entrada, uma parte igual do que fica no bolo.
odds-bourre-dealing = A dar cartas
odds-bourre-chips = fichas
odds-bourre-win = ganha
odds-bourre-tie = empata
odds-bourre-bourre = bourré
odds-bourre-pass = passar
odds-bourre-throw = ir a jogo, deixar { $cards ->
    [none] nada
   *[other] { $cards }
}
odds-bourre-best = O melhor em média: { $choice }.
odds-bourre-close = O melhor em média: { $choice }. Mas { $other } está perto de mais para estas distribuições os distinguirem.
odds-bourre-place = Há { $seats } à mesa, por isso não há lugar { $seat }.
odds-bourre-trump = «{ $text }» não é um naipe: diz { $suits }, ou a carta virada.
odds-bourre-dealer = O último lugar é o de quem dá, que tem a carta virada: ela tem de estar na tua mão, ou pelo menos o seu naipe.
odds-bourre-turned = A carta virada está na mão de quem dá, não na tua.
