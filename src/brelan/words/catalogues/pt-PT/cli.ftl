# The terminal.

## Beginning and end

cli-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
cli-house = { $title } ({ $profile }). { $seats } jogadores, { $hands ->
    [0] as mãos que quiserem
    [one] uma mão
   *[other] { $hands } mãos
}. Joga-se { $step ->
    [1] no sentido dos ponteiros do relógio
   *[other] ao contrário dos ponteiros do relógio
}.
cli-changes = Mudanças nesta casa: { $changes }.
cli-seats = Por ordem de jogo: { $names }.
cli-manners = Responde com um número da lista ou com a própria jogada ({ $examples }). ? explica o que se pergunta,
    dica (ou h) propõe uma jogada, sair para e guarda.
cli-examples = { $game ->
    [bourre] 8es, Rco, passar ou trocar 3pa 9ou
   *[bouillotte] passar, abrir com 5 ou igualar
}
cli-going-on = Continuamos com { $file }, mão { $number }.
cli-saved = Guardado em { $file }. Para continuar: brelan play --resume { $file }
cli-kept = O registo desta partida é { $file }.
cli-already-over = { $file } é uma partida acabada. Para a ver: brelan replay { $file }

## A hand

cli-hand = Mão { $number }{ $hands ->
    [0] {""}
   *[other] {" "}de { $hands }
}. { $you ->
    [yes] Dás tu
   *[no] Dá { $who }
}.
cli-cut = { $you ->
    [yes] Partes e levantas { $cut ->
        [one] uma carta
       *[other] { $cut } cartas
    }.
   *[no] { $who } parte e levanta { $cut ->
        [one] uma carta
       *[other] { $cut } cartas
    }.
}
cli-commitment = A casa já baralhou e promete-o: { $commitment }
cli-ask-cut = Partes tu o baralho. Quantas cartas levantas, de 1 a { $most }? Enter para partir a meio.
cli-no-cut = Diz um número de 1 a { $most }, ou carrega em Enter.
cli-about-cut = Qualquer número serve tão bem como outro. Pelo número comprido acima a casa está presa ao que baralhou, e o baralho começa onde o partes: assim ninguém o pode viciar. Depois, brelan verify confirma-o.
cli-settlement = Contas da mão { $number }:
cli-line = { $text } [{ $clause }]
cli-chips = Fichas: { $accounts }.
cli-caves = Caves: { $accounts }.
cli-premiums = Prémios: { $accounts }.
cli-next-pot = O bolo seguinte começa com { $chips }.
cli-account = { $who } { $amount }
cli-another = Mais uma mão?
cli-about-another = Esta casa não tem um número certo de mãos. Quando acabares a partida, o que sobrar no bolo divide-se por todos.
cli-yes = continuar
cli-no = acabar a partida
cli-result = A partida acabou. { $share ->
    [none] {""}
   *[other] O que cabe a cada um do último bolo: { $share }.
}
cli-place = { $place }.º { $names }: { $kind ->
    [gain] +{ $amount }
   *[account] { $amount }
}

## A decision

cli-own = As tuas cartas: { $cards }
cli-turned = Trunfo { $cards }, bolo { $pot }, as tuas cartas { $own }
cli-trick = Na mesa: { $plays }
cli-play = { $who } { $cards }
cli-play-best = { $who } { $cards } (a melhor até agora)
cli-stand-blind = Bolo { $pot }, um carre custa { $pot }, a tua cave { $cave }
cli-stand = Retourné { $retourne }, bolo { $pot }, o máximo que alguém pôs é { $level }; tu { $put }, e { $cave ->
    [one] resta-te
   *[other] restam-te
} { $cave }. As tuas cartas { $own }
cli-choice = { $number } { $label }
cli-all-in = { $label }, tudo o que tens
cli-draw-note = (números ou cartas; 0 ou Enter para não trocar)
cli-unreadable = Não percebo «{ $text }»: { $why }. Diz um número da lista; ? explica.
cli-ambiguous = «{ $text }» pode ser { $ways }: qual?
cli-which-number = «{ $text }»: quanto? Podes { $way }.
cli-which-cards = «{ $text }»: quais? Diz os números ou as cartas.
cli-nothing-said = Não disseste nada. Diz um número da lista; ? explica.
cli-not-held = Não tens { $text }.
cli-asked-now = «{ $text }» não é o que se pergunta agora. { $question } Podes: { $ways }.
cli-may = Podes: { $ways }
cli-may-not = Agora não: { $ways }. { $reason } [{ $clause }]
cli-no-hint = Para isto não há dica.
cli-clause = { $clause }: { $text }
cli-more-rules = Todas as regras desta casa: brelan rules { $game }
cli-private = Só tu o sabes: a tua carta { $cards } vai contra as regras. { $reason } [{ $clause }]
cli-correct = { $misplay ->
    [retract] Até cair a carta seguinte podes emendar, e não custa nada.
   *[other] Até cair a carta seguinte podes emendar; custa-te o direito a este bolo e a tua próxima vez de dar.
}
cli-let-stand = deixá-la ficar

