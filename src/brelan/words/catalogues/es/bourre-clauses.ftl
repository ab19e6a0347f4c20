# The rules of Bourré, a paragraph for every clause, as the house at hand plays them.
# Each switch is a variable of the same name: numbers are numbers, yes and no are "yes" and "no", no value is "none".

# Marks a point that no source settles.
-ours = (decisión nuestra)
-no-draw = No en esta casa, donde no se cambian cartas.
-no-cinch = No en esta casa, que no conoce el cinch.
-strict-house = No en esta casa: una carta ilegal se rechaza en el acto, así que no puede haber faltas.

section-B-TABLE = La mesa
clause-B-TABLE-1 = Todo va en el sentido del reloj: el reparto, lo que se dice, las bazas. Después de ti va quien tienes a
    la izquierda. En esta casa juegan { $seats }.
clause-B-TABLE-2 = La baraja es la completa de 52 cartas, sin comodines. En cada palo manda el as; le siguen rey, dama,
    jota, 10, 9 y así hasta el 2.
clause-B-TABLE-3 = Cada uno empieza con { $start ->
        [one] 1 ficha
       *[other] { $start } fichas
    } en su cuenta. Una cuenta puede bajar de cero, así que a nadie le faltan nunca fichas. Las fichas pasan de una cuenta
    a otra; ninguna se crea y ninguna se pierde. Siguen enteras hasta la división final, en la que una fracción se guarda
    exacta.
clause-B-TABLE-4 = A quién le toca repartir primero se echa a suertes { -ours }. Después de cada mano, el reparto pasa a la
    izquierda{ $enforcement ->
        [honour] , saltando a quienes han perdido un turno de reparto (B-ERROR-5).
       *[strict] .
    }

section-B-ANTE = Antes de repartir
clause-B-ANTE-1 = Antes de la primera mano { $ante_by ->
        [dealer] quien reparte paga el ante de toda la mesa: { $ante } por jugador.
       *[each] cada jugador pone { $ante } en el bote.
    }
clause-B-ANTE-2 = Cada bote posterior empieza con lo que ha dejado en él la mano anterior. { $ante_by ->
        [dealer] Luego quien reparte ahora paga { $ante } por jugador. Nadie se libra.
       *[each] { $exempt_from_ante ->
            [nobody] Luego cada jugador vuelve a poner { $ante } de ante. Nadie se libra.
            [bourre] Luego se vuelve a poner { $ante } de ante. Se libran quienes acaban de pagar multa por no hacer
                ninguna baza. Quien ganó paga, quienes empataron pagan, y también quienes pasaron.
           *[bourre_and_tied] Luego se vuelve a poner { $ante } de ante. Se libran quienes acaban de pagar multa por no
                hacer ninguna baza y quienes empataron a bazas en cabeza. Quien ganó paga, y también quienes pasaron.
        }
    }
clause-B-ANTE-3 = { $second_ante ->
        [0] En esta casa no hay segundo ante.
       *[other] Quien juega pone en el acto { $second_ante } más en el bote, también quien reparte si juega sin que se le
            pregunte (B-DECLARE-3).
    }

section-B-DEAL = El reparto
clause-B-DEAL-1 = Se baraja, y corta quien está a la derecha de quien reparte. Luego cada uno recibe { $hand_size } cartas,
    de una en una, empezando por la izquierda de quien reparte.
clause-B-DEAL-2 = La última carta de quien reparte se descubre. Su palo es el triunfo de esta mano. La carta sigue siendo
    suya.

section-B-DECLARE = Pasar o jugar
clause-B-DECLARE-1 = { $declare ->
        [closed_fist] Cada uno decide una sola vez, pasar o jugar, a puño cerrado (B-DECLARE-5).
       *[in_turn] Desde la izquierda de quien reparte, cada uno dice una sola vez si pasa o si juega.
    } Quien pasa entrega sus cartas sin enseñarlas, y con ellas el ante. Ahí acaba para él esta mano: ni paga ni gana nada
    más.
clause-B-DECLARE-2 = { $ace_holds_dealer ->
        [yes] Si la carta descubierta es un as, quien reparte tiene que jugar.
       *[no] Un as descubierto no obliga aquí a nadie: quien reparte también puede pasar.
    }
