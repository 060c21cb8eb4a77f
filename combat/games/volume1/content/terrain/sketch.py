"""A map sheet while it is being drawn: what each hex is, and the lines and things that the painter goes by."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from combat.engine.kernel.record import Record
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import BARE_GROUND, Board
from combat.engine.space.hexes.hex import Hex, label

COLUMNS, ROWS = 33, 18
"""Hexes across and down, as on the printed sheets: only after an odd column fits another sheet."""
TILE = (128, 112)
"""Width and height of a hex in the map's pixels."""

Point = tuple[int, int]


class Stroke(Record):
    """A line on the sheet in the map's pixels: a road, hedge, wall, gate, stream or bridge."""

    kind: str
    points: tuple[Point, ...]
    broad: int = 0
    """How wide it is, of roads and paths alone."""


class Thing(Record):
    """A building or something small: its middle, its size, how far it is turned, and what else the painter is told."""

    kind: str
    middle: Point
    width: int = 0
    height: int = 0
    turn: int = 0
    """Degrees, clockwise."""
    says: tuple[tuple[str, str | int | float], ...] = ()


class Sketch:
    """A sheet of open ground, and what has been drawn on it so far."""

    def __init__(self, columns: int = COLUMNS, rows: int = ROWS) -> None:
        self.blank = Board.of("sketch", columns, rows)
        self.hexes = self.blank.hexes()
        self.terrain: dict[Hex, str] = {}
        self.level: dict[Hex, int] = {}
        self.ground: dict[Hex, str] = {}
        """The look of fields and pastures, which is no terrain."""
        self.roads: dict[Hex, int] = {}
        """Hexes that a road or path leads through, and by how many lines."""
        self.strokes: list[Stroke] = []
        self.things: list[Thing] = []

    @property
    def middle_row(self) -> int:
        """The row at whose ends the main road meets that of the sheets beside."""
        return self.blank.rows // 2 + 1

    def at(self, hex_: Hex) -> str:
        """The terrain of a hex."""
        return self.terrain.get(hex_, BARE_GROUND)

    def lay(self, hexes: Iterable[Hex], terrain: str) -> None:
        """Gives hexes a terrain."""
        for hex_ in hexes:
            self.terrain[hex_] = terrain

    def is_bare(self, hex_: Hex) -> bool:
        """Whether nothing stands or runs in a hex."""
        return hex_ not in self.terrain and hex_ not in self.roads

    def around(self, hex_: Hex) -> list[Hex]:
        """The hexes beside one, on the sheet."""
        return [near for near in self.blank.neighbours(hex_) if near is not None]

    def here(self, column: int, row: int) -> Hex | None:
        """The hex of a column and row; None off the sheet."""
        on = 1 <= column <= self.blank.columns and 1 <= row <= self.blank.rows
        return label(column, row) if on else None

    def draw(self, kind: str, points: Sequence[Point], broad: int = 0) -> None:
        """Adds a line."""
        self.strokes.append(Stroke(kind, tuple(points), broad))

    def board(self, id_: str) -> Board:
        """The board that has been drawn."""
        return Board.of(id_, self.blank.columns, self.blank.rows, self.terrain, self.level)


def centre(hex_: Hex) -> Point:
    """The middle of a hex in the map's pixels."""
    x, y = outline.centre(hex_)
    return round(x * TILE[0]), round(y * TILE[1])


def between(one: Point, other: Point, share: float) -> Point:
    """The point so far on the way from one point to another."""
    return round(one[0] + (other[0] - one[0]) * share), round(one[1] + (other[1] - one[1]) * share)
