# What came of an action, for everybody to read. The variables are told in the English catalogue.
# Trump suits "pintan", as at any Spanish table; cards are "echadas", so that "jugar" stays free for the declaration.

## Bourré

happening-turned_up = { $you ->
    [yes] Descubres { $cards }: pintan { $suit_name }.
   *[no] { $who } descubre { $cards }: pintan { $suit_name }.
}
happening-passes = { $you ->
    [yes] Pasas.
   *[no] { $who } pasa.
}
happening-plays = { $you ->
    [yes] Juegas.
   *[no] { $who } juega.
}
happening-decided = { $you ->
    [yes] Ya has decidido.
   *[no] { $who } ya ha decidido.
}
happening-unasked = { $you ->
    [yes] Todos los demás han pasado: juegas sin que se te pregunte.
   *[no] Todos los demás han pasado: { $who } juega sin que se le pregunte.
}
happening-drew = { $you ->
    [yes] { $amount ->
        [0] No cambias.
        [one] Cambias una carta.
       *[other] Cambias { $amount } cartas.
    }
   *[no] { $amount ->
        [0] { $who } no cambia.
        [one] { $who } cambia una carta.
       *[other] { $who } cambia { $amount } cartas.
    }
}
happening-laid_aside = { $you ->
    [yes] Dejas { $cards } a un lado, boca arriba; el triunfo no cambia.
   *[no] { $who } deja { $cards } a un lado, boca arriba; el triunfo no cambia.
}
happening-restock = Se ha acabado el mazo: { $amount ->
        [one] la carta apartada antes vuelve al mazo
       *[other] se barajan las { $amount } cartas apartadas antes
    } y se sigue dando.
happening-played = { $you ->
    [yes] Echas { $cards }.
   *[no] { $who } echa { $cards }.
}
happening-takes_trick = { $you ->
    [yes] Te llevas la baza con { $cards }: ya tienes { $amount }.
   *[no] { $who } se lleva la baza con { $cards }: ya tiene { $amount }.
}
happening-nobody_collects = { $note ->
    [all_passed] Han pasado todos: el bote de { $chips } se queda.
    [tie] Empate a bazas en cabeza: nadie se lleva el bote de { $chips }.
    [barred] Quien hizo más bazas no tiene derecho al bote: el bote de { $chips } pasa a la mano siguiente.
   *[blocked] Alguien queda bourré, y en esta casa eso deja sin bote a quien gana: { $chips } para la mano siguiente.
}
happening-puts_right = { $you ->
    [yes] Recoges { $cards }, que iba contra las reglas.
   *[no] { $who } recoge { $cards }, que iba contra las reglas.
}
happening-renege = { $you ->
    [yes] Has hecho renuncio con { $cards }
   *[no] { $who } ha hecho renuncio con { $cards }
}: { $note ->
    [must_follow_suit] había una carta del palo de salida para asistir
    [must_trump] había un triunfo que echar
    [must_beat] se podía superar la mejor carta
    [cinch_lead] con la mano segura hay que salir con el triunfo más alto
   *[cinch_trump] con la mano segura hay que echar el triunfo más alto
}. Eso cuesta el derecho a este bote, y una multa al liquidar.
happening-misplay = { $you ->
    [yes] Tu { $cards } iba contra las reglas
   *[no] { $who } ha faltado a las reglas con { $cards }
}: { $note ->
    [must_follow_suit] había una carta del palo de salida para asistir
    [must_trump] había un triunfo que echar
    [must_beat] se podía superar la mejor carta
    [cinch_lead] con la mano segura hay que salir con el triunfo más alto
   *[cinch_trump] con la mano segura hay que echar el triunfo más alto
}. En esta casa no cuesta nada.
happening-early = { $you ->
    [yes] Has hablado antes de tiempo, y pierdes tu próximo turno de reparto.
   *[no] { $who } ha hablado antes de tiempo, y pierde su próximo turno de reparto.
}
happening-deal_missed = { $you ->
    [yes] Te saltas este turno de reparto: lo habías perdido.
   *[no] { $who } se salta este turno de reparto: lo había perdido.
}

## The last one left, in either game

happening-alone = { $game ->
    [bouillotte] { $you ->
        [yes] Todos los demás se han retirado: te llevas el bote y no enseñas tus cartas.
       *[no] Todos los demás se han retirado: { $who } se lleva el bote y no enseña nada.
    }
   *[bourre] { $you ->
        [yes] Solo juegas tú: todas las bazas son tuyas.
       *[no] Solo juega { $who }: todas las bazas son suyas.
    }
}

## Bouillotte

