"""A move may be typed in one's own language: as it is shown, as a record has it, in other words of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brelan import bouillotte, bourre
from brelan.bots import make_bot
from brelan.cards import CARD_NAMES, mask_of, read_cards
from brelan.cli.asking import Reader, Trouble
from brelan.cli.boards import BOARDS
from brelan.cli.picking import Picker
from brelan.record import GAMES
from brelan.session import Session, Table, repeatable_seeds
from brelan.table import CARD, Action, AnyGame, Hand, Takes, read_action
from brelan.words import Hearing, Words
from brelan.words.hearing import plain

from .terminal import brelan
from .test_asking import DRAWING, FOLLOWING, OPENED, bourre_hand

LANGUAGES: Final = Words.languages()
CATALOGUE: Final = re.compile(r"typed-(.*)")
COMMANDS: Final = ("yes", "no", "hint", "help", "quit")


@cache
def spoken(language: str, signs: bool = True) -> Words:
    return Words(language, signs)


def reader(game: AnyGame, hand: Hand, words: Words) -> Reader:
    seat = hand.to_act
    assert seat is not None
    view: Any = hand.view(seat)
    menu = BOARDS[game.name].menu(view, words)
    return Reader(menu, seat, menu.cards | view.own, view.options, game.grammar, words)


def decisions(game: AnyGame, seed: int) -> Iterator[Hand]:
    """Every point of one hand at which somebody has to choose."""
    seats = int(game.profiles[game.default_profile].values["seats"])
    house = game.house(game.default_profile, seats, {})
    session = Session.open(game, house, ("Ana", "Bea", "Cy", "Dot", "Eli")[:seats], seed % seats)
    table = Table(session, repeatable_seeds(seed))
    table.deal(9)
    bot = make_bot(game.name, "random")
    bot.random.seed(seed)
    hand = table.session.hand
    while hand is not None and hand.to_act is not None:
        yield hand
        table.act(bot.choose(table.view(hand.to_act)))
        hand = table.session.hand if table.session.in_hand else None


SEEDS = st.integers(0, 10_000)
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
@EVERY_GAME
@pytest.mark.parametrize("signs", [True, False])
@settings(max_examples=6)
@given(seed=SEEDS)
def test_what_is_shown_can_be_typed_back(game: AnyGame, language: str, signs: bool, seed: int) -> None:
    words = spoken(language, signs)
    for hand in decisions(game, seed):
        reading = reader(game, hand, words)
        menu = reading.menu
        for number, choice in enumerate(menu.choices, 1):
            for typed in (str(number), choice.label, choice.label.upper(), plain(choice.label)):
                assert reading.read(typed) == choice.action, typed
        for action in Random(seed).sample(list(hand.legal()), min(12, len(list(hand.legal())))):
            for typed in (words.action(action), plain(words.action(action)), str(action).partition(" ")[2]):
                assert reading.read(typed) == action, typed
        for option in reading.options:
            if option.low < option.high:
                answer = reading.read(words.option(option))
                assert isinstance(answer, Trouble)
                assert answer.code == ("cli-which-cards" if option.action.verb == "draw" else "cli-which-number")


@EVERY_LANGUAGE
@EVERY_GAME
@given(typed=st.text(max_size=20), seed=st.integers(0, 3))
@settings(max_examples=10)
def test_anything_typed_is_answered(game: AnyGame, language: str, typed: str, seed: int) -> None:
    for hand in decisions(game, seed):
        answer = reader(game, hand, spoken(language)).read(typed)
        assert isinstance(answer, Action) or answer.said(spoken(language))


def verbs_of(game: AnyGame) -> list[str]:
    return [verb for verb, takes in game.grammar.items() if takes is not Takes.ORDER]


def listed(words: Words, kind: str) -> list[str]:
    return [way.strip() for way in words.say(f"typed-{kind}").split(",")]


@EVERY_LANGUAGE
@EVERY_GAME
def test_a_word_is_one_move_and_no_command(game: AnyGame, language: str) -> None:
    words = spoken(language)
    commands = {plain(way) for kind in ("hint", "help", "quit") for way in listed(words, kind)}
    meant: dict[str, set[str]] = {}
    for verb in verbs_of(game):
        for way in (verb, *listed(words, verb)):
            meant.setdefault(plain(way), set()).add(verb)
    assert {way: verbs for way, verbs in meant.items() if len(verbs) > 1 and verbs != {"play", CARD}} == {}
    assert meant.keys() & commands == set()
    for way, verbs in meant.items():
        assert way not in game.grammar or way in verbs


@EVERY_LANGUAGE
def test_every_list_of_words_is_asked_for(language: str) -> None:
    words = spoken(language)
    kinds = {found[1] for code in words.catalogue.codes("typed-") if (found := CATALOGUE.match(code))}
    verbs = {verb for game in GAMES.values() for verb in verbs_of(game)} | {"stand"}
    assert kinds == verbs | {*COMMANDS, "none", "all", "to", "of", "and", "court"} | {f"suit-{suit}" for suit in "shdc"}
    for kind in sorted(kinds):
        assert all(listed(words, kind)), kind


@EVERY_LANGUAGE
def test_every_card_is_understood_as_it_is_written_and_read_aloud(language: str) -> None:
    for words in (spoken(language), spoken(language, signs=False)):
        hearing = Hearing(words)
        for card, name in enumerate(CARD_NAMES):
            assert hearing.card(name) == [1 << card]
            assert hearing.card(words.card(card)) == [1 << card]
            rank, suit = hearing.pieces(words.card_name(card))
            assert hearing.card(rank + suit) == [1 << card]


ASKED: dict[str, dict[str, str]] = {
    "en": {"Pass": "pass", "play": "play", "Call": "call", "raise 9": "raise 9", "fold": "fold", "no more": "no-more"},
    "fr": {
        "passes": "pass",
        "joues": "play",
        "Suivre": "call",
        "relancer 9": "raise 9",
        "te coucher": "fold",
        "assez": "no-more",
        "carres": "carre",
        "ouvres 5": "open 5",
        "je tiens": "call",
        "écarte 8pi": "draw 8s",
    },
    "es": {
        "Pasas": "pass",
        "juegas": "play",
        "Igualas": "call",
        "subes 9": "raise 9",
        "te retiras": "fold",
        "te plantas": "no-more",
        "haces carre": "carre",
        "abro con 5": "open 5",
        "descarto 8 picas": "draw 8s",
    },
    "ca": {
        "Passes": "pass",
        "jugues": "play",
        "Iguales": "call",
        "apuges 9": "raise 9",
        "plegues": "fold",
        "prou": "no-more",
        "fas carre": "carre",
        "obro amb 5": "open 5",
        "descarto 8pi": "draw 8s",
    },
    "pt-PT": {
        "Passas": "pass",
        "vais a jogo": "play",
        "Igualas": "call",
        "sobes 9": "raise 9",
        "desistes": "fold",
        "chega": "no-more",
        "fazes carre": "carre",
        "abro com 5": "open 5",
        "descarto 8es": "draw 8s",
    },
}
"""Words of the questions, and some that come to mind."""


@pytest.mark.parametrize(
    ("language", "typed", "move"), [(name, *pair) for name, pairs in ASKED.items() for pair in pairs.items()]
)
def test_the_words_of_the_questions(language: str, typed: str, move: str) -> None:
    for game, hand in ((bourre.GAME, bourre_hand()), (bouillotte.GAME, bouillotte.deal(dealer=0))):
        if move.partition(" ")[0] in game.grammar and (game.name, move) != ("bouillotte", "pass"):
            seat = hand.to_act
            assert seat is not None
            assert reader(game, hand, spoken(language)).read(typed) == game_read(game, f"p{seat + 1} {move}")


def game_read(game: AnyGame, text: str) -> Action:
    return read_action(text, game.grammar)


PLAYING = FOLLOWING[:-1]


@pytest.mark.parametrize(
    ("language", "moves", "typed", "move"),
    [
        ("fr", PLAYING, "8 de pique", "8s"),
        ("fr", PLAYING, "le roi", "Kh"),
        ("fr", PLAYING, "roi de cœur", "Kh"),
        ("fr", PLAYING, "Rco", "Kh"),
        ("fr", PLAYING, "r♥", "Kh"),
        ("fr", PLAYING, "R", "Kh"),
        ("fr", PLAYING, "k", "Kh"),
        ("fr", PLAYING, "Rc", "Kh"),  # of the kings it may be only one is held
        ("fr", PLAYING, "2c", "2c"),  # a record’s spelling
        ("fr", PLAYING, "2t", "2c"),
        ("fr", PLAYING, "8p", "8s"),
        ("fr", PLAYING, "8 ca", "8d"),
        ("fr", PLAYING, "8 d", "8d"),
        ("fr", PLAYING, "je joue 8p", "8s"),
        ("fr", PLAYING, "entame le 8p", "8s"),
        ("es", PLAYING, "rey de corazones", "Kh"),
        ("es", PLAYING, "R", "Kh"),
        ("es", PLAYING, "K", "Kh"),
        ("es", PLAYING, "salgo con 8 de picas", "8s"),
        ("es", PLAYING, "8 diamantes", "8d"),
        ("ca", PLAYING, "rei de cors", "Kh"),
        ("ca", PLAYING, "8di", "8d"),
        ("ca", PLAYING, "tiro 2tr", "2c"),
        ("pt-PT", PLAYING, "Rco", "Kh"),
        ("pt-PT", PLAYING, "rei", "Kh"),
        ("pt-PT", PLAYING, "8 de espadas", "8s"),
        ("pt-PT", PLAYING, "8e", "8s"),
        ("pt-PT", PLAYING, "jogo 2 de paus", "2c"),
        ("pt-PT", PLAYING, "jogo duas", ""),
        ("en", PLAYING, "king of hearts", "Kh"),
        ("en", PLAYING, "play 8 of spades", "8s"),
        ("en", PLAYING, "play 8s", "8s"),
        ("fr", DRAWING, "changer Rco et 2t", "draw Kh 2c"),
        ("fr", DRAWING, "R 10", "draw Kh Th"),
        ("fr", DRAWING, "garder tes cartes", "draw"),
        ("fr", DRAWING, "rien", "draw"),
        ("fr", DRAWING, "je change rien", "draw"),
        ("es", DRAWING, "ninguna", "draw"),
        ("pt-PT", DRAWING, "8es e Rco", "draw 8s Kh"),
        ("en", DRAWING, "change 8s and 8d", "draw 8s 8d"),
    ],
)
def test_cards_in_ones_own_letters(language: str, moves: tuple[str, ...], typed: str, move: str) -> None:
    answer = reader(bourre.GAME, bourre_hand(*moves), spoken(language)).read(typed)
    if move:
        assert answer == game_read(bourre.GAME, f"p1 {move}")
    else:
        assert isinstance(answer, Trouble)
        assert answer.code == "cli-unreadable"


@pytest.mark.parametrize(
    ("language", "moves", "typed", "code", "said"),
    [
        ("fr", PLAYING, "Dc", "cli-ambiguous", "« Dc », c’est D♥, D♦, D♣ : lequel ?"),
        ("fr", PLAYING, "8", "cli-ambiguous", "« 8 », c’est 8♠, 8♦ : lequel ?"),
        ("fr", PLAYING, "V", "cli-not-held", "V"),
        ("fr", PLAYING, "le chien", "cli-unreadable", "ce n’est pas une carte"),
        ("fr", PLAYING, "9t 9p", "cli-unreadable", "il faut une seule carte"),
        ("fr", DRAWING, "2t 2c", "cli-unreadable", "une carte y est deux fois"),
        ("fr", (), "pa", "", ""),
        ("es", PLAYING, "Dc", "cli-ambiguous", "Q♥, Q♣"),
        ("pt-PT", PLAYING, "Dc", "cli-ambiguous", "D♥, D♣"),
        ("fr", OPENED, "s", "cli-ambiguous", "suivre, se coucher"),
        ("es", OPENED, "subir", "cli-which-number", "Puedes subir a cualquier cifra de 7 a 100."),
    ],
)
def test_what_is_not_clear_is_asked(language: str, moves: tuple[str, ...], typed: str, code: str, said: str) -> None:
    game = bouillotte.GAME if moves is OPENED else bourre.GAME
    hand: Hand = bouillotte.play(bouillotte.deal(dealer=0), *moves) if moves is OPENED else bourre_hand(*moves)
    answer = reader(game, hand, spoken(language)).read(typed)
    assert isinstance(answer, Trouble) == bool(code)
    if isinstance(answer, Trouble):
        assert answer.code == code
        assert said in " ".join(answer.said(spoken(language)).split())


def test_a_queen_or_a_diamond_among_cards_to_change_is_asked() -> None:
    """In French a d may be the *dame*, and in a record it is the suit of diamonds."""
    hand = bourre_hand(*DRAWING)
    picker = Picker(spoken("fr"), Hearing(spoken("fr")), mask_of(read_cards("8s 8d Qh")) & ~mask_of(read_cards("8d")))
    answer = picker.several("8 d")
    assert isinstance(answer, Trouble)
    assert "8♦, D♥ 8♠" in answer.said(spoken("fr")).replace("8♠ D♥", "D♥ 8♠")
    assert hand.to_act == 0


@EVERY_LANGUAGE
def test_thousands_are_read_as_they_are_shown(language: str) -> None:
    words = spoken(language)
    assert Hearing(words).amount(words.number(12_345)) == 12_345 if isinstance(words.number(12_345), str) else True
    shown = words.action(Action(0, "raise", amount=12_345))
    assert Hearing(words).amount(shown[len(Hearing(words).name("raise")) :]) == 12_345


@pytest.mark.parametrize(
    ("language", "hint", "stop"),
    [
        ("en", "hint", "quit"),
        ("fr", "conseil", "quitter"),
        ("es", "consejo", "salir"),
        ("ca", "consell", "sortir"),
        ("pt-PT", "dica", "sair"),
    ],
)
def test_the_words_beside_the_game(language: str, hint: str, stop: str, tmp_path: Path) -> None:
    # The cut first, then whatever is asked.
    done = brelan(
        "--language", language, "play", "bouillotte", "--seed", 3, typed=f"\n{hint}\n?\n{stop}\n", home=tmp_path
    )
    words = spoken(language)
    assert f"{hint} " in words.say("cli-manners", examples="")
    assert done.status == 0, done.err
    assert words.say("hint-advice", why="", action="").strip(" .") in done.out
    assert words.say("cli-more-rules", game="bouillotte") in done.out
    assert "--resume" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_in_said_alone_is_as_much_as_the_one_bet_allows(language: str) -> None:
    words = spoken(language)
    hand: Any = bouillotte.play(bouillotte.deal(dealer=0), "p4 decline")
    for way in words.say("typed-all").split(","):
        assert reader(bouillotte.GAME, hand, words).read(way) == bouillotte.read("p4 open 100")