clause-B-DECLARE-3 = { $declare ->
        [closed_fist] No en esta casa: nadie juega sin que se le pregunte, porque todos deciden a la vez.
       *[in_turn] Si todos los demás han pasado, quien reparte juega, y ni siquiera se le pregunta.
    }
clause-B-DECLARE-4 = Si todos han hablado y solo juega uno, ha ganado todas las bazas y se lleva el bote{ $limit ->
        [none] {""}
       *[other] { $limit_covers ->
            [fines_and_award] {" "}hasta donde llega el límite (B-SETTLE-5)
           *[fines] {""}
        }
    }. Ya no se cambia ni se juega más, y nadie queda bourré. Las cartas ya cambiadas, cambiadas están. Ganar así no libra
    del ante siguiente.
clause-B-DECLARE-5 = { $declare ->
        [closed_fist] Todos deciden en secreto, en cualquier orden, y los puños se abren a la vez. Si todos pasan, el bote
            queda para la mano siguiente y { $ante_by ->
                [dealer] quien reparte después vuelve a poner el ante de todos
               *[each] cada jugador vuelve a poner el ante
            } { -ours }.{ $max_discards ->
                [0] {""}
               *[other] {" "}Si no, se cambian cartas por turno, desde la izquierda de quien reparte.
            }
       *[in_turn] Aquí no se usa el puño cerrado: cada uno habla en voz alta, por turno.
    }

section-B-DRAW = El cambio de cartas
clause-B-DRAW-1 = { $max_discards ->
        [0] En esta casa no se cambian cartas: lo que te dan es lo que juegas.
       *[other] Quien juega puede descartar cartas boca abajo, { $max_discards } como mucho, y recibe otras tantas del
            mazo. { $declare ->
                [closed_fist] Se hace cuando los puños están abiertos, un jugador tras otro.
               *[in_turn] { $draw ->
                    [after_all] Se hace en una segunda vuelta, en el mismo orden, cuando todos han hablado.
                   *[at_once] Se hace en el acto, antes de que hable el siguiente.
                }
            }
    }
clause-B-DRAW-2 = { $max_discards ->
        [0] { -no-draw }
       *[other] Todos pueden ver cuántas cartas cambias, y nadie cuáles. Quien reparte puede cambiar la carta descubierta:
            se deja a un lado, a la vista, y el triunfo sigue igual. Una vez cambiada, o entregada con la mano de quien reparte si
            pasa, esa carta ya no vuelve al mazo { -ours }.
    }
clause-B-DRAW-3 = { $max_discards ->
        [0] { -no-draw }
       *[other] Si el mazo se acaba mientras te sirven, recibes lo que hay. Entonces quien reparte baraja
            { $restock ->
                [folded_first] las manos de quienes pasaron, y los descartes anteriores solo cuando también esas se han acabado,
               *[pool] juntas las manos de quienes pasaron y los descartes anteriores
            } y sigue dando. Lo que acabas de descartar no puede volver a ti. Este barajado es azar, como el reparto, y consta en
            el registro.
    }

section-B-PLAY = Las bazas
clause-B-PLAY-1 = Sale el primero que juega contando desde la izquierda de quien reparte. Después, quien gana una baza sale
    en la siguiente. Puedes salir con cualquier carta{ $cinch ->
        [yes] , salvo que tu mano sea segura (B-CINCH).
       *[no] .
    }
clause-B-PLAY-2 = ¿Tienes alguna carta del palo de salida? Entonces echa una: eso es asistir.
clause-B-PLAY-3 = ¿No tienes ninguna, pero sí un triunfo? Entonces echa un triunfo: eso es fallar.
clause-B-PLAY-4 = Al hacerlo, supera si puedes la mejor carta de la mesa, con una más alta del palo de salida o con un
    triunfo más alto. No tiene que ser la más alta que tengas. Si se ha salido con triunfo, asistir y fallar son lo mismo,
    y superas si puedes.
