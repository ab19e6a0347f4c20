# Chips that go from one account to another, for the log and the account of a hand.
#
# ".many" says it of several at once. Its list may begin with "Tu", so it does without a verb that would have to agree.
# $whom is "ti" when that is the reader.

posting-ante = { $you ->
    [yes] Pões { $chips } de entrada.
   *[no] { $who } põe { $chips } de entrada.
}
    .many = { $who }: { $chips } de entrada cada um.
posting-second_ante = { $you ->
    [yes] Pões mais { $chips } no bolo por ires a jogo.
   *[no] { $who } põe mais { $chips } no bolo por ir a jogo.
}
    .many = { $who }: mais { $chips } no bolo cada um, por irem a jogo.
posting-refill = { $you ->
    [yes] Recebes uma cave nova de { $chips }.
   *[no] { $who } recebe uma cave nova de { $chips }.
}
    .many = { $who }: uma cave nova de { $chips } cada um.
posting-carre = { $you ->
    [yes] Pões { $chips } pelo carre.
   *[no] { $who } põe { $chips } pelo carre.
}
posting-open = { $you ->
    [yes] Pões { $chips } para abrir.
   *[no] { $who } põe { $chips } para abrir.
}
posting-call = { $you ->
    [yes] Pões { $chips } para igualar.
   *[no] { $who } põe { $chips } para igualar.
}
posting-raise = { $you ->
    [yes] Pões { $chips } para subir.
   *[no] { $who } põe { $chips } para subir.
}
posting-returned = { $you ->
    [yes] O que ninguém igualou volta para ti: { $chips }.
   *[no] O que ninguém igualou volta para { $who }: { $chips }.
}
posting-award = { $clause ->
    [B-SETTLE-1] { $you ->
        [yes] Fizeste mais vazas do que ninguém: levas { $amount } do bolo.
       *[no] { $who } fez mais vazas do que ninguém: leva { $amount } do bolo.
    }
    [B-SETTLE-5] { $you ->
        [yes] Fizeste mais vazas do que ninguém: levas { $amount }, o limite desta casa, do bolo.
       *[no] { $who } fez mais vazas do que ninguém: leva { $amount }, o limite desta casa, do bolo.
    }
   *[other] { $you ->
        [yes] Levas { $amount } do bolo.
       *[no] { $who } leva { $amount } do bolo.
    }
}
posting-bourre = { $clause ->
    [B-ERROR-2] { $you ->
        [yes] Pela falta contas como bourré: pagas { $amount } ao bolo seguinte.
       *[no] Pela falta, { $who } conta como bourré: paga { $amount } ao bolo seguinte.
    }
    [B-SETTLE-5] { $you ->
        [yes] Não fizeste nenhuma vaza: pagas { $amount }, o limite desta casa, ao bolo seguinte.
       *[no] { $who } não fez nenhuma vaza: paga { $amount }, o limite desta casa, ao bolo seguinte.
    }
   *[B-SETTLE-2] { $you ->
        [yes] Não fizeste nenhuma vaza: pagas { $amount } ao bolo seguinte.
       *[no] { $who } não fez nenhuma vaza: paga { $amount } ao bolo seguinte.
    }
}
posting-renege = { $you ->
    [yes] Fizeste renúncia: pagas { $amount } ao bolo seguinte.
   *[no] { $who } fez renúncia: paga { $amount } ao bolo seguinte.
}
posting-premium_carre = { $you ->
    [yes] Pagas { $amount } a { $whom } pelo brelan carré.
   *[no] { $whom ->
        [ti] { $who } paga-te { $amount } pelo brelan carré.
       *[other] { $who } paga { $amount } a { $whom } pelo brelan carré.
    }
}
    .many = { $whom ->
        [ti] { $who } pagam-te { $amount } cada um pelo brelan carré.
       *[other] { $who }: { $amount } cada um a { $whom } pelo brelan carré.
    }
posting-premium_brelan = { $you ->
    [yes] Pagas { $amount } a { $whom } pelo brelan.
   *[no] { $whom ->
        [ti] { $who } paga-te { $amount } pelo brelan.
       *[other] { $who } paga { $amount } a { $whom } pelo brelan.
    }
}
    .many = { $whom ->
        [ti] { $who } pagam-te { $amount } cada um pelo brelan.
       *[other] { $who }: { $amount } cada um a { $whom } pelo brelan.
    }
posting-share = { $you ->
    [yes] Recebes { $chips } do que resta no bolo.
   *[no] { $who } recebe { $chips } do que resta no bolo.
}
    .many = Divide-se o que resta no bolo. { $who }: { $chips } cada um.
