# What people type at the terminal, each form after a comma. Capitals, accents and signs do not matter. A record's own words
# (pass, draw 3c 9d …), what the lists and questions show, and the beginning of a form are understood besides.

## Moves

typed-pass = passar, passo, passes
typed-play = jugar, jugo, jugues, hi vaig
typed-card = tirar, tiro, tires, jugar, jugo, sortir amb, surto amb
typed-draw = canviar, canvio, canvies, descartar, descarto
typed-none = cap, res, no en canvio cap, no canvio, guardar, me les quedo, servit
typed-correct = esmenar-ho, ho esmeno, esmenar, esmeno, corregir
typed-early = parlar abans de torn
typed-carre = fer carre, faig carre, fas carre, carre
typed-decline = sense carre, no faig carre
typed-open = obrir, obro, obres
typed-call = igualar, igualo, iguales, veure, ho veig, hi vaig
typed-raise = apujar, apujo, apuges, pujar, pujo
typed-fold = plegar, plego, plegues, em retiro, no hi vaig
typed-no-more = prou, en tinc prou, no apujo
typed-stand = deixar-la estar, deixar-la, la deixo
# A whole cave, and the small words before a number.
typed-all = tot, tot el que tinc, la resta
typed-to = a, amb, de, fins

## Cards

# The letters of king, queen and jack, in this order. K Q J are always understood.
typed-court = R, D, V
# Small words among cards, which are not heard.
typed-of = de, el, la, meu, meva
typed-and = i
# A c behind a number stays the clubs of a record; behind a letter of this language one is asked.
typed-suit-s = p, pica
typed-suit-h = c, cor
typed-suit-d = d, diamant
typed-suit-c = t, trèvol

## At any time

typed-yes = sí, s, yes, y
typed-no = no, n
typed-hint = consell, pista, h, hint
typed-help = ?, ajuda, help
typed-quit = sortir, acabar, quit, exit
