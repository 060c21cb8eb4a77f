"""The base of every event: one past-tense fact that a player could be told."""

from __future__ import annotations

import re
from typing import ClassVar, TypeVar, dataclass_transform

from combat.engine.kernel.records import record


@record
class Event:
    """One fact: it carries what `apply` needs and its cause, never a field to be set."""

    kind: ClassVar[str] = ""
    checkpoint: ClassVar[bool] = False
    """True for an event after which the flow can be entered anew from the state alone."""
    barrier: ClassVar[bool] = False
    """True for an event that tells the player something new, so that undo must stop at it."""


E = TypeVar("E", bound=Event)


@dataclass_transform(frozen_default=True)
def fact(cls: type[E]) -> type[E]:
    """Make an event class: a record with its kind, `shot-fired` for `ShotFired`."""
    made = record(cls)
    made.kind = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", cls.__name__).lower()
    return made
