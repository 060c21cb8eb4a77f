"""Events of off-board artillery: strikes, shells, and changes of terrain (20.0)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Side


class StrikeCalled(Event):
    """A strike was called; it falls after the current action. `why`: event, card, call, fire-plan."""

    barrage: str
    side: Side
    why: str
    rule: str = "20.0"


class StrikeUnanswered(Event):
    """A card or an event called for artillery that the scenario does not have; "" stands for any weapon."""

    side: Side
    weapon: str = ""
    rule: str = "20.0"


class StrikeBegan(Event):
    """The number of shells of a strike was rolled."""

    barrage: str
    shells: int
    rule: str = "20.0"


class ShellAimed(Event):
    """A d10 selected the aiming hex of a shell.

    `double`: another shell is aimed at it already, and both count as one.
    """

    barrier = True
    weapon: str
    hex: Hex
    roll: int
    double: bool = False
    rule: str = "20.0"


class ShellScattered(Event):
    """The first marker still unmoved scattered in the strike's direction to a hex; "" is off the board."""

    barrier = True
    weapon: str
    start: Hex
    end: Hex
    """Hex of the marker after the scatter."""
    direction: int
    distance: int
    rule: str = "20.0"


class ShellBurst(Event):
    """The shell of the first marker hit the ground."""

    weapon: str
    hex: Hex
    rule: str = "20.0"


class GroundStruck(Event):
    """A die was rolled for a crater, or for rubble in a building; `left`: whether there is one now."""

    barrier = True
    weapon: str
    hex: Hex
    mark: Literal["crater", "rubble"]
    """The mark for which the die was rolled."""
    need: int
    roll: int
    left: bool
    rule: str = "20.0"
