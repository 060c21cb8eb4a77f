"""A generated map sheet under construction: terrain of hexes, and lines and objects for the painter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from combat.engine.kernel.record import Record
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import BARE_GROUND, Board
from combat.engine.space.hexes.hex import Hex, label

COLUMNS, ROWS = 33, 18
"""Columns and rows, as on the printed sheets; sheets join only after an odd column."""
TILE = (128, 112)
"""Width and height of a hex in map pixels."""

Point = tuple[int, int]


class Stroke(Record):
    """A line on the sheet in map pixels: a road, hedge, wall, gate, stream or bridge."""

    kind: str
    points: tuple[Point, ...]
    broad: int = 0
    """Width of roads and paths."""


class Thing(Record):
    """A building or decoration: centre, size, rotation, and further properties for the painter."""

    kind: str
    middle: Point
    width: int = 0
    height: int = 0
    turn: int = 0
    """Degrees, clockwise."""
    says: tuple[tuple[str, str | int | float], ...] = ()


class Sketch:
    """A sheet of open ground, with everything added to it so far."""

    def __init__(self, columns: int = COLUMNS, rows: int = ROWS) -> None:
        self.blank = Board.of("sketch", columns, rows)
        self.hexes = self.blank.hexes()
        self.terrain: dict[Hex, str] = {}
        self.level: dict[Hex, int] = {}
        self.ground: dict[Hex, str] = {}
        """Textures of fields and pastures, which are not terrain."""
        self.roads: dict[Hex, int] = {}
        """Hexes with a road or path, and the number of lines through them."""
        self.strokes: list[Stroke] = []
        self.things: list[Thing] = []

    @property
    def middle_row(self) -> int:
        """Row at whose ends the main road meets that of adjacent sheets."""
        return self.blank.rows // 2 + 1

    def at(self, hex_: Hex) -> str:
        """Return the terrain of a hex."""
        return self.terrain.get(hex_, BARE_GROUND)

    def lay(self, hexes: Iterable[Hex], terrain: str) -> None:
        """Set the terrain of hexes."""
        for hex_ in hexes:
            self.terrain[hex_] = terrain

    def is_bare(self, hex_: Hex) -> bool:
        """Return whether a hex is open ground without a road."""
        return hex_ not in self.terrain and hex_ not in self.roads

    def around(self, hex_: Hex) -> list[Hex]:
        """Return the adjacent hexes that are on the sheet."""
        return [near for near in self.blank.neighbours(hex_) if near is not None]

    def here(self, column: int, row: int) -> Hex | None:
        """Return the hex at a column and row, or None if that is off the sheet."""
        on = 1 <= column <= self.blank.columns and 1 <= row <= self.blank.rows
        return label(column, row) if on else None

    def draw(self, kind: str, points: Sequence[Point], broad: int = 0) -> None:
        """Add a line such as a road or stream; `broad` is its width class."""
        self.strokes.append(Stroke(kind, tuple(points), broad))

    def board(self, id_: str) -> Board:
        """Return the board as built so far, under an id."""
        return Board.of(id_, self.blank.columns, self.blank.rows, self.terrain, self.level)


def centre(hex_: Hex) -> Point:
    """Return the centre of a hex in map pixels."""
    x, y = outline.centre(hex_)
    return round(x * TILE[0]), round(y * TILE[1])


def between(one: Point, other: Point, share: float) -> Point:
    """Return the point at a share (0 to 1) of the line from one point to another, rounded to whole pixels."""
    return round(one[0] + (other[0] - one[0]) * share), round(one[1] + (other[1] - one[1]) * share)
