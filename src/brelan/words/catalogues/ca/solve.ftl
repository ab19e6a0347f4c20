# Una mà amb totes les cartes conegudes: el que cada lloc encara en pot treure.

solve-hand = Mà { $number }: trumfo { $trump }, { $chips } al pot. Toca a { $who }
solve-holds = { $who }: { $cards } (bases fetes: { $won })
solve-best = Si cadascú juga per les seves fitxes, la carta { DE($who) } és { $card }:
solve-trick = Basa { $number } per a { $who }: { $plays }
solve-seat = { $who }: { $tricks ->
    [one] { $tricks } basa
   *[other] { $tricks } bases
}, { $chips }
solve-cards = El que cada carta dona a { $who }:
solve-card = { $card }: { $chips } (el pot: { $winner ->
    [none] ningú
   *[other] { $winner }
}; bourré: { $bourre ->
    [none] ningú
   *[other] { $bourre }
})
solve-card-unknown = { $card }: no s’ha trobat
solve-forced = Tot sol contra tots els altres junts, cadascú es pot assegurar aquestes bases en total:
solve-forced-seat = { $who }: { $tricks ->
    [none] no s’ha trobat
   *[other] { $tricks }
}
solve-proof = Així va quan tots juguen tan bé com poden contra { $who } ({ $tricks } en total):
solve-sure = Segures per a { $who }, amb el que pot saber: per venir, { $tricks }; fetes, { $won }. { $cinch ->
    [yes] És un cinch
   *[no] No és un cinch
}.
solve-step = { $how ->
    [takes] { $cards } s’endú aquesta basa: cap dels que falten no la mata
    [leads] { $cards } de sortida: cap trumfo rival no la mata
    [side] { $cards } de sortida: no queden trumfos en contra, ni cap carta més alta del seu coll
   *[outlasts] { $cards }: els trumfos més alts dels altres no les poden matar totes; bases que queden: { $tricks }
}
solve-note = Les fitxes són les d’aquesta mà: el pot i les multes. No es compta l’entrada que algú s’estalviï a la propera. Entre cartes que valen el mateix per a qui juga, surt la més baixa, piques abans que cors, diamants i trèvols.
solve-too-long = { $what ->
    [chips] No s’ha trobat què treu cadascú jugant per les seves fitxes
   *[forced] No s’ha trobat tot el que es pot assegurar
}, amb { $nodes } cartes tirades de pensament. El que diu aquí és exacte; --nodes en permet més.
solve-thinking = Pensant: { $done } de { $of }
solve-other-game = { $file } no és cap registre de Bourré, i només allà es juguen bases.
solve-no-hand = No hi ha cap mà oberta a { $file }: el registre s’ha d’acabar allà on cal tirar una carta.
solve-no-lead = A { $file } ningú no ha sortit encara a la mà { $number }. El registre ha de seguir fins que tots hagin parlat i canviat cartes, i calgui tirar-ne una.
