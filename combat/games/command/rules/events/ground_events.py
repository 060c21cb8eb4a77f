"""Events of smoke, works, blazes and starshells (18.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex


class SmokeLaid(Event):
    """A smoke marker was drawn from the cup for a hex; if the hex has one already, the higher stays (18.5)."""

    hex: Hex
    marker: int


class SmokeLifted(Event):
    """A smoke marker was returned to the cup."""

    hex: Hex
    why: str
    """Reason, as used in message ids."""


class WorkPlaced(Event):
    """A work was placed in a hex (18.2)."""

    hex: Hex
    work: str
    why: str
    """Reason, as used in message ids."""


class WorkRemoved(Event):
    """A work was removed from a hex."""

    hex: Hex
    why: str
    """Reason, as used in message ids."""


class BlazeLit(Event):
    """A hex was set on fire; its smoke and works are removed (18.6)."""

    hex: Hex


class StarshellLit(Event):
    """A starshell was placed over a hex (19.2)."""

    hex: Hex


class StarshellDied(Event):
    """A starshell went out."""

    hex: Hex


class StoodAlone(Event):
    """A side became the sole occupant of a pillbox or bunker (10.5)."""

    hex: Hex
    side: Seat
