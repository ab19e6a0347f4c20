# Chips that go from one account to another, for the log and the account of a hand.
#
# ".many" says it of several at once. Its list may begin with "Tu", so it does without a verb that would have to agree.
# $whom is "tu" when that is the reader.

posting-ante = { $you ->
    [yes] Poses { $chips } d’entrada.
   *[no] { $who } posa { $chips } d’entrada.
}
    .many = { $who }: { $chips } d’entrada cadascú.
posting-second_ante = { $you ->
    [yes] Poses { $chips } més al pot per jugar.
   *[no] { $who } posa { $chips } més al pot per jugar.
}
    .many = { $who }: { $chips } més al pot cadascú, per jugar.
posting-refill = { $you ->
    [yes] Prens una cave nova: { $chips }.
   *[no] { $who } pren una cave nova: { $chips }.
}
    .many = { $who }: una cave nova cadascú, { $chips }.
posting-carre = { $you ->
    [yes] Poses { $chips } pel carre.
   *[no] { $who } posa { $chips } pel carre.
}
posting-open = { $you ->
    [yes] Poses { $chips } per obrir.
   *[no] { $who } posa { $chips } per obrir.
}
posting-call = { $you ->
    [yes] Poses { $chips } per igualar.
   *[no] { $who } posa { $chips } per igualar.
}
posting-raise = { $you ->
    [yes] Poses { $chips } per apujar.
   *[no] { $who } posa { $chips } per apujar.
}
posting-returned = { $you ->
    [yes] El que ningú no ha igualat torna a tu: { $chips }.
   *[no] El que ningú no ha igualat torna a { $who }: { $chips }.
}
posting-award = { $clause ->
    [B-SETTLE-1] { $you ->
        [yes] Has fet més bases que ningú: t’endús { $amount } del pot.
       *[no] { $who } ha fet més bases que ningú: s’endú { $amount } del pot.
    }
    [B-SETTLE-5] { $you ->
        [yes] Has fet més bases que ningú: t’endús { $amount }, el límit d’aquesta casa, del pot.
       *[no] { $who } ha fet més bases que ningú: s’endú { $amount }, el límit d’aquesta casa, del pot.
    }
   *[other] { $you ->
        [yes] T’endús { $amount } del pot.
       *[no] { $who } s’endú { $amount } del pot.
    }
}
posting-bourre = { $clause ->
    [B-ERROR-2] { $you ->
        [yes] Per la falta comptes com a bourré: pagues { $amount } al pot següent.
       *[no] Per la falta, { $who } compta com a bourré: paga { $amount } al pot següent.
    }
    [B-SETTLE-5] { $you ->
        [yes] No has fet cap basa: pagues { $amount }, el límit d’aquesta casa, al pot següent.
       *[no] { $who } no ha fet cap basa: paga { $amount }, el límit d’aquesta casa, al pot següent.
    }
   *[B-SETTLE-2] { $you ->
        [yes] No has fet cap basa: pagues { $amount } al pot següent.
       *[no] { $who } no ha fet cap basa: paga { $amount } al pot següent.
    }
}
posting-renege = { $you ->
    [yes] Has fet un renunci: pagues { $amount } al pot següent.
   *[no] { $who } ha fet un renunci: paga { $amount } al pot següent.
}
posting-premium_carre = { $you ->
    [yes] Pagues { $amount } a { $whom } pel brelan carré.
   *[no] { $whom ->
        [tu] { $who } et paga { $amount } pel brelan carré.
       *[other] { $who } paga { $amount } a { $whom } pel brelan carré.
    }
}
    .many = { $whom ->
        [tu] { $who } et paguen { $amount } cadascú pel brelan carré.
       *[other] { $who }: { $amount } cadascú a { $whom } pel brelan carré.
    }
posting-premium_brelan = { $you ->
    [yes] Pagues { $amount } a { $whom } pel brelan.
   *[no] { $whom ->
        [tu] { $who } et paga { $amount } pel brelan.
       *[other] { $who } paga { $amount } a { $whom } pel brelan.
    }
}
    .many = { $whom ->
        [tu] { $who } et paguen { $amount } cadascú pel brelan.
       *[other] { $who }: { $amount } cadascú a { $whom } pel brelan.
    }
posting-share = { $you ->
    [yes] Reps { $chips } del que queda al pot.
   *[no] { $who } rep { $chips } del que queda al pot.
}
    .many = El que queda al pot es divideix. { $who }: { $chips } cadascú.
