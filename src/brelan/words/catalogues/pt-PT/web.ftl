# The pages of the web house. Sentences of the rules, of refusals and of the log stand in the other files.

## The house

web-house = Brelan
web-house-line = Bourré e Bouillotte, com amigos ou contra a casa. Sem registo.
web-foot = Software livre. Regras exatas, baralhos que qualquer um pode verificar.
web-skip = Ir para o conteúdo
web-game = { $game ->
    [bourre] Bourré
   *[bouillotte] Bouillotte
}
web-game-line = { $game ->
    [bourre] O jogo de vazas da Luisiana. Cinco cartas, um trunfo, e quem não faz nenhuma vaza paga por isso.
   *[bouillotte] O jogo de apostas dos salões franceses, por volta de 1830. Três cartas, uma virada, e sangue-frio.
}
web-rules-of = { $game ->
    [bourre] Regras do Bourré
   *[bouillotte] Regras da Bouillotte
}
# The houses that come with the game have a title in Portuguese; any other keeps its own, $title.
web-profile = { $profile ->
    [louisiana] Bourré da Luisiana
    [gamerules] Bourré da página game-rules
    [wikipedia] Bourré da enciclopédia
    [boureki] Boureki de Psara (κόζια, ατού)
    [four-card] Bourré de quatro cartas
    [double-ante] Bourré de duas entradas
    [closed-fist] Bourré de punho fechado
    [historic] Bouillotte do século XIX
    [three-hands] Bouillotte para três
    [five-hands] Bouillotte para cinco
    [mistigri] Bouillotte com mistigri
    [no-brelans] Bouillotte sem brelans
    [pagat] { $game ->
        [bourre] Bourré segundo o Pagat
       *[bouillotte] Bouillotte segundo o Pagat
    }
    [cardrulesplus] { $game ->
        [bourre] Bourré segundo o CardRulesPlus
       *[bouillotte] Bouillotte segundo o CardRulesPlus
    }
   *[other] { $title }
}

## The front page

web-my-tables = As tuas mesas
web-your-name = O teu nome
web-guest = Visita
web-front-bots = Os bots
web-play-now = Jogar já
web-with-friends = Mesa com amigos
web-how-to-play = Como se joga
web-stage-lobby = por começar
web-stage-cutting = prestes a dar
web-stage-playing = mão em jogo
web-stage-settled = entre duas mãos
web-stage-over = acabada

## Settings

web-settings = Definições
web-language = Língua
web-language-name = { $language ->
    [fr] Français
    [es] Español
    [ca] Català
    [pt-PT] Português
   *[en] English
}
web-theme = Claro ou escuro
web-theme-name = { $theme ->
    [light] Claro
    [dark] Escuro
   *[auto] Como o aparelho
}
web-deck = Cartas
web-deck-name = { $deck ->
    [two] Duas cores
    [picture] Figuras
   *[four] Quatro cores
}
web-large-index = Letras grandes nas cartas
web-last-card = Jogar por mim a última carta
web-keep = Guardar
web-sounds = Sons
web-sound-card = Cai uma carta
web-sound-chips = Mexem-se fichas
web-sound-turn = A tua vez

## A new table

