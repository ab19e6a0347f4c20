# The pages of the web house. Sentences of the rules, of refusals and of the log stand in the other files.

## The house

web-house = Brelan
web-house-line = Bourré y Bouillotte, con amigos o contra la casa. Sin registrarse.
web-foot = Software libre. Reglas exactas, barajados que cualquiera puede comprobar.
web-skip = Ir al contenido
web-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
web-game-line = { $game ->
    [bourre] El juego de bazas de Luisiana. Cinco cartas, un triunfo, y quien no hace ninguna baza lo paga.
   *[bouillotte] El juego de apuestas de los salones franceses, hacia 1830. Tres cartas, una descubierta, y temple.
}
web-rules-of = { $game ->
    [bourre] Reglas de Bourré
   *[bouillotte] Reglas de Bouillotte
}
# The houses that come with the game have a title in Spanish; any other keeps its own, $title.
web-profile = { $profile ->
    [louisiana] Bourré de Luisiana
    [gamerules] Bourré de la página game-rules
    [wikipedia] Bourré de la enciclopedia
    [boureki] Boureki de Psará (κόζια, ατού)
    [four-card] Bourré de cuatro cartas
    [double-ante] Bourré de dos antes
    [closed-fist] Bourré a puño cerrado
    [historic] Bouillotte del siglo XIX
    [three-hands] Bouillotte para tres
    [five-hands] Bouillotte para cinco
    [mistigri] Bouillotte con mistigri
    [no-brelans] Bouillotte sin brelanes
    [pagat] { $game ->
        [bourre] Bourré según Pagat
       *[bouillotte] Bouillotte según Pagat
    }
    [cardrulesplus] { $game ->
        [bourre] Bourré según CardRulesPlus
       *[bouillotte] Bouillotte según CardRulesPlus
    }
   *[other] { $title }
}

## The front page

web-my-tables = Tus mesas
web-your-name = Tu nombre
web-guest = Visita
web-front-bots = Los bots
web-play-now = Jugar ya
web-with-friends = Mesa con amigos
web-how-to-play = Cómo se juega
web-stage-lobby = por empezar
web-stage-cutting = se va a repartir
web-stage-playing = mano en juego
web-stage-settled = entre dos manos
web-stage-over = terminada

## Settings

web-settings = Ajustes
web-language = Idioma
web-language-name = { $language ->
    [fr] Français
    [es] Español
    [ca] Català
    [pt-PT] Português
   *[en] English
}
web-theme = Claro u oscuro
web-theme-name = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[auto] Como el aparato
}
web-deck = Cartas
web-deck-name = { $deck ->
    [two] Dos colores
    [picture] Figuras
   *[four] Cuatro colores
}
web-large-index = Letras grandes en las cartas
web-last-card = Echar por mí la última carta
web-keep = Guardar
web-sounds = Sonidos
web-sound-card = Cae una carta
web-sound-chips = Caen fichas
web-sound-turn = Te toca

## A new table

