# Why a bot would do what it advises. $action is the action as the table would say it.

hint-advice = { $why } Mi consejo: { $action }.

hint-by-chance = Sin motivo: una jugada permitida, sacada a suertes.
hint-held-by-the-ace = Hay un as descubierto, así que tienes que jugar.
hint-good-enough-to-play = { $trumps ->
        [0] Sin triunfos
        [one] Con un triunfo
       *[other] Con { $trumps } triunfos
    } y { $stayed ->
        [0] sin que nadie juegue aún
        [one] con uno que ya juega
       *[other] con { $stayed } que ya juegan
    }, tus cartas deberían hacer una baza o más.
hint-too-weak-to-play = { $trumps ->
        [0] Sin triunfos
        [one] Con un triunfo
       *[other] Con { $trumps } triunfos
    } y { $stayed ->
        [0] sin que nadie juegue aún
        [one] con uno que ya juega
       *[other] con { $stayed } que ya juegan
    }, una baza está demasiado lejos para arriesgar la multa.
hint-change-the-rest = { $keep ->
        [none] No guardes nada
       *[other] Guarda { $keep }
    } y prueba suerte con { $number ->
        [one] la otra carta
       *[other] las otras { $number }
    }.
hint-stand-pat = Todas tus cartas merecen quedarse.
hint-only-card = { $card } es la única carta que puedes echar.
hint-lead-the-top-trump = Ningún triunfo de los que quedan fuera supera { $card }.
hint-lead-a-master = { $card } es la más alta que queda de su palo.
hint-lead-from-strength = Te sobran triunfos: { $card } arrastra los de los demás.
hint-lead-low = Aquí no hay nada seguro: { $card } es la que menos cuesta.
hint-lead-high = { $card } es tu carta más alta: sal con ella y a ver qué pasa.
hint-win-cheaply = Cierras la baza, y { $card } es la más baja que gana.
hint-win-low = { $card } es la carta más baja que gana.
hint-win-high = Aún faltan otros por echar: { $card } es la más difícil de superar que tienes.
hint-lose-the-lowest = Nada de lo que puedes echar gana, así que suelta { $card }.

## El nivel fuerte, al bourré: lo que sale de jugar muchos repartos hasta el final. $gain: fichas, con un decimal.

hint-playing-is-better = Jugar vale unas { $gain } fichas más que pasar: deberías ganar este bote { $percent } de cada 100 veces.
hint-passing-is-better = Jugar te costaría unas { $gain } fichas más que pasar.
hint-words-alike = Aquí da más o menos igual jugar que pasar.
hint-better-change = { $away ->
        [none] No cambiar
       *[other] Tirar { $away }
    } vale unas { $gain } fichas más que { $other ->
        [none] no cambiar
       *[other] tirar { $other }
    }.
hint-changes-alike = { $away ->
        [none] No cambiar
       *[other] Tirar { $away }
    } o { $other ->
        [none] no cambiar
       *[other] tirar { $other }
    }: viene a dar lo mismo.
hint-better-card = { $card } vale unas { $gain } fichas más que { $other }{ $percent ->
        [0] , aunque este bote está casi perdido.
       *[other] , y gana este bote { $percent } de cada 100 veces.
    }
hint-cards-alike = { $card } o { $other }: viene a dar lo mismo.

## Bouillotte. $percent: how often the hand wins when the unseen cards are dealt out by chance.

-hopeless = Estas cartas no tienen prácticamente ninguna posibilidad.

hint-carre-small-pot = El bote es pequeño: vale la pena buscar la última palabra, aunque sea a ciegas.
hint-decline-blind = A ciegas, este bote no merece que lo dobles.
hint-bluff = { $percent ->
    [0] { -hopeless }
   *[other] Solo ganarías cerca de { $percent } de cada 100.
} Pero de vez en cuando hay que apostar sin nada, o nadie se cree lo demás.
hint-bet-brelan = Un brelan, que gana cerca de { $percent } de cada 100: que paguen por verlo.
hint-bet-point = Tu mejor palo es el de { $suit_name }, que gana cerca de { $percent } de cada 100: apuesta por él.
hint-wait = { $percent ->
    [0] { -hopeless } Espera a ver quién abre.
   *[other] Ganarías cerca de { $percent } de cada 100, y es poco para abrir. Espera a ver quién lo hace.
}
hint-enough-in-it = Hay bastante en el bote para una mano que gana cerca de { $percent } de cada 100.
hint-worth-the-call = Ganas cerca de { $percent } de cada 100, y cuesta { $need } por un bote de { $pot }: vale la pena.
hint-not-worth-the-call = { $percent ->
    [0] { -hopeless } Pagar { $need } por un bote de { $pot } es demasiado.
   *[other] Ganas cerca de { $percent } de cada 100. Pagar { $need } por un bote de { $pot } es demasiado.
}

## Bouillotte, what was learnt by practice. $gain: chips with one decimal, the chance to win times the pot, less what
## must be paid, if nobody bets any more; $chips: the pot.

hint-learnt-bet = Ganas cerca de { $percent } de cada 100: unas { $gain } fichas del bote ya son tuyas. Apuesta y haz que los demás paguen por ver.
hint-learnt-bluff = { $percent ->
    [0] { -hopeless }
   *[other] Solo ganarías cerca de { $percent } de cada 100.
} Pero si los demás se retiran ganas { $chips ->
    [one] una ficha
   *[other] { $chips } fichas
}, y desde aquí una apuesta se cree bastante a menudo.
hint-learnt-pass = { $percent ->
    [0] { -hopeless } Esperar no cuesta nada; abrir sería un farol.
   *[other] { $gain ->
        [0] Ganarías cerca de { $percent } de cada 100, que con este bote no valen casi nada: a la larga, esperar rinde más que abrir.
       *[other] Ganarías cerca de { $percent } de cada 100, que con este bote valen unas { $gain } fichas: a la larga, esperar rinde más que abrir.
    }
}
hint-learnt-stay = { $percent ->
    [0] { -hopeless } Pero no hay nada que pagar, así que sigue.
   *[other] { $gain ->
        [0] No hay nada que pagar, y apenas una ficha del bote es tuya: una subida solo la seguirían manos mejores.
       *[other] No hay nada que pagar, y unas { $gain } fichas del bote son tuyas: una subida solo la seguirían manos mejores.
    }
}
hint-learnt-call = Ganas cerca de { $percent } de cada 100: pagar { $need } te da unas { $gain } fichas si nadie apuesta más.
hint-learnt-call-for-later = { $percent ->
    [0] { -hopeless } Pagar { $need } es para un farol: solo compensa si los demás se retiran después.
   *[other] Solo por las cartas, pagar { $need } pierde unas { $gain } fichas. Lo que aún se puede ganar después lo compensa.
}
hint-learnt-fold = { $percent ->
    [0] { -hopeless } Pagar { $need } sería regalarlo.
   *[other] Ganas cerca de { $percent } de cada 100: pagar { $need } perdería unas { $gain } fichas de media.
}
hint-learnt-fold-good-cards = Solo por las cartas, pagar { $need } daría unas { $gain } fichas. Pero quien apuesta así tiene más de lo que da el azar.
