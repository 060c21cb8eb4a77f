"""What is to be painted: the board's Tiled map with its grounds, lines and things, in pixels of the sheet."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from combat.engine.content.tiled import TiledMap
from combat.engine.content.tmx_map import MapObject, Properties, read_map
from combat.games.volume1.content.boards import load_board
from combat.games.volume1.painting.geometry import MARGIN, ROW_PITCH, Cell, Line
from combat.games.volume1.painting.painted_shelf import hash_of

MEADOW = "meadow"


@dataclass(frozen=True)
class Thing:
    """A building or a small object: its middle, size and turn (radians, clockwise on the sheet)."""

    kind: str
    x: float
    y: float
    width: float
    height: float
    turn: float
    says: Properties

    def at(self, u: float, v: float) -> tuple[float, float]:
        """A point of the sheet: u along the thing's width from its middle, v along its height."""
        ca, sa = math.cos(self.turn), math.sin(self.turn)
        return self.x + u * ca - v * sa, self.y + u * sa + v * ca

    def box(self, u0: float, v0: float, u1: float, v1: float) -> list[tuple[float, float]]:
        """The corners of a box on its frame, clockwise."""
        return [self.at(u0, v0), self.at(u1, v0), self.at(u1, v1), self.at(u0, v1)]

    def corners(self, grow: float = 0.0) -> list[tuple[float, float]]:
        """Its own corners, so far outside it, clockwise."""
        u, v = self.width / 2 + grow, self.height / 2 + grow
        return self.box(-u, -v, u, v)


@dataclass
class Plan:
    """One board as the painter sees it."""

    id: str
    columns: int
    rows: int
    terrain: dict[Cell, str]
    level: dict[Cell, int]
    ground: dict[Cell, str]
    says: dict[str, str]
    map_hash: str
    """The SHA-256 of the map, by which painted tiles are known to be its own."""
    lines: dict[str, list[tuple[Line, Properties]]] = field(default_factory=dict)
    things: list[Thing] = field(default_factory=list)

    @property
    def cells(self) -> list[Cell]:
        """Every hex, row by row."""
        return [(column, row) for row in range(1, self.rows + 1) for column in range(1, self.columns + 1)]

    def of(self, *terrains: str) -> list[Cell]:
        """The hexes with one of these terrains."""
        return [cell for cell in self.cells if self.terrain[cell] in terrains]

    def drawn(self, kind: str) -> list[Line]:
        """The lines of a kind as they stand in the map."""
        return [line for line, _ in self.lines.get(kind, [])]

    def standing(self, kind: str) -> list[Thing]:
        """The things of a kind."""
        return [thing for thing in self.things if thing.kind == kind]


def read_plan(path: Path) -> Plan:
    """The plan of a board; raises ContentError if the board itself is faulty."""
    board = load_board(path)
    tiled = read_map(TiledMap(path))
    ground = {
        (x + 1, y + 1): str(tiled.tiles.get(tile, {}).get("ground", MEADOW))
        for y, row in enumerate(tiled.rows("ground")) for x, tile in enumerate(row)
    }  # fmt: skip
    cells = [(hex_.column, hex_.row) for hex_ in board.hexes()]
    says = {name: str(value) for name, value in tiled.properties.items()}
    plan = Plan(board.id, board.columns, board.rows, dict(zip(cells, board.terrains, strict=True)),
                dict(zip(cells, board.levels, strict=True)), ground, says,
                hash_of(path))  # fmt: skip
    stretch = ROW_PITCH / tiled.tile_height
    for item in (each for each in tiled.objects("lines") if each.points):
        points = np.array([(MARGIN + x, MARGIN + y * stretch) for x, y in item.points])
        plan.lines.setdefault(item.type, []).append((points, item.properties))
    for item in tiled.objects("things"):
        plan.things.append(_thing(item, stretch))
    return plan


def _thing(item: MapObject, stretch: float) -> Thing:
    """Tiled turns a box about its upper left corner; a thing is known by its middle."""
    turn = math.radians(item.rotation)
    x = item.x + item.width / 2 * math.cos(turn) - item.height / 2 * math.sin(turn)
    y = item.y + item.width / 2 * math.sin(turn) + item.height / 2 * math.cos(turn)
    return Thing(item.type, MARGIN + x, MARGIN + y * stretch, item.width, item.height, turn, item.properties)