web-new-table = Mesa nova
web-choose-game = Que jogo
web-house-rules = Regras da casa
web-choose = Escolher
web-read-rules = Ler as regras desta casa
web-seats-number = Lugares
web-bots = Bots nos lugares livres
web-level = { $level ->
    [random] Ao acaso
    [easy] Fácil
    [steady] Sereno
    [strong] Forte
   *[other] { $level }
}
web-clock = Relógio
web-clock-name = { $clock ->
    [relaxed] Calmo, { $seconds } segundos
    [quick] Rápido, { $seconds } segundos
   *[none] Nenhum
}
web-clock-line = Relógio: { $clock ->
    [relaxed] calmo, { $seconds } segundos para decidir. Depois a casa escolhe o que arrisca menos.
    [quick] rápido, { $seconds } segundos para decidir. Depois a casa escolhe o que arrisca menos.
   *[none] nenhum
}
web-switches = Mudar uma regra
web-switches-line = Cada regra está como esta casa a tem. Muda o que os teus amigos jogam de outra maneira.
web-open-table = Abrir a mesa
web-fault-unknown_game = Aqui não há esse jogo.
web-fault-unknown_profile = Aqui não há essa casa.
web-fault-unknown_level = Não há um bot desses para este jogo.
web-fault-unknown_clock = Não há esse relógio.
web-fault-impossible_seats = Esta casa não é para tantos jogadores.
web-value = { $value ->
    [yes] sim
    [no] não
    [none] sem limite
    [each] cada jogador
    [dealer] quem dá
    [each_and_dealer] cada jogador, e quem dá mais uma
    [bourre_and_tied] os bourré e os empatados na frente
    [bourre] { $name ->
        [misplay] conta como bourré
       *[exempt_from_ante] os bourré
    }
    [nobody] ninguém
    [in_turn] à vez
    [closed_fist] todos juntos, em segredo
    [at_once] logo depois de ir a jogo
    [after_all] quando todos falaram
    [pool] tudo o que se deixou, junto
    [folded_first] primeiro as mãos passadas
    [must] tem de se jogar
    [may] pode guardar-se
    [fines] multas
    [fines_and_award] multas e ganho
    [strict] uma carta errada é recusada
    [honour] uma carta errada vale, como entre pessoas
    [renege] multa, e sem direito ao bolo
    [retract] não custa nada
    [match_and_add] igualar e juntar pelo menos uma
    [match] igualar
    [until_no_more] até ninguém querer mais
    [one] uma
    [above_simple] sim, acima do brelan simples
    [below_simple] sim, abaixo do brelan simples
    [table] por todas as cartas à vista
    [own] pelas próprias cartas
    [face] o que marcam
    [ten] dez
    [side_account] uma conta à parte
    [cave] a cave
   *[other] { $value }
}
web-switch = { $name ->
    [seats] Lugares
    [hand_size] Cartas por mão
    [ante] Entrada
    [ante_by] Quem paga entrada
    [second_ante] Segunda entrada, por ir a jogo
    [exempt_from_ante] Livres da próxima entrada
    [declare] Passar ou ir a jogo
    [draw] Trocam-se cartas
    [max_discards] Máximo de cartas a trocar
    [restock] Se o monte acaba
    [ace_holds_dealer] Com um ás virado, quem dá tem de ir a jogo
    [losing_trump] Um trunfo que não pode ganhar
    [cinch] Uma mão segura tem de sair com os trunfos
    [bourre_blocks_award] Um bourré impede de receber o bolo
    [limit] Limite de uma multa
    [limit_covers] O limite vale para
    [enforcement] Ir contra uma regra
    [misplay] Uma carta errada que fica
    [hands] Mãos por partida
    [start] Fichas para começar
    [cave] Cave
    [carre] Dobrar às cegas (carre)
    [carre_buyback] O carre pode comprar-se de volta
    [opening] Abrir
    [rounds] Voltas para subir
    [favori] Um par e o retourné como brelan
    [mistigri] Mistigri
    [brelans] Os brelans contam
    [point] O ponto julga-se
    [low_cards] O nove e o oito valem
    [premium_carre] Prémio por um brelan carré
    [premium_simple] Prémio por um brelan simples
    [premium_for_folded] Um brelan de quem desistiu ganha o prémio
    [premium_from] Os prémios saem de
   *[other] { $name }
}

## The lobby

web-lobby-mine = A tua mesa está posta
web-lobby-guest = Tens lugar nesta mesa
web-lobby-visitor = Aqui está uma mesa posta
web-seat-free = Lugar livre
web-sit = Sentar aqui
web-ask-bot = Pedir um bot
web-give-up = Deixar o meu lugar
web-free = Libertar o lugar
web-you = (tu)
web-bot = bot
web-bot-level = { $level ->
    [random] bot, ao acaso
    [easy] bot, fácil
    [steady] bot, sereno
    [strong] bot, forte
   *[other] bot
}
web-here = aqui
web-start = Começar
web-start-line = Os bots ocupam os lugares que ficarem livres.
web-invite = Traz os teus amigos
web-invite-line = Quem abre esta ligação vê as regras e os lugares livres.
web-invite-link = Ligação para esta mesa
web-invite-here = Esta ligação só funciona neste computador. Para os amigos entrarem, abre a casa com { $command } e entra pelo endereço que ela mostra para os outros.
web-copy = Copiar
web-copied = Copiado
web-qr = A ligação como código para a câmara
web-wait-lobby = À espera de que comece quem convida.

## Beside the table

