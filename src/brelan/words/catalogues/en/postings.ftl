# Chips that go from one account to another, for the log and the account of a hand.
#
# $who: the seat that pays, or is paid from the pot; $you: "yes" when that is the reader. $whom: the seat that is paid by
# another. $amount, $chips: a number, and the same as chips. ".many" says it of several seats at once, $who is the list.

posting-ante = { $you ->
    [yes] You ante { $chips }.
   *[no] { $who } antes { $chips }.
}
    .many = { $who } ante { $chips } each.
posting-second_ante = { $you ->
    [yes] You add { $chips } to the pot for staying in.
   *[no] { $who } adds { $chips } to the pot for staying in.
}
    .many = { $who } add { $chips } each to the pot for staying in.
posting-refill = { $you ->
    [yes] You take a new cave of { $chips }.
   *[no] { $who } takes a new cave of { $chips }.
}
    .many = { $who } take a new cave of { $chips } each.
posting-carre = { $you ->
    [yes] You put in { $chips } for the carre.
   *[no] { $who } puts in { $chips } for the carre.
}
posting-open = { $you ->
    [yes] You put in { $chips } to open.
   *[no] { $who } puts in { $chips } to open.
}
posting-call = { $you ->
    [yes] You put in { $chips } to call.
   *[no] { $who } puts in { $chips } to call.
}
posting-raise = { $you ->
    [yes] You put in { $chips } to raise.
   *[no] { $who } puts in { $chips } to raise.
}
posting-returned = { $you ->
    [yes] What nobody matched comes back to you: { $chips }.
   *[no] What nobody matched goes back to { $who }: { $chips }.
}
posting-award = { $clause ->
    [B-SETTLE-1] { $you ->
        [yes] You took the most tricks: you take { $amount } from the pot.
       *[no] { $who } took the most tricks: takes { $amount } from the pot.
    }
    [B-SETTLE-5] { $you ->
        [yes] You took the most tricks: you take { $amount }, the limit of this house, from the pot.
       *[no] { $who } took the most tricks: takes { $amount }, the limit of this house, from the pot.
    }
   *[other] { $you ->
        [yes] You take { $amount } from the pot.
       *[no] { $who } takes { $amount } from the pot.
    }
}
posting-bourre = { $clause ->
    [B-ERROR-2] { $you ->
        [yes] You count as bourré for the misplay: you pay { $amount } into the next pot.
       *[no] { $who } counts as bourré for the misplay: pays { $amount } into the next pot.
    }
    [B-SETTLE-5] { $you ->
        [yes] You took no trick: you pay { $amount }, the limit of this house, into the next pot.
       *[no] { $who } took no trick: pays { $amount }, the limit of this house, into the next pot.
    }
   *[B-SETTLE-2] { $you ->
        [yes] You took no trick: you pay { $amount } into the next pot.
       *[no] { $who } took no trick: pays { $amount } into the next pot.
    }
}
posting-renege = { $you ->
    [yes] You reneged: you pay { $amount } into the next pot.
   *[no] { $who } reneged: pays { $amount } into the next pot.
}
posting-premium_carre = { $you ->
    [yes] You pay { $whom } { $amount } for the brelan carré.
   *[no] { $who } pays { $whom } { $amount } for the brelan carré.
}
    .many = { $who } pay { $whom } { $amount } each for the brelan carré.
posting-premium_brelan = { $you ->
    [yes] You pay { $whom } { $amount } for the brelan.
   *[no] { $who } pays { $whom } { $amount } for the brelan.
}
    .many = { $who } pay { $whom } { $amount } each for the brelan.
posting-share = { $you ->
    [yes] You get { $chips } of what is left in the pot.
   *[no] { $who } gets { $chips } of what is left in the pot.
}
    .many = What is left in the pot is divided: { $who } get { $chips } each.
