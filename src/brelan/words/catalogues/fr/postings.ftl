# Les jetons qui vont d’un compte à un autre, pour le journal et le compte d’une donne.
#
# $who : la place qui paie, ou que le pot paie ; $you : « yes » quand c’est qui lit. $whom : la place payée par une autre,
# « toi » quand c’est qui lit. $amount, $chips : un nombre, et le même en jetons. « .many » le dit de plusieurs places à la
# fois, $who est alors la liste.

posting-ante = { $you ->
    [yes] Tu mises { $chips } d’entrée.
   *[no] { $who } mise { $chips } d’entrée.
}
    .many = Mise d’entrée de { $chips } chacun : { $who }.
posting-second_ante = { $you ->
    [yes] Tu ajoutes { $chips } au pot pour rester.
   *[no] { $who } ajoute { $chips } au pot pour rester.
}
    .many = Pour rester, { $chips } de plus chacun : { $who }.
posting-refill = { $you ->
    [yes] Tu prends une nouvelle cave de { $chips }.
   *[no] { $who } prend une nouvelle cave de { $chips }.
}
    .many = Une nouvelle cave de { $chips } chacun : { $who }.
posting-carre = { $you ->
    [yes] Tu mets { $chips } pour le carre.
   *[no] { $who } met { $chips } pour le carre.
}
posting-open = { $you ->
    [yes] Tu mets { $chips } pour ouvrir.
   *[no] { $who } met { $chips } pour ouvrir.
}
posting-call = { $you ->
    [yes] Tu mets { $chips } pour suivre.
   *[no] { $who } met { $chips } pour suivre.
}
posting-raise = { $you ->
    [yes] Tu mets { $chips } pour relancer.
   *[no] { $who } met { $chips } pour relancer.
}
posting-returned = { $you ->
    [yes] Ce que personne n’a suivi te revient : { $chips }.
   *[no] Ce que personne n’a suivi revient à { $who } : { $chips }.
}
posting-award = { $clause ->
    [B-SETTLE-1] { $you ->
        [yes] Tu as fait le plus de plis : tu prends { $amount } dans le pot.
       *[no] { $who } a fait le plus de plis et prend { $amount } dans le pot.
    }
    [B-SETTLE-5] { $you ->
        [yes] Tu as fait le plus de plis : tu prends { $amount }, la limite de cette maison, dans le pot.
       *[no] { $who } a fait le plus de plis et prend { $amount }, la limite de cette maison, dans le pot.
    }
   *[other] { $you ->
        [yes] Tu prends { $amount } dans le pot.
       *[no] { $who } prend { $amount } dans le pot.
    }
}
posting-bourre = { $clause ->
    [B-ERROR-2] { $you ->
        [yes] Avec cette faute, tu comptes comme bourré : tu paies { $amount } au prochain pot.
       *[no] Avec cette faute, { $who } compte comme bourré et paie { $amount } au prochain pot.
    }
    [B-SETTLE-5] { $you ->
        [yes] Tu n’as fait aucun pli : tu paies { $amount }, la limite de cette maison, au prochain pot.
       *[no] { $who } n’a fait aucun pli et paie { $amount }, la limite de cette maison, au prochain pot.
    }
   *[B-SETTLE-2] { $you ->
        [yes] Tu n’as fait aucun pli : tu paies { $amount } au prochain pot.
       *[no] { $who } n’a fait aucun pli et paie { $amount } au prochain pot.
    }
}
posting-renege = { $you ->
    [yes] Tu as fait une renonce : tu paies { $amount } au prochain pot.
   *[no] { $who } a fait une renonce et paie { $amount } au prochain pot.
}
posting-premium_carre = { $you ->
    [yes] Tu paies { $amount } à { $whom } pour le brelan carré.
   *[no] { $whom ->
        [toi] { $who } te paie { $amount } pour le brelan carré.
       *[other] { $who } paie { $amount } à { $whom } pour le brelan carré.
    }
}
    .many = { $whom ->
        [toi] { $who } te paient { $amount } chacun pour le brelan carré.
       *[other] Pour le brelan carré, { $amount } chacun à { $whom } : { $who }.
    }
posting-premium_brelan = { $you ->
    [yes] Tu paies { $amount } à { $whom } pour le brelan.
   *[no] { $whom ->
        [toi] { $who } te paie { $amount } pour le brelan.
       *[other] { $who } paie { $amount } à { $whom } pour le brelan.
    }
}
    .many = { $whom ->
        [toi] { $who } te paient { $amount } chacun pour le brelan.
       *[other] Pour le brelan, { $amount } chacun à { $whom } : { $who }.
    }
posting-share = { $you ->
    [yes] Tu reçois { $chips } de ce qui reste au pot.
   *[no] { $who } reçoit { $chips } de ce qui reste au pot.
}
    .many = Ce qui reste au pot est partagé, { $chips } chacun : { $who }.
