# What is wrong with a file, and what can be said of its decks.

## A file that is no record. $place says where, $detail is the piece that failed.

record-line = { $file }: { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $reason }
record-place = { $kind ->
    [top] al principio
    [end] al final
    [line] línea { $number }
    [column] columna { $number }
    [byte] byte { $number }
    [hand] mano { $number }
   *[action] jugada { $number }
}
record-too_large = más de { $detail } bytes
record-too_many_hands = más de { $detail } manos
record-too_many_actions = más de { $detail } jugadas
record-not_utf8 = no es texto UTF-8
record-not_toml = no es TOML{ $detail ->
    [none] {""}
   *[other] : { $detail }
}
record-too_deep = demasiados niveles anidados
record-unknown_version = { $detail ->
    [None] falta «brelan = 1», así que no es un registro
   *[other] aquí no se conoce la versión «{ $detail }» del formato, solo la 1
}
record-unknown_game = no existe el juego «{ $detail }»
record-unknown_key = clave desconocida «{ $detail }»
record-missing_key = falta «{ $detail }»
record-bad_names = no es una lista de nombres: { $detail }
record-not_a_table = hace falta una tabla, no { $detail }
record-not_a_list = hace falta una lista, no { $detail }
record-not_text = hace falta texto, no { $detail }
record-not_yes_no = hace falta true o false, no { $detail }
record-not_a_time = hace falta una fecha con hora, no { $detail }
record-impossible_house = { $house }
record-no_seat = no hay un sitio «{ $detail }» en esta mesa
record-unreadable_action = «{ $detail }» no es una jugada de este juego
record-no_card = «{ $detail }» no es una carta
record-card_twice = { $detail } está dos veces
record-foreign_card = { $detail } no es una carta de este juego
record-cards_missing = faltan: { $detail }
record-bad_shuffle = no es un barajado: { $detail }

## A record that breaks a rule. $action is written as in the record.

fault-line = mano { $hand }, jugada { $number }{ $action ->
    [none] {""}
   *[other] {" "}({ $action })
}: { $reason } [{ $clause }]

## Decks

verify-line = mano { $hand }: { $verdict }
verify-fair = limpia: las cartas han salido en el orden que hacen la semilla prometida y el corte
verify-no_shuffle = no se puede decir nada: el registro no cuenta cómo se hizo esta baraja (sin tabla shuffle)
verify-no_commitment = la baraja sale de la semilla y del corte, pero no se guardó ninguna promesa de antes del reparto
verify-wrong_commitment = FALSO: la semilla no es la prometida
verify-impossible_cut = FALSO: la baraja de este juego no se puede cortar por ahí
verify-wrong_deck = FALSO: la semilla y el corte dan otra baraja
verify-wrong_restock = FALSO: la semilla da otro rebarajado

verify-summary = { $false ->
    [0] { $unknown ->
        [0] { $fair ->
            [0] No se ha repartido ninguna mano: no hay baraja que comprobar.
            [one] La única baraja es la que se prometió.
           *[other] Las { $fair } barajas son las que se prometieron.
        }
       *[other] Nada es falso: probadas { $fair } de { $hands } barajas, sin poder comprobar { $unknown }.
    }
   *[other] Barajas falsas: { $false } de { $hands }.
}
