"""A map as it is drawn: ground and level of each hex, outlines, hexsides, ways, crest lines (17.0).

Points stand on the lattice of `engine/space/hexes/lattice.py`, which has whole numbers only.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.space.hexes.hexside import Hexside

Point: TypeAlias = tuple[int, int]


class Outline(Record):
    """A drawn piece of ground that blocks or hinders: what is painted is what lines are judged by (16.1)."""

    terrain: str
    hexes: tuple[Hex, ...]
    """The hexes whose ground it is: one, or those of a building of several."""
    points: tuple[Point, ...]
    """Its corners in order, without the first again at the end; it does not cross itself."""


class SidePiece(Record):
    """A hedge, wall, fence or cliff along a whole hexside, from corner to corner."""

    kind: str
    side: Hexside


class Way(Record):
    """A road, railway or trail from hex to hex; `points` is how it is drawn, mostly from centre to centre."""

    kind: str
    hexes: tuple[Hex, ...]
    points: tuple[Point, ...]


class Crest(Record):
    """Where the ground rises to `level`; `points` from first to last, which are equal where the line is closed."""

    level: int
    points: tuple[Point, ...]


class Objective(Record):
    """One of the five objectives, of one hex or of all hexes of a building (5.4)."""

    number: int
    hexes: tuple[Hex, ...]


class GroundMap(Record):
    """A map. Its `board` has the type of ground and the level of each hex."""

    id: str
    title: str
    board: Board
    orientation: Literal["wide", "long"]
    """Wide: the friendly edges are top and bottom; long: left and right (1.1)."""
    objectives: tuple[Objective, ...]
    outlines: tuple[Outline, ...] = ()
    sides: tuple[SidePiece, ...] = ()
    ways: tuple[Way, ...] = ()
    crests: tuple[Crest, ...] = ()
    rural: bool = False
    """Whether its roads take no cover away (17.3)."""
