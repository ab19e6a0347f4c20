# Houses: what each switch says in few words, and what is wrong with a house that cannot be played.

## Switches. $value: number, word, "yes", "no" or "none"; a range or a table by seats is text.

switch-seats = { $value } a taula
switch-hand_size = { $value } cartes cadascú
switch-ante = entrada: { $value }
switch-ante_by = { $value ->
    [dealer] qui reparteix paga l’entrada per tots
    [each_and_dealer] tots paguen entrada, qui reparteix el doble
   *[each] tots paguen entrada
}
switch-second_ante = { $value ->
    [0] sense segona entrada
   *[other] { $value } més per jugar
}
switch-exempt_from_ante = { $value ->
    [nobody] ningú no se salva de l’entrada
    [bourre] se salven de l’entrada els bourré
   *[bourre_and_tied] se salven de l’entrada els bourré i els empatats
}
switch-declare = { $value ->
    [closed_fist] es declara amb el puny tancat
   *[in_turn] es declara per torn
}
switch-draw = { $value ->
    [after_all] es canvia quan tots han parlat
   *[at_once] es canvia a l’acte
}
switch-max_discards = { $value ->
    [0] no es canvien cartes
   *[other] canvi de cartes: com a molt { $value }
}
switch-restock = { $value ->
    [folded_first] si s’acaba el munt, es refà primer amb les mans passades
   *[pool] si s’acaba el munt, es refà amb tot el que s’ha deixat
}
switch-ace_holds_dealer = { $value ->
    [yes] un as girat obliga qui reparteix
   *[no] un as girat no obliga qui reparteix
}
switch-losing_trump = { $value ->
    [may] un trumfo que no guanya es pot guardar
   *[must] un trumfo que no guanya s’ha de tirar
}
switch-cinch = { $value ->
    [yes] una mà segura s’ha de jugar com a tal
   *[no] una mà segura no obliga a res
}
switch-bourre_blocks_award = { $value ->
    [yes] no es cobra el pot si algú queda bourré
   *[no] es cobra el pot encara que algú quedi bourré
}
switch-limit = { $value ->
    [none] sense límit
   *[other] límit: { $value }
}
switch-limit_covers = { $value ->
    [fines_and_award] un límit valdria per a multes i premi
   *[fines] un límit valdria per a les multes
}
switch-enforcement = { $value ->
    [honour] taula de confiança: hi pot haver faltes
   *[strict] taula estricta: les faltes es rebutgen
}
switch-misplay = { $value ->
    [retract] una falta no costa res
    [bourre] un renunci compta com a bourré
   *[renege] un renunci costa el pot
}
switch-hands = { $value ->
    [none] tantes mans com vulgueu
    [one] 1 mà
   *[other] { $value } mans
}
switch-start = { $value ->
    [one] 1 fitxa per començar
   *[other] { $value } fitxes per començar
}

switch-cave = cave: { $value }
switch-carre = { $value ->
    [yes] amb apostes a cegues
   *[no] sense apostes a cegues
}
switch-carre_buyback = { $value ->
    [yes] l’última paraula es pot recomprar
   *[no] l’última paraula no es pot recomprar
}
switch-opening = { $value ->
    [match] per obrir n’hi ha prou d’igualar
   *[match_and_add] per obrir cal afegir una fitxa
}
switch-rounds = { $value ->
    [one] una sola ronda d’apostes
   *[until_no_more] s’aposta fins que ningú no apuja
}
switch-favori = { $value ->
    [above_simple] el favori bat el brelan
    [below_simple] el favori perd contra el brelan
   *[no] sense brelan favori
}
switch-mistigri = { $value ->
    [yes] amb mistigri
   *[no] sense mistigri
}
switch-brelans = { $value ->
    [yes] els brelans compten
   *[no] els brelans no compten
}
switch-point = { $value ->
    [own] cadascú compta el seu punt
   *[table] el punt de tota la taula
}
switch-low_cards = { $value ->
    [ten] 9 i 8 valen deu
   *[face] 9 i 8 valen el que marquen
}
switch-premium_carre = { $value ->
    [0] sense prima per brelan carré
   *[other] prima per brelan carré: { $value }
}
switch-premium_simple = { $value ->
    [0] sense prima per brelan
   *[other] prima per brelan: { $value }
}
switch-premium_for_folded = { $value ->
    [yes] un brelan plegat guanya la prima
   *[no] un brelan plegat no guanya prima
}
switch-premium_from = { $value ->
    [cave] primes de la cave
   *[side_account] primes en un compte a part
}

# How the values of a switch are written where they are not a plain number or word.
span = de { $low } a { $high }
by-seats = { $default } ({ $exceptions })
by-seats-exception = { $value } amb { $seats } jugadors

## Errors. $switch, $value and $allowed are as they would be written in a file.

house-unknown_profile = No existeix el perfil «{ $switch }»; hi ha { $allowed }.
house-unknown_switch = No existeix l’opció «{ $switch }»; hi ha { $allowed }.
house-missing_switch = La casa no diu res de «{ $switch }».
house-out_of_range = «{ $switch }» no pot ser { $value }; pot ser { $allowed }.
house-unreadable_house = «{ $switch }» no és TOML: { $value }.
house-seats_do_not_fit = Aquesta casa és per a { $allowed }, no per a { $value } jugadors.
house-more_discards_than_cards = «{ $switch }» no pot ser { $value } amb una mà de menys cartes; pot ser { $allowed }.
house-mistigri_needs_queens = «{ $switch }» no pot ser { $value } en una taula de tres, que no té dames; pot ser { $allowed }.

## D’on vénen les regles d’una casa.

source-of = { $profile ->
    [louisiana] el joc com es juga a Louisiana, segons { $source }
    [gamerules] una pàgina de regles de jocs: { $source }
    [four-card] una variant a { $source }
    [double-ante] una variant a { $source }
    [closed-fist] una variant a { $source }
    [wikipedia] l’article de l’enciclopèdia: { $source }
    [boureki] l’article de l’enciclopèdia, amb les paraules de Psarà: { $source }
    [historic] el joc del segle XIX, segons { $source }
    [three-hands] una variant a { $source }
    [five-hands] una variant a { $source }
    [mistigri] una variant a { $source }
    [no-brelans] una variant a { $source }
    [pagat] el web de regles de cartes: { $source }
    [cardrulesplus] { $game ->
        [bourre] { $source }, on es juga altrament que a louisiana
       *[bouillotte] { $source }, on es juga altrament que a historic
    }
   *[other] { $source }
}
