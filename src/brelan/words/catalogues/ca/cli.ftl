# The terminal.

## Beginning and end

cli-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
cli-house = { $title } ({ $profile }). { $seats } jugadors, { $hands ->
    [0] tantes mans com vulgueu
    [one] una mà
   *[other] { $hands } mans
}. Es juga { $step ->
    [1] en el sentit del rellotge
   *[other] en sentit contrari al rellotge
}.
cli-changes = Canvis en aquesta casa: { $changes }.
cli-seats = Per ordre de joc: { $names }.
cli-manners = Respon amb un número de la llista o amb la jugada mateixa ({ $examples }). ? explica el que es pregunta,
    consell (o h) proposa una jugada, sortir s’atura i desa.
cli-examples = { $game ->
    [bourre] 8pi, Kco, passar o canviar 3tr 9di
   *[bouillotte] passar, obrir amb 5 o igualar
}
cli-going-on = Continuem amb { $file }, mà { $number }.
cli-saved = Desat a { $file }. Per continuar: brelan play --resume { $file }
cli-kept = El registre d’aquesta partida és { $file }.
cli-already-over = { $file } és una partida acabada. Per mirar-la: brelan replay { $file }

## A hand

cli-hand = Mà { $number }{ $hands ->
    [0] {""}
   *[other] {" "}de { $hands }
}. { $you ->
    [yes] Reparteixes tu
   *[no] Reparteix { $who }
}.
cli-cut = { $you ->
    [yes] Escapces i aixeques { $cut ->
        [one] una carta
       *[other] { $cut } cartes
    }.
   *[no] { $who } escapça i aixeca { $cut ->
        [one] una carta
       *[other] { $cut } cartes
    }.
}
cli-commitment = La casa ha triat la barreja i la promet: { $commitment }
cli-ask-cut = Escapces tu. Quantes cartes aixeques, d’1 a { $most }? Retorn per escapçar cap al mig.
cli-no-cut = Digues un número d’1 a { $most }, o prem Retorn.
cli-about-cut = Qualsevol nombre val igual. Amb el nombre llarg de dalt la casa queda lligada a la seva barreja, i allà on escapces comença la baralla: així ningú no la pot manipular. Després, brelan verify ho comprova.
cli-settlement = La mà { $number } es liquida:
cli-line = { $text } [{ $clause }]
cli-chips = Fitxes: { $accounts }.
cli-caves = Caves: { $accounts }.
cli-premiums = Primes: { $accounts }.
cli-next-pot = El pot següent comença amb { $chips }.
cli-account = { $who } { $amount }
cli-another = Una altra mà?
cli-about-another = Aquesta casa no té un nombre fix de mans. Quan acabis la partida, el que quedi al pot es reparteix entre tots.
cli-yes = continuar
cli-no = acabar la partida
cli-result = La partida s’ha acabat. { $share ->
    [none] {""}
   *[other] El que toca a cadascú de l’últim pot: { $share }.
}
cli-place = { $place }. { $names }: { $kind ->
    [gain] +{ $amount }
   *[account] { $amount }
}

## A decision

cli-own = Les teves cartes: { $cards }
cli-turned = Trumfo { $cards }, pot { $pot }, les teves cartes { $own }
cli-trick = A taula: { $plays }
cli-play = { $who } { $cards }
cli-play-best = { $who } { $cards } (la millor per ara)
cli-stand-blind = Pot { $pot }, un carre costa { $pot }, la teva cave { $cave }
cli-stand = Retourné { $retourne }, pot { $pot }, el màxim que ha posat algú és { $level }; tu { $put }, i et { $cave ->
    [one] queda
   *[other] queden
} { $cave }. Les teves cartes { $own }
cli-choice = { $number } { $label }
cli-all-in = { $label }, tot el que tens
cli-draw-note = (números o cartes; 0 o Retorn per no canviar)
cli-unreadable = No entenc «{ $text }»: { $why }. Digues un número de la llista; ? explica.
cli-ambiguous = «{ $text }» pot ser { $ways }: quina?
cli-which-number = «{ $text }»: quant? Pots { $way }.
cli-which-cards = «{ $text }»: quines? Digues-ne els números o les cartes.
cli-nothing-said = No has dit res. Digues un número de la llista; ? explica.
cli-not-held = No tens { $text }.
cli-asked-now = «{ $text }» no és el que es demana ara. { $question } Pots: { $ways }.
cli-may = Pots: { $ways }
cli-may-not = Ara no: { $ways }. { $reason } [{ $clause }]
cli-no-hint = Per a això no hi ha consell.
cli-clause = { $clause }: { $text }
cli-more-rules = Totes les regles d’aquesta casa: brelan rules { $game }
cli-private = Només ho saps tu: la teva carta { $cards } va contra les regles. { $reason } [{ $clause }]
cli-correct = { $misplay ->
    [retract] Fins que caigui la carta següent ho pots esmenar, i no costa res.
   *[other] Fins que caigui la carta següent ho pots esmenar; et costa el dret a aquest pot i el teu pròxim torn de repartir.
}
cli-let-stand = deixar-la estar

