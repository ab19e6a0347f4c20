"""A person at a table with bots: the session goes on until it is over or the person leaves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ..session import Session, Table
from ..table import Action, Refusal, View
from ..words import Hearing, Words
from ..words.hearing import plain
from .asking import ASKED_NOW, Reader, Trouble
from .boards import BOARDS
from .company import Company
from .explaining import explained
from .keeping import Keeper
from .keyboard import Keyboard
from .menu import Choice, Menu
from .say import line
from .telling import Teller

ME: Final = 0
"""The person sits at p1."""
_STAND: Final = "stand"
"""No move of the game: the misplay is left as it is."""


class LeavingError(Exception):
    """The person wants to stop."""


class Sitting:
    """One person's session at *table*."""

    def __init__(self, table: Table, company: Company, keeper: Keeper, teller: Teller, secret: str) -> None:
        self.table = table
        self.company = company
        self.keeper = keeper
        self.teller = teller
        self.words: Words = teller.words
        self.hearing = Hearing(teller.words)
        self.secret = secret
        self.board = BOARDS[table.session.game.name]
        self._keyboard = Keyboard()
        self._seen = 0
        self._standing: tuple[int, int] | None = None

    def run(self) -> None:
        """Play to the end of the session. Raises ``LeavingError``, ``EOFError``, ``KeyboardInterrupt``."""
        while not self.table.session.over:
            session = self.table.session
            if session.in_hand:
                self._turn(session)
            elif session.house.hands or not session.log or self._another():
                self._deal(session)
            else:
                self._tell(self.table.close())
        self.teller.result(self.table.session)

    def resume(self) -> None:
        """Tell what has happened in the hand that was left open."""
        session = self.table.session
        self.teller.skip(session)
        if session.in_hand:
            for state in _states(session):
                self.teller.events(state)
                self._show_new_cards(state)

    def _deal(self, session: Session) -> None:
        self.teller.hand(session)
        self._seen = 0
        cut = self._ask_cut(session) if session.cutter == ME else self.company.cut(session)
        names = {"who": self.teller.names[session.cutter], "you": self.teller.you(session.cutter)}
        self.teller.say("cli-cut", cut=cut, **names)
        self._tell(self.table.deal(cut))

    def _ask_cut(self, session: Session) -> int:
        """The person's cut, once the house has said what it is bound to."""
        most = len(session.house.deck) - 1
        self.teller.say("cli-commitment", commitment=self.table.commitment)
        self.teller.say("cli-ask-cut", most=most)
        while True:
            text = self._prompt()
            if not text:
                return Random(f"{self.secret} {session.number}").randint(most // 4, most - most // 4)
            if text.isdecimal() and len(text) < 4 and 1 <= int(text) <= most:
                return int(text)
            if self._asks_about(text):
                self.teller.say("cli-about-cut")
            self.teller.say("cli-no-cut", most=most)

    def _another(self) -> bool:
        """Whether to play on in a house without a number of hands."""
        labels = [self.words.say("cli-yes"), self.words.say("cli-no")]
        self.teller.say("cli-another")
        while True:
            self._print_choices(labels)
            text = plain(self._prompt())
            if self._asks_about(text):
                self.teller.say("cli-about-another")
                continue
            if text in ("1", "", plain(labels[0])) or self.hearing.means("yes", text):
                return True
            if text in ("2", plain(labels[1])) or self.hearing.means("no", text):
                return False
            why = self.words.say("unreadable-no_choice")
            self.teller.say("cli-unreadable", text=text[:40], why=why)

    def _turn(self, session: Session) -> None:
        hand = session.hand
        assert hand is not None
        place = (session.number, len(session.log[-1].actions))
        if hand.misplay is not None and hand.misplay[0].seat == ME and self._standing != place:
            action = self._ask_correction(*hand.misplay)
            if action.verb == _STAND:
                self._standing = place
                return
            self._act(action)
        elif hand.to_act == ME:
            view = self.table.view(ME)
            for text in self.board.table(view, self.teller.names, self.words):
                line(text)
            self._act(self._ask(self.board.menu(view, self.words)))
        elif hand.to_act is not None:
            self._act(self.company.choose(session, self.table.view(hand.to_act)))

    def _act(self, action: Action) -> None:
        self._tell(self.table.act(action, self.table.version))

    def _tell(self, session: Session) -> None:
        self.keeper.keep(session)
        self.teller.events(session)
        self._show_new_cards(session)

    def _show_new_cards(self, session: Session) -> None:
        """The person's cards, when there are new ones and no question is about to show them."""
        hand = session.hand
        own: int = 0 if hand is None or hand.over else getattr(hand.view(ME), "own", 0)
        if own & ~self._seen and hand is not None and hand.to_act != ME:
            self.teller.say("cli-own", cards=self.words.cards(own))
        self._seen = own

    def _ask_correction(self, misplay: Action, refusal: Refusal) -> Action:
        """In private: the card breaks a rule; does the person put it right (B-ERROR-1)?"""
        session = self.table.session
        reason = self.words.refusal(refusal, self.teller.names)
        cards = self.words.cards(misplay.cards)
        self.teller.say("cli-private", cards=cards, reason=reason, clause=refusal.clause)
        stand = Choice(self.words.say("cli-let-stand"), Action(ME, _STAND))
        better = [Action(ME, "correct", 1 << card) for card in range(52)]
        lawful = [action for action in better if session.refusal(action) is None]
        question = self.words.say("cli-correct", misplay=getattr(session.house, "misplay", ""))
        return self._ask(Menu(question, (stand, *(Choice(self.words.action(action), action) for action in lawful))))

    def _ask(self, menu: Menu) -> Action:
        """Ask until the answer is an action that the table takes."""
        session = self.table.session
        view = self.table.view(ME)
        own = menu.cards | getattr(view, "own", 0)
        reader = Reader(menu, ME, own, view.options, session.game.grammar, self.words)
        line(menu.question)
        self._print_choices([choice.label for choice in menu.choices])
        while True:
            text = self._prompt()
            if self.hearing.means("help", text):
                self._explain(menu)
                reader.shown_again()
                continue
            if self.hearing.means("hint", text):
                self._hint()
                continue
            answer = reader.read(text)
            if isinstance(answer, Trouble):
                self._trouble(answer, view)
            elif answer.verb == _STAND:
                return answer
            else:
                refused = None if session.hand is None else session.hand.accepts(answer)
                if refused is None:
                    return answer
                if refused.code == "not_now":
                    self._trouble(reader.asked_now(text), view)
                    continue
                said = self.words.refusal(refused, self.teller.names)
                self.teller.say("cli-line", text=said, clause=refused.clause)

    def _trouble(self, trouble: Trouble, view: View) -> None:
        """Why an answer was not taken; with the clause of the open question if it was for another one."""
        said = trouble.said(self.words)
        if trouble.code == ASKED_NOW:
            self.teller.say("cli-line", text=said, clause=self.board.clause(view))
        else:
            line(said)

    def _explain(self, menu: Menu) -> None:
        view = self.table.view(ME)
        if view.options:
            for text in explained(self.table.session, view, self.teller.names, self.words):
                line(text)
        else:
            line(menu.question)
        self._print_choices([choice.label for choice in menu.choices])

    def _hint(self) -> None:
        view = self.table.view(ME)
        if view.options:
            hint = self.company.hint(self.table.session, view)
            line(self.words.hint(hint.code, hint.args, self.words.action(hint.action)))
        else:
            self.teller.say("cli-no-hint")

    def _asks_about(self, text: str) -> bool:
        """Whether *text* asks for help or a hint."""
        return any(self.hearing.means(kind, text) for kind in ("help", "hint"))

    def _print_choices(self, labels: Sequence[str]) -> None:
        numbered = [self.words.say("cli-choice", number=number, label=label) for number, label in enumerate(labels, 1)]
        line(f"  {'   '.join(numbered)}")

    def _prompt(self) -> str:
        text = self._keyboard.line("> ").strip()
        if self.hearing.means("quit", text):
            raise LeavingError
        return text


def _states(session: Session) -> list[Session]:
    """Every state of the hand in play, the deal first."""
    from ..record import read_text, steps, write

    return [step.session for step in steps(read_text(write(session))) if len(step.session.log) == len(session.log)]
