# Chips that go from one account to another, for the log and the account of a hand.
#
# ".many" says it of several at once. Its list may begin with "Tú", so it does without a verb that would have to agree.

posting-ante = { $you ->
    [yes] Pones { $chips } de ante.
   *[no] { $who } pone { $chips } de ante.
}
    .many = { $who }: { $chips } de ante por cabeza.
posting-second_ante = { $you ->
    [yes] Pones { $chips } más en el bote por jugar.
   *[no] { $who } pone { $chips } más en el bote por jugar.
}
    .many = { $who }: { $chips } más en el bote por cabeza, por jugar.
posting-refill = { $you ->
    [yes] Tomas una cave nueva de { $chips }.
   *[no] { $who } toma una cave nueva de { $chips }.
}
    .many = { $who }: una cave nueva de { $chips } por cabeza.
posting-carre = { $you ->
    [yes] Pones { $chips } por el carre.
   *[no] { $who } pone { $chips } por el carre.
}
posting-open = { $you ->
    [yes] Pones { $chips } para abrir.
   *[no] { $who } pone { $chips } para abrir.
}
posting-call = { $you ->
    [yes] Pones { $chips } para igualar.
   *[no] { $who } pone { $chips } para igualar.
}
posting-raise = { $you ->
    [yes] Pones { $chips } para subir.
   *[no] { $who } pone { $chips } para subir.
}
posting-returned = { $you ->
    [yes] Lo que nadie igualó vuelve a ti: { $chips }.
   *[no] Lo que nadie igualó vuelve a { $who }: { $chips }.
}
posting-award = { $clause ->
    [B-SETTLE-1] { $you ->
        [yes] Hiciste más bazas que nadie: te llevas { $amount } del bote.
       *[no] { $who } hizo más bazas que nadie: se lleva { $amount } del bote.
    }
    [B-SETTLE-5] { $you ->
        [yes] Hiciste más bazas que nadie: te llevas { $amount }, el límite de esta casa, del bote.
       *[no] { $who } hizo más bazas que nadie: se lleva { $amount }, el límite de esta casa, del bote.
    }
   *[other] { $you ->
        [yes] Te llevas { $amount } del bote.
       *[no] { $who } se lleva { $amount } del bote.
    }
}
posting-bourre = { $clause ->
    [B-ERROR-2] { $you ->
        [yes] Por la falta cuentas como bourré: pagas { $amount } al bote siguiente.
       *[no] Por la falta, { $who } cuenta como bourré: paga { $amount } al bote siguiente.
    }
    [B-SETTLE-5] { $you ->
        [yes] No hiciste ninguna baza: pagas { $amount }, el límite de esta casa, al bote siguiente.
       *[no] { $who } no hizo ninguna baza: paga { $amount }, el límite de esta casa, al bote siguiente.
    }
   *[B-SETTLE-2] { $you ->
        [yes] No hiciste ninguna baza: pagas { $amount } al bote siguiente.
       *[no] { $who } no hizo ninguna baza: paga { $amount } al bote siguiente.
    }
}
posting-renege = { $you ->
    [yes] Hiciste renuncio: pagas { $amount } al bote siguiente.
   *[no] { $who } hizo renuncio: paga { $amount } al bote siguiente.
}
posting-premium_carre = { $you ->
    [yes] Pagas { $amount } a { $whom } por el brelan carré.
   *[no] { $whom ->
        [ti] { $who } te paga { $amount } por el brelan carré.
       *[other] { $who } paga { $amount } a { $whom } por el brelan carré.
    }
}
    .many = { $whom ->
        [ti] { $who } te pagan { $amount } por cabeza por el brelan carré.
       *[other] { $who }: { $amount } por cabeza a { $whom } por el brelan carré.
    }
posting-premium_brelan = { $you ->
    [yes] Pagas { $amount } a { $whom } por el brelan.
   *[no] { $whom ->
        [ti] { $who } te paga { $amount } por el brelan.
       *[other] { $who } paga { $amount } a { $whom } por el brelan.
    }
}
    .many = { $whom ->
        [ti] { $who } te pagan { $amount } por cabeza por el brelan.
       *[other] { $who }: { $amount } por cabeza a { $whom } por el brelan.
    }
posting-share = { $you ->
    [yes] Recibes { $chips } de lo que queda en el bote.
   *[no] { $who } recibe { $chips } de lo que queda en el bote.
}
    .many = Lo que queda en el bote se divide. { $who }: { $chips } por cabeza.