clause-B-PLAY-5 = Si alguien ha fallado a un palo que no es el triunfo y a ti aún te queda de ese palo, asiste con la carta
    que quieras. No podrías ganar, así que puedes guardarte la mejor.
clause-B-PLAY-6 = ¿No puedes asistir, y tus triunfos son demasiado bajos para superar el de la mesa? { $losing_trump ->
        [may] Entonces nada te obliga: echa cualquier carta.
       *[must] Tienes que echar uno de ellos igualmente.
    }
clause-B-PLAY-7 = Sin cartas del palo de salida y sin triunfos, echa lo que quieras.
clause-B-PLAY-8 = El triunfo más alto se lleva la baza. Si no hay ninguno, la carta más alta del palo de salida.

section-B-CINCH = La mano segura
clause-B-CINCH-1 = { $cinch ->
        [yes] Tu mano es segura, un cinch, cuando las bazas que tienes y las que nadie puede quitarte suman la mayoría: 3
            de { $hand_size }.
       *[no] En esta casa no hay cinch. Dentro de las reglas de las bazas, sales y fallas como quieres.
    }
clause-B-CINCH-2 = { $cinch ->
        [yes] Las bazas seguras se cuentan con lo que puedes saber: tus cartas, las que descartaste, todas las que se han
            echado, la descubierta y lo que los demás han mostrado al no asistir, no fallar o no superar. Una carta rival
            es la que aún puede tener otro que juega. Cuentan tus triunfos, menos los que pueden superar triunfos rivales
            más altos, cada triunfo rival a uno solo. Cuando sales, sales con los triunfos que ningún triunfo rival
            supera, y cada uno arrastra un triunfo rival, aunque sea el más bajo; cuando ya no queda ningún triunfo rival,
            cuentan también las cartas de otros palos que nada supera. Cuando respondes con una carta que gana la baza
            seguro, cuenta esa baza y sigue como si salieras, si así te salen más. Pero si ninguna carta que puedas echar
            gana la baza y puedes echar triunfo, tu triunfo más alto se pierde: cuenta sin él.{ $enforcement ->
                [honour] {" "}Una carta que queda como falta no muestra nada de una mano.
               *[strict] {""}
            }
       *[no] { -no-cinch }
    }
clause-B-CINCH-3 = { $cinch ->
        [yes] Con la mano segura y algún triunfo en ella, sal con tu triunfo más alto.
       *[no] { -no-cinch }
    }
clause-B-CINCH-4 = { $cinch ->
        [yes] Con la mano segura, si no cierras tú la baza y puedes echar triunfo, echa el más alto. Asistir va primero.
       *[no] { -no-cinch }
    }
clause-B-CINCH-5 = { $cinch ->
        [yes] Quien cierra la baza no tiene esa obligación, solo las de las bazas.
       *[no] { -no-cinch }
    }
clause-B-CINCH-6 = { $cinch ->
        [yes] Los triunfos seguidos valen igual. Sirve uno más bajo si entre él y tu más alto no hay ningún triunfo rival.
       *[no] { -no-cinch }
    }
clause-B-CINCH-7 = { $cinch ->
        [yes] Tres bazas hechas también son un cinch: no puedes guardarte un triunfo saliendo con otra cosa.
       *[no] { -no-cinch }
    }

section-B-SETTLE = El bote
clause-B-SETTLE-1 = Quien hace más bazas que ningún otro se lleva el bote. Con tres basta siempre; con dos, si { $hand_size ->
        [4] los demás tienen una cada uno
       *[other] las otras tres van una a cada uno
    }. Si varios empatan con el mayor número de bazas, nadie se lo lleva, y pasa entero a la mano siguiente.
clause-B-SETTLE-2 = Quien ha jugado y no ha hecho ninguna baza queda bourré, y paga al bote siguiente tanto como vale este.
    La multa de cada uno se calcula sobre el mismo bote, el que se acaba de jugar. Ninguna multa agranda otra, y ninguna
    retrasa al ganador.
clause-B-SETTLE-3 = El bote siguiente es lo que nadie se ha llevado de este, más las multas, más lo que se pone de ante. Una
    multa y un premio nunca se compensan entre sí.
