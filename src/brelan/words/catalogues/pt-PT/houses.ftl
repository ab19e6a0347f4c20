# Houses: what each switch says in few words, and what is wrong with a house that cannot be played.

## Switches. $value: number, word, "yes", "no" or "none"; a range or a table by seats is text.

switch-seats = { $value } à mesa
switch-hand_size = { $value } cartas a cada um
switch-ante = entrada de { $value }
switch-ante_by = { $value ->
    [dealer] quem dá paga a entrada por todos
    [each_and_dealer] todos pagam entrada, quem dá o dobro
   *[each] todos pagam entrada
}
switch-second_ante = { $value ->
    [0] sem segunda entrada
   *[other] mais { $value } por ir a jogo
}
switch-exempt_from_ante = { $value ->
    [nobody] ninguém se livra da entrada
    [bourre] livram-se da entrada os bourré
   *[bourre_and_tied] livram-se da entrada os bourré e os empatados
}
switch-declare = { $value ->
    [closed_fist] declara-se de punho fechado
   *[in_turn] declara-se à vez
}
switch-draw = { $value ->
    [after_all] troca-se quando todos falaram
   *[at_once] troca-se logo
}
switch-max_discards = { $value ->
    [0] não se trocam cartas
   *[other] troca de cartas: no máximo { $value }
}
switch-restock = { $value ->
    [folded_first] se o monte acaba, refaz-se primeiro com as mãos passadas
   *[pool] se o monte acaba, refaz-se com tudo o que se deixou
}
switch-ace_holds_dealer = { $value ->
    [yes] um ás virado obriga quem dá
   *[no] um ás virado não obriga quem dá
}
switch-losing_trump = { $value ->
    [may] um trunfo que não ganha pode guardar-se
   *[must] um trunfo que não ganha tem de se jogar
}
switch-cinch = { $value ->
    [yes] uma mão segura tem de se jogar como tal
   *[no] uma mão segura não obriga a nada
}
switch-bourre_blocks_award = { $value ->
    [yes] não se recebe o bolo se alguém fica bourré
   *[no] recebe-se o bolo mesmo que alguém fique bourré
}
switch-limit = { $value ->
    [none] sem limite
   *[other] limite de { $value }
}
switch-limit_covers = { $value ->
    [fines_and_award] um limite valeria para multas e ganho
   *[fines] um limite valeria para as multas
}
switch-enforcement = { $value ->
    [honour] mesa de confiança: pode haver faltas
   *[strict] mesa rigorosa: as faltas são recusadas
}
switch-misplay = { $value ->
    [retract] uma falta não custa nada
    [bourre] uma renúncia conta como bourré
   *[renege] uma renúncia custa o bolo
}
switch-hands = { $value ->
    [none] as mãos que quiserem
    [one] 1 mão
   *[other] { $value } mãos
}
switch-start = { $value ->
    [one] 1 ficha para começar
   *[other] { $value } fichas para começar
}

switch-cave = cave de { $value }
switch-carre = { $value ->
    [yes] com apostas às cegas
   *[no] sem apostas às cegas
}
switch-carre_buyback = { $value ->
    [yes] a última palavra pode comprar-se de volta
   *[no] a última palavra não se pode comprar de volta
}
switch-opening = { $value ->
    [match] para abrir basta igualar
   *[match_and_add] para abrir é preciso juntar uma ficha
}
switch-rounds = { $value ->
    [one] uma só volta de apostas
   *[until_no_more] aposta-se até ninguém subir
}
switch-favori = { $value ->
    [above_simple] o favori ganha ao brelan
    [below_simple] o favori perde contra o brelan
   *[no] sem brelan favori
}
switch-mistigri = { $value ->
    [yes] com mistigri
   *[no] sem mistigri
}
switch-brelans = { $value ->
    [yes] os brelans contam
   *[no] os brelans não contam
}
switch-point = { $value ->
    [own] cada um conta o seu ponto
   *[table] o ponto da mesa toda
}
switch-low_cards = { $value ->
    [ten] 9 e 8 valem dez
   *[face] 9 e 8 valem o que marcam
}
switch-premium_carre = { $value ->
    [0] sem prémio por brelan carré
   *[other] prémio de { $value } por brelan carré
}
switch-premium_simple = { $value ->
    [0] sem prémio por brelan
   *[other] prémio de { $value } por brelan
}
switch-premium_for_folded = { $value ->
    [yes] um brelan de quem desistiu ganha o prémio
   *[no] um brelan de quem desistiu não ganha prémio
}
switch-premium_from = { $value ->
    [cave] prémios da cave
   *[side_account] prémios numa conta à parte
}

# How the values of a switch are written where they are not a plain number or word.
span = de { $low } a { $high }
by-seats = { $default } ({ $exceptions })
by-seats-exception = { $value } com { $seats } jogadores

## Errors. $switch, $value and $allowed are as they would be written in a file.

house-unknown_profile = Não existe o perfil «{ $switch }»; há { $allowed }.
house-unknown_switch = Não existe a opção «{ $switch }»; há { $allowed }.
house-missing_switch = A casa não diz nada sobre «{ $switch }».
house-out_of_range = «{ $switch }» não pode ser { $value }; pode ser { $allowed }.
house-unreadable_house = «{ $switch }» não é TOML: { $value }.
house-seats_do_not_fit = Esta casa é para { $allowed }, não para { $value } jogadores.
house-more_discards_than_cards = «{ $switch }» não pode ser { $value } com uma mão de menos cartas; pode ser { $allowed }.
house-mistigri_needs_queens = «{ $switch }» não pode ser { $value } numa mesa de três, que não tem damas; pode ser { $allowed }.

## De onde vêm as regras de uma casa.

source-of = { $profile ->
    [louisiana] o jogo como se joga na Luisiana, segundo { $source }
    [gamerules] uma página de regras de jogos: { $source }
    [four-card] uma variante em { $source }
    [double-ante] uma variante em { $source }
    [closed-fist] uma variante em { $source }
    [wikipedia] o artigo da enciclopédia: { $source }
    [boureki] o artigo da enciclopédia, com as palavras de Psara: { $source }
    [historic] o jogo do século XIX, segundo { $source }
    [three-hands] uma variante em { $source }
    [five-hands] uma variante em { $source }
    [mistigri] uma variante em { $source }
    [no-brelans] uma variante em { $source }
    [pagat] o sítio de regras de cartas: { $source }
    [cardrulesplus] { $game ->
        [bourre] { $source }, onde se joga de outro modo do que em louisiana
       *[bouillotte] { $source }, onde se joga de outro modo do que em historic
    }
   *[other] { $source }
}
