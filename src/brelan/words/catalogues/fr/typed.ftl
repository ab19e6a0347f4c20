# Ce qu’on tape au terminal, une forme après chaque virgule. Majuscules et accents n’y font rien. Les mots du relevé
# (pass, draw 3c 9d …), ce que les listes montrent et le début d’une forme sont compris aussi.

## Les coups

typed-pass = passer, je passe, passe, passes
typed-play = jouer, je joue, joue, joues
typed-card = jouer, je joue, joue, entamer, j’entame, entame, poser, je pose, pose
typed-draw = changer, je change, change, changes, écarter, j’écarte, écarte
typed-none = aucune, rien, garder, je garde, garde, tout garder, je garde tout, garder tes cartes, garder mes cartes, je garde mes cartes, servi
typed-correct = réparer, je répare, répare, corriger
typed-early = parler avant mon tour
typed-carre = carrer, je carre, carre, carres
typed-decline = pas de carre, sans carre, je ne carre pas, non
typed-open = ouvrir, j’ouvre, ouvre, ouvres
typed-call = suivre, je suis, suis, tenir, je tiens, tenu, voir
typed-raise = relancer, je relance, relance, relances
typed-fold = se coucher, te coucher, me coucher, coucher, je me couche, couche, filer, je file, file, abandonner, j’abandonne
typed-no-more = assez, j’ai assez, pas plus, rien de plus
typed-stand = laisser ainsi, laisser, laisse, tel quel
# Une mise entière, et les petits mots devant un nombre.
typed-all = tout, le tout, mon tout, va-tout, tapis, tout ce que j’ai
typed-to = à, avec, de, jusqu’à

## Les cartes

# Les lettres du roi, de la dame et du valet, dans cet ordre. K Q J sont comprises toujours.
typed-court = R, D, V
# Petits mots entre les cartes, qu’on n’entend pas.
typed-of = de, le, la, mon, ma
typed-and = et
# Un c après un chiffre reste le trèfle du relevé ; après R, D ou V on demande lequel.
typed-suit-s = p, piques
typed-suit-h = c, cœurs
typed-suit-d = c, carreaux
typed-suit-c = t, trèfles

## À tout moment

typed-yes = oui, o, yes, y
typed-no = non, n, no
typed-hint = conseil, un conseil, h, hint
typed-help = ?, aide, help
typed-quit = quitter, sortir, quit, exit
