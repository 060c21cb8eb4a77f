"""Terrain charts: effects of ground, hexsides, ways and works (17.0, 18.0)."""

from typing import Literal

from combat.engine.kernel.record import Record

Sight = Literal["clear", "hindrance", "obstacle"]


class Terrain(Record):
    """A ground type; every hex has one (17.1)."""

    id: str
    cost: int
    """Movement points to enter; unused if it is not `passable`."""
    cover: int
    sight: Sight = "clear"
    hindrance: int = 0
    blinds: int = 0
    """Number of blind hexes behind it, seen from above (16.6)."""
    passable: bool = True
    along_ways: bool = False
    """Whether units enter and leave it only along its way: a major bridge (17.2)."""
    water: bool = False
    """Whether it is water, which takes no blaze, smoke or works (18.1)."""
    weapons: bool = True
    """Whether weapons may fire out of it."""
    indirect: int = 0
    """Added to the total of mortars and artillery after the roll, for tree bursts (11.7)."""
    soft: bool = False
    """Whether it weakens shells, if the option for soft ground is on (11.7)."""
    building: bool = False
    sunken: bool = False
    """Whether units in it see and are seen only from adjacent or higher hexes: a gully (16.7)."""


class SideTerrain(Record):
    """A feature along a hexside: hedge, wall, fence, cliff (17.4)."""

    id: str
    cost: int
    cover: int = 0
    """Cover for a target if the shot enters its hex over this side; none against mortars and artillery."""
    sight: Sight = "clear"
    hindrance: int = 0
    passable: bool = True
    crest: bool = False
    """Whether the ground drops along it: a cliff is the crest line of its upper hex (16.5)."""


class WayKind(Record):
    """A road, railway or trail (17.3)."""

    id: str
    cost: int
    """Movement points for a step along it, instead of those of the ground."""
    bonus: int = 0
    """Added to the Move of a unit that entered it during the order."""
    cover: int = 0
    """Added to all other cover in its hexes (0 or less); ignored on a rural map."""
    hindrance: int = 0


class Work(Record):
    """A fortification (18.2)."""

    id: str
    cover: int = 0
    indirect_cover: int = 0
    """Cover against mortars and artillery."""
    trench: bool = False
    """Whether units may move under cover between two such works (9.6)."""
    holds_ties: bool = False
    """Whether it protects the last sole occupant from a tie in melee (10.5)."""
    mines: bool = False
    wire: bool = False
