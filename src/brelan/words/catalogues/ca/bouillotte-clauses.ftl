# The rules of Bouillotte, a paragraph for every clause, as the house at hand plays them.
# Each switch is a variable of the same name: numbers are numbers, yes and no are "yes" and "no", no value is "none".
# $premiums: "no" when both premiums are 0.

-no-carre = No en aquesta casa: es reparteix sense apostes a cegues.
-no-brelans = No en aquesta casa, on els brelans no compten (L-HANDS-3).
-own-point = No en aquesta casa, on cadascú compta el seu propi punt (L-POINT-6).
-no-premium = No en aquesta casa: mai no es deu cap prima.

section-L-TABLE = La taula
clause-L-TABLE-1 = Tot va en sentit contrari al rellotge: després de tu va qui tens a la dreta. { $seats ->
        [3] Tres juguen amb 16 cartes: as, rei, 9 i 8 de cada coll,
        [4] Quatre juguen amb 20 cartes: as, rei, dama, 9 i 8 de cada coll,
        [5] Cinc juguen amb 24 cartes: as, rei, dama, valet, 9 i 8 de cada coll,
       *[other] A la casa juguen { $seats }. Quatre juguen amb 20 cartes: as, rei, dama, 9 i 8 de cada coll. Tres treuen les
            dames, cinc hi afegeixen els valets. Les cartes van en aquest ordre,
    } i mana l’as. Cadascú té al davant { $cave ->
        [one] 1 fitxa
       *[other] { $cave } fitxes
    }, la seva cave, i mai no pot apostar més del que hi queda. Qui reparteix primer es tria a sorts; el torn de repartir
    passa a la dreta.
clause-L-TABLE-2 = Una cave buida es torna a omplir, sencera, abans de la mà següent, i queda anotat. No es pregunta a ningú
    { -ours }. Una cave on queda alguna cosa no es completa mai.

section-L-CARRE = Apostes a cegues
clause-L-CARRE-1 = { $ante_by ->
        [dealer] Només paga entrada qui reparteix: 1 fitxa.
       *[other] Aquí no paga entrada només qui reparteix (L-CARRE-4).
    } El que ha deixat una mà passada ja és al pot.
clause-L-CARRE-2 = { $carre ->
        [yes] Abans de repartir cap carta, qui és a la dreta de qui reparteix pot fer carre: posar tant com hi ha al pot. El
            següent pot fer el mateix amb el pot nou, i així durant una volta; qui reparteix, l’últim. El primer que no vol
            ho acaba. També qui té massa poques fitxes: no se li pregunta, i a ningú després d’ell tampoc.
       *[no] { -no-carre }
    }
clause-L-CARRE-3 = { $carre ->
        [yes] { $carre_buyback ->
            [yes] Si el següent ha fet carre sobre el teu, pots recomprar l’última paraula doblant un altre cop, i amb això
                s’acaben les apostes a cegues { -ours }. Si no vols, o no hi arribes, pot fer carre el que va després d’ell, i
                qui va abans d’aquest té el mateix dret; i així fins a qui reparteix.
           *[no] En aquesta casa l’última paraula no es pot recomprar.
        }
       *[no] { -no-carre }
    }
clause-L-CARRE-4 = { $ante_by ->
        [each] Cada jugador paga 1 fitxa d’entrada.
        [each_and_dealer] Cada jugador paga 1 fitxa d’entrada, i qui reparteix 1 més si la té.
       *[dealer] Els altres jugadors no paguen entrada.
    }

section-L-DEAL = El repartiment
clause-L-DEAL-1 = Qui reparteix barreja, i escapça qui té a l’esquerra. Cadascú rep tres cartes, d’una en una, començant per la
    dreta de qui reparteix. La carta següent es gira: és el retourné, que no és de ningú. { $seats ->
        [3] Les altres 6 cartes no es fan servir.
        [4] Les altres 7 cartes no es fan servir.
        [5] Les altres 8 cartes no es fan servir.
       *[other] La resta de la baralla no es fa servir.
    }

section-L-BET = Les apostes
clause-L-BET-1 = Parla primer qui és a la dreta de qui reparteix.{ $carre ->
        [yes] {" "}Si hi ha hagut carre, qui és a la dreta de l’últim que n’ha fet, que aleshores parla l’últim.
       *[no] {""}
    }
clause-L-BET-2 = Mentre ningú no obre, es pregunta una vegada a cada jugador que té fitxes. Pot passar i entrar després, quan un
    altre hagi obert.