## Seats, for those who ask

cli-seat = { $who }: { $state }
cli-seat-bourre = { $state ->
    [waiting] encara no ha parlat
    [decided] ja ha decidit
    [passed] ha passat
   *[active] { $drawn ->
        [none] juga
        [0] juga, no ha canviat cap carta
        [one] juga, ha canviat una carta
       *[other] juga, ha canviat { $drawn } cartes
    }, { $tricks ->
        [0] cap basa
        [one] una basa
       *[other] { $tricks } bases
    }
}
cli-seat-bouillotte = { $state ->
    [folded] ha plegat, hi ha posat { $put }
    [all_in] ho ha posat tot, { $put }
    [passed] ha passat, hi ha posat { $put }, li { $cave ->
        [one] queda
       *[other] queden
    } { $cave }
   *[in] continua, hi ha posat { $put }, li { $cave ->
        [one] queda
       *[other] queden
    } { $cave }
}

## Replays

cli-hands-dealt = { $you ->
    [yes] Tens { $cards }
   *[no] { $who } té { $cards }
}
cli-laid-away = { $you ->
    [yes] Descartes { $away } i tens { $cards }.
   *[no] { $who } descarta { $away } i té { $cards }.
}
cli-open = { $you ->
    [yes] El registre s’acaba aquí. Et toca a tu: { $ways }
   *[no] El registre s’acaba aquí. Toca a { $who }: { $ways }
}
cli-open-restock = El registre s’acaba aquí, tot esperant que es refaci el munt.
cli-open-between = El registre s’acaba entre dues mans.

## Profiles and rules

cli-profile = { $name }: { $title }
cli-default = { $name } (el de sempre): { $title }
cli-source = Font: { $source }
cli-switch = { $switch } = { $value } ({ $text })
cli-rules = { $game } com es juga en aquesta casa: { $title }.
cli-rules-note = Els paràgrafs que diuen «decisió nostra» resolen el que no resol cap font.
cli-no-clause = No hi ha cap clàusula «{ $clause }»; les que té { $game } van de { $first } a { $last }.

## What goes wrong

cli-not-a-setting = «{ $text }» no té la forma opció=valor.
cli-no-file = No es pot obrir { $file }: { $why }.
cli-cannot-save = No es pot escriure { $file }: { $why }.
cli-no-home = Aquesta màquina no et coneix cap carpeta personal. Digues amb { $option } on s’ha de guardar el fitxer.
cli-not-said = No es pot escriure el que s’ha de dir: { $why }.
cli-exists = { $file } ja existeix. Tria un altre nom, o continua-hi: brelan play --resume { $file }
cli-no-level = No hi ha cap bot «{ $level }» per a aquest joc; hi ha { $levels }.
cli-thinking = Pensant…
cli-first-time = La primera vegada pot trigar un minut: s’estan preparant les cerques.
cli-no-language = No hi ha paraules en «{ $language }»; n’hi ha en { $languages }.
cli-bad-name = Un nom té d’1 a { $most } caràcters imprimibles.
cli-no-game = Quin joc? brelan play bourre, o brelan play bouillotte.
cli-other-game = { $file } és una partida de { $game }. Per continuar-la, omet el joc: brelan play --resume { $file }
cli-no-slips = En aquesta taula cap bot no falta a les regles: només hi ha faltes en una taula de confiança (--set enforcement=honour, al Bourré).
cli-house-is-set = { $file } ja té la seva casa; { $option } no la pot canviar.
