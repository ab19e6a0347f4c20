# The pages of the web house. Sentences of the rules, of refusals and of the log stand in the other files.

## The house

web-house = Brelan
web-house-line = Bourré i Bouillotte, amb amics o contra la casa. Sense registrar-se.
web-foot = Programari lliure. Regles exactes, barreges que tothom pot comprovar.
web-skip = Anar al contingut
web-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
web-game-line = { $game ->
    [bourre] El joc de bases de Louisiana. Cinc cartes, un trumfo, i qui no fa cap basa ho paga.
   *[bouillotte] El joc d’apostes dels salons francesos, cap al 1830. Tres cartes, una de girada, i sang freda.
}
web-rules-of = { $game ->
    [bourre] Regles del Bourré
   *[bouillotte] Regles de la Bouillotte
}
# The houses that come with the game have a title in Catalan; any other keeps its own, $title.
web-profile = { $profile ->
    [louisiana] Bourré de Louisiana
    [gamerules] Bourré de la pàgina game-rules
    [wikipedia] Bourré de l’enciclopèdia
    [boureki] Boureki de Psarà (κόζια, ατού)
    [four-card] Bourré de quatre cartes
    [double-ante] Bourré de dues entrades
    [closed-fist] Bourré amb el puny tancat
    [historic] Bouillotte del segle XIX
    [three-hands] Bouillotte per a tres
    [five-hands] Bouillotte per a cinc
    [mistigri] Bouillotte amb mistigri
    [no-brelans] Bouillotte sense brelans
    [pagat] { $game ->
        [bourre] Bourré segons Pagat
       *[bouillotte] Bouillotte segons Pagat
    }
    [cardrulesplus] { $game ->
        [bourre] Bourré segons CardRulesPlus
       *[bouillotte] Bouillotte segons CardRulesPlus
    }
   *[other] { $title }
}

## The front page

web-my-tables = Les teves taules
web-your-name = El teu nom
web-guest = Visita
web-front-bots = Els bots
web-play-now = Jugar ara
web-with-friends = Taula amb amics
web-how-to-play = Com s’hi juga
web-stage-lobby = per començar
web-stage-cutting = a punt de repartir
web-stage-playing = mà en joc
web-stage-settled = entre dues mans
web-stage-over = acabada

## Settings

web-settings = Ajustos
web-language = Llengua
web-language-name = { $language ->
    [fr] Français
    [es] Español
    [ca] Català
    [pt-PT] Português
   *[en] English
}
web-theme = Clar o fosc
web-theme-name = { $theme ->
    [light] Clar
    [dark] Fosc
   *[auto] Com l’aparell
}
web-deck = Cartes
web-deck-name = { $deck ->
    [two] Dos colors
    [picture] Figures
   *[four] Quatre colors
}
web-large-index = Lletres grans a les cartes
web-last-card = Tirar per mi l’última carta
web-keep = Desar
web-sounds = Sons
web-sound-card = Cau una carta
web-sound-chips = Es mouen fitxes
web-sound-turn = Et toca

## A new table

