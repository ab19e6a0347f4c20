# What came of an action, for everybody to read. The variables are told in the English catalogue.
# Cards are "tirades", so that "jugar" stays free for the declaration. DE() makes d’ of "de" before the names that ask for it.

## Bourré

happening-turned_up = { $you ->
    [yes] Gires { $cards }: el trumfo és { $suit_name }.
   *[no] { $who } gira { $cards }: el trumfo és { $suit_name }.
}
happening-passes = { $you ->
    [yes] Passes.
   *[no] { $who } passa.
}
happening-plays = { $you ->
    [yes] Jugues.
   *[no] { $who } juga.
}
happening-decided = { $you ->
    [yes] Ja has decidit.
   *[no] { $who } ja ha decidit.
}
happening-unasked = { $you ->
    [yes] Tots els altres han passat: jugues sense que se’t pregunti.
   *[no] Tots els altres han passat: { $who } juga sense que se li pregunti.
}
happening-drew = { $you ->
    [yes] { $amount ->
        [0] No canvies.
        [one] Canvies una carta.
       *[other] Canvies { $amount } cartes.
    }
   *[no] { $amount ->
        [0] { $who } no canvia.
        [one] { $who } canvia una carta.
       *[other] { $who } canvia { $amount } cartes.
    }
}
happening-laid_aside = { $you ->
    [yes] Deixes { $cards } a part, cara amunt; el trumfo no canvia.
   *[no] { $who } deixa { $cards } a part, cara amunt; el trumfo no canvia.
}
happening-restock = S’ha acabat el munt: { $amount ->
        [one] la carta descartada abans torna al munt
       *[other] es barregen les { $amount } cartes descartades abans
    } i es continua repartint.
happening-played = { $you ->
    [yes] Tires { $cards }.
   *[no] { $who } tira { $cards }.
}
happening-takes_trick = { $you ->
    [yes] T’endús la basa amb { $cards }: ja en tens { $amount }.
   *[no] { $who } s’endú la basa amb { $cards }: ja en té { $amount }.
}
happening-nobody_collects = { $note ->
    [all_passed] Han passat tots: el pot, { $chips }, es queda.
    [tie] Empat a bases al capdavant: ningú no s’endú el pot, { $chips }.
    [barred] Qui ha fet més bases no té dret al pot: passa a la mà següent amb { $chips }.
   *[blocked] Algú queda bourré, i en aquesta casa això deixa sense pot qui guanya: passa a la mà següent amb { $chips }.
}
happening-puts_right = { $you ->
    [yes] Reculls { $cards }, que anava contra les regles.
   *[no] { $who } recull { $cards }, que anava contra les regles.
}
happening-renege = { $you ->
    [yes] Has fet un renunci amb { $cards }
   *[no] { $who } ha fet un renunci amb { $cards }
}: { $note ->
    [must_follow_suit] hi havia una carta del coll de sortida per seguir
    [must_trump] hi havia un trumfo per tirar
    [must_beat] es podia matar la millor carta
    [cinch_lead] amb la mà segura cal sortir amb el trumfo més alt
   *[cinch_trump] amb la mà segura cal tirar el trumfo més alt
}. Això costa el dret a aquest pot, i una multa en liquidar-lo.
happening-misplay = { $you ->
    [yes] La teva carta { $cards } anava contra les regles
   *[no] { $who } ha anat contra les regles amb { $cards }
}: { $note ->
    [must_follow_suit] hi havia una carta del coll de sortida per seguir
    [must_trump] hi havia un trumfo per tirar
    [must_beat] es podia matar la millor carta
    [cinch_lead] amb la mà segura cal sortir amb el trumfo més alt
   *[cinch_trump] amb la mà segura cal tirar el trumfo més alt
}. En aquesta casa no costa res.
happening-early = { $you ->
    [yes] Has parlat abans d’hora, i perds el teu pròxim torn de repartir.
   *[no] { $who } ha parlat abans d’hora, i perd el seu pròxim torn de repartir.
}
happening-deal_missed = { $you ->
    [yes] Et saltes aquest torn de repartir: l’havies perdut.
   *[no] { $who } se salta aquest torn de repartir: l’havia perdut.
}

## The last one left, in either game

happening-alone = { $game ->
    [bouillotte] { $you ->
        [yes] Tots els altres han plegat: t’endús el pot i no ensenyes les cartes.
       *[no] Tots els altres han plegat: { $who } s’endú el pot i no ensenya res.
    }
   *[bourre] { $you ->
        [yes] Només jugues tu: totes les bases són teves.
       *[no] Només juga { $who }: totes les bases són seves.
    }
}

## Bouillotte

