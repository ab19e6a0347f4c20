# What is wrong with a file, and what can be said of its decks.

## A file that is no record. $place says where, $detail is the piece that failed.

record-line = { $file }: { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $reason }
record-place = { $kind ->
    [top] al principi
    [end] al final
    [line] línia { $number }
    [column] columna { $number }
    [byte] byte { $number }
    [hand] mà { $number }
   *[action] jugada { $number }
}
record-too_large = més de { $detail } bytes
record-too_many_hands = més de { $detail } mans
record-too_many_actions = més de { $detail } jugades
record-not_utf8 = no és text UTF-8
record-not_toml = no és TOML{ $detail ->
    [none] {""}
   *[other] : { $detail }
}
record-too_deep = massa nivells imbricats
record-unknown_version = { $detail ->
    [None] falta «brelan = 1», així que no és cap registre
   *[other] aquí no es coneix la versió «{ $detail }» del format, només la 1
}
record-unknown_game = no existeix el joc «{ $detail }»
record-unknown_key = clau desconeguda «{ $detail }»
record-missing_key = hi falta «{ $detail }»
record-bad_names = no és una llista de noms: { $detail }
record-not_a_table = cal una taula, no { $detail }
record-not_a_list = cal una llista, no { $detail }
record-not_text = cal text, no { $detail }
record-not_yes_no = cal true o false, no { $detail }
record-not_a_time = cal una data amb hora, no { $detail }
record-impossible_house = { $house }
record-no_seat = no hi ha cap lloc «{ $detail }» en aquesta taula
record-unreadable_action = «{ $detail }» no és cap jugada d’aquest joc
record-no_card = «{ $detail }» no és cap carta
record-card_twice = { $detail } hi és dues vegades
record-foreign_card = { $detail } no és cap carta d’aquest joc
record-cards_missing = hi falten: { $detail }
record-bad_shuffle = no és cap barreja: { $detail }

## A record that breaks a rule. $action is written as in the record.

fault-line = mà { $hand }, jugada { $number }{ $action ->
    [none] {""}
   *[other] {" "}({ $action })
}: { $reason } [{ $clause }]

## Decks

verify-line = mà { $hand }: { $verdict }
verify-fair = neta: les cartes han sortit en l’ordre que fan la llavor promesa i l’escapçada
verify-no_shuffle = no se’n pot dir res: el registre no explica com es va fer aquesta baralla (sense taula shuffle)
verify-no_commitment = la baralla surt de la llavor i de l’escapçada, però no es va guardar cap promesa d’abans de repartir
verify-wrong_commitment = FALS: la llavor no és la promesa
verify-impossible_cut = FALS: la baralla d’aquest joc no es pot escapçar per aquí
verify-wrong_deck = FALS: la llavor i l’escapçada donen una altra baralla
verify-wrong_restock = FALS: la llavor dona una altra barreja

verify-summary = { $false ->
    [0] { $unknown ->
        [0] { $fair ->
            [0] No s’ha repartit cap mà: no hi ha cap baralla per comprovar.
            [one] L’única baralla és la que es va prometre.
           *[other] Les { $fair } baralles són les que es van prometre.
        }
       *[other] No hi ha res fals: provades { $fair } de { $hands } baralles, sense poder comprovar-ne { $unknown }.
    }
   *[other] Baralles falses: { $false } de { $hands }.
}