web-new-table = Taula nova
web-choose-game = Quin joc
web-house-rules = Regles de la casa
web-choose = Triar
web-read-rules = Llegir les regles d’aquesta casa
web-seats-number = Llocs
web-bots = Bots als llocs lliures
web-level = { $level ->
    [random] A l’atzar
    [easy] Fàcil
    [steady] Assenyat
    [strong] Fort
   *[other] { $level }
}
web-clock = Rellotge
web-clock-name = { $clock ->
    [relaxed] Tranquil, { $seconds } segons
    [quick] Ràpid, { $seconds } segons
   *[none] Cap
}
web-clock-line = Rellotge: { $clock ->
    [relaxed] tranquil, { $seconds } segons per decidir. Després la casa tria el que arrisca menys.
    [quick] ràpid, { $seconds } segons per decidir. Després la casa tria el que arrisca menys.
   *[none] cap
}
web-switches = Canviar una regla
web-switches-line = Cada regla és com la té aquesta casa. Canvia el que els teus amics juguin d’una altra manera.
web-open-table = Obrir la taula
web-fault-unknown_game = Aquí no hi ha aquest joc.
web-fault-unknown_profile = Aquí no hi ha aquesta casa.
web-fault-unknown_level = No hi ha cap bot així per a aquest joc.
web-fault-unknown_clock = No hi ha cap rellotge així.
web-fault-impossible_seats = Aquesta casa no és per a tants jugadors.
web-value = { $value ->
    [yes] sí
    [no] no
    [none] sense límit
    [each] cada jugador
    [dealer] qui reparteix
    [each_and_dealer] cada jugador, i qui reparteix una més
    [bourre_and_tied] els bourré i els empatats al capdavant
    [bourre] { $name ->
        [misplay] compta com a bourré
       *[exempt_from_ante] els bourré
    }
    [nobody] ningú
    [in_turn] per torn
    [closed_fist] tots alhora, en secret
    [at_once] a l’acte, en dir que es juga
    [after_all] quan tots han parlat
    [pool] tot el que s’ha deixat junt
    [folded_first] primer les mans passades
    [must] s’ha de tirar
    [may] es pot guardar
    [fines] multes
    [fines_and_award] multes i premi
    [strict] una carta equivocada es rebutja
    [honour] una carta equivocada val, com entre persones
    [renege] multa, i sense dret al pot
    [retract] no costa res
    [match_and_add] igualar i afegir-ne almenys una
    [match] igualar
    [until_no_more] fins que ningú no en vol més
    [one] una
    [above_simple] sí, per sobre del brelan simple
    [below_simple] sí, per sota del brelan simple
    [table] per les cartes vistes
    [own] per les cartes pròpies
    [face] el que marquen
    [ten] deu
    [side_account] un compte a part
    [cave] la cave
   *[other] { $value }
}
web-switch = { $name ->
    [seats] Llocs
    [hand_size] Cartes per mà
    [ante] Entrada
    [ante_by] Qui paga entrada
    [second_ante] Segona entrada, per jugar
    [exempt_from_ante] Lliures de l’entrada següent
    [declare] Es diu si es passa o es juga
    [draw] Es canvien cartes
    [max_discards] Màxim de cartes a canviar
    [restock] Si s’acaba el munt
    [ace_holds_dealer] Amb un as girat, qui reparteix ha de jugar
    [losing_trump] Un trumfo que no pot guanyar
    [cinch] Una mà segura ha de sortir amb els trumfos
    [bourre_blocks_award] Un bourré impedeix cobrar el pot
    [limit] Límit d’una multa
    [limit_covers] El límit val per a
    [enforcement] Anar contra una regla
    [misplay] Una carta equivocada que es queda
    [hands] Mans per partida
    [start] Fitxes per començar
    [cave] Cave
    [carre] Doblar a cegues (carre)
    [carre_buyback] El carre es pot recomprar
    [opening] Obrir
    [rounds] Rondes per apujar
    [favori] Una parella i el retourné com a brelan
    [mistigri] Mistigri
    [brelans] Els brelans compten
    [point] El punt es jutja
    [low_cards] El nou i el vuit valen
    [premium_carre] Prima per un brelan carré
    [premium_simple] Prima per un brelan simple
    [premium_for_folded] Un brelan plegat guanya la prima
    [premium_from] Les primes surten de
   *[other] { $name }
}

## The lobby

web-lobby-mine = La teva taula està parada
web-lobby-guest = Tens lloc en aquesta taula
web-lobby-visitor = Aquí hi ha una taula parada
web-seat-free = Lloc lliure
web-sit = Seure aquí
web-ask-bot = Demanar un bot
web-give-up = Deixar el meu lloc
web-free = Alliberar el lloc
web-you = (tu)
web-bot = bot
web-bot-level = { $level ->
    [random] bot, a l’atzar
    [easy] bot, fàcil
    [steady] bot, assenyat
    [strong] bot, fort
   *[other] bot
}
web-here = és aquí
web-start = Començar
web-start-line = Els bots ocupen els llocs que queden lliures.
web-invite = Porta els amics
web-invite-line = Qui obre aquest enllaç veu les regles i els llocs lliures.
web-invite-link = Enllaç a aquesta taula
web-invite-here = Aquest enllaç només funciona en aquest ordinador. Perquè hi entrin amics, obre la casa amb { $command } i entra per l’adreça que mostra per als altres.
web-copy = Copiar
web-copied = Copiat
web-qr = L’enllaç com a codi per a la càmera
web-wait-lobby = S’espera que comenci qui convida.

## Beside the table

