"""The base of every event: one past-tense fact that a player could be told."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """One fact: it carries what `apply` needs and its cause, never a field to be set."""

    kind: ClassVar[str] = ""
    checkpoint: ClassVar[bool] = False
    """True for an event after which the flow can be entered anew from the state alone."""
    barrier: ClassVar[bool] = False
    """True for an event that tells the player something new, so that undo must stop at it."""


def named(cls: type[Event]) -> type[Event]:
    """Give an event class its kind: `ShotFired` becomes `shot-fired`."""
    cls.kind = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", cls.__name__).lower()
    return cls
