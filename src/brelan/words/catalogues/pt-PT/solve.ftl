# Uma mão com todas as cartas à vista: o que cada lugar ainda pode tirar dela.

solve-hand = Mão { $number }: trunfo { $trump }, { $chips } no bolo. É a vez de { $who }
solve-holds = { $who }: { $cards } (vazas feitas: { $won })
solve-best = Se cada um joga pelas suas próprias fichas, a carta de { $who } é { $card }:
solve-trick = Vaza { $number } para { $who }: { $plays }
solve-seat = { $who }: { $tricks ->
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}, { $chips }
solve-cards = O que cada carta dá a { $who }:
solve-card = { $card }: { $chips } (o bolo: { $winner ->
    [none] ninguém
   *[other] { $winner }
}; bourré: { $bourre ->
    [none] ninguém
   *[other] { $bourre }
})
solve-card-unknown = { $card }: não se encontrou
solve-forced = Sozinho contra todos os outros juntos, cada um pode garantir estas vazas ao todo:
solve-forced-seat = { $who }: { $tricks ->
    [none] não se encontrou
   *[other] { $tricks }
}
solve-proof = Como corre quando todos jogam o melhor que podem contra { $who } ({ $tricks } ao todo):
solve-sure = Seguras para { $who }, com o que pode saber: por vir, { $tricks }; feitas, { $won }. { $cinch ->
    [yes] É um cinch
   *[no] Não é um cinch
}.
solve-step = { $how ->
    [takes] { $cards } faz esta vaza: nenhum dos que faltam a bate
    [leads] { $cards } à saída: nenhum trunfo rival a bate
    [side] { $cards } à saída: já não há trunfos contra ela, nem carta mais alta do seu naipe
   *[outlasts] { $cards }: os trunfos mais altos dos outros não as batem todas; vazas que restam: { $tricks }
}
solve-note = As fichas são as desta mão: o bolo e as multas. Não se conta a entrada de que alguém fique livre na próxima. Entre cartas que valem o mesmo para quem joga, sai a mais baixa, espadas antes de copas, ouros e paus.
solve-too-long = { $what ->
    [chips] Não se encontrou o que cada um tira jogando pelas suas próprias fichas
   *[forced] Não se encontrou tudo o que se pode garantir
}, com { $nodes } cartas jogadas em pensamento. O que aqui está é exato; --nodes permite mais.
solve-thinking = A pensar: { $done } de { $of }
solve-other-game = { $file } não é um registo de Bourré, e só aí se jogam vazas.
solve-no-hand = Não há nenhuma mão aberta em { $file }: o registo tem de acabar onde se tenha de jogar uma carta.
solve-no-lead = Em { $file } ninguém saiu ainda na mão { $number }. O registo tem de continuar até que todos tenham falado e trocado cartas, e se tenha de jogar uma.
