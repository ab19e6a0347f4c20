# Ce que dit --help. « any » vaut pour toutes les commandes qui ont l’option.

## Titres

help-usage = Emploi :
help-options = Options :
help-arguments = Arguments :
help-commands = Commandes :
help-default = d’office
help-required = obligatoire
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE [ARGUMENTS]...
help-kind = { $kind ->
    [number] nombre
    [file] fichier
   *[text] texte
}

## Commandes

help-command-odds-bourre = Ce que vaut une main de Bourré avant que personne ait parlé : passer, ou jouer en écartant telles cartes ou telles autres.
    .more = Les autres mains sont données au hasard et jouées jusqu’au bout selon les habitudes de joueurs posés, la tienne aussi. Les jetons sont le pot gagné ou l’amende payée, la prochaine mise d’entrée, et une part égale de ce qui reste au pot.
help-command-solve = Toutes les cartes connues, ce que chaque place peut encore obtenir : la carte à jouer, la suite, les plis sûrs.
help-command-train = Instruire un joueur : le fort de la Bouillotte apprend en jouant.
help-command-train-bouillotte = Minimisation du regret contrefactuel, à partir des seules règles. Ctrl-C garde ce qui est appris jusque-là.
help-command-brelan = La maison du Bourré et de la Bouillotte : jouer, regarder, revoir, et consulter les règles.
help-command-play = S’asseoir à une table avec des robots.
help-command-watch = Regarder des robots jouer toute une partie.
help-command-arena = Opposer des robots sur les mêmes donnes.
    .more = Niveaux : easy, steady (ou plain), strong, random. Chaque partie est jouée une fois par rotation des robots autour de la table, avec les mêmes paquets. La même graine donne le même résultat quel que soit le nombre de processus, et sur un groupe de machines. Ctrl-C montre ce qui a été joué jusque-là.
    .sheet = Les colonnes du fichier de --csv : unit (quelle partie, à partir de 0), rotation (à partir de 0), seat (la place), entry (son numéro dans la liste, à partir de 1), level (le niveau), hands (les donnes), played (celles où il est resté ; à la Bouillotte, celles où il a misé de son propre chef), zero_tricks (celles sans pli ; seulement au Bourré), pots (celles où il a pris un pot), chips (jetons gagnés ou perdus dans toute la partie ; une fraction là où un pot a été partagé).
help-command-replay = Montrer une partie notée. Finit par 1 si elle enfreint une règle, par 2 si ce n’est pas un relevé.
help-command-verify = Vérifier que chaque paquet d’un relevé est le mélange promis. Finit par 1 si l’un d’eux est faux.
help-command-profiles = Énumérer les maisons : titre, source, et ce qui diffère de celle d’office.
help-command-rules = Dire les règles d’une maison en mots simples, selon ses réglages.
help-command-serve = Ouvrir la maison dans le navigateur : des tables avec des amis et des robots.
help-command-odds = Les chances exactes : ce que vaut une main avant qu’on abatte les cartes.
help-command-odds-bouillotte = La chance de gagner l’abattage à la Bouillotte : quatre places, les règles de la maison historic.

## Options

