"""What ground, hexsides, ways and works do: charts of the box (17.0, 18.0)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record

Sight = Literal["clear", "hindrance", "obstacle"]


class Terrain(Record):
    """A type of ground; a hex has one (17.1)."""

    id: str
    cost: int
    """Movement points to enter; meaningless where it is not `passable`."""
    cover: int
    sight: Sight = "clear"
    hindrance: int = 0
    blinds: int = 0
    """How many hexes behind it are blind, seen from above (16.6)."""
    passable: bool = True
    along_ways: bool = False
    """Whether it is entered and left along its way only: a major bridge (17.2)."""
    water: bool = False
    """Whether it holds no blaze, smoke or works (18.1)."""
    weapons: bool = True
    """Whether weapons fire out of it."""
    indirect: int = 0
    """Added to the total of mortars and artillery after the roll: bursts in trees (11.7)."""
    soft: bool = False
    """Whether shells lose force in it, by the option of soft ground (11.7)."""
    building: bool = False
    sunken: bool = False
    """Whether its occupants see and are seen from beside and above only: a gully (16.7)."""


class SideTerrain(Record):
    """What runs along a hexside: a hedge, wall, fence, cliff (17.4)."""

    id: str
    cost: int
    cover: int = 0
    """For a target into whose hex the shot comes over it; never against mortars and artillery."""
    sight: Sight = "clear"
    hindrance: int = 0
    passable: bool = True
    crest: bool = False
    """Whether the ground falls off along it: a cliff is the crest line of its upper hex (16.5)."""


class WayKind(Record):
    """A road, railway or trail (17.3)."""

    id: str
    cost: int
    """Movement points along it, whatever the ground."""
    bonus: int = 0
    """Added to the Move of who has entered it in this order."""
    cover: int = 0
    """Added to every other cover in its hexes; none on a rural map."""
    hindrance: int = 0


class Work(Record):
    """A fortification (18.2)."""

    id: str
    cover: int = 0
    indirect_cover: int = 0
    """Its cover against mortars and artillery."""
    trench: bool = False
    """Whether one moves from one such work to the next under cover (9.6)."""
    holds_ties: bool = False
    """Whether it saves who was alone in it last from a tie in melee (10.5)."""
    mines: bool = False
    wire: bool = False
