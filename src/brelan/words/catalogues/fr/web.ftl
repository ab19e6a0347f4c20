# Les pages de la maison en ligne. Les phrases des règles, des refus et du journal sont dans les autres fichiers.

## La maison

web-house = Brelan
web-house-line = Bourré et Bouillotte, entre amis ou contre la maison. Sans inscription.
web-foot = Logiciel libre. Des règles exactes, des mélanges que chacun peut vérifier.
web-skip = Aller au contenu
web-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
web-game-line = { $game ->
    [bourre] Le jeu de plis de la Louisiane. Cinq cartes, un atout, et qui ne fait aucun pli le paie.
   *[bouillotte] Le jeu de mises des salons français, vers 1830. Trois cartes, une retournée, et du sang-froid.
}
web-rules-of = { $game ->
    [bourre] Règles du Bourré
   *[bouillotte] Règles de la Bouillotte
}
# Les maisons d’ici ont un titre en français ; une autre garde le sien, $title.
web-profile = { $profile ->
    [louisiana] Bourré de Louisiane
    [gamerules] Bourré de la page game-rules
    [wikipedia] Bourré de l’encyclopédie
    [boureki] Boureki de Psara (κόζια, ατού)
    [four-card] Bourré à quatre cartes
    [double-ante] Bourré à deux mises
    [closed-fist] Bourré à poing fermé
    [historic] Bouillotte du XIXe siècle
    [three-hands] Bouillotte à trois
    [five-hands] Bouillotte à cinq
    [mistigri] Bouillotte au mistigri
    [no-brelans] Bouillotte sans brelans
    [pagat] { $game ->
        [bourre] Bourré selon Pagat
       *[bouillotte] Bouillotte selon Pagat
    }
    [cardrulesplus] { $game ->
        [bourre] Bourré selon CardRulesPlus
       *[bouillotte] Bouillotte selon CardRulesPlus
    }
   *[other] { $title }
}

## La page d’accueil

web-my-tables = Tes tables
web-your-name = Ton nom
web-guest = Invité
web-front-bots = Les robots
web-play-now = Jouer
web-with-friends = Une table entre amis
web-how-to-play = Comment on joue
web-stage-lobby = attend le départ
web-stage-cutting = va donner
web-stage-playing = une donne en cours
web-stage-settled = entre deux donnes
web-stage-over = finie

## Réglages

web-settings = Réglages
web-language = Langue
web-language-name = { $language ->
    [fr] Français
    [es] Español
    [ca] Català
    [pt-PT] Português
   *[en] English
}
web-theme = Clair ou sombre
web-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Comme l’appareil
}
web-deck = Cartes
web-deck-name = { $deck ->
    [two] Deux couleurs
    [picture] Images
   *[four] Quatre couleurs
}
web-large-index = Grandes lettres sur les cartes
web-last-card = Jouer pour moi ma dernière carte
web-keep = Garder
web-sounds = Sons
web-sound-card = On joue une carte
web-sound-chips = Des jetons bougent
web-sound-turn = C’est ton tour

## Une nouvelle table