clause-B-SETTLE-4 = { $bourre_blocks_award ->
        [yes] Cuando alguien queda bourré, el ganador no cobra: el bote pasa a la mano siguiente{ $ante_by ->
            [dealer] .
           *[each] { $exempt_from_ante ->
                [nobody] .
               *[bourre] , y solo los bourré se libran del ante.
            }
        } Un empate sigue siendo un empate.
       *[no] Que alguien quede bourré no impide cobrar al ganador.
    }
clause-B-SETTLE-5 = { $limit ->
        [none] No hay límite: una multa puede ser tan grande como el bote.
       *[other] Ninguna multa pasa de { $limit }. { $limit_covers ->
            [fines_and_award] Tampoco el ganador se lleva más; el resto del bote pasa a la mano siguiente.
           *[fines] El ganador sigue llevándose el bote entero.
        }
    }

section-B-ERROR = Las faltas
clause-B-ERROR-1 = { $enforcement ->
        [honour] En esta mesa se juega como entre personas: una carta equivocada se acepta. Hasta que cae la siguiente se
            puede corregir: vuelve a la mano y se echa una permitida. { $misplay ->
                [retract] No cuesta nada.
               *[other] El desliz en sí no cuesta fichas, pero sí el derecho a este bote y el próximo turno de reparto. Si
                    además no se hace ninguna baza, esa multa se paga igual.
            }
       *[strict] { -strict-house }
    }
clause-B-ERROR-2 = { $enforcement ->
        [honour] Cuando ha caído la carta siguiente, la equivocada se queda. { $misplay ->
                [retract] En esta casa no cuesta nada ni siquiera entonces.
                [bourre] Es un renuncio. Quien lo comete cuenta como bourré: una sola multa del valor del bote, sin derecho
                    a este bote, y sin ante la próxima vez si los bourré se libran.
               *[renege] Es un renuncio. Cuesta una multa del valor del bote, aparte de la multa por no hacer bazas, cada
                    una dentro del límite si lo hay, y el derecho a este bote { -ours }. La multa por renuncio no libra
                    del ante siguiente.
            }
       *[strict] { -strict-house }
    }
clause-B-ERROR-3 = { $enforcement ->
        [honour] { $misplay ->
            [retract] En esta casa nadie pierde el derecho a un bote.
           *[other] Si quien tiene más bazas no tiene derecho al bote, nadie se lo lleva, y pasa a la mano siguiente. Eso solo
                no libra a ese jugador del ante siguiente { -ours }.
        }
       *[strict] { -strict-house }
    }
clause-B-ERROR-4 = { $enforcement ->
        [honour] { $cinch ->
            [yes] Olvidar lo que exige una mano segura (B-CINCH) es una falta como cualquier otra.
           *[no] { -no-cinch }
        }
       *[strict] { -strict-house }
    }
clause-B-ERROR-5 = { $enforcement ->
        [honour] Quien deja ver antes de su turno si pasa, si juega o cuántas cartas cambia, pierde un turno de reparto: el
            reparto se lo salta una vez por cada desliz de estos. Si tiene que saltarse a todos, da la vuelta quitando
            uno a cada uno hasta que alguien quede libre { -ours }.
       *[strict] No en esta casa: aquí nadie puede hablar antes de tiempo.
    }

section-B-SESSION = La partida
clause-B-SESSION-1 = { $hands ->
        [none] La mesa juega hasta que acuerda parar, entre dos manos. Entonces se liquidan los últimos premios y multas, y
            no se pone otro ante.
        [one] La partida es de una mano. Se liquidan premios y multas, y no se pone otro ante.
       *[other] La partida es de { $hands } manos. Tras la última se liquidan premios y multas, y no se pone otro ante.
    } Lo que habría sido el bote siguiente se divide por igual entre todos los jugadores, hasta la fracción exacta.
clause-B-SESSION-2 = Gana la cuenta más alta. Cuentas iguales comparten puesto, y los puestos siguientes se saltan.
clause-B-SESSION-3 = Tras cada movimiento de fichas se comprueban los libros: todas las cuentas y el bote juntos son lo que
    los jugadores tenían al empezar.
