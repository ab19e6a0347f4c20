# The rules of Bourré, a paragraph for every clause, as the house at hand plays them.
# Each switch is a variable of the same name: numbers are numbers, yes and no are "yes" and "no", no value is "none".

# Marks a point that no source settles.
-ours = (decisió nostra)
-no-draw = No en aquesta casa, on no es canvien cartes.
-no-cinch = No en aquesta casa, que no coneix el cinch.
-strict-house = No en aquesta casa: una carta no permesa es rebutja a l’acte, així que no hi pot haver faltes.

section-B-TABLE = La taula
clause-B-TABLE-1 = Tot va en el sentit del rellotge: el repartiment, el que es diu, les bases. Després de tu va qui tens a
    l’esquerra. En aquesta casa juguen { $seats }.
clause-B-TABLE-2 = La baralla és la completa de 52 cartes, sense jòquers. A cada coll mana l’as; el segueixen rei, dama,
    valet, 10, 9 i així fins al 2.
clause-B-TABLE-3 = Cadascú comença amb { $start ->
        [one] 1 fitxa
       *[other] { $start } fitxes
    } al seu compte. Un compte pot baixar de zero, així que a ningú no li falten mai fitxes. Les fitxes passen d’un compte
    a un altre; no se’n crea ni se’n perd cap. Són senceres fins a la divisió final, en què una fracció es guarda exacta.
clause-B-TABLE-4 = Qui reparteix primer es tria a sorts { -ours }. Després de cada mà, el torn de repartir passa a
    l’esquerra{ $enforcement ->
        [honour] , saltant els que han perdut un torn de repartir (B-ERROR-5).
       *[strict] .
    }

section-B-ANTE = Abans de repartir
clause-B-ANTE-1 = Abans de la primera mà { $ante_by ->
        [dealer] qui reparteix paga l’entrada de tota la taula: { $ante } per jugador.
       *[each] cada jugador posa { $ante } al pot.
    }
clause-B-ANTE-2 = Cada pot posterior comença amb el que hi ha deixat la mà anterior. { $ante_by ->
        [dealer] Després, qui reparteix ara paga { $ante } per jugador. Ningú no se’n salva.
       *[each] { $exempt_from_ante ->
            [nobody] Després, cada jugador torna a posar l’entrada, { $ante }. Ningú no se’n salva.
            [bourre] Després es torna a posar l’entrada, { $ante }. Se’n salven els que acaben de pagar multa per no haver
                fet cap basa. Qui ha guanyat paga, els que han empatat paguen, i també els que han passat.
           *[bourre_and_tied] Després es torna a posar l’entrada, { $ante }. Se’n salven els que acaben de pagar multa per
                no haver fet cap basa i els que han empatat al capdavant en bases. Qui ha guanyat paga, i també els que han passat.
        }
    }
clause-B-ANTE-3 = { $second_ante ->
        [0] En aquesta casa no hi ha segona entrada.
       *[other] Qui juga posa a l’acte { $second_ante } més al pot, també qui reparteix si juga sense que se li pregunti
            (B-DECLARE-3).
    }

section-B-DEAL = El repartiment
clause-B-DEAL-1 = Es barreja, i escapça qui és a la dreta de qui reparteix. Després cadascú rep { $hand_size } cartes, d’una
    en una, començant per l’esquerra de qui reparteix.
clause-B-DEAL-2 = L’última carta de qui reparteix es gira. El seu coll és el trumfo d’aquesta mà. La carta continua essent
    de qui reparteix.

section-B-DECLARE = Passar o jugar
clause-B-DECLARE-1 = { $declare ->
        [closed_fist] Cadascú decideix una sola vegada, passar o jugar, amb el puny tancat (B-DECLARE-5).
       *[in_turn] Des de l’esquerra de qui reparteix, cadascú diu una sola vegada si passa o si juga.
    } Qui passa lliura les cartes sense ensenyar-les, i amb elles l’entrada. En aquesta mà ja no hi ha res més: ni a pagar
    ni a guanyar.