clause-L-BET-3 = { $opening ->
        [match] Per obrir, completa el que has posat fins a igualar qui ha posat més; si ja hi ets, no cal afegir res.
       *[match_and_add] Per obrir, completa el que has posat fins a igualar qui ha posat més, i afegeix 1 fitxa com a mínim encara
            que ja hi siguis.
    } Sense fitxes per a això no pots obrir.
clause-L-BET-4 = Un cop oberta la mà, pots igualar (arribar a qui ha posat més), apujar (passar d’aquí, fins on doni la teva cave) o
    plegar (i perdre el que has posat). Es pregunta a tots per torn, també als que han passat{ $carre ->
        [yes] {" "}i a l’últim que ha fet carre
       *[no] {""}
    }. Si ja hi ets, se’t pregunta igualment; igualar no hi afegeix res aleshores.
clause-L-BET-5 = Amb menys fitxes de les que costa igualar, pots igualar amb totes. No pots apujar. Ningú no pot apujar si cap
    altre dels que continuen no té fitxes per respondre { -ours }; obrir no té aquest límit. Qui ho ha posat tot continua,
    compta com un que continua, i ja no se li pregunta.
clause-L-BET-6 = Quan tots menys un han plegat, aquest s’endú el pot i no ensenya cap carta.
clause-L-BET-7 = Quan en continuen dos, igualar tanca les apostes. El que compta és quants continuen en el moment d’igualar: els
    que pleguen després encara hi eren.
clause-L-BET-8 = { $rounds ->
        [one] Quan tots han respost, s’ensenyen les cartes: hi ha una ronda d’apostes i cap més.
       *[until_no_more] Si quan algú va igualar per última vegada en continuaven tres o més i tots han respost, hi ha una altra
            ronda. Des de l’últim que ha obert o apujat, cadascun dels altres que continuen i tenen fitxes pot tornar a apujar
            o dir «prou». Si ningú no apuja, s’ensenyen les cartes. Si algú apuja, tornen a començar les respostes.
    } Si no falta cap resposta i, dels que continuen, com a molt a un li queden fitxes, s’ensenyen les cartes a l’acte.
clause-L-BET-9 = { $carre ->
        [yes] Si tots passen i no hi ha hagut carre, el pot queda per a la mà següent, i es torna a pagar l’entrada. Si tots
            els altres passen després d’un carre, el pot és de l’últim que n’ha fet, a qui no es pregunta.
       *[no] Si tots passen, el pot queda per a la mà següent, i es torna a pagar l’entrada.
    } Un jugador sense fitxes compta com si hagués passat { -ours }.

section-L-POTS = Tota la cave i pots secundaris
clause-L-POTS-1 = Abans d’ensenyar les cartes, el que un ha posat per sobre de tots els altres torna a ell.
clause-L-POTS-2 = El pot es talla allà on han deixat d’apostar els que continuen. Cada capa pren la seva part del que ha posat
    cadascú, també els que han plegat, i se la disputen els que continuen i l’han pagada fins a dalt. Les fitxes dels que han
    plegat per sobre del tall més alt són de la capa més alta. Les fitxes d’una mà anterior són al pot principal, el més baix.
clause-L-POTS-3 = Cada pot es jutja només entre els que se’l disputen.

section-L-HANDS = Els brelans
clause-L-HANDS-1 = { $brelans ->
        [yes] La millor mà és el brelan carré: tres del mateix valor, i el retourné és la quarta.
       *[no] { -no-brelans }
    }
clause-L-HANDS-2 = { $brelans ->
        [yes] Després va el brelan: tres del mateix valor a la mà. De dos, guanya el de valor més alt.
       *[no] { -no-brelans }
    }
clause-L-HANDS-3 = { $brelans ->
        [yes] { $favori ->
            [above_simple] Una parella que amb el retourné fa tres és un brelan favori. Bat un brelan, i perd contra un
                brelan carré.
            [below_simple] Una parella que amb el retourné fa tres és un brelan favori. Perd contra qualsevol altre brelan.
           *[no] Una parella que amb el retourné faria tres no és cap brelan.
        }{ $mistigri ->
            [yes] {" "}La dama de trèvols, el mistigri, amb dues altres cartes del mateix valor perd contra qualsevol brelan i
                bat qualsevol punt. Amb dues dames és un brelan.
           *[no] {""}
        }
       *[no] En aquesta casa cap mà no és un brelan: sempre decideix el punt, i no es deu cap prima.
    }

