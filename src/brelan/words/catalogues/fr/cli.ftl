# Le terminal.

## Début et fin

cli-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
cli-house = { $title } ({ $profile }). { $seats } places, { $hands ->
    [0] autant de donnes qu’on veut
    [one] une donne
   *[other] { $hands } donnes
}. On joue dans { $step ->
    [1] le sens des aiguilles d’une montre
   *[other] le sens inverse des aiguilles d’une montre
}.
cli-changes = Changé dans cette maison : { $changes }.
cli-seats = Dans l’ordre du jeu : { $names }.
cli-manners = Réponds par un numéro de la liste, ou par le coup lui-même ({ $examples }). aide (ou ?) explique ce qui est demandé,
    conseil (ou h) propose un coup, quitter arrête et garde la partie.
cli-examples = { $game ->
    [bourre] 8pi, Rco, passer, changer 3tr 9ca
   *[bouillotte] passer, ouvrir à 5, suivre
}
cli-going-on = On reprend { $file }, donne { $number }.
cli-saved = Gardé dans { $file }. Pour reprendre : brelan play --resume { $file }
cli-kept = Le relevé de cette partie est { $file }.
cli-already-over = { $file } est une partie finie. Pour la revoir : brelan replay { $file }

## Une donne

cli-hand = Donne { $number }{ $hands ->
    [0] {""}
   *[other] {" "}sur { $hands }
}. { $you ->
    [yes] Tu donnes
   *[no] { $who } donne
}.
cli-cut = { $you ->
    [yes] Tu coupes à { $cut ->
        [one] une carte
       *[other] { $cut } cartes
    }.
   *[no] { $who } coupe à { $cut ->
        [one] une carte
       *[other] { $cut } cartes
    }.
}
cli-commitment = La maison a choisi son mélange, et en fait la promesse : { $commitment }
cli-ask-cut = Tu coupes le paquet. Combien de cartes lèves-tu, de 1 à { $most } ? Entrée : quelque part au milieu.
cli-no-cut = Dis un nombre de 1 à { $most }, ou appuie sur Entrée.
cli-about-cut = Tous les nombres se valent. Par le long nombre ci-dessus la maison est tenue à son mélange, et ta coupe décide où commence le paquet : ainsi personne ne peut l’arranger. Ensuite, brelan verify le contrôle.
cli-settlement = La donne { $number } est réglée :
cli-line = { $text } [{ $clause }]
cli-chips = Jetons : { $accounts }.
cli-caves = Caves : { $accounts }.
cli-premiums = Primes : { $accounts }.
cli-next-pot = Le prochain pot commence avec { $chips }.
cli-account = { $who } { $amount }
cli-another = Encore une donne ?
cli-about-another = Cette maison n’a pas de nombre de donnes fixé. Quand tu arrêtes la partie, ce qui reste au pot est partagé entre tous.
cli-yes = continuer
cli-no = finir la partie
cli-result = La partie est finie. { $share ->
    [none] {""}
   *[other] La part de chacun au dernier pot : { $share }.
}
# $kind : « gain » là où il faut un signe plus
cli-place = { $place }. { $names } : { $kind ->
    [gain] +{ $amount }
   *[account] { $amount }
}

## Une décision

cli-own = Tes cartes : { $cards }
cli-turned = Atout { $cards }, pot { $pot }, tes cartes { $own }
cli-trick = Sur la table : { $plays }
cli-play = { $who } { $cards }
cli-play-best = { $who } { $cards } (la meilleure)
cli-stand-blind = Pot { $pot }, un carre coûte { $pot }, ta cave { $cave }
cli-stand = Retourné { $retourne }, pot { $pot }, la plus haute mise { $level } ; toi { $put }, et { $cave } en cave. Tes cartes { $own }
cli-choice = { $number } { $label }
cli-all-in = { $label }, tout ce que tu as
cli-draw-note = (numéros ou cartes ; 0 ou Entrée pour tout garder)
cli-unreadable = Je ne peux pas lire « { $text } » : { $why }. Prends un numéro de la liste, ou tape aide.
cli-ambiguous = « { $text } », c’est { $ways } : lequel ?
# $way : le coup avec tous les nombres qu’il peut avoir
cli-which-number = « { $text } » : à combien ? Tu peux { $way }.
cli-which-cards = « { $text } » : lesquelles ? Dis leurs numéros ou les cartes.
cli-nothing-said = Rien n’a été dit. Prends un numéro de la liste, ou tape aide.
cli-not-held = Rien de tel dans ta main : { $text }.
cli-asked-now = « { $text } » n’est pas ce qu’on demande à présent. { $question } Tu peux : { $ways }.
cli-may = Tu peux : { $ways }
cli-may-not = Pas maintenant : { $ways }. { $reason } [{ $clause }]
cli-no-hint = Il n’y a pas de conseil pour cela.
cli-clause = { $clause } : { $text }
cli-more-rules = Toutes les règles de cette maison : brelan rules { $game }
cli-private = Entre nous : { $cards } enfreint une règle. { $reason } [{ $clause }]
cli-correct = { $misplay ->
    [retract] Jusqu’à la prochaine carte tu peux réparer, et cela ne coûte rien.
   *[other] Jusqu’à la prochaine carte tu peux réparer ; cela coûte ton droit à ce pot et ton prochain tour de donne.
}
cli-let-stand = laisser ainsi

