# What people type at the terminal, each form after a comma. Capitals, accents and signs do not matter. A record's own words
# (pass, draw 3c 9d …), what the lists and questions show, and the beginning of a form are understood besides.

## Moves

typed-pass = pasar, paso, pasas
typed-play = jugar, juego, juegas, voy
typed-card = echar, echo, echas, jugar, juego, tirar, tiro, salir con, salgo con
typed-draw = cambiar, cambio, cambias, descartar, descarto
typed-none = ninguna, nada, no cambio ninguna, no cambio, guardar, me las quedo, servido
typed-correct = corregir, corrijo
typed-early = hablar antes de mi turno
typed-carre = carre, hacer carre, hago carre, haces carre
typed-decline = sin carre, no hago carre
typed-open = abrir, abro, abres
typed-call = igualar, igualo, igualas, ver, veo, voy
typed-raise = subir, subo, subes
typed-fold = retirarse, retirarme, me retiro, te retiras, retiro, no voy
typed-no-more = plantarse, plantarme, me planto, te plantas, planto, basta, no subo
typed-stand = dejarla estar, dejarla, la dejo
# A whole cave, and the small words before a number.
typed-all = todo, el resto, resto, todo lo que tengo
typed-to = a, con, de, en, hasta

## Cards

# The letters of king, queen and jack, in this order. K Q J are always understood.
typed-court = R, D, J
# Small words among cards, which are not heard.
typed-of = de, el, la, mi
typed-and = y, e
# A c behind a number stays the clubs of a record; behind a letter of this language one is asked.
typed-suit-s = p, pica
typed-suit-h = c, corazón
typed-suit-d = d, diamante
typed-suit-c = t, trébol

## At any time

typed-yes = sí, s, yes, y
typed-no = no, n
typed-hint = consejo, pista, h, hint
typed-help = ?, ayuda, help
typed-quit = salir, terminar, quit, exit
