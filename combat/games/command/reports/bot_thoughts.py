"""A game between two steady bots, printed with the reasons of their answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.play.port import Port
from combat.engine.runs.one_game import play_one
from combat.engine.words import text
from combat.engine.words.grammar import lists
from combat.games.command.players.reasons import Reason
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.answers import Pieces, Shot
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import TITLE
from combat.games.command.words import answers_said, command_names
from combat.games.command.words.command_words import WORDS

STEADY = "steady"
"""Name of the bots whose reasons are printed."""


class _Thinking:
    """Steady player that prints its reasons."""

    def __init__(self, seed: int, say: Callable[[str], None]) -> None:
        self._judge, self._say = SteadyPlayer(seed), say

    def answer(self, port: Port[State]) -> Answer:
        decision, view = port.decision, port.view
        assert decision is not None
        answer = self._judge.answer(decision, view)
        found = self._judge.reasons(decision, view, answer)
        if found:
            about = {"question": WORDS.ask(view, decision).title, "answer": said(view, decision, answer)}
            why = reasons_said(found)
            self._say(text("thought", turn=view.turn, side=command_names.side(port.seat), why=why, **about))
        return answer


def tell(book: Book, seed: int, say: Callable[[str], None], saves: Path | None = None) -> None:
    """Play a game and pass a line to `say` for every answer that has reasons; save it in the folder `saves` if
    given.
    """
    players = {side: _Thinking(2 * seed + place, say) for place, side in enumerate(SIDES)}
    play_one(TITLE, book, seed, players, STEADY, saves)


def said(view: State, decision: Decision, answer: Answer) -> str:
    """Return an answer as text, with the units or the attack that it names."""
    match answer:
        case Pieces(ids=ids):
            return command_names.units(view, ids)
        case Shot(hex=hex_, pieces=pieces):
            return text("thought-shot", hex=hex_, pieces=command_names.pieces(view, pieces))
    return answers_said.answer(view, decision, answer)


def reasons_said(reasons: Iterable[Reason]) -> str:
    """Return reasons as text, with the points of each."""
    return lists.all_of(_reason(reason) for reason in reasons)


def _reason(reason: Reason) -> str:
    worth = round(reason.worth, 1) or 0.0
    order = command_names.use(reason.about) if reason.about else ""
    return text(f"thought-{reason.what}", sign="+" * (worth > 0), points=worth, order=order)
