# What --help says. The English here is that of the commands; "any" stands for every command that has the option.

## Headings

help-usage = Uso:
help-options = Opções:
help-arguments = Argumentos:
help-commands = Comandos:
help-default = se não se disser
help-required = obrigatório
help-usage-options = [OPÇÕES]
help-usage-command = COMANDO [ARGUMENTOS]...
help-kind = { $kind ->
    [number] número
    [file] ficheiro
   *[text] texto
}

## Commands

help-command-odds-bourre = O que vale uma mão de Bourré antes de alguém falar: passar, ou ir a jogo e deixar estas cartas ou aquelas.
    .more = As outras mãos dão-se ao acaso e jogam-se até ao fim com os hábitos de jogadores serenos, a tua também. As fichas são o bolo ganho ou a multa paga, a próxima entrada e uma parte igual do que fica no bolo.
help-command-solve = Com todas as cartas à vista, o que cada um ainda pode tirar: a carta a jogar, como segue, as vazas seguras.
help-command-train = Ensinar um jogador: o forte da Bouillotte aprende a jogar jogando.
help-command-train-bouillotte = Minimização do arrependimento contrafactual, só a partir das regras. Ctrl-C guarda o que se aprendeu até aí.
help-command-brelan = A casa do Bourré e da Bouillotte: jogar, ver, rever e consultar as regras.
help-command-play = Sentar-se a uma mesa com bots.
help-command-watch = Ver bots jogar uma partida inteira.
help-command-arena = Pôr bots frente a frente com as mesmas cartas.
    .more = Níveis: easy, steady (ou plain), strong, random. Cada partida joga-se uma vez por cada rotação dos bots à mesa, com os mesmos baralhos. A mesma semente dá o mesmo resultado com qualquer número de processos, e num grupo de máquinas. Ctrl-C mostra o que se jogou até aí.
    .sheet = As colunas do ficheiro de --csv: unit (que partida, a partir de 0), rotation (a partir de 0), seat (o lugar), entry (o seu número na lista, a partir de 1), level (o nível), hands (as mãos), played (aquelas em que ficou; na Bouillotte, em que pôs fichas por vontade própria), zero_tricks (as que acabou sem vazas; só no Bourré), pots (em que levou um bolo), chips (fichas ganhas ou perdidas em toda a partida; uma fração onde um bolo foi dividido).
help-command-replay = Mostrar uma partida registada. Acaba com 1 se for contra uma regra, com 2 se não for um registo.
help-command-verify = Verificar que cada baralho de um registo é o prometido. Acaba com 1 se algum for falso.
help-command-profiles = Enumerar as casas: título, fonte e o que muda em relação à habitual.
help-command-rules = Dizer as regras de uma casa em palavras simples, conforme as suas opções.
help-command-serve = Abrir a casa no navegador: mesas com amigos e bots.
help-command-odds = Probabilidades exatas: o que vale uma mão antes de se mostrarem as cartas.
help-command-odds-bouillotte = A probabilidade de ganhar quando se mostram as cartas na Bouillotte: quatro jogadores, as regras da casa historic.

## Options and arguments

