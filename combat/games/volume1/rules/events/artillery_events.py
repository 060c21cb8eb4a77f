"""Events of off-board artillery: strikes, shells, and changes of terrain (20.0)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Side


class StrikeCalled(Event):
    """A strike was called; it falls when what is under way is over. `why`: event, card, call, fire-plan."""

    barrage: str
    side: Side
    why: str
    rule: str = "20.0"


class StrikeUnanswered(Event):
    """A card or an event called for artillery that the scenario has not; "" is any weapon."""

    side: Side
    weapon: str = ""
    rule: str = "20.0"


class StrikeBegan(Event):
    """The dice told how many shells a strike has."""

    barrage: str
    shells: int
    rule: str = "20.0"


class ShellAimed(Event):
    """A d10 named the hex that a shell is meant for; `double`: another is meant for it already, and both are one."""

    barrier = True
    weapon: str
    hex: Hex
    roll: int
    double: bool = False
    rule: str = "20.0"


class ShellScattered(Event):
    """The first marker that had not moved yet went some hexes in the strike's direction; "" is off the board."""

    barrier = True
    weapon: str
    start: Hex
    end: Hex
    direction: int
    distance: int
    rule: str = "20.0"


class ShellBurst(Event):
    """The shell of the first marker came down."""

    weapon: str
    hex: Hex
    rule: str = "20.0"


class GroundStruck(Event):
    """A die was rolled for a crater, or for rubble where a building stands; `left` tells whether there is one now."""

    barrier = True
    weapon: str
    hex: Hex
    mark: Literal["crater", "rubble"]
    need: int
    roll: int
    left: bool
    rule: str = "20.0"
