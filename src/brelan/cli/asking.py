"""Understanding what a person typed: a number from the list, a word, a card. Three ways to go wrong are kept apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..cards import Cards
from ..table import CARD, Action, Grammar, Option, Takes, UnreadableError, read_choice
from ..words import Hearing, Words
from ..words.hearing import Heard, plain
from .menu import Menu
from .picking import UNREADABLE, Picker, ambiguous, unreadable
from .picking import Trouble as Trouble

MOST_TYPED: Final = 200
"""Letters of an answer that are looked at."""
ASKED_NOW: Final = "cli-asked-now"
WHICH_NUMBER: Final = "cli-which-number"


class Reader:
    """Reads answers of *seat* to one question."""

    def __init__(
        self, menu: Menu, seat: int, own: Cards, options: Sequence[Option], grammar: Grammar, words: Words
    ) -> None:
        self.menu = menu
        self.seat = seat
        self.options = options
        self.grammar = grammar
        self.words = words
        self.hearing = Hearing(words)
        listed = [choice.action.cards for choice in menu.choices] if menu.together else []
        self._picker = Picker(words, self.hearing, own, listed)
        self._offered = {option.action.verb for option in options} | {choice.action.verb for choice in menu.choices}
        self._known = {*grammar, *self._offered} - {verb for verb, takes in grammar.items() if takes is Takes.ORDER}
        self._how_much: Option | None = None

    def read(self, text: str) -> Action | Trouble:
        """The action meant by *text*, which may still be illegal, or why it is not clear which is meant."""
        text = " ".join(text[:MOST_TYPED].split())
        asked, self._how_much = self._how_much, None
        number = None if asked is None else self.hearing.amount(text)
        if asked is not None and number is not None:
            # Asked how much, a bare number says that; on the list it may stand for all one has.
            return asked.action._replace(amount=number)
        answer = self._meant(text)
        if not (isinstance(answer, Trouble) and answer.code == WHICH_NUMBER):
            self._how_much = None
        return answer

    def _meant(self, text: str) -> Action | Trouble:
        """The action meant by *text* on its own."""
        if not text and self.menu.none is None:
            return Trouble("cli-nothing-said", {})
        troubles: list[Trouble] = []
        last = (self._cards, self._begun) if self._asks_for_cards else (self._begun, self._cards)
        for attempt in (self._shown, self._recorded, self._spoken, self._everything, *last):
            answer = attempt(text)
            if isinstance(answer, Trouble) and answer.code == UNREADABLE:
                troubles.append(answer)
            elif answer is not None:
                return answer
        if text.isdecimal():
            return unreadable(self.words, text, "no_choice")
        if not troubles or self.grammar.get(text.partition(" ")[0].lower()) is Takes.ORDER:
            return unreadable(self.words, text, "no_action")
        return troubles[0]

    def shown_again(self) -> None:
        """The list has been shown once more: a bare number is one of it again."""
        self._how_much = None

    def asked_now(self, text: str) -> Trouble:
        """That *text* answers another question than the open one, and what can be said to that."""
        ways = [self.words.option(option) for option in self.options] or [choice.label for choice in self.menu.choices]
        return Trouble(ASKED_NOW, {"text": text[:40], "question": self.menu.question, "ways": ", ".join(ways)})

    @property
    def _asks_for_cards(self) -> bool:
        return bool(self.menu.cards) or CARD in self._offered

    def _shown(self, text: str) -> Action | Trouble | None:
        """A number or a text of the list; none of it."""
        none, choices, heard = self.menu.none, self.menu.choices, plain(text)
        if none is not None and (
            heard in ("", "0", plain(self.words.action(none))) or self.hearing.means("none", text)
        ):
            return none
        for option in self.options:
            if option.low < option.high and heard == plain(self.words.option(option)):
                return self._which(text, option)
        if self.menu.together:
            return None
        if text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(choices):
            return choices[int(text) - 1].action
        return next((choice.action for choice in choices if heard and heard == plain(choice.label)), None)

    def _recorded(self, text: str) -> Action | None:
        """The move as a record would write it."""
        try:
            action = read_choice(text, self.seat, self.grammar)
        except UnreadableError:
            return None
        if action.verb != CARD:
            return action
        # While cards are changed, a card alone is one to change.
        return None if self.menu.together else self._playing(action.cards)

    def _spoken(self, text: str) -> Action | Trouble | None:
        """A move in the words of the language, in full."""
        return self._of([self._move(heard, text) for heard in self.hearing.verbs(text, sorted(self._known))], text)

    def _begun(self, text: str) -> Action | Trouble | None:
        """The beginning of a move that may be made now."""
        found = self.hearing.begun(text, sorted(self._offered - {CARD}))
        if len(found) > 1:
            return ambiguous(text, [self.hearing.name(heard.verb) for heard in found])
        return self._move(found[0], text) if found else None

    def _of(self, answers: Sequence[Action | Trouble], text: str) -> Action | Trouble | None:
        """The one move among *answers*; a question where there are more, and what is amiss where there is none."""
        moves = list(dict.fromkeys(answer for answer in answers if isinstance(answer, Action)))
        if len(moves) > 1:
            return ambiguous(text, [self.words.action(move) for move in moves])
        clear = [answer for answer in answers if isinstance(answer, Action) or answer.code != UNREADABLE]
        return next(iter(moves or clear or answers), None)

    def _move(self, heard: Heard, text: str) -> Action | Trouble:
        """A verb with what it takes."""
        takes = self.grammar.get(heard.verb, Takes.NOTHING)
        if takes is Takes.AMOUNT:
            return self._amount(heard, text)
        if takes is Takes.NOTHING:
            listed = [choice.action for choice in self.menu.choices if choice.action.verb == heard.verb]
            move = listed[0] if listed else Action(self.seat, heard.verb)
            return unreadable(self.words, text, "no_action") if heard.rest else move
        if takes is Takes.CARDS and (heard.rest == "0" or self.hearing.means("none", heard.rest)):
            return Action(self.seat, heard.verb)
        cards = self._picker.several(heard.rest) if takes is Takes.CARDS else self._picker.one(heard.rest)
        if isinstance(cards, Trouble):
            return cards._replace(args={**cards.args, "text": text[:40]}) if cards.code == UNREADABLE else cards
        return self._playing(cards) if heard.verb == CARD else Action(self.seat, heard.verb, cards)

    def _amount(self, heard: Heard, text: str) -> Action | Trouble:
        """A verb that needs a number."""
        number = self.hearing.amount(heard.rest)
        if number is not None:
            return Action(self.seat, heard.verb, amount=number)
        spans = [option for option in self.options if option.action.verb == heard.verb and option.low <= option.high]
        everything = self.hearing.means("all", heard.rest)
        if heard.rest and not (spans and everything):
            return unreadable(self.words, text, "no_action")
        if not spans:
            # The rules say why the verb is not allowed.
            return Action(self.seat, heard.verb)
        span = spans[0]
        if everything:
            return span.action._replace(amount=span.high)
        return span.action if span.low == span.high else self._which(text, span)

    def _everything(self, text: str) -> Action | None:
        """*All in*, said alone: as much as the one move with a number allows."""
        spans = [each for each in self.options if self.grammar.get(each.action.verb) is Takes.AMOUNT]
        alone = len(spans) == 1 and spans[0].low <= spans[0].high and self.hearing.means("all", text)
        return spans[0].action._replace(amount=spans[0].high) if alone else None

    def _which(self, text: str, option: Option) -> Trouble:
        """Which number of a range, or which cards."""
        if self.grammar[option.action.verb] is Takes.CARDS:
            return Trouble("cli-which-cards", {"text": text[:40]})
        self._how_much = option
        return Trouble(WHICH_NUMBER, {"text": text[:40], "way": self.words.option(option)})

    def _cards(self, text: str) -> Action | Trouble | None:
        """Cards, without a verb."""
        if not text:
            return None
        if not self._asks_for_cards:
            # A number is none of a list that is too short for it; any other card is no answer to this question.
            return None if text.isdecimal() or not self.hearing.cards_begin(text) else self.asked_now(text)
        cards = self._picker.several(text) if self.menu.together else self._picker.one(text)
        if isinstance(cards, Trouble):
            return cards
        return self.menu.choices[0].action._replace(cards=cards) if self.menu.together else self._playing(cards)

    def _playing(self, bit: Cards) -> Action:
        """The move of the list that names this card, or playing it."""
        named = [choice.action for choice in self.menu.choices if choice.action.cards == bit]
        return named[0] if named else Action(self.seat, CARD, bit)
