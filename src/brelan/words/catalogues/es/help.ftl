# What --help says. The English here is that of the commands; "any" stands for every command that has the option.

## Headings

help-usage = Uso:
help-options = Opciones:
help-arguments = Argumentos:
help-commands = Órdenes:
help-default = si no se dice
help-required = obligatorio
help-usage-options = [OPCIONES]
help-usage-command = ORDEN [ARGUMENTOS]...
help-kind = { $kind ->
    [number] número
    [file] archivo
   *[text] texto
}

## Commands

help-command-odds-bourre = Lo que vale una mano de Bourré antes de que nadie hable: pasar, o jugar y descartar unas cartas u otras.
    .more = Las demás manos se reparten al azar y se juegan hasta el final con las costumbres de jugadores serenos, la tuya también. Las fichas son el bote ganado o la multa pagada, el próximo ante y una parte igual de lo que queda en el bote.
help-command-solve = Con todas las cartas a la vista, lo que cada uno aún puede sacar: la carta que echar, cómo sigue, las bazas seguras.
help-command-train = Enseñar a un jugador: el fuerte de la Bouillotte aprende jugando.
help-command-train-bouillotte = Minimización del arrepentimiento contrafactual, a partir solo de las reglas. Ctrl-C guarda lo aprendido hasta entonces.
help-command-brelan = La casa del Bourré y la Bouillotte: jugar, mirar, repasar y consultar las reglas.
help-command-play = Sentarse a una mesa con bots.
help-command-watch = Mirar cómo unos bots juegan una partida entera.
help-command-arena = Enfrentar a unos bots con los mismos repartos.
    .more = Niveles: easy, steady (o plain), strong, random. Cada partida se juega una vez por cada rotación de los bots en la mesa, con las mismas barajas. La misma semilla da el mismo resultado con cualquier número de procesos, y en un grupo de máquinas. Ctrl-C muestra lo jugado hasta entonces.
    .sheet = Las columnas del archivo de --csv: unit (qué partida, desde 0), rotation (desde 0), seat (el sitio), entry (su número en la lista, desde 1), level (el nivel), hands (las manos), played (aquellas en las que siguió; en la Bouillotte, en las que puso fichas por decisión propia), zero_tricks (las que acabó sin bazas; solo en el Bourré), pots (en las que se llevó un bote), chips (fichas ganadas o perdidas en toda la partida; una fracción donde se repartió un bote).
help-command-replay = Enseñar una partida registrada. Acaba con 1 si falta a una regla, con 2 si no es un registro.
help-command-verify = Comprobar que cada baraja de un registro es la prometida. Acaba con 1 si alguna es falsa.
help-command-profiles = Enumerar las casas: título, fuente y lo que cambia respecto a la de siempre.
help-command-rules = Decir las reglas de una casa con palabras sencillas, según sus ajustes.
help-command-serve = Abrir la casa en el navegador: mesas con amigos y bots.
help-command-odds = Probabilidades exactas: lo que vale una mano antes de enseñar las cartas.
help-command-odds-bouillotte = La probabilidad de ganar al enseñar las cartas en la Bouillotte: cuatro jugadores, las reglas de la casa historic.

## Options and arguments

