"""A battle between two steady players, printed with the reasons of their answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from combat.engine.kernel.decision import Answer
from combat.engine.play.port import Port
from combat.engine.runs.one_game import play_one
from combat.engine.words import text
from combat.engine.words.grammar.lists import all_of
from combat.games.armour.players.steady_player import SteadyPlayer
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.terminal.answers_written import written
from combat.games.armour.title import TITLE
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.armour_prompts import ask
from combat.games.miniatures.players.judged import Reason

STEADY = "steady"
"""Name of the bots whose reasons are printed."""


class _Thinking:
    """Steady player that prints its reasons."""

    def __init__(self, seed: int, say: Callable[[str], None]) -> None:
        self._judge, self._say = SteadyPlayer(seed), say

    def answer(self, port: Port[State]) -> Answer:
        decision, view = port.decision, port.view
        assert decision is not None
        found = self._judge.judge(decision, view)
        if found.reasons:
            why = all_of(_reason(each) for each in found.reasons)
            said = {"question": ask(view, decision).title, "answer": written(view, decision, found.answer)}
            self._say(text("thought", turn=view.turn, seat=names.seat(port.seat), why=why, **said))
        return found.answer


def tell(book: Book, seed: int, say: Callable[[str], None], saves: Path | None = None) -> None:
    """Play a battle and print a line for every answer that has reasons; save the battle in a folder if one is given."""
    players = {seat: _Thinking(len(SEATS) * seed + place, say) for place, seat in enumerate(SEATS)}
    play_one(TITLE, book, seed, players, STEADY, saves)


def _reason(reason: Reason) -> str:
    sign = names.MINUS if reason.worth < 0 else "+"
    return text("thought-reason", what=text(f"thought-{reason.what}"), points=f"{sign}{abs(reason.worth):.1f}")
