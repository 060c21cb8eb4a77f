"""Events of the night (L793 to L799)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat


class NightSightRolled(Event):
    """A unit rolled its sight in this shooting phase, in units of 0.1 mm (A39)."""

    checkpoint = True
    unit: str
    number: int
    distance: int


class DawnRolled(Event):
    """A seat rolled for dawn at the beginning of its turn (L799)."""

    checkpoint = True
    seat: Seat
    numbers: tuple[int, ...]
    dawns: bool
