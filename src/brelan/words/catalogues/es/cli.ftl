# The terminal.

## Beginning and end

cli-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
cli-house = { $title } ({ $profile }). { $seats } jugadores, { $hands ->
    [0] todas las manos que queráis
    [one] una mano
   *[other] { $hands } manos
}. Se juega { $step ->
    [1] en el sentido del reloj
   *[other] en sentido contrario al reloj
}.
cli-changes = Cambios en esta casa: { $changes }.
cli-seats = Por orden de juego: { $names }.
cli-manners = Responde con un número de la lista o con la propia jugada ({ $examples }). ? explica lo que se pregunta,
    consejo (o h) propone una jugada, salir para y guarda.
cli-examples = { $game ->
    [bourre] 8pi, Kco, pasar o cambiar 3tr 9di
   *[bouillotte] pasar, abrir con 5 o igualar
}
cli-going-on = Seguimos con { $file }, mano { $number }.
cli-saved = Guardado en { $file }. Para seguir: brelan play --resume { $file }
cli-kept = El registro de esta partida es { $file }.
cli-already-over = { $file } es una partida terminada. Para verla: brelan replay { $file }

## A hand

cli-hand = Mano { $number }{ $hands ->
    [0] {""}
   *[other] {" "}de { $hands }
}. { $you ->
    [yes] Repartes tú
   *[no] Reparte { $who }
}.
cli-cut = { $you ->
    [yes] Cortas y levantas { $cut ->
        [one] una carta
       *[other] { $cut } cartas
    }.
   *[no] { $who } corta y levanta { $cut ->
        [one] una carta
       *[other] { $cut } cartas
    }.
}
cli-commitment = La casa ha elegido su barajado y lo promete: { $commitment }
cli-ask-cut = Cortas tú. ¿Cuántas cartas levantas, de 1 a { $most }? Intro para cortar hacia la mitad.
cli-no-cut = Di un número de 1 a { $most }, o pulsa Intro.
cli-about-cut = Cualquier número vale lo mismo. Con el número largo de arriba la casa queda atada a su barajado, y tu corte decide dónde empieza la baraja: así nadie puede amañarla. Después, brelan verify lo comprueba.
cli-settlement = La mano { $number } se liquida:
cli-line = { $text } [{ $clause }]
cli-chips = Fichas: { $accounts }.
cli-caves = Caves: { $accounts }.
cli-premiums = Primas: { $accounts }.
cli-next-pot = El bote siguiente empieza con { $chips }.
cli-account = { $who } { $amount }
cli-another = ¿Otra mano?
cli-about-another = Esta casa no tiene un número fijo de manos. Cuando acabes la partida, lo que quede en el bote se reparte entre todos.
cli-yes = seguir
cli-no = acabar la partida
cli-result = La partida ha terminado. { $share ->
    [none] {""}
   *[other] Lo que toca a cada uno del último bote: { $share }.
}
cli-place = { $place }.º { $names }: { $kind ->
    [gain] +{ $amount }
   *[account] { $amount }
}

## A decision

cli-own = Tus cartas: { $cards }
cli-turned = Triunfo { $cards }, bote { $pot }, tus cartas { $own }
cli-trick = En la mesa: { $plays }
cli-play = { $who } { $cards }
cli-play-best = { $who } { $cards } (la mejor por ahora)
cli-stand-blind = Bote { $pot }, un carre cuesta { $pot }, tu cave { $cave }
cli-stand = Retourné { $retourne }, bote { $pot }, quien más ha puesto lleva { $level }; tú { $put }, y te { $cave ->
    [one] queda
   *[other] quedan
} { $cave }. Tus cartas { $own }
cli-choice = { $number } { $label }
cli-all-in = { $label }, todo lo que tienes
cli-draw-note = (números o cartas; 0 o Intro para no cambiar)
cli-unreadable = No entiendo «{ $text }»: { $why }. Di un número de la lista; ? explica.
cli-ambiguous = «{ $text }» puede ser { $ways }: ¿cuál?
cli-which-number = «{ $text }»: ¿cuánto? Puedes { $way }.
cli-which-cards = «{ $text }»: ¿cuáles? Di sus números o las cartas.
cli-nothing-said = No has dicho nada. Di un número de la lista; ? explica.
cli-not-held = No tienes { $text }.
cli-asked-now = «{ $text }» no es lo que se pregunta ahora. { $question } Puedes: { $ways }.
cli-may = Puedes: { $ways }
cli-may-not = Ahora no: { $ways }. { $reason } [{ $clause }]
cli-no-hint = Para esto no hay consejo.
cli-clause = { $clause }: { $text }
cli-more-rules = Todas las reglas de esta casa: brelan rules { $game }
cli-private = Solo lo sabes tú: tu { $cards } va contra las reglas. { $reason } [{ $clause }]
cli-correct = { $misplay ->
    [retract] Hasta que caiga la carta siguiente puedes corregirlo, y no cuesta nada.
   *[other] Hasta que caiga la carta siguiente puedes corregirlo; te cuesta el derecho a este bote y tu próximo turno de reparto.
}
cli-let-stand = dejarla estar