help-of-odds-bourre-hand = As tuas cartas, como 'Aco Rco 9es 4ou 2pa'.
help-of-odds-bourre-trump = O naipe de trunfo, como co ou copas, ou a própria carta virada.
help-of-odds-bourre-seat = O teu lugar na ordem de falar; 1 está à esquerda de quem dá.
help-of-odds-bourre-players = Quantos se sentam à mesa.
help-of-odds-bourre-pot = Fichas no bolo; uma entrada de cada um.
help-of-odds-bourre-deals = Distribuições jogadas até ao fim.
help-of-odds-bourre-seed = Distribuições que se podem repetir.
help-of-odds-bourre-json = Um objeto JSON.
help-of-solve-file = Um registo de Bourré que acaba a meio de uma mão.
help-of-solve-json = Um objeto JSON.
help-of-solve-nodes = Quantas cartas pode jogar em pensamento cada uma das duas pesquisas.
help-of-train-bouillotte-out = O ficheiro a escrever.
help-of-train-bouillotte-seed = De onde parte o acaso; a mesma semente dá o mesmo ficheiro.
help-of-train-bouillotte-iterations = Mãos em cada mesa.
help-of-train-bouillotte-seats = Mesas com tantos lugares, 3 ou 4.
help-of-any-version = Dizer que versão é esta.
help-of-any-language = A língua de tudo o que se diz, pelo seu código; normalmente a da máquina.
help-of-any-help = Mostrar esta mensagem e sair.
help-of-any-game = Que jogo.
help-of-profiles-game = Que jogo; os dois se não se disser.
help-of-any-file = Um registo, um ficheiro .brelan.
help-of-any-profile = Uma casa pelo nome: ver brelan profiles.
help-of-any-profile_file = As tuas próprias regras, um ficheiro TOML.
help-of-any-settings = Mudar uma opção; pode repetir-se.
help-of-any-seats = Quantos se sentam à mesa.
help-of-any-seed = Baralhos, cortes e bots que se podem repetir.
help-of-arena-seed = Baralhos e escolhas que se podem repetir.
help-of-any-level = Como jogam os bots: easy, steady ou strong; ou random, ao acaso.
help-of-any-slips = Com que frequência um bot vai contra uma regra numa mesa de confiança.
help-of-any-record = Onde guardar o registo da partida.
help-of-play-resume = Continuar uma partida que se deixou.
help-of-play-name = Como te chamas; normalmente o teu nome de utilizador.
help-of-watch-hands = Quantas mãos.
help-of-arena-entries = Um nível por jogador, separados por vírgulas.
help-of-arena-hands = Mãos realmente jogadas, com todas as rotações; arredonda-se para cima.
help-of-arena-jobs = Processos; todos os núcleos se não se disser.
help-of-arena-cluster = Endereço de um escalonador Dask cujas máquinas jogam.
help-of-arena-sheet = Uma linha por partida e jogador neste ficheiro.
help-of-arena-json = Um objeto JSON em vez de uma tabela.
help-of-replay-json = Um objeto JSON em vez de um relato.
help-of-rules-clause = Uma só cláusula, como B-PLAY-3, ou uma secção, como B-PLAY.
help-of-serve-host = O endereço onde se escuta; 0.0.0.0 para toda a rede.
help-of-serve-port = A porta; 0 escolhe uma livre.
help-of-serve-data = O ficheiro SQLite, ou a pasta dele. Se não se disser: a tua pasta de dados.
help-of-serve-root_path = O caminho sob o qual um proxy mostra a casa, como /cards.
help-of-serve-show = Abrir o navegador, quando se abre a casa à mão diante de um ecrã.
help-of-odds-bouillotte-hand = Três cartas, como 'Aco Rco 9es'.
help-of-odds-bouillotte-up = O retourné, como Dou.
help-of-odds-bouillotte-seat = O teu lugar entre os que continuam, a partir da direita de quem dá.
help-of-odds-bouillotte-inside = Quantos continuam, contando contigo.
help-of-odds-bouillotte-json = Um objeto JSON.
help-of-odds-bouillotte-table = Todas as mãos e todos os retournés, em CSV.
help-of-odds-bouillotte-plot = Desenhar a tabela inteira neste ficheiro.

## What is amiss on a command line. In English Typer says it itself.

help-error-command = Não existe o comando «{ $name }»; há { $choices }.
help-error-no-command = Que comando? Há { $choices }.
help-error-option = Aqui não há nenhuma opção { $name }. { $choices ->
    [none] {""}
   *[other] Queres dizer { $choices }?
}
help-error-alone = Depois de { $name } é preciso um valor.
help-error-flag = { $name } vai sem valor.
help-error-more-than = Isto está a mais: { $name }
help-error-missing = Falta «{ $name }»: { $what }.
help-error-choices = «{ $name }» pode ser { $choices }, não «{ $given }».
help-error-number = «{ $name }» tem de ser { $kind ->
    [whole] um número inteiro
   *[any] um número
}{ $bounds ->
    [both] {" "}de { $low } a { $high }
    [low] {" "}a partir de { $low }
   *[none] {""}
}, não «{ $given }».
help-error-value = «{ $given }» não serve para «{ $name }».
help-error-more = Mais sobre isto: { $command } --help