section-L-POINT = El punt
clause-L-POINT-1 = { $brelans ->
        [yes] Si cap dels que es disputen el pot no té un brelan{ $mistigri ->
            [yes] {" "}ni el mistigri
           *[no] {""}
        }, s’ensenyen totes les mans
       *[no] Al final s’ensenyen totes les mans
    }, també les plegades. { $point ->
        [own] Com es compten ho diu L-POINT-6.
       *[table] Se suma cada coll en totes les cartes que són a la vista, comptant-hi el retourné: { $low_cards ->
            [ten] 11 per l’as i 10 per qualsevol altra carta.
           *[face] 11 per l’as, 10 per una figura, 9 pel 9 i 8 pel 8.
        } El coll més ric és el punt.
    }
clause-L-POINT-2 = { $point ->
        [own] { -own-point }
       *[table] El pot és de qui, entre els que se’l disputen, té la carta més alta d’aquest coll. El retourné no és de ningú.
    }
clause-L-POINT-3 = { $point ->
        [own] { -own-point }
       *[table] Hi ha diversos colls que són els més rics? Mira qui té la carta més alta de cada un. D’aquests guanya el que va
            abans, comptant des de la dreta de qui reparteix, amb qui reparteix l’últim. Si un té diversos d’aquests colls,
            guanya pel primer de piques, cors, diamants, trèvols.
    }
clause-L-POINT-4 = { $point ->
        [own] { -own-point }
       *[table] Un coll del qual no té cap carta ningú que es disputi el pot no es mira, i decideix el següent més ric.
    }
clause-L-POINT-5 = { $point ->
        [own] { -own-point }
       *[table] Els pots secundaris van pel coll que ha decidit el pot principal. Si cap dels que se’n disputen un no té
            d’aquest coll, decideix el següent més ric que tingui algun d’ells. Si el pot principal se l’ha endut un brelan, un
            pot secundari sense brelan va pel punt com sempre { -ours }.
    }
clause-L-POINT-6 = { $point ->
        [own] Cadascun dels que es disputen el pot suma cada coll del qual té alguna carta, amb el retourné si és d’aquest coll,
            i es queda el millor: { $low_cards ->
                [ten] 11 per l’as i 10 per qualsevol altra carta.
               *[face] 11 per l’as, 10 per una figura, 9 pel 9 i 8 pel 8.
            } Entre colls iguals d’una mà va primer el del retourné, després piques, cors, diamants, trèvols. Guanya el total
            més alt. Si els totals són iguals, guanya la mà que té per millor coll el del retourné; si no, el primer des de la
            dreta de qui reparteix.
       *[table] En aquesta casa ningú no compta un punt propi.
    }

section-L-PREMIUM = Les primes
clause-L-PREMIUM-1 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] Quan s’ensenyen les cartes, cadascun dels altres deu { $premium_carre ->
                    [0] res
                   *[other] { $premium_carre }
                } a qui té un brelan carré i { $premium_simple ->
                    [0] res
                   *[other] { $premium_simple }
                } a qui té un brelan, guanyi qui guanyi els pots. Els que han plegat també ho deuen; per un favori o pel
                mistigri ningú no deu res. { $premium_for_folded ->
                    [yes] Una mà plegada guanya la prima igualment.
                   *[no] Una mà plegada no en guanya cap { -ours }.
                }
        }
       *[no] { -no-premium }
    }
clause-L-PREMIUM-2 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] Si no s’ensenyen les cartes, no hi ha prima.
        }
       *[no] { -no-premium }
    }
clause-L-PREMIUM-3 = { $brelans ->
        [yes] { $premiums ->
            [no] { -no-premium }
           *[yes] { $premium_from ->
                [cave] Les primes surten de les caves, després de donar els pots, el millor brelan primer. Cadascú paga el que hi ha
                    i prou, i res no es compensa { -ours }.
               *[side_account] Les primes van en un compte propi, que pot baixar de zero. No toquen mai una cave, i el que dos es
                    deuen entre ells s’hi compensa.
            }
        }
       *[no] { -no-premium }
    }

section-L-SESSION = La partida
clause-L-SESSION-1 = { $hands ->
        [none] La taula juga fins que acorda parar, entre dues mans.
        [one] La partida és d’una mà.
       *[other] La partida és de { $hands } mans.
    } Si en l’última han passat tots, el pot es divideix a parts iguals entre els jugadors, fins a la fracció exacta.
clause-L-SESSION-2 = El teu resultat és la teva cave, les teves primes i la teva part d’aquest pot, menys la cave amb què vas
    començar i totes les que vas prendre després. Guanya el resultat més alt. Resultats iguals comparteixen lloc, i els llocs
    següents se salten. Tots els resultats junts fan zero.
clause-L-SESSION-3 = Després de cada moviment de fitxes es comproven els llibres: les caves i el pot són totes les caves preses,
    i les primes sumen zero.