happening-carre = { $you ->
    [yes] { $note ->
        [buyback] Recompras la última palabra por { $chips }.
       *[other] Haces carre, a ciegas, por { $chips }.
    }
   *[no] { $note ->
        [buyback] { $who } recompra la última palabra por { $chips }.
       *[other] { $who } hace carre, a ciegas, por { $chips }.
    }
}
happening-decline = { $you ->
    [yes] { $note ->
        [buyback] No recompras la última palabra.
       *[other] No haces carre.
    }
   *[no] { $note ->
        [buyback] { $who } no recompra la última palabra.
       *[other] { $who } no hace carre.
    }
}
happening-cannot_carre = { $you ->
    [yes] No te llega para un carre de { $chips }, y no se te pregunta.
   *[no] A { $who } no le llega para un carre de { $chips }, y no se le pregunta.
}
happening-dealt = { $you ->
    [yes] Repartes { $amount } cartas a cada uno.
   *[no] { $who } reparte { $amount } cartas a cada uno.
}
happening-retourne = El retourné es { $cards }.
happening-pass = { $you ->
    [yes] De momento pasas.
   *[no] De momento { $who } pasa.
}
happening-open = { $you ->
    [yes] Abres con { $chips }{ $note ->
        [all_in] , toda la cave
       *[other] {""}
    }.
   *[no] { $who } abre con { $chips }{ $note ->
        [all_in] , toda la cave
       *[other] {""}
    }.
}
happening-raise = { $you ->
    [yes] Subes a { $chips }{ $note ->
        [all_in] , toda la cave
       *[other] {""}
    }.
   *[no] { $who } sube a { $chips }{ $note ->
        [all_in] , toda la cave
       *[other] {""}
    }.
}
happening-call = { $you ->
    [yes] { $note ->
        [all_in] Igualas con toda la cave, { $chips } en total.
       *[other] Igualas, { $chips } en total.
    }
   *[no] { $note ->
        [all_in] { $who } iguala con toda la cave, { $chips } en total.
       *[other] { $who } iguala, { $chips } en total.
    }
}
happening-fold = { $you ->
    [yes] Te retiras.
   *[no] { $who } se retira.
}
happening-no_more = { $you ->
    [yes] Te plantas.
   *[no] { $who } se planta.
}
happening-more_round = { $you ->
    [yes] Todos te han respondido; los demás pueden subir otra vez.
   *[no] Todos han respondido a { $who }; los demás pueden subir otra vez.
}
happening-showdown = { $note ->
    [two_in] Quedaban dos, y la apuesta está igualada
    [no_more] Ya nadie sube
    [one_round] Todos han respondido
   *[no_chips] No queda nadie contra quien apostar
}: se enseñan las cartas por { $chips }.
happening-all_passed = Han pasado todos: el bote de { $chips } se queda.
happening-carre_takes = { $you ->
    [yes] Nadie abrió después de tu carre: el bote de { $chips } es tuyo.
   *[no] Nadie abrió después del carre de { $who }, que se lleva el bote de { $chips } sin tener que hablar.
}
happening-shown = { $you ->
    [yes] Enseñas { $cards }.
   *[no] { $who } enseña { $cards }.
}
happening-pot = { $note ->
    [main] El bote: { $chips }.
   *[side] El bote secundario: { $chips }.
}
happening-point = { $clause ->
    [L-POINT-2] El palo más rico es el de { $suit_name }, con { $amount }.
    [L-POINT-3] Hay más de un palo con el máximo de { $amount }; por el orden en la mesa decide el de { $suit_name }.
    [L-POINT-4] Nadie de los que juegan por este bote tiene cartas del palo más rico, así que decide el siguiente: el de { $suit_name }, con { $amount }.
    [L-POINT-5] Este bote va por el palo de { $suit_name }, con { $amount }.
   *[L-POINT-6] { $you ->
        [yes] Cuentas { $amount } en { $suit_name } ({ $cards }), el mejor punto entre los que juegan por este bote.
       *[no] { $who } cuenta { $amount } en { $suit_name } ({ $cards }), el mejor punto entre los que juegan por este bote.
    }
}
# $note: why the other one of two equal points wins
happening-equal_point = { $you ->
    [yes] Tú también cuentas { $amount } ({ $cards }), { $note ->
        [suit] pero va antes el palo del retourné
       *[seat] pero el otro va antes, empezando por la derecha de quien reparte
    }.
   *[no] { $who } también cuenta { $amount } ({ $cards }), { $note ->
        [suit] pero va antes el palo del retourné
       *[seat] pero el otro va antes, empezando por la derecha de quien reparte
    }.
}
happening-wins_by_point = { $clause ->
    [L-POINT-6] { $you ->
        [yes] Gana tu punto.
       *[no] Gana el punto de { $who }.
    }
   *[other] { $you ->
        [yes] Tienes { $cards }, la más alta del palo entre los que juegan por este bote.
       *[no] { $who } tiene { $cards }, la más alta del palo entre los que juegan por este bote.
    }
}
happening-wins_by_carre = { $you ->
    [yes] Tus { $cards } y el retourné son un brelan carré: no hay nada mejor.
   *[no] { $who } tiene un brelan carré, { $cards } y el retourné: no hay nada mejor.
}
happening-wins_by_brelan = { $you ->
    [yes] Tu brelan { $cards } es la mejor mano para este bote.
   *[no] { $who } tiene la mejor mano para este bote, el brelan { $cards }.
}
happening-wins_by_favori = { $you ->
    [yes] Tu pareja y el retourné ({ $cards }) son un brelan favori, la mejor mano para este bote.
   *[no] { $who } tiene la mejor mano para este bote, un brelan favori: pareja y retourné ({ $cards }).
}
happening-wins_by_mistigri = { $you ->
    [yes] Ganas con el mistigri: { $cards }.
   *[no] { $who } gana con el mistigri: { $cards }.
}
happening-premium = { $you ->
    [yes] Cada uno de los demás te debe { $chips } por tu { $note ->
        [carre] brelan carré
       *[brelan] brelan
    } { $cards }.
   *[no] Cada uno de los demás debe { $chips } a { $who } por su { $note ->
        [carre] brelan carré
       *[brelan] brelan
    } { $cards }.
}
