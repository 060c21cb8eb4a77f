"""A form as it lies beside a question: a sum line by line with its rules, and what becomes of whom, in chances."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record
from combat.engine.words.line import Spoken

Comes = Literal["bad", "poor", "fair", "good"]
"""How what comes of something is coloured, from the point of view of whom it comes to."""


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

    @property
    def is_table(self) -> bool:
        """Whether the chances are set out as a table, a line for each unit."""
        return bool(self.chances) and all(part.head for each in self.chances for part in each.parts)
