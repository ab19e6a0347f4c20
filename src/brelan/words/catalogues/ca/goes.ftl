# How a game goes, in six sentences for whoever has never played it. The switches of the house are variables, as in the
# clauses; what is said must be true in every house that there can be.

goes-title = Com es juga

goes-B-1 = { $ante_by ->
        [dealer] Qui reparteix posa { $ante } al pot per cada jugador.
       *[each] Cadascú posa { $ante } al pot.
    } Tots reben { $hand_size } cartes, i l’última de qui reparteix es gira: el seu coll és el trumfo.
goes-B-2 = { $declare ->
        [closed_fist] Tots decideixen en secret si passen o juguen, i ho ensenyen alhora.
       *[in_turn] Des de l’esquerra de qui reparteix, cadascú per torn passa o juga.
    } Qui passa queda fora d’aquesta mà{ $second_ante ->
        [0] .
       *[other] ; qui juga hi afegeix { $second_ante }.
    }
goes-B-3 = { $max_discards ->
        [0] No es canvien cartes: jugues el que t’han donat.
       *[other] Qui juga pot descartar cartes, { $max_discards } com a molt, i en rep unes altres tantes.
    }
goes-B-4 = Després venen les bases: segueix el coll de sortida, o si no tira un trumfo{ $losing_trump ->
        [may] {" "}que guanyi
       *[must] {""}
    }, i mata si pots la millor carta de la taula. El trumfo més alt s’endú la basa; si no n’hi ha cap, la carta més alta del
    coll de sortida.
goes-B-5 = Qui té més bases que ningú s’endú el pot{ $limit_covers ->
        [fines_and_award] { $limit ->
            [none] {""}
           *[other] , { $limit } com a molt
        }
       *[fines] {""}
    }; si hi ha empat{ $bourre_blocks_award ->
        [yes] , o si algú ha jugat i no ha fet cap basa,
       *[no] {""}
    } queda per a la mà següent.
goes-B-6 = Qui ha jugat i no ha fet cap basa queda bourré, i paga al pot següent tant com hi havia en aquest{ $limit ->
        [none] {""}
       *[other] , { $limit } com a molt
    }.{ $ante_by ->
        [dealer] {""}
       *[each] { $exempt_from_ante ->
            [nobody] {""}
            [bourre] {" "}Després d’això se salva d’una entrada.
           *[bourre_and_tied] {" "}Després d’això, o d’un empat a bases al capdavant, un se salva d’una entrada.
        }
    }

goes-L-1 = Cadascú aposta amb les { $cave } fitxes de la seva cave. { $ante_by ->
        [dealer] Qui reparteix posa 1 al pot.
        [each] Cadascú posa 1 al pot.
       *[each_and_dealer] Cadascú posa 1 al pot, i qui reparteix 1 més.
    }
goes-L-2 = { $carre ->
        [yes] Abans de repartir els altres per torn, i qui reparteix al final, poden fer carre: posar a cegues tant com hi ha al
            pot.
       *[no] Ningú no aposta abans de repartir.
    } Després cadascú rep tres cartes, i se’n gira una altra, el retourné, que no és de ningú.
goes-L-3 = Després cadascú per torn, cap a la dreta, obre amb una aposta o passa. Quan algú ha obert, tots igualen,
    apugen o pleguen, també els que han passat.
goes-L-4 = Quan tots menys un han plegat, aquest s’endú el pot i no ensenya res. Si no, s’ensenyen les cartes { $rounds ->
        [one] quan tots han respost.
       *[until_no_more] quan ningú no apuja més.
    }
goes-L-5 = { $brelans ->
        [yes] La millor mà són tres del mateix valor amb el retourné de quarta, un brelan carré; després van tres del mateix
            valor, un brelan.{ $favori ->
                [no] {""}
               *[other] {" "}Una parella amb el retourné també és un brelan, el favori.
            }{ $mistigri ->
                [yes] {" "}Després dels brelans va el mistigri, la dama de trèvols amb dues altres del mateix valor.
               *[no] {""}
            }{ $premiums ->
                [yes] {" "}Quan s’ensenyen les cartes, els altres deuen una prima a un brelan.
               *[no] {""}
            }
       *[no] Tres del mateix valor no valen res d’especial en aquesta casa: sempre decideix el punt.
    }
goes-L-6 = { $point ->
        [own] El punt és el que valen les teves cartes d’un coll, amb el retourné si és d’aquest coll: el més alt s’endú el
            pot{ $brelans ->
                [yes] {" "}si ningú no té una mà així.
               *[no] .
            }
       *[table] El punt és el coll més ric de totes les cartes ensenyades: la seva carta més alta en una mà que continua s’endú el
            pot{ $brelans ->
                [yes] {" "}si ningú no té una mà així.
               *[no] .
            }
    }
