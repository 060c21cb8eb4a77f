"""Facts reported to a lesson: events, what is seen, and actions of the player."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record


class Happened(Record):
    """An event was shown."""

    event: Event


class Answered(Record):
    """The player gave an answer, by any means."""

    to: str
    about: str
    value: Answer
    by_habit: bool = False
    """Whether it was given automatically: planned in advance, such as a drawn path, or the only option."""


class Asked(Record):
    """The pending question; "" for none."""

    kind: str
    about: str = ""


class Did(Record):
    """An action of the table was used; its name is that in the keymap."""

    action: str


class Chosen(Record):
    """The selected piece; "" for none."""

    piece: str


class Pointed(Record):
    """The piece and the place under the pointer or the keyboard cursor; "" for none."""

    piece: str
    place: str


class Viewed(Record):
    """The place whose field of view is shown; "" for none."""

    place: str


Fact: TypeAlias = Happened | Answered | Asked | Did | Chosen | Pointed | Viewed
Lasting = Asked | Chosen | Pointed | Viewed
"""Facts that hold until the next one of their kind."""
