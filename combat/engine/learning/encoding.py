"""The interface by which a title encodes views and answers as numbers, without an array library."""

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
    """Encodes a seat's view and its answers as tables of numbers between `LEAST` and `MOST`."""

    tables: Mapping[str, tuple[int, Sequence[str]]]
    """The tables of the view: name -> number of rows, and names of the columns."""
    answer_columns: Sequence[str]
    """The names of the columns of an answer."""

    def view(self, port: Port[S]) -> Mapping[str, Sequence[Row]]:
        """Return the tables of the seat's view; the environment pads missing rows with zeros and cuts excess rows."""

    def answer(self, port: Port[S], answer: Answer) -> Row:
        """Return the row of an answer to the question."""

    def score(self, view: S, seat: Seat) -> float:
        """Return the value of the position for the seat; the reward of a step is the increase of this value."""

    def won(self, view: S, seat: Seat) -> bool:
        """Return whether the seat has won a finished game."""


LEAST, MOST = -1000.0, 1000.0
"""The bounds of all numbers."""
ENCODING: Shape[Encoding[Any]] = Shape("tables", "answer_columns", "view", "answer")
"""The part `encoding` of a title."""