web-side = Ao lado da mesa
web-tab = { $tab ->
    [account] Conta
    [score] Pontos
    [log] Diário
    [rules] Casa
   *[talk] Chat
}
web-account = Conta
web-account-of = Conta da mão { $number }
web-account-nothing = Ainda não se mexeu nenhuma ficha.
web-result = Como acabou
web-this-hand = Esta mão
web-now = Agora
web-left-over = Restava no bolo da mão anterior
web-paid-in = Posto no bolo: { $each }
web-next-pot = No bolo da mão seguinte
web-last-trick = Última vaza
web-score = Pontos
web-score-line = { $game ->
    [bourre] O que cada um tinha depois da mão, em fichas
   *[bouillotte] O que cada um tinha ganho ou perdido depois da mão, em fichas
}
web-score-empty = Ainda não acabou nenhuma mão.
web-hand-word = Mão
web-end = Fim
web-place = Posição
web-log = Diário
web-log-empty = Ainda não aconteceu nada.
web-came-sat = { $you ->
    [yes] Sentas-te à mesa.
   *[no] { $name } senta-se à mesa.
}
web-came-took = { $you ->
    [yes] Ocupas o lugar de { $before }.
   *[no] { $name } ocupa o lugar de { $before }.
}
web-came-left = { $you ->
    [yes] Por agora joga um bot por ti.
   *[no] Por agora joga um bot no lugar de { $name }.
}
web-came-back = { $you ->
    [yes] Estás de volta.
   *[no] { $name } está de volta.
}
web-came-freed = O lugar de { $name } está outra vez livre.
web-came-late = { $you ->
    [yes] Acabou-se o teu tempo.
   *[no] Acabou-se o tempo de { $name }.
}
web-house-plain = Joga-se como está escrito, sem mudar nenhuma regra.
web-own-link = Para voltares ao teu lugar noutro aparelho, guarda esta ligação só para ti:
web-other-device = Já tens lugar aqui, noutro aparelho? Lá, em Casa, está a ligação que te traz de volta a ele.
web-take-back = Retomar o meu lugar
web-leave = Que jogue um bot por mim
web-talk = Chat
web-talk-empty = Ninguém disse nada.
web-talk-hint = Diz alguma coisa
web-talk-new = novo
web-download = Descarregar o registo

## Looking back

web-session = A partida
web-session-of = { $game ->
    [bourre] Uma partida de Bourré
   *[bouillotte] Uma partida de Bouillotte
}
web-hands = Mãos
web-hands-empty = Ainda não há nenhuma mão acabada para ver.
web-hand-number = Mão { $number }
web-steps-word = Passos
web-step-back = Anterior
web-step-on = Seguinte
web-step-of = { $step } de { $steps }
web-hand-before = Mão anterior
web-hand-after = Mão seguinte
web-open-hands = Ver todas as mãos
web-closed-hands = { $mine ->
    [yes] Ver só a minha mão
   *[no] Voltar a tapar as mãos
}
web-link-here = Ligação para este momento
web-to-table = Para a mesa

## The shuffle

web-shuffle-line = Ninguém escolheu o baralho: nem a casa sozinha, nem quem partiu.
web-shuffle-1 = Antes de se partir, a casa mostra a impressão digital da sua semente secreta.
web-shuffle-2 = Um jogador diz quantas cartas levanta.
web-shuffle-3 = Depois da mão mostra-se a semente. Semente e corte refazem o baralho, carta por carta.
web-proof-good = verificado: é o baralho prometido
web-proof-bad = não coincide
web-proof-secret = ainda secreta
web-seed = Semente
web-seed-secret = mostra-se quando a mão acaba
web-cut-at = Cartas do corte
web-scheme = Método
web-deck-dealt = Baralho, a de cima primeiro

## Rules

web-rules-line = { $game ->
    [bourre] O que é permitido, o que se tem de jogar, quem paga. Cada frase tem o seu número.
   *[bouillotte] Como se aposta, quem ganha o bolo, quem deve um prémio. Cada frase tem o seu número.
}
web-other-houses = Outras casas
web-play-this = Jogar nesta casa
web-switches-of = Esta casa em resumo

## A record from elsewhere

web-open-record = Abrir um registo
web-upload-line = Um ficheiro .brelan de onde for: vê-o passo a passo.
web-record-file = Registo
web-do-open-record = Abrir

## When something is not there

web-back-to-door = Para a entrada da casa
web-back = Voltar
web-notice-not-found = Aqui não há nenhuma mesa
web-notice-line-not-found = Talvez a ligação esteja mal escrita, ou a mesa tenha sido levantada há muito.
web-notice-not-yours = Este lugar é de outra pessoa
web-notice-line-not-yours = Abre a mesa com a ligação que te deram, ou senta-te num lugar livre.
web-notice-elsewhere = Isso não foi enviado daqui
web-notice-line-elsewhere = Abre outra vez a página pelo endereço que te deram e tenta de novo.
web-notice-too-many = Um pouco depressa demais
web-notice-line-too-many = A casa precisa de um momento. Espera uns segundos e tenta outra vez.
web-notice-too-large = Isso é demais de uma só vez
web-notice-line-too-large = O que enviaste é maior do que a casa aceita.
web-notice-full = A casa está cheia
web-notice-line-full = Tenta daqui a pouco.
web-notice-trouble = Aqui falhou alguma coisa
web-notice-line-trouble = Foi culpa nossa, e ficou anotado. O teu lugar e as tuas fichas estão a salvo.

## The command line: brelan serve

web-not-installed = As mesas no navegador pedem mais do que as regras, e falta { $missing }. Instala: brelan[web]
web-serve-others = Para os outros na mesma rede: { $address }
