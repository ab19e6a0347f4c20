# The rules of Bouillotte, a paragraph for every clause, as the house at hand plays them.
# Each switch is a variable of the same name: numbers are numbers, yes and no are "yes" and "no", no value is "none".
# $premiums: "no" when both premiums are 0.

-no-carre = No en esta casa: se reparte sin apuestas a ciegas.
-no-brelans = No en esta casa, donde los brelanes no cuentan (L-HANDS-3).
-own-point = No en esta casa, donde cada uno cuenta su propio punto (L-POINT-6).
-no-premium = No en esta casa: nunca se debe ninguna prima.

section-L-TABLE = La mesa
clause-L-TABLE-1 = Todo va en sentido contrario al reloj: después de ti va quien tienes a la derecha. { $seats ->
        [3] Tres juegan con 16 cartas: as, rey, 9 y 8 de cada palo,
        [4] Cuatro juegan con 20 cartas: as, rey, dama, 9 y 8 de cada palo,
        [5] Cinco juegan con 24 cartas: as, rey, dama, jota, 9 y 8 de cada palo,
       *[other] En la casa juegan { $seats }. Cuatro juegan con 20 cartas: as, rey, dama, 9 y 8 de cada palo. Tres quitan
            las damas, cinco añaden las jotas. Las cartas van en ese orden,
    } y manda el as. Cada uno tiene delante { $cave ->
        [one] 1 ficha
       *[other] { $cave } fichas
    }, su cave, y nunca puede apostar más de lo que queda en ella. A quién le toca repartir primero se echa a suertes; el
    reparto pasa a la derecha.
clause-L-TABLE-2 = Una cave vacía se vuelve a llenar, entera, antes de la mano siguiente, y queda anotado. No se pregunta a
    nadie { -ours }. Una cave en la que queda algo nunca se completa.

section-L-CARRE = Apuestas a ciegas
clause-L-CARRE-1 = { $ante_by ->
        [dealer] Solo quien reparte pone ante: 1 ficha.
       *[other] Aquí pone ante alguien más que quien reparte (L-CARRE-4).
    } Lo que ha dejado una mano pasada está ya en el bote.
clause-L-CARRE-2 = { $carre ->
        [yes] Antes de dar ninguna carta, quien está a la derecha de quien reparte puede hacer carre: poner tanto como hay
            en el bote. El siguiente puede hacer lo mismo con el bote nuevo, y así durante una vuelta; quien reparte, el
            último. El primero que no quiere pone fin a la vuelta. Lo mismo hace quien no tiene fichas bastantes:
            no se le pregunta ni a él ni a nadie después.
       *[no] { -no-carre }
    }
clause-L-CARRE-3 = { $carre ->
        [yes] { $carre_buyback ->
            [yes] Si el siguiente ha hecho carre sobre el tuyo, puedes recomprar la última palabra doblando otra vez, y con
                eso acaban las apuestas a ciegas { -ours }. Si no quieres, o no te llega, puede hacer carre el que va
                después de él, y el anterior tiene el mismo derecho; y así hasta quien reparte.
           *[no] En esta casa la última palabra no se puede recomprar.
        }
       *[no] { -no-carre }
    }
clause-L-CARRE-4 = { $ante_by ->
        [each] Cada jugador pone 1 ficha de ante.
        [each_and_dealer] Cada jugador pone 1 ficha de ante, y quien reparte 1 más si la tiene.
       *[dealer] Los demás jugadores no ponen ante.
    }

section-L-DEAL = El reparto
clause-L-DEAL-1 = Quien reparte baraja, y corta quien tiene a su izquierda. Cada uno recibe tres cartas, de una en una,
    empezando por la derecha de quien reparte. La carta siguiente se descubre: es el retourné, que no es de nadie.
    { $seats ->
        [3] Las otras 6 cartas no se usan.
        [4] Las otras 7 cartas no se usan.
        [5] Las otras 8 cartas no se usan.
       *[other] El resto de la baraja no se usa.
    }

section-L-BET = Las apuestas
clause-L-BET-1 = Habla primero quien está a la derecha de quien reparte.{ $carre ->
        [yes] {" "}Tras un carre, empieza quien está a la derecha del último que lo
            hizo, y este habla entonces en último lugar.
       *[no] {""}
    }
clause-L-BET-2 = Mientras nadie abre, se pregunta una vez a cada jugador que tiene fichas. Puede pasar y entrar después, cuando
    otro haya abierto.
