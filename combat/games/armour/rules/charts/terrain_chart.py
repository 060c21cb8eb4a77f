"""The terrain chart (L59-L521), and the row of each kind of scenery."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

GroundClass: TypeAlias = Literal["road", "cross-country", "terrain", "impassable"]
"""The Dash value that applies, from the fastest to none."""
GroundHeight: TypeAlias = Literal["flat", "short", "tall"]
Blocking: TypeAlias = Literal["no", "thickness", "whole"]
"""The way in which ground blocks sight: not, by the length of line in it (A9), or as a hill or building from its
height."""


class TerrainRow(Record):
    """A row of the chart."""

    id: str
    name: str
    dash: GroundClass
    height: GroundHeight
    foot_dash: GroundClass
    """The class for infantry; that of all others is `dash`."""
    difficult: bool = False
    """Whether teams roll Cross to enter it, or for a move that starts in it (L563)."""
    cross: int = 0
    """The score that every team needs instead of its own Cross (A12); 0 for its own."""
    bulletproof: bool = False


class SceneryKind(Record):
    """A kind of scenery of table files."""

    id: str
    name: str
    row: str
    """Id of its row of the chart."""
    height: GroundHeight
    """That of its row, or its own where the row allows two."""
    blocking: Blocking = "no"
    top: int = 0
    """Height above the ground that it is on, in units of 0.1 mm; hills have their level instead."""
    linear: bool = False
    """Whether it is a line such as a wall, which gives no bulletproof cover against bombardment (L687)."""
    hill: bool = False
    """Whether pieces of it are raised: each has a height of the same outline."""
    sunk: int = 0
    """Depth below the ground, in units of 0.1 mm (A20)."""
    replaces: bool = False
    """Whether it counts instead of what is below it, as a road does (A22)."""
    conceals_inside: bool = False
    """Whether every team inside is concealed (L621)."""