web-new-table = Nouvelle table
web-choose-game = Quel jeu
web-house-rules = Règles de la maison
web-choose = Choisir
web-read-rules = Lire les règles de cette maison
web-seats-number = Places
web-bots = Des robots aux places libres
web-level = { $level ->
    [random] Au hasard
    [easy] Facile
    [steady] Posé
    [strong] Fort
   *[other] { $level }
}
web-clock = Pendule
web-clock-name = { $clock ->
    [relaxed] Tranquille, { $seconds } secondes
    [quick] Rapide, { $seconds } secondes
   *[none] Aucune
}
web-clock-line = Pendule : { $clock ->
    [relaxed] tranquille, { $seconds } secondes pour se décider. Ensuite la maison choisit ce qui risque le moins.
    [quick] rapide, { $seconds } secondes pour se décider. Ensuite la maison choisit ce qui risque le moins.
   *[none] aucune
}
web-switches = Changer une règle
web-switches-line = Chaque règle est celle de cette maison. Change ce que tes amis jouent autrement.
web-open-table = Ouvrir la table
web-fault-unknown_game = Ce jeu n’existe pas ici.
web-fault-unknown_profile = Cette maison n’existe pas ici.
web-fault-unknown_level = Il n’y a pas de robot de cette sorte pour ce jeu.
web-fault-unknown_clock = Cette pendule n’existe pas.
web-fault-impossible_seats = Cette maison n’a pas ce nombre de places.
web-value = { $value ->
    [yes] oui
    [no] non
    [none] sans limite
    [each] chaque place
    [dealer] le donneur
    [each_and_dealer] chaque place, le donneur un de plus
    [bourre_and_tied] les bourrés et les ex æquo en tête
    [bourre] { $name ->
        [misplay] elle compte comme bourré
       *[exempt_from_ante] les bourrés
    }
    [nobody] personne
    [in_turn] à tour de rôle
    [closed_fist] tous à la fois, en secret
    [at_once] tout de suite après avoir parlé
    [after_all] quand tous ont parlé
    [pool] toutes les cartes écartées ensemble
    [folded_first] les mains passées d’abord
    [must] doit être joué
    [may] peut être gardé
    [fines] les amendes
    [fines_and_award] les amendes et le gain
    [strict] une carte fautive est refusée
    [honour] une carte fautive est prise, comme entre gens
    [renege] une amende, et plus de droit au pot
    [retract] elle ne coûte rien
    [match_and_add] à hauteur, et au moins un de plus
    [match] à hauteur
    [until_no_more] jusqu’à « assez »
    [one] un
    [above_simple] oui, au-dessus d’un brelan simple
    [below_simple] oui, au-dessous d’un brelan simple
    [table] sur toutes les cartes montrées
    [own] sur ses propres cartes
    [face] leur chiffre
    [ten] dix
    [side_account] un compte à part
    [cave] la cave
   *[other] { $value }
}
web-switch = { $name ->
    [seats] Places
    [hand_size] Cartes en main
    [ante] Mise d’entrée
    [ante_by] Qui met la mise d’entrée
    [second_ante] Seconde mise, pour jouer
    [exempt_from_ante] Dispensés de la prochaine mise
    [declare] On dit passe ou joue
    [draw] On change des cartes
    [max_discards] Cartes à changer au plus
    [restock] Quand le talon s’épuise
    [ace_holds_dealer] Sur un as retourné, le donneur doit jouer
    [losing_trump] Un atout qui ne peut gagner
    [cinch] Une main sûre doit entamer ses atouts
    [bourre_blocks_award] Un bourré retient le gain
    [limit] Amende maximale
    [limit_covers] La limite vaut pour
    [enforcement] Enfreindre une règle
    [misplay] Une carte fautive qui reste
    [hands] Donnes par partie
    [start] Jetons au départ
    [cave] Cave
    [carre] Doubler à l’aveugle (carre)
    [carre_buyback] Le carre peut se racheter
    [opening] Ouverture
    [rounds] Tours de relance
    [favori] Une paire et le retourné font un brelan
    [mistigri] Mistigri
    [brelans] Les brelans comptent
    [point] Le point se juge
    [low_cards] Neuf et huit valent
    [premium_carre] Prime d’un brelan carré
    [premium_simple] Prime d’un brelan simple
    [premium_for_folded] Un brelan couché gagne sa prime
    [premium_from] Les primes se paient sur
   *[other] { $name }
}

## Avant de commencer

web-lobby-mine = Ta table est mise
web-lobby-guest = On t’invite
web-lobby-visitor = Une table est mise ici
web-seat-free = Place libre
web-sit = S’asseoir
web-ask-bot = Un robot ici
web-give-up = Quitter ma place
web-free = Libérer la place
web-you = (toi)
web-bot = robot
web-bot-level = { $level ->
    [random] robot, joue au hasard
    [easy] robot, facile
    [steady] robot, posé
    [strong] robot, fort
   *[other] robot
}
web-here = là
web-start = Commencer
web-start-line = Des robots prennent les places encore libres.
web-invite = Fais venir tes amis
web-invite-line = Qui ouvre ce lien voit les règles et les places libres.
web-invite-link = Lien vers cette table
web-invite-here = Ce lien ne marche que sur cet ordinateur. Pour faire entrer des amis, ouvre la maison avec { $command }, puis viens par l’adresse qu’elle affiche pour les autres.
web-copy = Copier
web-copied = Copié
web-qr = Le lien en code à photographier
web-wait-lobby = On attend que l’hôte commence.

## À côté de la table

