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
odds-wrong-cards = São precisas três cartas, e outra com --up, todas de entre A R D 9 8.
odds-no-such-place = Se continuam { $inside }, não há lugar { $seat }.
odds-not-installed = Falta { $missing }: { $command }
odds-not-drawn = Não se consegue desenhar { $file }: { $reason }
odds-plot-seat = lugar { $seat }
odds-plot-hands = melhores mãos primeiro, % de todas as mãos
odds-plot-chance = probabilidade de ganhar, %
odds-plot-title = Bouillotte: mostram-se as cartas, continuam { $inside }