web-side = Al costat de la taula
web-tab = { $tab ->
    [account] Compte
    [score] Punts
    [log] Diari
    [rules] Casa
   *[talk] Xat
}
web-account = Compte
web-account-of = Compte de la mà { $number }
web-account-nothing = Encara no s’ha mogut cap fitxa.
web-result = Com s’ha acabat
web-this-hand = Aquesta mà
web-now = Ara
web-left-over = Quedava al pot de la mà anterior
web-paid-in = Posat al pot: { $each }
web-next-pot = Al pot de la mà següent
web-last-trick = Última basa
web-score = Punts
web-score-line = { $game ->
    [bourre] El que tenia cadascú després de la mà, en fitxes
   *[bouillotte] El que cadascú duia guanyat o perdut després de la mà, en fitxes
}
web-score-empty = Encara no s’ha acabat cap mà.
web-hand-word = Mà
web-end = Final
web-place = Posició
web-log = Diari
web-log-empty = Encara no ha passat res.
web-came-sat = { $you ->
    [yes] Seus a la taula.
   *[no] { $name } seu a la taula.
}
web-came-took = { $you ->
    [yes] Seus al lloc on jugava { $before }.
   *[no] { $name } seu al lloc on jugava { $before }.
}
web-came-left = { $you ->
    [yes] De moment juga un bot per tu.
   *[no] De moment juga un bot al lloc on seia { $name }.
}
web-came-back = { $you ->
    [yes] Ja tornes a ser aquí.
   *[no] { $name } ja torna a ser aquí.
}
web-came-freed = Torna a estar lliure el lloc on seia { $name }.
web-came-late = { $you ->
    [yes] Se t’ha acabat el temps.
   *[no] A { $name } se li ha acabat el temps.
}
web-house-plain = Es juga com està escrit, sense canviar cap regla.
web-own-link = Per tornar al teu lloc des d’un altre aparell, guarda aquest enllaç només per a tu:
web-other-device = Ja tens lloc aquí, en un altre aparell? Allà, a Casa, hi ha l’enllaç que t’hi torna.
web-take-back = Recuperar el meu lloc
web-leave = Que jugui un bot per mi
web-talk = Xat
web-talk-empty = Ningú no ha dit res.
web-talk-hint = Digues alguna cosa
web-talk-new = nou
web-download = Baixar el registre

## Looking back

web-session = La partida
web-session-of = { $game ->
    [bourre] Una partida de Bourré
   *[bouillotte] Una partida de Bouillotte
}
web-hands = Mans
web-hands-empty = Encara no hi ha cap mà acabada per mirar.
web-hand-number = Mà { $number }
web-steps-word = Passos
web-step-back = Anterior
web-step-on = Següent
web-step-of = { $step } de { $steps }
web-hand-before = Mà anterior
web-hand-after = Mà següent
web-open-hands = Veure totes les mans
web-closed-hands = { $mine ->
    [yes] Veure només la meva mà
   *[no] Tornar a tapar les mans
}
web-link-here = Enllaç a aquest moment
web-to-table = A la taula

## The shuffle

web-shuffle-line = Ningú no ha triat la baralla: ni la casa tota sola ni qui ha escapçat.
web-shuffle-1 = Abans d’escapçar, la casa ensenya l’empremta de la seva llavor secreta.
web-shuffle-2 = Un jugador diu quantes cartes aixeca.
web-shuffle-3 = Després de la mà s’ensenya la llavor. Llavor i escapçada refan la baralla, carta per carta.
web-proof-good = comprovat: és la baralla promesa
web-proof-bad = no coincideix
web-proof-secret = encara secreta
web-seed = Llavor
web-seed-secret = s’ensenya quan s’acaba la mà
web-cut-at = Cartes aixecades
web-scheme = Mètode
web-deck-dealt = Baralla, la de dalt primer

## Rules

web-rules-line = { $game ->
    [bourre] Què és permès, què s’ha de tirar, qui paga. Cada frase té el seu número.
   *[bouillotte] Com s’aposta, qui guanya el pot, qui deu una prima. Cada frase té el seu número.
}
web-other-houses = Altres cases
web-play-this = Jugar en aquesta casa
web-switches-of = Aquesta casa en breu

## A record from elsewhere

web-open-record = Obrir un registre
web-upload-line = Un fitxer .brelan d’on sigui: mira’l pas a pas.
web-record-file = Registre
web-do-open-record = Obrir

## When something is not there

web-back-to-door = A la portada
web-back = Tornar
web-notice-not-found = Aquí no hi ha cap taula
web-notice-line-not-found = Potser l’enllaç està mal escrit, o la taula es va desparar fa temps.
web-notice-not-yours = Aquest lloc és d’una altra persona
web-notice-line-not-yours = Obre la taula amb l’enllaç que et van donar, o seu en un lloc lliure.
web-notice-elsewhere = Això no s’ha enviat des d’aquí
web-notice-line-elsewhere = Torna a obrir la pàgina amb l’adreça que et van donar i prova-ho un altre cop.
web-notice-too-many = Una mica massa de pressa
web-notice-line-too-many = La casa necessita un moment. Espera uns segons i torna-ho a provar.
web-notice-too-large = Això és massa d’un sol cop
web-notice-line-too-large = El que has enviat és més gran del que admet la casa.
web-notice-full = La casa és plena
web-notice-line-full = Torna-ho a provar d’aquí a una estona.
web-notice-trouble = Aquí ha fallat alguna cosa
web-notice-line-trouble = Ha estat culpa nostra, i queda anotat. El teu lloc i les teves fitxes estan fora de perill.

## The command line: brelan serve

web-not-installed = Les taules al navegador demanen més que les regles, i falta { $missing }. Instal·la: brelan[web]
web-serve-others = Per als altres de la mateixa xarxa: { $address }