clause-B-DECLARE-2 = { $ace_holds_dealer ->
        [yes] Si la carta girada és un as, qui reparteix ha de jugar.
       *[no] Un as girat no obliga ningú aquí: qui reparteix també pot passar.
    }
clause-B-DECLARE-3 = { $declare ->
        [closed_fist] No en aquesta casa: ningú no juga sense que se li pregunti, perquè tots decideixen alhora.
       *[in_turn] Si tots els altres han passat, qui reparteix juga, i ni tan sols se li pregunta.
    }
clause-B-DECLARE-4 = Si tots han parlat i només en juga un, ha guanyat totes les bases i s’endú el pot{ $limit ->
        [none] {""}
       *[other] { $limit_covers ->
            [fines_and_award] {" "}fins on arriba el límit (B-SETTLE-5)
           *[fines] {""}
        }
    }. Ja no es canvia ni es juga res més, i ningú no queda bourré. Les cartes ja canviades, canviades queden. Guanyar així
    no salva de l’entrada següent.
clause-B-DECLARE-5 = { $declare ->
        [closed_fist] Tots decideixen en secret, en qualsevol ordre, i els punys s’obren alhora. Si tots passen, el pot queda
            per a la mà següent i { $ante_by ->
                [dealer] qui reparteix després torna a posar l’entrada de tots
               *[each] cada jugador torna a posar l’entrada
            } { -ours }.{ $max_discards ->
                [0] {""}
               *[other] {" "}Si no, es canvien cartes per torn, des de l’esquerra de qui reparteix.
            }
       *[in_turn] Aquí no es fa servir el puny tancat: cadascú parla en veu alta, per torn.
    }

section-B-DRAW = El canvi de cartes
clause-B-DRAW-1 = { $max_discards ->
        [0] En aquesta casa no es canvien cartes: el que et donen és el que jugues.
       *[other] Qui juga pot descartar cartes cara avall, { $max_discards } com a molt, i en rep unes altres tantes del
            munt. { $declare ->
                [closed_fist] Es fa quan els punys són oberts, un jugador rere l’altre.
               *[in_turn] { $draw ->
                    [after_all] Es fa en una segona volta, en el mateix ordre, quan tots han parlat.
                   *[at_once] Es fa a l’acte, abans que parli el següent.
                }
            }
    }
clause-B-DRAW-2 = { $max_discards ->
        [0] { -no-draw }
       *[other] Tots poden veure quantes cartes canvies, i ningú quines. Qui reparteix pot canviar la carta girada: es deixa
            a part, a la vista, i el trumfo continua igual. Un cop canviada, o lliurada amb la mà de qui reparteix si passa, aquesta
            carta ja no torna mai al munt { -ours }.
    }
clause-B-DRAW-3 = { $max_discards ->
        [0] { -no-draw }
       *[other] Si el munt s’acaba mentre et serveixen, reps el que hi ha. Aleshores qui reparteix barreja
            { $restock ->
                [folded_first] les mans dels que han passat, i els descarts anteriors només quan aquestes també s’han acabat,
               *[pool] juntes les mans dels que han passat i els descarts anteriors
            } i continua repartint. El que acabes de descartar no pot tornar a tu. Aquesta barreja és atzar, com el repartiment, i
            consta al registre.
    }

section-B-PLAY = Les bases
clause-B-PLAY-1 = Surt el primer que juga comptant des de l’esquerra de qui reparteix. Després, qui guanya una basa surt a la
    següent. Pots sortir amb qualsevol carta{ $cinch ->
        [yes] , tret que la teva mà sigui segura (B-CINCH).
       *[no] .
    }
clause-B-PLAY-2 = Tens alguna carta del coll de sortida? Doncs tira’n una: això és seguir.
clause-B-PLAY-3 = No en tens cap, però sí un trumfo? Doncs tira un trumfo: això és fallar.
clause-B-PLAY-4 = En fer-ho, mata si pots la millor carta de la taula, amb una de més alta del coll de sortida o amb un trumfo
    més alt. No cal que sigui la més alta que tens. Si s’ha sortit amb trumfo, seguir i fallar són el mateix, i mates si pots.
