"""A form as it lies beside a question: a sum line by line with its rules, and what becomes of whom, in chances."""

from __future__ import annotations

from typing import Literal, Self

from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.words.line import Spoken

Comes = Literal["bad", "poor", "fair", "good"]
"""How good what comes of something is, from the point of view of whom it comes to."""
_FOR_OTHERS: dict[Comes, Comes] = {"bad": "good", "poor": "fair", "fair": "poor", "good": "bad"}
"""What is good for one side is bad for the other."""


class FormRow(Record):
    """A line of a sum: what, how much, and the rule that says so."""

    words: str
    figure: str = ""
    rule: str = ""
    less: bool = False
    """Whether it takes something away."""


class FormPart(Record):
    """One thing that may come, and how likely."""

    words: str
    share: float
    comes: Comes
    head: str = ""
    """Its name at the head of a column, where the chances of several units are set out as a table."""


class FormChances(Record):
    """What becomes of somebody: his name, what he has against it, and the parts of the whole."""

    name: str
    note: str
    parts: tuple[FormPart, ...]
    piece: str = ""
    """Whom it is about, so that a pointer on it lights him."""
    more: tuple[Spoken, ...] = ()
    """What a tooltip says of it: his own sum, line by line."""
    side: Seat = ""
    """For whom the parts are good or bad; "" for whoever reads it."""
    turned: bool = False
    """Whether the other side reads it: what is bad for him is good for that."""

    def coloured(self, part: FormPart) -> Comes:
        """How a part is coloured for who reads it."""
        return _FOR_OTHERS[part.comes] if self.turned else part.comes


class FormChoice(Record):
    """A piece that may take part: its name, its key, what it brings, and whether it takes part."""

    id: str
    name: str
    key: str = ""
    brings: str = ""
    chosen: bool = False


class Form(Record):
    """A form: its heading, the sum, what it comes to, chances, what else is to be known, and who may take part."""

    title: str
    rows: tuple[FormRow, ...] = ()
    total: FormRow | None = None
    chances: tuple[FormChances, ...] = ()
    notes: tuple[Spoken, ...] = ()
    choices: tuple[FormChoice, ...] = ()

    def read_by(self, seat: Seat) -> Self:
        """The form as it is coloured for a seat."""
        turned = (replace(each, turned=each.side not in ("", seat)) for each in self.chances)
        return replace(self, chances=tuple(turned))

    @property
    def is_table(self) -> bool:
        """Whether the chances are set out as a table, a line for each unit."""
        return bool(self.chances) and all(part.head for each in self.chances for part in each.parts)
