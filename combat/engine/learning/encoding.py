"""What a title says of itself in numbers; no library of arrays is needed for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.load_object import Shape
from combat.engine.kernel.seats import Seat
from combat.engine.play.port import Port

S = TypeVar("S", bound=Copyable)

Row = Sequence[float]


class Encoding(Protocol[S]):
    """A seat's view and its answers as tables of numbers between `LEAST` and `MOST`."""

    tables: Mapping[str, tuple[int, Sequence[str]]]
    """Each table of the view by its name: how many rows it has, and what its columns are called."""
    answer_columns: Sequence[str]
    """What the columns of an answer are called."""

    def view(self, port: Port[S]) -> Mapping[str, Sequence[Row]]:
        """The tables of what the seat sees; rows that are missing are zeros, those beyond the table are left out."""

    def answer(self, port: Port[S], answer: Answer) -> Row:
        """An answer to what is asked."""

    def score(self, view: S, seat: Seat) -> float:
        """What the game is worth to the seat as it stands: what a step adds to it is its reward."""

    def won(self, view: S, seat: Seat) -> bool:
        """Whether a game that is over was won by the seat."""


LEAST, MOST = -1000.0, 1000.0
"""Between these lies every number."""
ENCODING: Shape[Encoding[Any]] = Shape("tables", "answer_columns", "view", "answer")
"""The part `encoding` of a title."""
