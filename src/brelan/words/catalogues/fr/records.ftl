# Ce qui ne va pas dans un fichier, et ce qu’on peut dire de ses paquets de cartes.

## Un fichier qui n’est pas un relevé. $place dit où, $detail est le morceau en cause.

record-line = { $file } : { $place ->
    [none] {""}
   *[other] { $place } :{" "}
}{ $reason }
record-place = { $kind ->
    [top] au début
    [end] à la fin
    [line] ligne { $number }
    [column] colonne { $number }
    [byte] octet { $number }
    [hand] donne { $number }
   *[action] coup { $number }
}
record-too_large = dépasse { $detail } octets
record-too_many_hands = plus de { $detail } donnes
record-too_many_actions = plus de { $detail } coups
record-not_utf8 = n’est pas du texte UTF-8
record-not_toml = n’est pas du TOML{ $detail ->
    [none] {""}
   *[other] {"\u00A0"}: { $detail }
}
record-too_deep = trop de niveaux emboîtés
record-unknown_version = { $detail ->
    [None] « brelan = 1 » manque, ce n’est donc pas un relevé
   *[other] la version « { $detail } » du format n’est pas connue ici, seulement la 1
}
record-unknown_game = pas de jeu « { $detail } »
record-unknown_key = clé inconnue « { $detail } »
record-missing_key = il manque « { $detail } »
record-bad_names = n’est pas une liste de noms : { $detail }
record-not_a_table = il faut une table, pas { $detail }
record-not_a_list = il faut une liste, pas { $detail }
record-not_text = il faut du texte, pas { $detail }
record-not_yes_no = il faut true ou false, pas { $detail }
record-not_a_time = il faut une date avec l’heure, pas { $detail }
record-impossible_house = { $house }
record-no_seat = pas de place « { $detail } » à cette table
record-unreadable_action = « { $detail } » n’est pas un coup de ce jeu
record-no_card = « { $detail } » n’est pas une carte
record-card_twice = { $detail } y est deux fois
record-foreign_card = { $detail } n’est pas une carte de ce jeu
record-cards_missing = il manque : { $detail }
record-bad_shuffle = n’est pas un mélange : { $detail }

## Un relevé qui enfreint une règle. $action est écrit comme dans le relevé.

fault-line = donne { $hand }, coup { $number }{ $action ->
    [none] {""}
   *[other] {" "}({ $action })
} : { $reason } [{ $clause }]

## Les paquets

verify-line = donne { $hand } : { $verdict }
verify-fair = juste : les cartes sont venues dans l’ordre que font la graine promise et la coupe
verify-no_shuffle = rien à en dire : le relevé ne raconte pas comment ce paquet s’est fait (pas de table shuffle)
verify-no_commitment = le paquet est ce que font la graine et la coupe, mais aucune promesse d’avant la donne n’est gardée
verify-wrong_commitment = FAUX : la graine n’est pas celle qui était promise
verify-impossible_cut = FAUX : un paquet de ce jeu ne se coupe pas là
verify-wrong_deck = FAUX : la graine et la coupe font un autre paquet
verify-wrong_restock = FAUX : la graine fait un autre mélange du talon

# $fair, $unknown, $false : combien de donnes
verify-summary = { $false ->
    [0] { $unknown ->
        [0] { $fair ->
            [0] Rien n’a été donné : il n’y a pas de paquet à vérifier.
            [one] L’unique paquet est conforme à la promesse.
           *[other] Les { $fair } paquets sont tous conformes à la promesse.
        }
       *[other] Rien n’est faux : paquets prouvés { $fair } sur { $hands }, impossibles à vérifier { $unknown }.
    }
    [one] Un paquet sur { $hands } est faux.
   *[other] { $false } paquets sur { $hands } sont faux.
}
