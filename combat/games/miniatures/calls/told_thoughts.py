"""A battle between two steady bots, printed with the reasons of their answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.play.port import Port
from combat.engine.runs.one_game import play_one
from combat.engine.title import Title
from combat.engine.words import text
from combat.engine.words.grammar.lists import all_of
from combat.games.miniatures.calls.seat_options import STEADY
from combat.games.miniatures.players.judged import Judged, Reason
from combat.games.miniatures.two_seats import SEATS
from combat.games.miniatures.words.wording import MINUS

S = TypeVar("S", bound=Copyable)
S_contra = TypeVar("S_contra", contravariant=True)


class Judge(Protocol[S_contra]):
    """A bot that gives reasons."""

    def judge(self, decision: Decision, state: S_contra, /) -> Judged:
        """Return the answer to a decision with its reasons."""


class ThinkingBots(Record, Generic[S], gc=True):
    """The steady bot of a title, and how its answers are put into words."""

    title: Title[S, Any]
    judge: Callable[[int], Judge[S]]
    """Returns the bot of a seed."""
    written: Callable[[S, Decision, Answer], str]
    """Returns an answer in the words in which it could be typed."""
    seat: Callable[[Seat], str]
    """Returns the name of a seat."""

    def tell(self, book: object, seed: int, say: Callable[[str], None], saves: Path | None = None) -> None:
        """Play a battle and pass a line to `say` for every answer that has reasons; save it in the folder `saves` if
        given.
        """
        players = {seat: _Thinking(self, len(SEATS) * seed + place, say) for place, seat in enumerate(SEATS)}
        play_one(self.title, book, seed, players, STEADY, saves)


class _Thinking(Generic[S]):
    """Steady player that prints its reasons."""

    def __init__(self, bots: ThinkingBots[S], seed: int, say: Callable[[str], None]) -> None:
        self._bots, self._judge, self._say = bots, bots.judge(seed), say

    def answer(self, port: Port[S]) -> Answer:
        """Return the bot's answer, told with its reasons."""
        decision, view, bots = port.decision, port.view, self._bots
        assert decision is not None
        found = self._judge.judge(decision, view)
        if found.reasons:
            why = all_of(_reason(each) for each in found.reasons)
            question, turn = bots.title.words.ask(view, decision).title, bots.title.rules.moment(view).turn
            said = {"question": question, "answer": bots.written(view, decision, found.answer)}
            self._say(text("thought", turn=turn, seat=bots.seat(port.seat), why=why, **said))
        return found.answer


def _reason(reason: Reason) -> str:
    sign = MINUS if reason.worth < 0 else "+"
    return text("thought-reason", what=text(f"thought-{reason.what}"), points=f"{sign}{abs(reason.worth):.1f}")
