# How a game goes, in six sentences for whoever has never played it. The switches of the house are variables, as in the
# clauses; what is said must be true in every house that there can be.

goes-title = Cómo se juega

goes-B-1 = { $ante_by ->
        [dealer] Quien reparte pone { $ante } en el bote por cada jugador.
       *[each] Cada uno pone { $ante } en el bote.
    } Todos reciben { $hand_size } cartas, y la última de quien reparte se descubre: su palo es el triunfo.
goes-B-2 = { $declare ->
        [closed_fist] Todos deciden en secreto si pasan o juegan, y lo enseñan a la vez.
       *[in_turn] Desde la izquierda de quien reparte, cada uno por turno pasa o juega.
    } Quien pasa queda fuera de esta mano{ $second_ante ->
        [0] .
       *[other] ; quien juega añade { $second_ante }.
    }
goes-B-3 = { $max_discards ->
        [0] No se cambian cartas: juegas lo que te han dado.
       *[other] Quien juega puede descartar cartas, { $max_discards } como mucho, y recibe otras tantas.
    }
goes-B-4 = Luego vienen las bazas: asiste al palo de salida, o si no echa un triunfo{ $losing_trump ->
        [may] {" "}que gane
       *[must] {""}
    }, y gana si puedes a la mejor carta de la mesa. El triunfo más alto se lleva la baza; si no hay ninguno, la carta más
    alta del palo de salida.
goes-B-5 = Quien tiene más bazas que nadie se lleva el bote{ $limit_covers ->
        [fines_and_award] { $limit ->
            [none] {""}
           *[other] , { $limit } como mucho
        }
       *[fines] {""}
    }; si hay empate{ $bourre_blocks_award ->
        [yes] , o si alguien jugó y no hizo ninguna baza,
       *[no] {""}
    } queda para la mano siguiente.
goes-B-6 = Quien jugó y no hizo ninguna baza queda bourré, y paga al bote siguiente tanto como había en este{ $limit ->
        [none] {""}
       *[other] , { $limit } como mucho
    }.{ $ante_by ->
        [dealer] {""}
       *[each] { $exempt_from_ante ->
            [nobody] {""}
            [bourre] {" "}Después de eso se libra de un ante.
           *[bourre_and_tied] {" "}Después de eso, o de un empate a bazas en cabeza, se libra uno de un ante.
        }
    }

goes-L-1 = Cada uno apuesta con las { $cave } fichas de su cave. { $ante_by ->
        [dealer] Quien reparte pone 1 en el bote.
        [each] Cada uno pone 1 en el bote.
       *[each_and_dealer] Cada uno pone 1 en el bote, y quien reparte 1 más.
    }
goes-L-2 = { $carre ->
        [yes] Antes del reparto los demás por turno, y quien reparte al final, pueden hacer carre: poner a ciegas tanto como hay
            en el bote.
       *[no] Nadie apuesta antes del reparto.
    } Luego cada uno recibe tres cartas, y se descubre otra, el retourné, que no es de nadie.
goes-L-3 = Luego cada uno por turno, hacia la derecha, abre con una apuesta o pasa. En cuanto alguien ha abierto,
    todos igualan, suben o se retiran, también quienes pasaron.
goes-L-4 = Cuando todos menos uno se han retirado, ese se lleva el bote y no enseña nada. Si no, se enseñan las cartas { $rounds ->
        [one] cuando todos han respondido.
       *[until_no_more] cuando nadie sube más.
    }
goes-L-5 = { $brelans ->
        [yes] La mejor mano son tres del mismo valor con el retourné como cuarta, un brelan carré; luego van tres del mismo
            valor, un brelan.{ $favori ->
                [no] {""}
               *[other] {" "}Una pareja con el retourné es también un brelan, el favori.
            }{ $mistigri ->
                [yes] {" "}Después de los brelanes va el mistigri, la dama de tréboles con otras dos del mismo valor.
               *[no] {""}
            }{ $premiums ->
                [yes] {" "}Cuando se enseñan las cartas, los demás deben una prima a un brelan.
               *[no] {""}
            }
       *[no] Tres del mismo valor no valen nada especial en esta casa: siempre decide el punto.
    }
goes-L-6 = { $point ->
        [own] El punto es lo que valen tus cartas de un palo, con el retourné si es de ese palo: el más alto se lleva el
            bote{ $brelans ->
                [yes] {" "}si nadie tiene una mano así.
               *[no] .
            }
       *[table] El punto es el palo más rico de todas las cartas enseñadas: su carta más alta en una mano que sigue se lleva el
            bote{ $brelans ->
                [yes] {" "}si nadie tiene una mano así.
               *[no] .
            }
    }
