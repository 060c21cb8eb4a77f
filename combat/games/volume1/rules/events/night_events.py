"""Events of night and flares (21.0, 21.1)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Side


class NightFell(Event):
    """The scenario is played at night with a sight range of `range` hexes.

    `roll` is the d6, 0 without a roll (21.0).
    """

    range: int
    roll: int
    flares: int
    rule: str = "21.0"


class FlareLit(Event):
    """A flare was lit over `landed`, or "" if the scatter took it off the board; it was aimed at `aimed_at` (21.1).

    `man` fired it; "" for one caused by an event. `roll` is the d6 of the scatter, which is `scatter` hexes.
    """

    barrier = True
    man: str
    side: Side
    aimed_at: Hex
    landed: Hex
    direction: int
    roll: int
    scatter: int
    rule: str = "21.1"


class FlareDrifted(Event):
    """A flare drifted one hex downwind; "" is off the board, where it is lost (21.1)."""

    barrier = True
    flare: int
    start: Hex
    hex: Hex
    roll: int
    rule: str = "21.1"


class FlareDied(Event):
    """A flare burned out (21.1)."""

    barrier = True
    flare: int
    hex: Hex
    roll: int
    rule: str = "21.1"


class FlaresFound(Event):
    """An event gave the player more flares (21.1)."""

    amount: int
    rule: str = "21.1"
