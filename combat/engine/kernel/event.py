"""The base of every event: one past-tense fact that a player could be told."""

from __future__ import annotations

import re
from typing import ClassVar, Literal

from combat.engine.kernel.record import Record


class Event(Record):
    """One fact: it carries what `apply` needs and its cause, never a field to be set.

    Its kind is its class's name as one word, `shot-fired` for `ShotFired`.
    """

    is_decision: ClassVar[Literal[False]] = False
    """Tells it from a decision among the steps of a rules function, five times sooner than `isinstance` does."""
    kind: ClassVar[str] = ""
    checkpoint: ClassVar[bool] = False
    """True for an event after which the flow can be entered anew from the state alone."""
    barrier: ClassVar[bool] = False
    """True for an event that tells the player something new, so that undo must stop at it."""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", cls.__name__).lower()
