"""Forms shown beside a question: a sum with rule numbers, and predictions per unit."""

from __future__ import annotations

from typing import Literal, Self

from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.words.line import Spoken

Comes = Literal["bad", "poor", "fair", "good"]
"""Quality of a result from the point of view of the affected side."""
_FOR_OTHERS: dict[Comes, Comes] = {"bad": "good", "poor": "fair", "fair": "poor", "good": "bad"}
"""Quality of a result from the opponent's point of view."""


class FormRow(Record):
    """A row of a sum in a form: text, number and rule."""

    words: str
    figure: str = ""
    rule: str = ""
    less: bool = False
    """Whether it subtracts."""


class FormPart(Record):
    """A possible result and its probability."""

    words: str
    share: float
    comes: Comes
    head: str = ""
    """Heading of its column, if several units are shown as a table."""
    again: float | None = None
    """Probability with a new roll, if one is compared with a roll that may be cancelled."""
    is_state: bool = False
    """Whether it is a state of a unit, which has one colour for units of both sides."""


class FormChances(Record):
    """Prediction for one unit or side: name, note, and possible results."""

    name: str
    note: str
    parts: tuple[FormPart, ...]
    piece: str = ""
    """Piece that is highlighted while the pointer is on the row."""
    more: tuple[Spoken, ...] = ()
    """Tooltip: the unit's own sum, line by line."""
    side: Seat = ""
    """Side for which results are good or bad; "" for the reader."""
    turned: bool = False
    """Whether the reader is the opponent, for whom colours are reversed."""

    def coloured(self, part: FormPart) -> Comes:
        """Return the colour class of a result for the reader; that of a unit's state is the same for everybody."""
        return _FOR_OTHERS[part.comes] if self.turned and not part.is_state else part.comes


class FormChoice(Record):
    """A piece to choose in a form: name, key, contribution, and whether it is chosen."""

    id: str
    name: str
    key: str = ""
    brings: str = ""
    chosen: bool = False


class Form(Record):
    """A form: title, rows of a sum, total, predictions, notes, pieces to choose."""

    title: str
    rows: tuple[FormRow, ...] = ()
    total: FormRow | None = None
    chances: tuple[FormChances, ...] = ()
    notes: tuple[Spoken, ...] = ()
    choices: tuple[FormChoice, ...] = ()

    def read_by(self, seat: Seat) -> Self:
        """Return a copy of the form with colours from a seat's point of view."""
        turned = (replace(each, turned=each.side not in ("", seat)) for each in self.chances)
        return replace(self, chances=tuple(turned))

    @property
    def is_table(self) -> bool:
        """Return whether the predictions form a table with one row per unit."""
        return bool(self.chances) and all(part.head for each in self.chances for part in each.parts)