clause-L-BET-3 = { $opening ->
        [match] Para abrir, completa lo que has puesto hasta igualar a quien más ha puesto; si ya es así, no hace falta
            añadir nada.
       *[match_and_add] Para abrir, completa lo que has puesto hasta igualar a quien más ha puesto, y añade 1 ficha como
            mínimo aunque ya sea así.
    } Sin fichas para eso no puedes abrir.
clause-L-BET-4 = Una vez abierta la mano, puedes igualar (poner tanto como quien más ha puesto), subir (poner más,
    hasta donde dé tu cave) o retirarte (y perder lo que has puesto). Se pregunta a todos por turno, también a
    quienes pasaron{ $carre ->
        [yes] {" "}y al último que hizo carre
       *[no] {""}
    }. Si ya estás a la par se te pregunta igualmente; igualar no añade entonces nada.
clause-L-BET-5 = Con menos fichas de las que cuesta igualar, puedes igualar con todas. No puedes subir. Nadie puede subir si
    ningún otro de los que siguen tiene fichas para responder { -ours }; abrir no tiene ese tope. Quien lo ha puesto todo
    sigue, cuenta como que sigue, y ya no se le pregunta.
clause-L-BET-6 = Cuando todos menos uno se han retirado, ese se lleva el bote y no enseña ninguna carta.
clause-L-BET-7 = Cuando siguen dos, igualar cierra las apuestas. Lo que cuenta es cuántos siguen en el momento de igualar:
    quienes se retiran después aún seguían.
clause-L-BET-8 = { $rounds ->
        [one] Cuando todos han respondido, se enseñan las cartas: hay una ronda de apuestas y ninguna más.
       *[until_no_more] Si seguían tres o más la última vez que alguien igualó y todos han respondido, hay otra ronda.
            Desde el último que abrió o subió, cada uno de los demás que siguen y tienen fichas puede subir otra vez o
            plantarse. Si nadie sube, se enseñan las cartas. Una subida vuelve a empezar las respuestas.
    } Si no falta ninguna respuesta y, de los que siguen, como mucho a uno le quedan fichas, se enseñan las cartas en el
    acto.
clause-L-BET-9 = { $carre ->
        [yes] Si todos pasan y no hubo carre, el bote queda para la mano siguiente, y se vuelve a pagar el ante. Si todos
            los demás pasan después de un carre, el bote es del último que lo hizo, a quien no se pregunta.
       *[no] Si todos pasan, el bote queda para la mano siguiente, y se vuelve a pagar el ante.
    } Un jugador sin fichas cuenta como si hubiera pasado { -ours }.

section-L-POTS = Apostarlo todo y botes secundarios
clause-L-POTS-1 = Antes de enseñar las cartas, lo que uno ha puesto por encima de todos los demás vuelve a él.
clause-L-POTS-2 = El bote se corta donde dejaron de apostar los que siguen. Cada capa toma su parte de lo que ha puesto cada
    uno, también los retirados, y se la disputan los que siguen y la han pagado hasta arriba. Las fichas de retirados por
    encima del corte más alto son de la capa más alta. Las fichas de una mano anterior están en el bote principal, el más
    bajo.
clause-L-POTS-3 = Cada bote se juzga solo entre quienes se lo disputan.

section-L-HANDS = Los brelanes
clause-L-HANDS-1 = { $brelans ->
        [yes] La mejor mano es el brelan carré: tres del mismo valor, y el retourné es la cuarta.
       *[no] { -no-brelans }
    }
clause-L-HANDS-2 = { $brelans ->
        [yes] Después va el brelan: tres del mismo valor en tu mano. De dos, gana el de valor más alto.
       *[no] { -no-brelans }
    }
clause-L-HANDS-3 = { $brelans ->
        [yes] { $favori ->
            [above_simple] Una pareja que con el retourné hace tres es un brelan favori. Gana a un brelan, y pierde contra un
                brelan carré.
            [below_simple] Una pareja que con el retourné hace tres es un brelan favori. Pierde contra cualquier otro brelan.
           *[no] Una pareja que con el retourné haría tres no es un brelan.
        }{ $mistigri ->
            [yes] {" "}La dama de tréboles, el mistigri, con otras dos cartas del mismo valor pierde contra cualquier brelan y
                gana a cualquier punto. Con dos damas es un brelan.
           *[no] {""}
        }
       *[no] En esta casa ninguna mano es un brelan: siempre decide el punto, y no se debe ninguna prima.
    }