clause-B-PLAY-5 = Si algú ha fallat un coll que no és trumfo i a tu encara te’n queden cartes, segueix amb la que vulguis. No
    podries guanyar, així que pots guardar-te la millor.
clause-B-PLAY-6 = No pots seguir, i els teus trumfos són massa baixos per matar el de la taula? { $losing_trump ->
        [may] Doncs res no t’obliga: tira qualsevol carta.
       *[must] N’has de tirar un igualment.
    }
clause-B-PLAY-7 = Sense cartes del coll de sortida i sense trumfos, tira el que vulguis.
clause-B-PLAY-8 = El trumfo més alt s’endú la basa. Si no n’hi ha cap, la carta més alta del coll de sortida.

section-B-CINCH = La mà segura
clause-B-CINCH-1 = { $cinch ->
        [yes] La teva mà és segura, un cinch, quan les bases que tens i les que ningú no et pot prendre sumen la majoria: 3
            de { $hand_size }.
       *[no] En aquesta casa no hi ha cinch. Dins les regles de les bases, surts i falles com vols.
    }
clause-B-CINCH-2 = { $cinch ->
        [yes] Les bases segures es compten amb el que pots saber: les teves cartes, les que has descartat, totes les que s’han
            tirat, la girada i el que els altres han mostrat en no seguir, no fallar o no matar. Una carta rival és la que
            encara pot tenir un altre que juga. Compten els teus trumfos, menys els que et poden matar amb trumfos rivals més
            alts, cada trumfo rival un de sol. Quan surts, surts amb els trumfos que cap trumfo rival no mata, i cada un arrossega
            un trumfo rival, encara que sigui el més baix; quan ja no queda cap trumfo rival, compten també les cartes
            d’altres colls que res no mata. Quan respons amb una carta que per força guanya la basa, compta aquesta basa i
            continua com si sortissis, si així et surten més. Però si cap carta que puguis tirar no la guanya i pots fallar,
            el teu trumfo més alt es perd: compta sense ell.{ $enforcement ->
                [honour] {" "}Una carta que queda com a falta no mostra res d’una mà.
               *[strict] {""}
            }
       *[no] { -no-cinch }
    }
clause-B-CINCH-3 = { $cinch ->
        [yes] Amb la mà segura i algun trumfo, surt amb el teu trumfo més alt.
       *[no] { -no-cinch }
    }
clause-B-CINCH-4 = { $cinch ->
        [yes] Amb la mà segura, si no ets l’últim de tirar i pots tirar trumfo, tira el més alt. Seguir el coll va primer.
       *[no] { -no-cinch }
    }
clause-B-CINCH-5 = { $cinch ->
        [yes] Qui tanca la basa no té aquesta obligació, només les de les bases.
       *[no] { -no-cinch }
    }
clause-B-CINCH-6 = { $cinch ->
        [yes] Els trumfos que es toquen valen igual. En serveix un de més baix si entre ell i el teu més alt no hi ha cap
            trumfo rival.
       *[no] { -no-cinch }
    }
clause-B-CINCH-7 = { $cinch ->
        [yes] Tres bases fetes també són un cinch: no pots guardar-te un trumfo sortint amb una altra cosa.
       *[no] { -no-cinch }
    }

section-B-SETTLE = El pot
clause-B-SETTLE-1 = Qui fa més bases que ningú altre s’endú el pot. Amb tres, sempre; amb dues, si { $hand_size ->
        [4] els altres en tenen una cadascun
       *[other] les altres tres estan repartides, una cadascun
    }. Si hi ha empat en el nombre més alt de bases, ningú no se l’endú, i passa sencer a la mà següent.
clause-B-SETTLE-2 = Qui ha jugat i no ha fet cap basa queda bourré, i paga al pot següent tant com val aquest. La multa de
    cadascú es calcula sobre el mateix pot, el que s’acaba de jugar. Cap multa no en fa créixer una altra, i cap no fa
    esperar qui guanya.
clause-B-SETTLE-3 = El pot següent és el que ningú no s’ha endut d’aquest, més les multes, més les entrades. Una multa i un
    premi no es compensen mai.