## Les places, pour qui demande

cli-seat = { $who } : { $state }
cli-seat-bourre = { $state ->
    [waiting] n’a pas parlé
    [decided] a décidé
    [passed] a passé
   *[active] { $drawn ->
        [none] en jeu
        [0] en jeu, a gardé toutes ses cartes
        [one] en jeu, a changé une carte
       *[other] en jeu, a changé { $drawn } cartes
    }, { $tricks ->
        [0] aucun pli
        [one] un pli
       *[other] { $tricks } plis
    }
}
cli-seat-bouillotte = { $state ->
    [folded] se couche, mise { $put }
    [all_in] va-tout avec { $put }
    [passed] a passé, mise { $put }, reste { $cave }
   *[in] en jeu, mise { $put }, reste { $cave }
}

## Revoir une partie

cli-hands-dealt = { $you ->
    [yes] Tu as { $cards }
   *[no] { $who } a { $cards }
}
cli-laid-away = { $you ->
    [yes] Tu écartes { $away } et tiens { $cards }.
   *[no] { $who } écarte { $away } et tient { $cards }.
}
cli-open = { $you ->
    [yes] Le relevé s’arrête ici. C’est à toi : { $ways }
   *[no] Le relevé s’arrête ici. C’est à { $who } : { $ways }
}
cli-open-restock = Le relevé s’arrête ici, avant que le talon soit refait.
cli-open-between = Le relevé s’arrête entre deux donnes.

## Profils et règles

cli-profile = { $name } : { $title }
cli-default = { $name } (d’office) : { $title }
cli-source = Source : { $source }
cli-switch = { $switch } = { $value } ({ $text })
cli-rules = { $game } comme on y joue dans cette maison : { $title }.
cli-rules-note = Les paragraphes qui disent « notre propre règle » règlent ce qu’aucune source ne règle.
cli-no-clause = Il n’y a pas de clause « { $clause } » ; celles de { $game } vont de { $first } à { $last }.

## Ce qui peut clocher

cli-not-a-setting = « { $text } » n’est pas réglage=valeur.
cli-no-file = { $file } ne s’ouvre pas : { $why }.
cli-cannot-save = { $file } ne s’écrit pas : { $why }.
cli-no-home = Cette machine ne te connaît pas de dossier personnel. Dis avec { $option } où garder le fichier.
cli-not-said = Impossible d’écrire ce qu’il y a à dire : { $why }.
cli-exists = { $file } existe déjà. Choisis un autre nom, ou reprends-le : brelan play --resume { $file }
cli-no-level = Il n’y a pas de robot « { $level } » pour ce jeu ; il y a { $levels }.
cli-thinking = Je réfléchis…
cli-first-time = La toute première fois, cela peut durer une minute : les recherches se préparent.
cli-no-language = Il n’y a pas de textes en « { $language } » ; il y a { $languages }.
cli-bad-name = Un nom a de 1 à { $most } caractères imprimables.
cli-no-game = Quel jeu ? brelan play bourre, ou brelan play bouillotte.
cli-other-game = { $file } est une partie de { $game }. Pour la reprendre, omets le jeu : brelan play --resume { $file }
cli-no-slips = Aucun robot ne faute à cette table : il n’y a de fautes qu’à une table d’honneur (--set enforcement=honour, au Bourré).
cli-house-is-set = { $file } a déjà sa maison ; { $option } n’y change rien.