web-new-table = Mesa nueva
web-choose-game = Qué juego
web-house-rules = Reglas de la casa
web-choose = Elegir
web-read-rules = Leer las reglas de esta casa
web-seats-number = Sitios
web-bots = Bots en los sitios libres
web-level = { $level ->
    [random] Al azar
    [easy] Fácil
    [steady] Sereno
    [strong] Fuerte
   *[other] { $level }
}
web-clock = Reloj
web-clock-name = { $clock ->
    [relaxed] Sin prisa, { $seconds } segundos
    [quick] Rápido, { $seconds } segundos
   *[none] Ninguno
}
web-clock-line = Reloj: { $clock ->
    [relaxed] sin prisa, { $seconds } segundos para decidir. Después la casa elige lo que menos arriesga.
    [quick] rápido, { $seconds } segundos para decidir. Después la casa elige lo que menos arriesga.
   *[none] ninguno
}
web-switches = Cambiar una regla
web-switches-line = Cada regla está como la tiene esta casa. Cambia lo que tus amigos jueguen de otro modo.
web-open-table = Abrir la mesa
web-fault-unknown_game = Aquí no existe ese juego.
web-fault-unknown_profile = Aquí no existe esa casa.
web-fault-unknown_level = No hay bots así para este juego.
web-fault-unknown_clock = No existe ese reloj.
web-fault-impossible_seats = Esta casa no es para tantos jugadores.
web-value = { $value ->
    [yes] sí
    [no] no
    [none] sin límite
    [each] cada jugador
    [dealer] quien reparte
    [each_and_dealer] cada jugador, y quien reparte uno más
    [bourre_and_tied] los bourré y los empatados en cabeza
    [bourre] { $name ->
        [misplay] cuenta como bourré
       *[exempt_from_ante] los bourré
    }
    [nobody] nadie
    [in_turn] por turno
    [closed_fist] todos a la vez, en secreto
    [at_once] en el acto, tras jugar
    [after_all] cuando todos han hablado
    [pool] todo lo apartado junto
    [folded_first] primero las manos pasadas
    [must] hay que echarlo
    [may] puede guardarse
    [fines] multas
    [fines_and_award] multas y premio
    [strict] una carta ilegal se rechaza
    [honour] una carta ilegal vale, como entre personas
    [renege] multa, y sin derecho al bote
    [retract] no cuesta nada
    [match_and_add] igualar y añadir al menos una
    [match] igualar
    [until_no_more] hasta que nadie quiere más
    [one] una
    [above_simple] sí, por encima del brelan simple
    [below_simple] sí, por debajo del brelan simple
    [table] por las cartas de todos
    [own] por las cartas propias
    [face] lo que marcan
    [ten] diez
    [side_account] una cuenta aparte
    [cave] la cave
   *[other] { $value }
}
web-switch = { $name ->
    [seats] Sitios
    [hand_size] Cartas por mano
    [ante] Ante
    [ante_by] El ante lo pone
    [second_ante] Segundo ante, por jugar
    [exempt_from_ante] Libres del ante siguiente
    [declare] Se pasa o se juega
    [draw] Se cambian cartas
    [max_discards] Máximo de cartas a cambiar
    [restock] Si se acaba el mazo
    [ace_holds_dealer] Con un as descubierto, quien reparte tiene que jugar
    [losing_trump] Un triunfo que no puede ganar
    [cinch] La mano segura obliga a salir con triunfos
    [bourre_blocks_award] Un bourré impide cobrar el bote
    [limit] Límite de una multa
    [limit_covers] El límite vale para
    [enforcement] Faltar a una regla
    [misplay] Carta ilegal que se queda
    [hands] Manos por partida
    [start] Fichas al empezar
    [cave] Cave
    [carre] Doblar a ciegas (carre)
    [carre_buyback] El carre se puede recomprar
    [opening] Abrir
    [rounds] Rondas de subidas
    [favori] Una pareja y el retourné como brelan
    [mistigri] Mistigri
    [brelans] Brelanes
    [point] El punto se juzga
    [low_cards] El nueve y el ocho valen
    [premium_carre] Prima por un brelan carré
    [premium_simple] Prima por un brelan simple
    [premium_for_folded] Un brelan retirado gana su prima
    [premium_from] Las primas salen de
   *[other] { $name }
}

## The lobby

web-lobby-mine = Tu mesa está puesta
web-lobby-guest = Tienes invitación
web-lobby-visitor = Aquí hay una mesa puesta
web-seat-free = Sitio libre
web-sit = Sentarse
web-ask-bot = Pedir un bot
web-give-up = Dejar mi sitio
web-free = Liberar el sitio
web-you = (tú)
web-bot = bot
web-bot-level = { $level ->
    [random] bot, al azar
    [easy] bot, fácil
    [steady] bot, sereno
    [strong] bot, fuerte
   *[other] bot
}
web-here = aquí
web-start = Empezar
web-start-line = Los bots ocupan los sitios que quedan libres.
web-invite = Trae a tus amigos
web-invite-line = Quien abre este enlace ve las reglas y los sitios libres.
web-invite-link = Enlace a esta mesa
web-invite-here = Este enlace solo funciona en este ordenador. Para que entren amigos, abre la casa con { $command } y entra por la dirección que muestra para los demás.
web-copy = Copiar
web-copied = Copiado
web-qr = El enlace como código para la cámara
web-wait-lobby = A la espera de que empiece quien invita.

## Beside the table