clause-B-SETTLE-4 = { $bourre_blocks_award ->
        [yes] Quan algú queda bourré, qui guanya no cobra: el pot passa a la mà següent{ $ante_by ->
            [dealer] .
           *[each] { $exempt_from_ante ->
                [nobody] .
               *[bourre] , i només els bourré se salven de l’entrada.
            }
        } Un empat continua essent un empat.
       *[no] Que algú quedi bourré no impedeix cobrar a qui guanya.
    }
clause-B-SETTLE-5 = { $limit ->
        [none] No hi ha límit: una multa pot ser tan gran com el pot.
       *[other] Cap multa no passa de { $limit }. { $limit_covers ->
            [fines_and_award] Tampoc qui guanya no s’endú més; la resta del pot passa a la mà següent.
           *[fines] Qui guanya continua enduent-se el pot sencer.
        }
    }

section-B-ERROR = Les faltes
clause-B-ERROR-1 = { $enforcement ->
        [honour] En aquesta taula es juga com entre persones: una carta equivocada s’accepta. Fins que cau la següent es pot
            esmenar: torna a la mà i se’n tira una de permesa. { $misplay ->
                [retract] No costa res.
               *[other] La relliscada en si no costa fitxes, però sí el dret a aquest pot i el pròxim torn de repartir. Si a
                    més no es fa cap basa, aquella multa es paga igualment.
            }
       *[strict] { -strict-house }
    }
clause-B-ERROR-2 = { $enforcement ->
        [honour] Quan ha caigut la carta següent, l’equivocada es queda. { $misplay ->
                [retract] En aquesta casa no costa res ni tan sols aleshores.
                [bourre] Això és un renunci. Qui el fa compta com a bourré: una sola multa del valor del pot, sense dret a
                    aquest pot, i sense entrada la pròxima vegada si els bourré se’n salven.
               *[renege] Això és un renunci. Costa una multa del valor del pot, a banda de la multa per no fer bases, cada
                    una dins el límit si n’hi ha, i el dret a aquest pot { -ours }. La multa per renunci no salva de
                    l’entrada següent.
            }
       *[strict] { -strict-house }
    }
clause-B-ERROR-3 = { $enforcement ->
        [honour] { $misplay ->
            [retract] En aquesta casa ningú no perd el dret a un pot.
           *[other] Si qui té més bases no té dret al pot, ningú no se l’endú, i passa a la mà següent. Això sol no salva
                aquest jugador de l’entrada següent { -ours }.
        }
       *[strict] { -strict-house }
    }
clause-B-ERROR-4 = { $enforcement ->
        [honour] { $cinch ->
            [yes] Oblidar el que exigeix una mà segura (B-CINCH) és una falta com qualsevol altra.
           *[no] { -no-cinch }
        }
       *[strict] { -strict-house }
    }
clause-B-ERROR-5 = { $enforcement ->
        [honour] Qui deixa veure abans del seu torn si passa, si juga o quantes cartes canvia, perd un torn de repartir: se’l
            salta una vegada per cada relliscada d’aquestes. Si cal saltar-los tots, es fa la volta traient-ne una a
            cadascú fins que algú queda lliure { -ours }.
       *[strict] No en aquesta casa: aquí ningú no pot parlar abans d’hora.
    }

section-B-SESSION = La partida
clause-B-SESSION-1 = { $hands ->
        [none] La taula juga fins que acorda parar, entre dues mans. Aleshores es liquiden els últims premis i multes, i no es
            paga cap entrada més.
        [one] La partida és d’una mà. Es liquiden premis i multes, i no es paga cap entrada més.
       *[other] La partida és de { $hands } mans. Després de l’última es liquiden premis i multes, i no es paga cap entrada
            més.
    } El que hauria estat el pot següent es divideix a parts iguals entre tots els jugadors, fins a la fracció exacta.
clause-B-SESSION-2 = Guanya el compte més alt. Comptes iguals comparteixen lloc, i els llocs següents se salten.
clause-B-SESSION-3 = Després de cada moviment de fitxes es comproven els llibres: tots els comptes i el pot junts són el que els
    jugadors tenien al començament.
