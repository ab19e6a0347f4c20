# What --help says. The English here is that of the commands; "any" stands for every command that has the option.

## Headings

help-usage = Ús:
help-options = Opcions:
help-arguments = Arguments:
help-commands = Ordres:
help-default = si no es diu
help-required = obligatori
help-usage-options = [OPCIONS]
help-usage-command = ORDRE [ARGUMENTS]...
help-kind = { $kind ->
    [number] nombre
    [file] fitxer
   *[text] text
}

## Commands

help-command-odds-bourre = Què val una mà de Bourré abans que ningú hagi parlat: passar, o jugar i descartar unes cartes o unes altres.
    .more = Les altres mans es reparteixen a l’atzar i es juguen fins al final amb els costums de jugadors assenyats, la teva també. Les fitxes són el pot guanyat o la multa pagada, la pròxima entrada i una part igual del que queda al pot.
help-command-solve = Amb totes les cartes a la vista, què pot treure encara cadascú: la carta que cal tirar, com continua, les bases segures.
help-command-train = Ensenyar un jugador: el fort de la Bouillotte aprèn jugant.
help-command-train-bouillotte = Minimització del penediment contrafactual, només a partir de les regles. Ctrl-C desa el que s’ha après fins llavors.
help-command-brelan = La casa del Bourré i la Bouillotte: jugar, mirar, repassar i consultar les regles.
help-command-play = Seure a una taula amb bots.
help-command-watch = Mirar com uns bots juguen una partida sencera.
help-command-arena = Enfrontar uns bots amb els mateixos repartiments.
    .more = Nivells: easy, steady (o plain), strong, random. Cada partida es juga una vegada per cada rotació dels bots a la taula, amb les mateixes baralles. La mateixa llavor dona el mateix resultat amb qualsevol nombre de processos, i en un grup de màquines. Ctrl-C mostra el que s’ha jugat fins llavors.
    .sheet = Les columnes del fitxer de --csv: unit (quina partida, des de 0), rotation (des de 0), seat (el lloc), entry (el seu número a la llista, des d’1), level (el nivell), hands (les mans), played (aquelles en què va seguir; a la Bouillotte, en què va posar fitxes per decisió pròpia), zero_tricks (les que va acabar sense bases; només al Bourré), pots (en què es va endur un pot), chips (fitxes guanyades o perdudes en tota la partida; una fracció on es va repartir un pot).
help-command-replay = Ensenyar una partida registrada. Acaba amb 1 si va contra una regla, amb 2 si no és cap registre.
help-command-verify = Comprovar que cada baralla d’un registre és la promesa. Acaba amb 1 si alguna és falsa.
help-command-profiles = Enumerar les cases: títol, font i què canvia respecte de la de sempre.
help-command-rules = Dir les regles d’una casa amb paraules senzilles, segons les seves opcions.
help-command-serve = Obrir la casa al navegador: taules amb amics i bots.
help-command-odds = Probabilitats exactes: què val una mà abans d’ensenyar les cartes.
help-command-odds-bouillotte = La probabilitat de guanyar quan s’ensenyen les cartes a la Bouillotte: quatre jugadors, les regles de la casa historic.

## Options and arguments