happening-carre = { $you ->
    [yes] { $note ->
        [buyback] Recompres l’última paraula per { $chips }.
       *[other] Fas carre, a cegues, per { $chips }.
    }
   *[no] { $note ->
        [buyback] { $who } recompra l’última paraula per { $chips }.
       *[other] { $who } fa carre, a cegues, per { $chips }.
    }
}
happening-decline = { $you ->
    [yes] { $note ->
        [buyback] No recompres l’última paraula.
       *[other] No fas carre.
    }
   *[no] { $note ->
        [buyback] { $who } no recompra l’última paraula.
       *[other] { $who } no fa carre.
    }
}
happening-cannot_carre = { $you ->
    [yes] No et queda prou per a un carre ({ $chips }), i no se’t pregunta.
   *[no] A { $who } no li queda prou per a un carre ({ $chips }), i no se li pregunta.
}
happening-dealt = { $you ->
    [yes] Reparteixes { $amount } cartes a cadascú.
   *[no] { $who } reparteix { $amount } cartes a cadascú.
}
happening-retourne = El retourné és { $cards }.
happening-pass = { $you ->
    [yes] De moment passes.
   *[no] De moment { $who } passa.
}
happening-open = { $you ->
    [yes] Obres amb { $chips }{ $note ->
        [all_in] , tota la cave
       *[other] {""}
    }.
   *[no] { $who } obre amb { $chips }{ $note ->
        [all_in] , tota la cave
       *[other] {""}
    }.
}
happening-raise = { $you ->
    [yes] Apuges a { $chips }{ $note ->
        [all_in] , tota la cave
       *[other] {""}
    }.
   *[no] { $who } apuja a { $chips }{ $note ->
        [all_in] , tota la cave
       *[other] {""}
    }.
}
happening-call = { $you ->
    [yes] { $note ->
        [all_in] Iguales amb tota la cave, { $chips } en total.
       *[other] Iguales, { $chips } en total.
    }
   *[no] { $note ->
        [all_in] { $who } iguala amb tota la cave, { $chips } en total.
       *[other] { $who } iguala, { $chips } en total.
    }
}
happening-fold = { $you ->
    [yes] Plegues.
   *[no] { $who } plega.
}
happening-no_more = { $you ->
    [yes] Dius que prou.
   *[no] { $who } diu que prou.
}
happening-more_round = { $you ->
    [yes] Tots t’han respost; els altres poden tornar a apujar.
   *[no] Tots han respost a { $who }; els altres poden tornar a apujar.
}
happening-showdown = { $note ->
    [two_in] En quedaven dos, i l’aposta està igualada
    [no_more] Ja no apuja ningú
    [one_round] Tots han respost
   *[no_chips] No queda ningú contra qui apostar
}: s’ensenyen les cartes per { $chips }.
happening-all_passed = Han passat tots: el pot, { $chips }, es queda.
happening-carre_takes = { $you ->
    [yes] Ningú no ha obert després del teu carre: el pot és teu, { $chips }.
   *[no] Ningú no ha obert després del carre { DE($who) }, que s’endú el pot sense haver de parlar: { $chips }.
}
happening-shown = { $you ->
    [yes] Ensenyes { $cards }.
   *[no] { $who } ensenya { $cards }.
}
happening-pot = { $note ->
    [main] El pot: { $chips }.
   *[side] El pot secundari: { $chips }.
}
happening-point = { $clause ->
    [L-POINT-2] El coll més ric és el de { $suit_name }, amb { $amount }.
    [L-POINT-3] Hi ha més d’un coll amb el màxim, { $amount }; per l’ordre a taula decideix el de { $suit_name }.
    [L-POINT-4] Cap dels que juguen per aquest pot no té cartes del coll més ric, i decideix el següent: { $suit_name }, amb { $amount }.
    [L-POINT-5] Aquest pot va per { $suit_name }, amb { $amount }.
   *[L-POINT-6] { $you ->
        [yes] Comptes { $amount } en { $suit_name } ({ $cards }), el millor punt dels que juguen per aquest pot.
       *[no] { $who } compta { $amount } en { $suit_name } ({ $cards }), el millor punt dels que juguen per aquest pot.
    }
}
# $note: why the other one of two equal points wins
happening-equal_point = { $you ->
    [yes] Tu també comptes { $amount } ({ $cards }), { $note ->
        [suit] però va abans el coll del retourné
       *[seat] però l’altre va abans, començant per la dreta de qui reparteix
    }.
   *[no] { $who } també compta { $amount } ({ $cards }), { $note ->
        [suit] però va abans el coll del retourné
       *[seat] però l’altre va abans, començant per la dreta de qui reparteix
    }.
}
happening-wins_by_point = { $clause ->
    [L-POINT-6] { $you ->
        [yes] Guanya el teu punt.
       *[no] { $who } guanya pel punt.
    }
   *[other] { $you ->
        [yes] Tens { $cards }, la més alta del coll entre els que juguen per aquest pot.
       *[no] { $who } té { $cards }, la més alta del coll entre els que juguen per aquest pot.
    }
}
happening-wins_by_carre = { $you ->
    [yes] Les teves cartes { $cards } i el retourné són un brelan carré: no hi ha res millor.
   *[no] { $who } té un brelan carré, { $cards } i el retourné: no hi ha res millor.
}
happening-wins_by_brelan = { $you ->
    [yes] El teu brelan { $cards } és la millor mà per a aquest pot.
   *[no] { $who } té la millor mà per a aquest pot, el brelan { $cards }.
}
happening-wins_by_favori = { $you ->
    [yes] La teva parella i el retourné ({ $cards }) són un brelan favori, la millor mà per a aquest pot.
   *[no] { $who } té la millor mà per a aquest pot, un brelan favori: parella i retourné ({ $cards }).
}
happening-wins_by_mistigri = { $you ->
    [yes] Guanyes amb el mistigri: { $cards }.
   *[no] { $who } guanya amb el mistigri: { $cards }.
}
happening-premium = { $you ->
    [yes] Cadascun dels altres et deu { $chips } pel teu { $note ->
        [carre] brelan carré
       *[brelan] brelan
    } { $cards }.
   *[no] Cadascun dels altres deu { $chips } a { $who } pel seu { $note ->
        [carre] brelan carré
       *[brelan] brelan
    } { $cards }.
}
