# What people type at the terminal, each form after a comma. Capitals, accents and signs do not matter. A record's own words
# (pass, draw 3c 9d …), what the lists and questions show, and the beginning of a form are understood besides.

## Moves

typed-pass = passar, passo, passas
typed-play = ir a jogo, vou a jogo, vais a jogo, jogar, jogo
typed-card = jogar, jogo, jogas, largar, largo, sair com, saio com
typed-draw = trocar, troco, trocas, descartar, descarto
typed-none = nenhuma, nada, não troco nenhuma, não troco, guardar, fico com elas, servido
typed-correct = emendar, emendo, corrigir, corrijo
typed-early = falar antes da minha vez
typed-carre = fazer carre, faço carre, fazes carre, carre
typed-decline = sem carre, não faço carre
typed-open = abrir, abro, abres
typed-call = igualar, igualo, igualas, acompanhar, acompanho, ver, vejo
typed-raise = subir, subo, sobes
typed-fold = desistir, desisto, desistes, largar, largo, não vou
typed-no-more = chega, não subo, mais nada
typed-stand = deixá-la ficar, deixá-la, deixo-a
# A whole cave, and the small words before a number.
typed-all = tudo, o resto, resto, tudo o que tenho
typed-to = a, para, com, de, em, até

## Cards

# The letters of king, queen and jack, in this order. K Q J are always understood.
typed-court = R, D, V
# Small words among cards, which are not heard. The articles o and a are ouros and the ace.
typed-of = de
typed-and = e
# A c behind a number stays the clubs of a record; behind a letter of this language one is asked.
typed-suit-s = e, espada
typed-suit-h = c, copa
typed-suit-d = o, ouro
typed-suit-c = p, pau

## At any time

typed-yes = sim, s, yes, y
typed-no = não, n, no
typed-hint = dica, conselho, h, hint
typed-help = ?, ajuda, help
typed-quit = sair, terminar, quit, exit