help-of-odds-bourre-hand = Tus cartas, como 'Aco Kco 9pi 4di 2tr'.
help-of-odds-bourre-trump = El palo de triunfo, como co o corazones, o la propia carta descubierta.
help-of-odds-bourre-seat = Tu lugar en el orden de hablar; 1 está a la izquierda de quien reparte.
help-of-odds-bourre-players = Cuántos se sientan a la mesa.
help-of-odds-bourre-pot = Fichas en el bote; un ante de cada uno.
help-of-odds-bourre-deals = Repartos jugados hasta el final.
help-of-odds-bourre-seed = Repartos que se pueden repetir.
help-of-odds-bourre-json = Un objeto JSON.
help-of-solve-file = Un registro de Bourré que acaba en medio de una mano.
help-of-solve-json = Un objeto JSON.
help-of-solve-nodes = Cuántas cartas puede echar de pensamiento cada una de las dos búsquedas.
help-of-train-bouillotte-out = El archivo que se escribe.
help-of-train-bouillotte-seed = De dónde parte el azar; la misma semilla da el mismo archivo.
help-of-train-bouillotte-iterations = Manos en cada mesa.
help-of-train-bouillotte-seats = Mesas de tantos sitios, 3 o 4.
help-of-any-version = Decir qué versión es esta.
help-of-any-language = El idioma de todo lo que se dice, por su código; normalmente el de la máquina.
help-of-any-help = Enseñar este mensaje y salir.
help-of-any-game = Qué juego.
help-of-profiles-game = Qué juego; los dos si no se dice.
help-of-any-file = Un registro, un archivo .brelan.
help-of-any-profile = Una casa por su nombre: véase brelan profiles.
help-of-any-profile_file = Tus propias reglas, un archivo TOML.
help-of-any-settings = Cambiar un ajuste; se puede repetir.
help-of-any-seats = Cuántos se sientan a la mesa.
help-of-any-seed = Barajados, cortes y bots que se pueden repetir.
help-of-arena-seed = Barajas y decisiones que se pueden repetir.
help-of-any-level = Cómo juegan los bots: easy, steady o strong; o random, al azar.
help-of-any-slips = Con qué frecuencia falta un bot a una regla en una mesa de confianza.
help-of-any-record = Dónde guardar el registro de la partida.
help-of-play-resume = Seguir con una partida que se dejó.
help-of-play-name = Cómo te llamas; normalmente tu nombre de usuario.
help-of-watch-hands = Cuántas manos.
help-of-arena-entries = Un nivel por jugador, separados por comas.
help-of-arena-hands = Manos jugadas de verdad, con todas las rotaciones; se redondea hacia arriba.
help-of-arena-jobs = Procesos; todos los núcleos si no se dice.
help-of-arena-cluster = Dirección de un planificador Dask cuyas máquinas juegan.
help-of-arena-sheet = Una fila por partida y jugador en este archivo.
help-of-arena-json = Un objeto JSON en vez de una tabla.
help-of-replay-json = Un objeto JSON en vez de un relato.
help-of-rules-clause = Una sola cláusula, como B-PLAY-3, o un apartado, como B-PLAY.
help-of-serve-host = La dirección en la que se escucha; 0.0.0.0 para toda la red.
help-of-serve-port = El puerto; 0 toma uno libre.
help-of-serve-data = El archivo SQLite, o su carpeta. Si no se dice: tu carpeta de datos.
help-of-serve-root_path = La ruta bajo la que un proxy muestra la casa, como /cards.
help-of-serve-show = Abrir el navegador, cuando se abre la casa a mano ante una pantalla.
help-of-odds-bouillotte-hand = Tres cartas, como 'Aco Kco 9pi'.
help-of-odds-bouillotte-up = El retourné, como Qdi.
help-of-odds-bouillotte-seat = Tu lugar entre los que siguen, desde la derecha de quien reparte.
help-of-odds-bouillotte-inside = Cuántos siguen, contándote a ti.
help-of-odds-bouillotte-json = Un objeto JSON.
help-of-odds-bouillotte-table = Todas las manos y todos los retournés, en CSV.
help-of-odds-bouillotte-plot = Dibujar la tabla entera en este archivo.

## What is amiss on a command line. In English Typer says it itself.

help-error-command = No existe la orden «{ $name }»; hay { $choices }.
help-error-no-command = ¿Qué orden? Hay { $choices }.
help-error-option = Aquí no hay ninguna opción { $name }. { $choices ->
    [none] {""}
   *[other] ¿Quieres decir { $choices }?
}
help-error-alone = Detrás de { $name } hace falta un valor.
help-error-flag = { $name } va sin valor.
help-error-more-than = Esto sobra: { $name }
help-error-missing = Falta «{ $name }»: { $what }.
help-error-choices = «{ $name }» puede ser { $choices }, no «{ $given }».
help-error-number = «{ $name }» tiene que ser { $kind ->
    [whole] un número entero
   *[any] un número
}{ $bounds ->
    [both] {" "}de { $low } a { $high }
    [low] {" "}desde { $low }
   *[none] {""}
}, no «{ $given }».
help-error-value = «{ $given }» no sirve para «{ $name }».
help-error-more = Más sobre esto: { $command } --help