help-of-odds-bourre-hand = Les teves cartes, com 'Aco Kco 9pi 4di 2tr'.
help-of-odds-bourre-trump = El coll de trumfo, com co o cors, o la mateixa carta girada.
help-of-odds-bourre-seat = El teu lloc per ordre de parla; 1 és a l’esquerra de qui reparteix.
help-of-odds-bourre-players = Quants seuen a taula.
help-of-odds-bourre-pot = Fitxes al pot; una entrada de cadascú.
help-of-odds-bourre-deals = Repartiments jugats fins al final.
help-of-odds-bourre-seed = Repartiments que es poden repetir.
help-of-odds-bourre-json = Un objecte JSON.
help-of-solve-file = Un registre de Bourré que s’acaba enmig d’una mà.
help-of-solve-json = Un objecte JSON.
help-of-solve-nodes = Quantes cartes pot tirar de pensament cadascuna de les dues cerques.
help-of-train-bouillotte-out = El fitxer que s’escriu.
help-of-train-bouillotte-seed = D’on parteix l’atzar; la mateixa llavor dona el mateix fitxer.
help-of-train-bouillotte-iterations = Mans a cada taula.
help-of-train-bouillotte-seats = Taules de tants llocs, 3 o 4.
help-of-any-version = Dir quina versió és aquesta.
help-of-any-language = La llengua de tot el que es diu, pel seu codi; normalment la de la màquina.
help-of-any-help = Ensenyar aquest missatge i sortir.
help-of-any-game = Quin joc.
help-of-profiles-game = Quin joc; tots dos si no es diu.
help-of-any-file = Un registre, un fitxer .brelan.
help-of-any-profile = Una casa pel seu nom: mira brelan profiles.
help-of-any-profile_file = Les teves pròpies regles, un fitxer TOML.
help-of-any-settings = Canviar una opció; es pot repetir.
help-of-any-seats = Quants seuen a taula.
help-of-any-seed = Barreges, escapçades i bots que es poden repetir.
help-of-arena-seed = Baralles i decisions que es poden repetir.
help-of-any-level = Com juguen els bots: easy, steady o strong; o random, a l’atzar.
help-of-any-slips = Cada quan va un bot contra una regla en una taula de confiança.
help-of-any-record = On desar el registre de la partida.
help-of-play-resume = Continuar una partida que es va deixar.
help-of-play-name = Com et dius; normalment el teu nom d’usuari.
help-of-watch-hands = Quantes mans.
help-of-arena-entries = Un nivell per jugador, separats per comes.
help-of-arena-hands = Mans jugades de debò, amb totes les rotacions; s’arrodoneix cap amunt.
help-of-arena-jobs = Processos; tots els nuclis si no es diu.
help-of-arena-cluster = Adreça d’un planificador Dask les màquines del qual juguen.
help-of-arena-sheet = Una fila per partida i jugador en aquest fitxer.
help-of-arena-json = Un objecte JSON en lloc d’una taula.
help-of-replay-json = Un objecte JSON en lloc d’un relat.
help-of-rules-clause = Una sola clàusula, com B-PLAY-3, o un apartat, com B-PLAY.
help-of-serve-host = L’adreça on s’escolta; 0.0.0.0 per a tota la xarxa.
help-of-serve-port = El port; 0 en pren un de lliure.
help-of-serve-data = El fitxer SQLite, o la seva carpeta. Si no es diu: la teva carpeta de dades.
help-of-serve-root_path = El camí sota el qual un proxy mostra la casa, com /cards.
help-of-serve-show = Obrir el navegador, quan s’obre la casa a mà davant d’una pantalla.
help-of-odds-bouillotte-hand = Tres cartes, com 'Aco Kco 9pi'.
help-of-odds-bouillotte-up = El retourné, com Qdi.
help-of-odds-bouillotte-seat = El teu lloc entre els que continuen, des de la dreta de qui reparteix.
help-of-odds-bouillotte-inside = Quants continuen, comptant-t’hi a tu.
help-of-odds-bouillotte-json = Un objecte JSON.
help-of-odds-bouillotte-table = Totes les mans i tots els retournés, en CSV.
help-of-odds-bouillotte-plot = Dibuixar la taula sencera en aquest fitxer.

## What is amiss on a command line. In English Typer says it itself.

help-error-command = No existeix l’ordre «{ $name }»; hi ha { $choices }.
help-error-no-command = Quina ordre? Hi ha { $choices }.
help-error-option = Aquí no hi ha cap opció { $name }. { $choices ->
    [none] {""}
   *[other] Vols dir { $choices }?
}
help-error-alone = A { $name } li cal un valor.
help-error-flag = { $name } va sense valor.
help-error-more-than = Això sobra: { $name }
help-error-missing = Falta «{ $name }»: { $what }.
help-error-choices = «{ $name }» pot ser { $choices }, no «{ $given }».
help-error-number = «{ $name }» ha de ser { $kind ->
    [whole] un nombre enter
   *[any] un nombre
}{ $bounds ->
    [both] {" "}de { $low } a { $high }
    [low] {" "}a partir de { $low }
   *[none] {""}
}, no «{ $given }».
help-error-value = «{ $given }» no serveix per a «{ $name }».
help-error-more = Més sobre això: { $command } --help