## Seats, for those who ask

cli-seat = { $who }: { $state }
cli-seat-bourre = { $state ->
    [waiting] ainda não falou
    [decided] já decidiu
    [passed] passou
   *[active] { $drawn ->
        [none] em jogo
        [0] em jogo, não trocou cartas
        [one] em jogo, trocou uma carta
       *[other] em jogo, trocou { $drawn } cartas
    }, { $tricks ->
        [0] nenhuma vaza
        [one] uma vaza
       *[other] { $tricks } vazas
    }
}
cli-seat-bouillotte = { $state ->
    [folded] desistiu, pôs { $put }
    [all_in] pôs tudo, { $put }
    [passed] passou, pôs { $put }, { $cave ->
        [one] resta
       *[other] restam
    } { $cave }
   *[in] continua, pôs { $put }, { $cave ->
        [one] resta
       *[other] restam
    } { $cave }
}

## Replays

cli-hands-dealt = { $you ->
    [yes] Tens { $cards }
   *[no] { $who } tem { $cards }
}
cli-laid-away = { $you ->
    [yes] Deixas { $away } e ficas com { $cards }.
   *[no] { $who } deixa { $away } e fica com { $cards }.
}
cli-open = { $you ->
    [yes] O registo acaba aqui. É a tua vez: { $ways }
   *[no] O registo acaba aqui. É a vez de { $who }: { $ways }
}
cli-open-restock = O registo acaba aqui, à espera de que se refaça o monte.
cli-open-between = O registo acaba entre duas mãos.

## Profiles and rules

cli-profile = { $name }: { $title }
cli-default = { $name } (o habitual): { $title }
cli-source = Fonte: { $source }
cli-switch = { $switch } = { $value } ({ $text })
cli-rules = { $game } como se joga nesta casa: { $title }.
cli-rules-note = Os parágrafos que dizem «decisão nossa» resolvem o que nenhuma fonte resolve.
cli-no-clause = Não há nenhuma cláusula «{ $clause }»; as de { $game } vão de { $first } a { $last }.

## What goes wrong

cli-not-a-setting = «{ $text }» não tem a forma opção=valor.
cli-no-file = Não se consegue abrir { $file }: { $why }.
cli-cannot-save = Não se consegue escrever { $file }: { $why }.
cli-no-home = Esta máquina não te conhece nenhuma pasta pessoal. Diz com { $option } onde guardar o ficheiro.
cli-not-said = Não se consegue escrever o que há para dizer: { $why }.
cli-exists = { $file } já existe. Escolhe outro nome, ou continua com ele: brelan play --resume { $file }
cli-no-level = Não há nenhum bot «{ $level }» para este jogo; há { $levels }.
cli-thinking = A pensar…
cli-first-time = Da primeira vez pode demorar um minuto: as pesquisas estão a ser preparadas.
cli-no-language = Não há palavras em «{ $language }»; há em { $languages }.
cli-bad-name = Um nome tem de 1 a { $most } caracteres imprimíveis.
cli-no-game = Que jogo? brelan play bourre, ou brelan play bouillotte.
cli-other-game = { $file } é uma partida de { $game }. Para a continuar, omite o jogo: brelan play --resume { $file }
cli-no-slips = Nesta mesa nenhum bot falta às regras: só há faltas numa mesa de confiança (--set enforcement=honour, no Bourré).
cli-house-is-set = { $file } já tem a sua casa; { $option } não a pode mudar.
