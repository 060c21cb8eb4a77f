"""Facts reported to a lesson: events, what is seen, and actions of the player."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record


class Happened(Record):
    """Fact: an event was shown."""

    event: Event


class Answered(Record):
    """Fact: the player gave an answer, by any input."""

    to: str
    about: str
    """Subject of the question."""
    value: Answer
    by_habit: bool = False
    """Whether it was given automatically: planned in advance, such as a drawn path, or the only option."""


class PendingQuestion(Record):
    """Fact: the kind of the pending question; "" if there is none."""

    kind: str
    about: str = ""
    """Subject of the question."""


class Did(Record):
    """Fact: an action of the table was used, named as in the keymap."""

    action: str


class Chosen(Record):
    """Fact: the selected piece; "" if there is none."""

    piece: str


class Pointed(Record):
    """Fact: the piece and the place under the pointer or the keyboard cursor; "" if there is none."""

    piece: str
    place: str


class Viewed(Record):
    """Fact: the place whose field of view is shown; "" if there is none."""

    place: str


Fact: TypeAlias = Happened | Answered | PendingQuestion | Did | Chosen | Pointed | Viewed
Lasting = PendingQuestion | Chosen | Pointed | Viewed
"""Facts that hold until the next one of their kind."""
