# Les maisons : ce que dit chaque réglage en peu de mots, et ce qui ne va pas dans une maison où l’on ne peut jouer.

## Les réglages. $value : un nombre, un mot, « yes », « no » ou « none » ; une étendue ou une table par places est du texte.

switch-seats = { $value } à table
switch-hand_size = { $value } cartes chacun
switch-ante = une mise d’entrée de { $value }
switch-ante_by = { $value ->
    [dealer] le donneur mise pour tous
    [each_and_dealer] tous misent, le donneur double
   *[each] chacun mise
}
switch-second_ante = { $value ->
    [0] pas de seconde mise
   *[other] { $value } de plus pour rester
}
switch-exempt_from_ante = { $value ->
    [nobody] la mise d’entrée n’épargne personne
    [bourre] la mise d’entrée épargne les bourrés
   *[bourre_and_tied] la mise d’entrée épargne les bourrés et les ex æquo
}
switch-declare = { $value ->
    [closed_fist] annonces à poing fermé
   *[in_turn] annonces à tour de rôle
}
switch-draw = { $value ->
    [after_all] cartes changées quand tous ont parlé
   *[at_once] cartes changées tout de suite
}
switch-max_discards = { $value ->
    [0] pas de cartes à changer
    [one] une carte à changer au plus
   *[other] { $value } cartes à changer au plus
}
switch-restock = { $value ->
    [folded_first] un talon épuisé se refait d’abord avec les mains passées
   *[pool] un talon épuisé se refait avec tout ce qui est écarté
}
switch-ace_holds_dealer = { $value ->
    [yes] un as retourné oblige le donneur
   *[no] un as retourné n’oblige pas le donneur
}
switch-losing_trump = { $value ->
    [may] un atout qui ne peut gagner peut être gardé
   *[must] un atout qui ne peut gagner doit être joué
}
switch-cinch = { $value ->
    [yes] une main sûre se joue comme telle
   *[no] aucun devoir pour une main sûre
}
switch-bourre_blocks_award = { $value ->
    [yes] pas de gain tant que quelqu’un est bourré
   *[no] le gain est pris, bourrés ou non
}
switch-limit = { $value ->
    [none] pas de limite
   *[other] une limite de { $value }
}
switch-limit_covers = { $value ->
    [fines_and_award] une limite vaudrait pour les amendes et le gain
   *[fines] une limite vaudrait pour les amendes
}
switch-enforcement = { $value ->
    [honour] une table d’honneur : des fautes arrivent
   *[strict] une table stricte : les fautes sont refusées
}
switch-misplay = { $value ->
    [retract] une faute ne coûte rien
    [bourre] une renonce compte comme bourré
   *[renege] une renonce coûte le pot
}
switch-hands = { $value ->
    [none] autant de donnes qu’on veut
    [one] { $value } donne
   *[other] { $value } donnes
}
switch-start = { $value } { $value ->
    [one] jeton
   *[other] jetons
} au départ

switch-cave = une cave de { $value }
switch-carre = { $value ->
    [yes] mises à l’aveugle
   *[no] pas de mises à l’aveugle
}
switch-carre_buyback = { $value ->
    [yes] le dernier mot peut se racheter
   *[no] le dernier mot ne se rachète pas
}
switch-opening = { $value ->
    [match] pour ouvrir, il suffit d’être à hauteur
   *[match_and_add] pour ouvrir, il faut ajouter un jeton
}
switch-rounds = { $value ->
    [one] un seul tour de mises
   *[until_no_more] des mises jusqu’à « assez »
}
switch-favori = { $value ->
    [above_simple] le favori bat un brelan
    [below_simple] le favori perd contre un brelan
   *[no] pas de brelan favori
}
switch-mistigri = { $value ->
    [yes] avec le mistigri
   *[no] sans mistigri
}
switch-brelans = { $value ->
    [yes] les brelans comptent
   *[no] les brelans ne comptent pas
}
switch-point = { $value ->
    [own] chacun compte son propre point
   *[table] le point de toute la table
}
switch-low_cards = { $value ->
    [ten] 9 et 8 valent dix
   *[face] 9 et 8 valent leur chiffre
}
switch-premium_carre = { $value ->
    [0] pas de prime pour un brelan carré
   *[other] une prime de { $value } pour un brelan carré
}
switch-premium_simple = { $value ->
    [0] pas de prime pour un brelan
   *[other] une prime de { $value } pour un brelan
}
switch-premium_for_folded = { $value ->
    [yes] un brelan couché gagne sa prime
   *[no] un brelan couché ne gagne pas de prime
}
switch-premium_from = { $value ->
    [cave] primes prises sur la cave
   *[side_account] primes sur un compte à part
}

# Comment s’écrivent les valeurs d’un réglage qui ne sont ni un simple nombre ni un mot.
span = { $low } à { $high }
by-seats = { $default } ({ $exceptions })
by-seats-exception = { $value } à { $seats } places

## Erreurs. $switch, $value et $allowed sont écrits comme dans un fichier.

house-unknown_profile = Il n’y a pas de profil « { $switch } » ; il y a { $allowed }.
house-unknown_switch = Il n’y a pas de réglage « { $switch } » ; il y a { $allowed }.
house-missing_switch = La maison ne dit rien de « { $switch } ».
house-out_of_range = « { $switch } » ne peut pas être { $value } ; valeurs permises : { $allowed }.
house-unreadable_house = « { $switch } » n’est pas du TOML : { $value }.
house-seats_do_not_fit = Cette maison est faite pour { $allowed }, pas pour { $value } places.
house-more_discards_than_cards = « { $switch } » ne peut pas être { $value } avec moins de cartes en main ; valeurs permises : { $allowed }.
house-mistigri_needs_queens = « { $switch } » ne peut pas être { $value } à une table de trois, qui n’a pas de dames ; valeurs permises : { $allowed }.

## D’où viennent les règles d’une maison.

source-of = { $profile ->
    [louisiana] le jeu comme on le joue en Louisiane, d’après { $source }
    [gamerules] une page de règles de jeux : { $source }
    [four-card] une variante dans { $source }
    [double-ante] une variante dans { $source }
    [closed-fist] une variante dans { $source }
    [wikipedia] l’article de l’encyclopédie : { $source }
    [boureki] l’article de l’encyclopédie, avec les mots de Psara : { $source }
    [historic] le jeu du XIXe siècle, d’après { $source }
    [three-hands] une variante dans { $source }
    [five-hands] une variante dans { $source }
    [mistigri] une variante dans { $source }
    [no-brelans] une variante dans { $source }
    [pagat] le site de règles de cartes : { $source }
    [cardrulesplus] { $game ->
        [bourre] { $source }, là où l’on y joue autrement que dans louisiana
       *[bouillotte] { $source }, là où l’on y joue autrement que dans historic
    }
   *[other] { $source }
}
