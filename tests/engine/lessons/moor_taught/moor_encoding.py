"""Numeric encoding of the moor, as a seat may know it: poses in centimetres and degrees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.learning.encoding import Row
from combat.engine.play.port import Port
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from tests.engine.moor_game import PASS, RULES, SEATS, STAY, ChooseToken, Move, State, Token, other_than

QUESTIONS = tuple(sorted(decision.kind for decision in RULES.decisions))
GAME_COLUMNS = ("turn", "mover", "question", "subject")
TOKEN_COLUMNS = ("present", "own", "car", "hidden", "seen", "x", "y", "heading")
ANSWER_COLUMNS = ("question", "token", "passes", "corners", "x", "y", "heading")


class MoorEncoding:
    """Encoding of a game and of answers as tables; tokens have fixed rows, and 0 means none."""

    tables: Mapping[str, tuple[int, Sequence[str]]] = {"game": (1, GAME_COLUMNS), "tokens": (6, TOKEN_COLUMNS)}
    answer_columns: Sequence[str] = ANSWER_COLUMNS

    def view(self, port: Port[State]) -> Mapping[str, Sequence[Row]]:
        """Return the view of a seat as rows of numbers, by table."""
        state, decision = port.view, port.decision
        mover = 1 + SEATS.index(state.mover) if state.mover else 0
        subject = "" if decision is None else decision.subject
        return {
            "game": [(state.turn, mover, _question(decision), _row_of(state, subject))],
            "tokens": [_token(state, port.seat, token) for token in state.book.tokens],
        }

    def answer(self, port: Port[State], answer: Answer) -> Row:
        """Return an answer to the pending question as a row of numbers."""
        decision, state = port.decision, port.view
        if isinstance(decision, ChooseToken):
            return (_question(decision), _row_of(state, str(answer)), 0, 0, 0, 0, 0)
        if answer in (STAY, PASS):
            return (_question(decision), 0, 1, 0, 0, 0, 0)
        if isinstance(decision, Move):
            route = Route.read(str(answer))
            return (_question(decision), 0, 0, len(route.corners), *_numbers(route.end))
        return (_question(decision), 0, 0, 0, *_numbers(Pose.read(str(answer))))

    def score(self, view: State, seat: Seat) -> float:
        """Return the number of the seat's tokens minus that of the other seat's."""
        return float(len(view.of(seat)) - len(view.of(other_than(seat))))

    def won(self, view: State, seat: Seat) -> bool:
        """Return whether a seat has won."""
        return view.winner == seat


def _question(decision: Decision | None) -> int:
    return 0 if decision is None else 1 + QUESTIONS.index(decision.kind)


def _row_of(state: State, token: str) -> int:
    names = [each.id for each in state.book.tokens]
    return 1 + names.index(token) if token in names else 0


def _token(state: State, seat: Seat, token: Token) -> Row:
    if token.id not in state.places:
        return (0,) * len(TOKEN_COLUMNS)
    pose = state.places[token.id]
    known = (1, token.seat == seat, token.id.endswith("car"), token.id in state.hidden, pose is not None)
    return (*map(float, known), *((0, 0, 0) if pose is None else _numbers(pose)))


def _numbers(pose: Pose) -> tuple[float, float, float]:
    return pose.point.x / CM, pose.point.y / CM, pose.heading / 10


ENCODING = MoorEncoding()
