# Houses: what each switch says in few words, and what is wrong with a house that cannot be played.

## Switches. $value: number, word, "yes", "no" or "none"; a range or a table by seats is text.

switch-seats = { $value } en la mesa
switch-hand_size = { $value } cartas cada uno
switch-ante = ante de { $value }
switch-ante_by = { $value ->
    [dealer] quien reparte paga todo el ante
    [each_and_dealer] todos ponen ante y quien reparte doble
   *[each] todos ponen ante
}
switch-second_ante = { $value ->
    [0] sin segundo ante
   *[other] { $value } más por jugar
}
switch-exempt_from_ante = { $value ->
    [nobody] nadie se libra del ante
    [bourre] se libran del ante los bourré
   *[bourre_and_tied] se libran del ante los bourré y los empatados
}
switch-declare = { $value ->
    [closed_fist] se declara a puño cerrado
   *[in_turn] se declara por turno
}
switch-draw = { $value ->
    [after_all] se cambia cuando todos han hablado
   *[at_once] se cambia en el acto
}
switch-max_discards = { $value ->
    [0] no se cambian cartas
   *[other] cambio de cartas: como mucho { $value }
}
switch-restock = { $value ->
    [folded_first] si el mazo se acaba, se rehace primero con las manos pasadas
   *[pool] si el mazo se acaba, se rehace con todo lo apartado
}
switch-ace_holds_dealer = { $value ->
    [yes] un as descubierto obliga a quien reparte
   *[no] un as descubierto no obliga a quien reparte
}
switch-losing_trump = { $value ->
    [may] un triunfo que no gana se puede guardar
   *[must] un triunfo que no gana hay que echarlo
}
switch-cinch = { $value ->
    [yes] una mano segura hay que jugarla como tal
   *[no] una mano segura no obliga a nada
}
switch-bourre_blocks_award = { $value ->
    [yes] no se cobra si hay un bourré
   *[no] se cobra aunque haya un bourré
}
switch-limit = { $value ->
    [none] sin límite
   *[other] límite de { $value }
}
switch-limit_covers = { $value ->
    [fines_and_award] un límite valdría para multas y premio
   *[fines] un límite valdría para las multas
}
switch-enforcement = { $value ->
    [honour] mesa de confianza: puede haber faltas
   *[strict] mesa estricta: las faltas se rechazan
}
switch-misplay = { $value ->
    [retract] una falta no cuesta nada
    [bourre] un renuncio cuenta como bourré
   *[renege] un renuncio cuesta el bote
}
switch-hands = { $value ->
    [none] todas las manos que queráis
    [one] 1 mano
   *[other] { $value } manos
}
switch-start = { $value ->
    [one] 1 ficha para empezar
   *[other] { $value } fichas para empezar
}

switch-cave = cave de { $value }
switch-carre = { $value ->
    [yes] apuestas a ciegas
   *[no] sin apuestas a ciegas
}
switch-carre_buyback = { $value ->
    [yes] la última palabra se puede recomprar
   *[no] la última palabra no se puede recomprar
}
switch-opening = { $value ->
    [match] para abrir basta con igualar
   *[match_and_add] para abrir hay que añadir una ficha
}
switch-rounds = { $value ->
    [one] una sola ronda de apuestas
   *[until_no_more] apuestas hasta que nadie sube
}
switch-favori = { $value ->
    [above_simple] el favori gana al brelan
    [below_simple] el favori pierde contra el brelan
   *[no] sin brelan favori
}
switch-mistigri = { $value ->
    [yes] con mistigri
   *[no] sin mistigri
}
switch-brelans = { $value ->
    [yes] cuentan los brelanes
   *[no] no cuentan los brelanes
}
switch-point = { $value ->
    [own] cada uno cuenta su propio punto
   *[table] el punto de toda la mesa
}
switch-low_cards = { $value ->
    [ten] 9 y 8 valen diez
   *[face] 9 y 8 valen lo que marcan
}
switch-premium_carre = { $value ->
    [0] sin prima por brelan carré
   *[other] prima de { $value } por brelan carré
}
switch-premium_simple = { $value ->
    [0] sin prima por brelan
   *[other] prima de { $value } por brelan
}
switch-premium_for_folded = { $value ->
    [yes] un brelan retirado gana su prima
   *[no] un brelan retirado no gana prima
}
switch-premium_from = { $value ->
    [cave] primas de la cave
   *[side_account] primas en cuenta aparte
}

# How the values of a switch are written where they are not a plain number or word.
span = de { $low } a { $high }
by-seats = { $default } ({ $exceptions })
by-seats-exception = { $value } con { $seats } jugadores

## Errors. $switch, $value and $allowed are as they would be written in a file.

house-unknown_profile = No existe el perfil «{ $switch }»; hay { $allowed }.
house-unknown_switch = No existe el ajuste «{ $switch }»; hay { $allowed }.
house-missing_switch = La casa no dice nada de «{ $switch }».
house-out_of_range = «{ $switch }» no puede ser { $value }; puede ser { $allowed }.
house-unreadable_house = «{ $switch }» no es TOML: { $value }.
house-seats_do_not_fit = Esta casa es para { $allowed }, no para { $value } jugadores.
house-more_discards_than_cards = «{ $switch }» no puede ser { $value } con una mano de menos cartas; puede ser { $allowed }.
house-mistigri_needs_queens = «{ $switch }» no puede ser { $value } en una mesa de tres, que no tiene damas; puede ser { $allowed }.

## De dónde vienen las reglas de una casa.

source-of = { $profile ->
    [louisiana] el juego como se juega en Luisiana, según { $source }
    [gamerules] una página de reglas de juegos: { $source }
    [four-card] una variante en { $source }
    [double-ante] una variante en { $source }
    [closed-fist] una variante en { $source }
    [wikipedia] el artículo de la enciclopedia: { $source }
    [boureki] el artículo de la enciclopedia, con las palabras de Psará: { $source }
    [historic] el juego del siglo XIX, según { $source }
    [three-hands] una variante en { $source }
    [five-hands] una variante en { $source }
    [mistigri] una variante en { $source }
    [no-brelans] una variante en { $source }
    [pagat] el sitio de reglas de cartas: { $source }
    [cardrulesplus] { $game ->
        [bourre] { $source }, donde se juega de otro modo que en louisiana
       *[bouillotte] { $source }, donde se juega de otro modo que en historic
    }
   *[other] { $source }
}
