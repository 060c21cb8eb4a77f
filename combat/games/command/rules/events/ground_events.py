"""What comes to lie on the ground (18.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex


class SmokeLaid(Event):
    """A smoke marker came from the cup to a hex; where one lay, the higher stays (18.5)."""

    hex: Hex
    marker: int


class SmokeLifted(Event):
    """A smoke marker went back to the cup."""

    hex: Hex
    why: str


class WorkPlaced(Event):
    """A work was put into a hex (18.2)."""

    hex: Hex
    work: str
    why: str


class WorkRemoved(Event):
    """A work was taken out of a hex."""

    hex: Hex
    why: str


class BlazeLit(Event):
    """A hex burns; smoke and works in it are gone (18.6)."""

    hex: Hex


class StarshellLit(Event):
    """A starshell hangs over a hex (19.2)."""

    hex: Hex


class StarshellDied(Event):
    """A starshell went out."""

    hex: Hex


class StoodAlone(Event):
    """A side was alone in a pillbox or bunker (10.5)."""

    hex: Hex
    side: Seat