section-L-POINT = El punto
clause-L-POINT-1 = { $brelans ->
        [yes] Si ninguno de los que se disputan el bote tiene un brelan{ $mistigri ->
            [yes] {" "}ni el mistigri
           *[no] {""}
        }, se enseñan todas las manos
       *[no] Al final se enseñan todas las manos
    }, también las retiradas. { $point ->
        [own] Cómo se cuentan lo dice L-POINT-6.
       *[table] Se suma cada palo en todas las cartas que están a la vista, incluido el retourné: { $low_cards ->
            [ten] 11 por el as y 10 por cualquier otra carta.
           *[face] 11 por el as, 10 por una figura, 9 por el 9 y 8 por el 8.
        } El palo más rico es el punto.
    }
clause-L-POINT-2 = { $point ->
        [own] { -own-point }
       *[table] El bote es de quien, entre los que se lo disputan, tiene la carta más alta de ese palo. El retourné no es de
            nadie.
    }
clause-L-POINT-3 = { $point ->
        [own] { -own-point }
       *[table] ¿Hay varios palos que son los más ricos? Mira quién tiene la carta más alta de cada uno. De ellos gana el que
            está antes, contando desde la derecha de quien reparte, con quien reparte el último. Si uno tiene varios de esos
            palos, gana por el primero de picas, corazones, diamantes, tréboles.
    }
clause-L-POINT-4 = { $point ->
        [own] { -own-point }
       *[table] Si nadie de los que se disputan el bote tiene cartas de un palo, ese palo se pasa por alto y decide el
            siguiente más rico.
    }
clause-L-POINT-5 = { $point ->
        [own] { -own-point }
       *[table] Los botes secundarios van por el palo que decidió el bote principal. Si nadie de los que se
            disputan uno tiene cartas de ese palo, decide el siguiente palo más rico del que alguno de ellos las tenga. Si el
            bote principal se lo llevó un brelan, un bote secundario sin brelan va por el punto como siempre { -ours }.
    }
clause-L-POINT-6 = { $point ->
        [own] Cada uno de los que se disputan el bote suma cada palo del que tiene alguna carta, con el retourné si es de
            ese palo, y se queda con el mejor: { $low_cards ->
                [ten] 11 por el as y 10 por cualquier otra carta.
               *[face] 11 por el as, 10 por una figura, 9 por el 9 y 8 por el 8.
            } Entre palos iguales de una mano va primero el del retourné, luego picas, corazones, diamantes, tréboles. Gana
            el total más alto. Si los totales son iguales, gana la mano cuyo mejor palo es el del retourné; si no, el
            primero desde la derecha de quien reparte.
       *[table] En esta casa nadie cuenta un punto propio.
    }

section-L-PREMIUM = Las primas
clause-L-PREMIUM-1 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] Cuando se enseñan las cartas, cada uno de los demás debe { $premium_carre ->
                    [0] nada
                   *[other] { $premium_carre }
                } al dueño de un brelan carré y { $premium_simple ->
                    [0] nada
                   *[other] { $premium_simple }
                } al dueño de un brelan, gane quien gane los botes. Los retirados también lo deben; por un favori o por el
                mistigri no debe nadie nada. { $premium_for_folded ->
                    [yes] Una mano retirada gana su prima igualmente.
                   *[no] Una mano retirada no gana ninguna { -ours }.
                }
        }
       *[no] { -no-premium }
    }
clause-L-PREMIUM-2 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] Si no se enseñan cartas, no hay prima.
        }
       *[no] { -no-premium }
    }
clause-L-PREMIUM-3 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] { $premium_from ->
                [cave] Las primas salen de las caves, después de dar los botes, el mejor brelan primero. Cada uno paga lo que
                    hay y nada más, y nada se compensa { -ours }.
               *[side_account] Las primas van en una cuenta propia, que puede bajar de cero. Nunca tocan una cave, y lo que dos
                    se deben entre sí se compensa allí.
            }
        }
       *[no] { -no-premium }
    }

section-L-SESSION = La partida
clause-L-SESSION-1 = { $hands ->
        [none] La mesa juega hasta que acuerda parar, entre dos manos.
        [one] La partida es de una mano.
       *[other] La partida es de { $hands } manos.
    } Si en la última pasaron todos, su bote se divide por igual entre los jugadores, hasta la fracción exacta.
clause-L-SESSION-2 = Tu resultado es tu cave, tus primas y tu parte de ese bote, menos la cave con la que empezaste y todas
    las que tomaste después. Gana el resultado más alto. Resultados iguales comparten puesto, y los puestos siguientes se
    saltan. Todos los resultados juntos son cero.
clause-L-SESSION-3 = Tras cada movimiento de fichas se comprueban los libros: las caves y el bote son todas las caves tomadas,
    y las primas suman cero.