web-side = Junto a la mesa
web-tab = { $tab ->
    [account] Cuenta
    [score] Tanteo
    [log] Diario
    [rules] Casa
   *[talk] Charla
}
web-account = Cuenta
web-account-of = Cuenta de la mano { $number }
web-account-nothing = Aún no se han movido fichas.
web-result = Cómo acabó
web-this-hand = Esta mano
web-now = Ahora
web-left-over = Quedaba en el bote de la mano anterior
web-paid-in = Puesto en el bote: { $each }
web-next-pot = En el bote de la mano siguiente
web-last-trick = Última baza
web-score = Tanteo
web-score-line = { $game ->
    [bourre] Lo que tenía cada cual tras la mano, en fichas
   *[bouillotte] Lo que llevaba ganado o perdido cada cual tras la mano, en fichas
}
web-score-empty = Aún no hay manos terminadas.
web-hand-word = Mano
web-end = Final
web-place = Puesto
web-log = Diario
web-log-empty = Aún no ha pasado nada.
web-came-sat = { $you ->
    [yes] Te sientas.
   *[no] { $name } se sienta.
}
web-came-took = { $you ->
    [yes] Ocupas el sitio de { $before }.
   *[no] { $name } ocupa el sitio de { $before }.
}
web-came-left = { $you ->
    [yes] Por ahora juega un bot por ti.
   *[no] Por ahora juega un bot en el sitio de { $name }.
}
web-came-back = { $you ->
    [yes] Ya estás de vuelta.
   *[no] { $name } ya está de vuelta.
}
web-came-freed = El sitio de { $name } vuelve a estar libre.
web-came-late = { $you ->
    [yes] Se te ha acabado el tiempo.
   *[no] A { $name } se le ha acabado el tiempo.
}
web-house-plain = Todo como está escrito, sin cambios.
web-own-link = Para volver a tu sitio desde otro aparato, guarda este enlace solo para ti:
web-other-device = ¿Ya tienes sitio aquí, en otro aparato? Allí, en Casa, está el enlace que te devuelve a él.
web-take-back = Recuperar mi sitio
web-leave = Que juegue un bot por mí
web-talk = Charla
web-talk-empty = Nadie ha dicho nada.
web-talk-hint = Di algo
web-talk-new = nuevo
web-download = Descargar el registro

## Looking back

web-session = La partida
web-session-of = { $game ->
    [bourre] Una partida de Bourré
   *[bouillotte] Una partida de Bouillotte
}
web-hands = Manos
web-hands-empty = Aún no hay ninguna mano terminada que mirar.
web-hand-number = Mano { $number }
web-steps-word = Pasos
web-step-back = Anterior
web-step-on = Siguiente
web-step-of = { $step } de { $steps }
web-hand-before = Mano anterior
web-hand-after = Mano siguiente
web-open-hands = Ver todas las manos
web-closed-hands = { $mine ->
    [yes] Ver solo mi mano
   *[no] Volver a tapar las manos
}
web-link-here = Enlace a este momento
web-to-table = A la mesa

## The shuffle

web-shuffle-line = Nadie eligió la baraja: ni la casa sola ni quien cortó.
web-shuffle-1 = Antes del corte, la casa enseña la huella de su semilla secreta.
web-shuffle-2 = Un jugador dice cuántas cartas levanta.
web-shuffle-3 = Tras la mano se enseña la semilla. Semilla y corte rehacen la baraja, carta por carta.
web-proof-good = comprobado: es la baraja prometida
web-proof-bad = no coincide
web-proof-secret = aún secreta
web-seed = Semilla
web-seed-secret = se enseña al acabar la mano
web-cut-at = Cartas del corte
web-scheme = Método
web-deck-dealt = Baraja, de arriba abajo

## Rules

web-rules-line = { $game ->
    [bourre] Qué está permitido, qué hay que echar, quién paga. Cada frase tiene su número.
   *[bouillotte] Cómo se apuesta, quién gana el bote, quién debe una prima. Cada frase tiene su número.
}
web-other-houses = Otras casas
web-play-this = Jugar en esta casa
web-switches-of = Esta casa en breve

## A record from elsewhere

web-open-record = Abrir un registro
web-upload-line = Un archivo .brelan de donde sea: míralo paso a paso.
web-record-file = Registro
web-do-open-record = Abrir

## When something is not there

web-back-to-door = A la portada
web-back = Volver
web-notice-not-found = Aquí no hay ninguna mesa
web-notice-line-not-found = Quizá el enlace está mal escrito, o la mesa se recogió hace tiempo.
web-notice-not-yours = Este sitio es de otra persona
web-notice-line-not-yours = Abre la mesa con el enlace que te dieron, o siéntate en un sitio libre.
web-notice-elsewhere = Eso no se envió desde aquí
web-notice-line-elsewhere = Abre otra vez la página con la dirección que te dieron y prueba de nuevo.
web-notice-too-many = Un poco deprisa
web-notice-line-too-many = La casa necesita un momento. Espera unos segundos y prueba otra vez.
web-notice-too-large = Eso es demasiado de una vez
web-notice-line-too-large = Lo que has enviado es más grande de lo que admite la casa.
web-notice-full = La casa está llena
web-notice-line-full = Prueba dentro de un rato.
web-notice-trouble = Aquí ha fallado algo
web-notice-line-trouble = Ha sido culpa nuestra, y queda anotado. Tu sitio y tus fichas están a salvo.

## The command line: brelan serve

web-not-installed = Las mesas en el navegador piden más que las reglas, y falta { $missing }. Instala: brelan[web]
web-serve-others = Para los demás de la misma red: { $address }
