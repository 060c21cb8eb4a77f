"""What a lesson is told while it is played: what happened and was seen, and what the player did."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record


class Happened(Record):
    """An event was shown."""

    event: Event


class Answered(Record):
    """The player gave an answer, by whatever hand."""

    to: str
    about: str
    value: Answer
    by_habit: bool = False
    """Whether he had given it in advance, as on a way that he has drawn, or it was the only one."""


class Asked(Record):
    """A question is put; "" while none is."""

    kind: str
    about: str = ""


class Did(Record):
    """An action of the table was used, by its name in the keymap."""

    action: str


class Chosen(Record):
    """A piece is the chosen one; "" for none."""

    piece: str


class Pointed(Record):
    """The pointer, or the cursor of the keys, is on a piece and on a place; "" for none."""

    piece: str
    place: str


class Viewed(Record):
    """What is in sight of a place is shown; "" where that is shown of none."""

    place: str


Fact: TypeAlias = Happened | Answered | Asked | Did | Chosen | Pointed | Viewed
Lasting = Asked | Chosen | Pointed | Viewed
"""Facts that hold until the next one of their kind."""