## Seats, for those who ask

cli-seat = { $who }: { $state }
cli-seat-bourre = { $state ->
    [waiting] aún no ha hablado
    [decided] ya ha decidido
    [passed] pasó
   *[active] { $drawn ->
        [none] juega
        [0] juega, no cambió cartas
        [one] juega, cambió una carta
       *[other] juega, cambió { $drawn } cartas
    }, { $tricks ->
        [0] sin bazas
        [one] una baza
       *[other] { $tricks } bazas
    }
}
cli-seat-bouillotte = { $state ->
    [folded] se retiró, puso { $put }
    [all_in] con todo: { $put }
    [passed] pasó, puso { $put }, { $cave ->
        [one] queda
       *[other] quedan
    } { $cave }
   *[in] sigue, puso { $put }, { $cave ->
        [one] queda
       *[other] quedan
    } { $cave }
}

## Replays

cli-hands-dealt = { $you ->
    [yes] Tienes { $cards }
   *[no] { $who } tiene { $cards }
}
cli-laid-away = { $you ->
    [yes] Descartas { $away } y tienes { $cards }.
   *[no] { $who } descarta { $away } y tiene { $cards }.
}
cli-open = { $you ->
    [yes] El registro acaba aquí. Te toca a ti: { $ways }
   *[no] El registro acaba aquí. Le toca a { $who }: { $ways }
}
cli-open-restock = El registro acaba aquí, a la espera de que se rehaga el mazo.
cli-open-between = El registro acaba entre dos manos.

## Profiles and rules

cli-profile = { $name }: { $title }
cli-default = { $name } (el de siempre): { $title }
cli-source = Fuente: { $source }
cli-switch = { $switch } = { $value } ({ $text })
cli-rules = { $game } como se juega en esta casa: { $title }.
cli-rules-note = Los párrafos que dicen «decisión nuestra» resuelven lo que no resuelve ninguna fuente.
cli-no-clause = No hay ninguna cláusula «{ $clause }»; las de { $game } van de { $first } a { $last }.

## What goes wrong

cli-not-a-setting = «{ $text }» no es ajuste=valor.
cli-no-file = No se puede abrir { $file }: { $why }.
cli-cannot-save = No se puede escribir { $file }: { $why }.
cli-no-home = Esta máquina no te conoce ninguna carpeta personal. Di con { $option } dónde guardar el archivo.
cli-not-said = No se puede escribir lo que hay que decir: { $why }.
cli-exists = { $file } ya existe. Elige otro nombre, o sigue con él: brelan play --resume { $file }
cli-no-level = No hay ningún bot «{ $level }» para este juego; hay { $levels }.
cli-thinking = Pensando…
cli-first-time = La primera vez puede tardar un minuto: se están preparando las búsquedas.
cli-no-language = No hay palabras en «{ $language }»; hay { $languages }.
cli-bad-name = Un nombre tiene de 1 a { $most } caracteres imprimibles.
cli-no-game = ¿Qué juego? brelan play bourre, o brelan play bouillotte.
cli-other-game = { $file } es una partida de { $game }. Para seguirla, omite el juego: brelan play --resume { $file }
cli-no-slips = En esta mesa ningún bot falta a las reglas: solo hay faltas en una mesa de confianza (--set enforcement=honour, en el Bourré).
cli-house-is-set = { $file } ya tiene su casa; { $option } no puede cambiarla.