help-of-odds-bourre-hand = Tes cartes, comme 'Aco Rco 9pi 4ca 2tr'.
help-of-odds-bourre-trump = La couleur d’atout, comme co ou cœur, ou la carte retournée elle-même.
help-of-odds-bourre-seat = Ta place dans l’ordre de parole ; 1 est à la gauche du donneur.
help-of-odds-bourre-players = Combien sont à table.
help-of-odds-bourre-pot = Jetons au pot ; une mise d’entrée de chacun.
help-of-odds-bourre-deals = Donnes jouées jusqu’au bout.
help-of-odds-bourre-seed = Des donnes qu’on peut retrouver.
help-of-odds-bourre-json = Un objet JSON.
help-of-solve-file = Un relevé de Bourré qui s’arrête au milieu d’une donne.
help-of-solve-json = Un objet JSON.
help-of-solve-nodes = Combien de cartes chacune des deux recherches peut jouer en pensée.
help-of-train-bouillotte-out = Le fichier à écrire.
help-of-train-bouillotte-seed = D’où part le hasard ; la même graine donne le même fichier.
help-of-train-bouillotte-iterations = Donnes à chaque table.
help-of-train-bouillotte-seats = Des tables de tant de places, 3 ou 4.
help-of-any-version = Dire quelle version c’est.
help-of-any-language = La langue de tout ce qui est dit, par son code ; d’habitude celle de la machine.
help-of-any-help = Montrer ce message et s’arrêter.
help-of-any-game = Quel jeu.
help-of-profiles-game = Quel jeu ; les deux si rien n’est dit.
help-of-any-file = Un relevé, un fichier .brelan.
help-of-any-profile = Une maison par son nom : voir brelan profiles.
help-of-any-profile_file = Tes propres règles, un fichier TOML.
help-of-any-settings = Changer un réglage ; peut se répéter.
help-of-any-seats = Combien sont à table.
help-of-any-seed = Des mélanges, des coupes et des robots qu’on peut retrouver.
help-of-arena-seed = Des paquets et des choix qu’on peut retrouver.
help-of-any-level = Comment jouent les robots : easy, steady ou strong ; ou random, au hasard.
help-of-any-slips = Combien souvent un robot enfreint une règle à une table d’honneur.
help-of-any-record = Où garder le relevé de la partie.
help-of-play-resume = Reprendre une partie laissée en route.
help-of-play-name = Comment on t’appelle ; d’ordinaire ton nom d’utilisateur.
help-of-watch-hands = Combien de donnes.
help-of-arena-entries = Un niveau par place, séparés par des virgules.
help-of-arena-hands = Donnes vraiment jouées, rotations comprises ; arrondi vers le haut.
help-of-arena-jobs = Processus ; tous les cœurs si rien n’est dit.
help-of-arena-cluster = Adresse d’un ordonnanceur Dask dont les machines jouent.
help-of-arena-sheet = Une ligne par partie et par place dans ce fichier.
help-of-arena-json = Un objet JSON au lieu d’un tableau.
help-of-replay-json = Un objet JSON au lieu d’un récit.
help-of-rules-clause = Une seule clause, comme B-PLAY-3, ou une partie, comme B-PLAY.
help-of-serve-host = L’adresse où écouter ; 0.0.0.0 pour tout le réseau.
help-of-serve-port = Le port ; 0 en prend un libre.
help-of-serve-data = Le fichier SQLite, ou son dossier. D’office : ton dossier de données.
help-of-serve-root_path = Le chemin sous lequel un proxy montre la maison, comme /cards.
help-of-serve-show = Ouvrir le navigateur, quand on ouvre la maison soi-même devant un écran.
help-of-odds-bouillotte-hand = Trois cartes, comme 'Aco Rco 9pi'.
help-of-odds-bouillotte-up = Le retourné, comme Dca.
help-of-odds-bouillotte-seat = Ta place parmi ceux qui sont en jeu, depuis la droite du donneur.
help-of-odds-bouillotte-inside = Combien sont en jeu, toi compris.
help-of-odds-bouillotte-json = Un objet JSON.
help-of-odds-bouillotte-table = Toutes les mains et tous les retournés, en CSV.
help-of-odds-bouillotte-plot = Dessiner tout le tableau dans ce fichier.

## Fautes sur la ligne de commande

help-error-command = Il n’y a pas de commande « { $name } » ; il y a { $choices }.
help-error-no-command = Quelle commande ? Il y a { $choices }.
help-error-option = Il n’y a pas d’option { $name } ici. { $choices ->
    [none] {""}
   *[other] Veux-tu dire { $choices } ?
}
help-error-alone = { $name } veut une valeur à sa suite.
help-error-flag = { $name } se met seul, sans valeur.
help-error-more-than = C’est de trop : { $name }
help-error-missing = Il manque « { $name } » : { $what }.
help-error-choices = « { $name } » peut être { $choices }, pas « { $given } ».
help-error-number = « { $name } » doit être { $kind ->
    [whole] un nombre entier
   *[any] un nombre
}{ $bounds ->
    [both] {" "}de { $low } à { $high }
    [low] {" "}à partir de { $low }
   *[none] {""}
}, pas « { $given } ».
help-error-value = « { $given } » ne va pas pour « { $name } ».
help-error-more = Pour en savoir plus : { $command } --help
