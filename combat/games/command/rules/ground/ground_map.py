"""Map data: ground and level of each hex, outlines, hexsides, ways, crest lines (17.0).

Points are on the integer lattice of `engine/space/hexes/lattice.py`.
"""

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.space.hexes.hexside import Hexside

Point: TypeAlias = tuple[int, int]


class Outline(Record):
    """Polygon of blocking or hindering ground; the same outline is painted and used for lines of sight (16.1)."""

    terrain: str
    hexes: tuple[Hex, ...]
    """Hexes that the ground covers: one, or several for a large building."""
    points: tuple[Point, ...]
    """Corners in order; the first is not repeated at the end. The polygon does not cross itself."""


class SidePiece(Record):
    """A hedge, wall, fence or cliff along a whole hexside."""

    kind: str
    side: Hexside


class Way(Record):
    """A road, railway or trail through adjacent hexes; `points` is its polyline, usually from centre to centre."""

    kind: str
    hexes: tuple[Hex, ...]
    points: tuple[Point, ...]


class Crest(Record):
    """Contour line where the ground rises to `level`; the first and last of `points` are equal if it is closed."""

    level: int
    points: tuple[Point, ...]


class Objective(Record):
    """One of the five objectives: one hex, or all hexes of a building (5.4)."""

    number: int
    hexes: tuple[Hex, ...]


class GroundMap(Record):
    """A map; its `board` has the ground type and level of each hex."""

    id: str
    title: str
    board: Board
    orientation: Literal["wide", "long"]
    """"wide": the friendly edges are top and bottom; "long": left and right (1.1)."""
    objectives: tuple[Objective, ...]
    outlines: tuple[Outline, ...] = ()
    sides: tuple[SidePiece, ...] = ()
    ways: tuple[Way, ...] = ()
    crests: tuple[Crest, ...] = ()
    rural: bool = False
    """Whether its roads do not reduce cover (17.3)."""