web-side = À côté de la table
web-tab = { $tab ->
    [account] Compte
    [score] Marque
    [log] Journal
    [rules] Maison
   *[talk] Causer
}
web-account = Compte
web-account-of = Compte de la donne { $number }
web-account-nothing = Aucun jeton n’a encore bougé.
web-result = Comment ça a fini
web-this-hand = Cette donne
web-now = Total
web-left-over = Resté au pot de la donne d’avant
web-paid-in = Mis au pot : { $each }
web-next-pot = Au pot de la prochaine donne
web-last-trick = Dernier pli
web-score = Marque
web-score-line = { $game ->
    [bourre] Ce que chacun avait après la donne, en jetons
   *[bouillotte] Ce que chacun avait gagné ou perdu après la donne, en jetons
}
web-score-empty = Aucune donne n’est encore finie.
web-hand-word = N°
web-end = Fin
web-place = Rang
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-came-sat = { $you ->
    [yes] Tu prends place.
   *[no] { $name } prend place.
}
web-came-took = { $you ->
    [yes] Tu prends la place { DE($before) }.
   *[no] { $name } prend la place { DE($before) }.
}
web-came-left = { $you ->
    [yes] Un robot joue pour toi en attendant.
   *[no] Un robot joue à la place { DE($name) } en attendant.
}
web-came-back = { $you ->
    [yes] Te revoilà.
   *[no] Revoilà { $name }.
}
web-came-freed = La place { DE($name) } est de nouveau libre.
web-came-late = { $you ->
    [yes] Tu n’as plus de temps.
   *[no] { $name } n’a plus de temps.
}
web-house-plain = On joue comme c’est écrit, sans règle changée.
web-own-link = Pour revenir à ta place depuis un autre appareil, garde ce lien pour toi :
web-other-device = Tu as déjà une place ici, sur un autre appareil ? Là-bas, sous Maison, un lien t’y ramène.
web-take-back = Reprendre ma place
web-leave = Laisser jouer un robot
web-talk = Causer
web-talk-empty = Personne n’a rien dit.
web-talk-hint = Dis quelque chose
web-talk-new = nouveau
web-download = Télécharger le relevé

## Revoir

web-session = La partie
web-session-of = { $game ->
    [bourre] Une partie de Bourré
   *[bouillotte] Une partie de Bouillotte
}
web-hands = Donnes
web-hands-empty = Il n’y a pas encore de donne finie à revoir.
web-hand-number = Donne { $number }
web-steps-word = Pas
web-step-back = Précédent
web-step-on = Suivant
web-step-of = { $step } sur { $steps }
web-hand-before = Donne précédente
web-hand-after = Donne suivante
web-open-hands = Montrer les mains
web-closed-hands = { $mine ->
    [yes] Ma main seulement
   *[no] Refermer les mains
}
web-link-here = Lien vers ce moment
web-to-table = À la table

## Le mélange

web-shuffle-line = Personne n’a choisi le paquet : ni la maison seule, ni qui a coupé.
web-shuffle-1 = Avant la coupe, la maison montre l’empreinte de sa graine secrète.
web-shuffle-2 = Un joueur dit combien de cartes lever.
web-shuffle-3 = Après la donne, la graine est montrée. La graine et la coupe refont le paquet, carte par carte.
web-proof-good = vérifié : c’est le paquet promis
web-proof-bad = ne correspond pas
web-proof-secret = encore secrète
web-seed = Graine
web-seed-secret = montrée une fois la donne finie
web-cut-at = Cartes levées
web-scheme = Procédé
web-deck-dealt = Le paquet, carte du dessus d’abord

## Règles

web-rules-line = { $game ->
    [bourre] Ce qui est permis, ce qu’il faut jouer, qui paie. Chaque phrase a son numéro.
   *[bouillotte] Comment on mise, qui gagne le pot, qui doit une prime. Chaque phrase a son numéro.
}
web-other-houses = Autres maisons
web-play-this = Jouer ici
web-switches-of = Cette maison en bref

## Un relevé venu d’ailleurs

web-open-record = Ouvrir un relevé
web-upload-line = Un fichier .brelan de n’importe où : revois-le pas à pas.
web-record-file = Relevé
web-do-open-record = Ouvrir

## Quand quelque chose n’est pas là

web-back-to-door = À l’accueil
web-back = Retour
web-notice-not-found = Il n’y a pas de table ici
web-notice-line-not-found = Le lien est peut-être mal tapé, ou la table est rangée depuis longtemps.
web-notice-not-yours = C’est la place de quelqu’un d’autre
web-notice-line-not-yours = Ouvre la table par le lien qu’on t’a donné, ou prends une place libre.
web-notice-elsewhere = Ce n’est pas parti d’ici
web-notice-line-elsewhere = Rouvre la page par l’adresse qu’on t’a donnée, et réessaie.
web-notice-too-many = Un peu trop vite
web-notice-line-too-many = La maison souffle un instant. Attends quelques secondes et réessaie.
web-notice-too-large = C’est trop à la fois
web-notice-line-too-large = Ce que tu as envoyé est plus gros que ce que la maison peut prendre.
web-notice-full = La maison est pleine
web-notice-line-full = Réessaie dans un moment.
web-notice-trouble = Quelque chose a cloché ici
web-notice-line-trouble = C’est notre faute, et c’est noté. Ta place et tes jetons sont à l’abri.

## La ligne de commande : brelan serve

web-not-installed = Les tables dans le navigateur demandent plus que les règles, et { $missing } n’est pas installé. À installer : brelan[web]
web-serve-others = Pour les autres du même réseau : { $address }
