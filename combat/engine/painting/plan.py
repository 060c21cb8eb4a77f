"""The input of the painter: a board's scenery, ground cover, lines and things, in pixels of the sheet."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from combat.engine.content.tmx_map import Properties
from combat.engine.painting.geometry import Cell, Line
from combat.engine.painting.scenery import GroundCover, Scenery


@dataclass(frozen=True)
class Thing:
    """A building or a small object: its centre, size and rotation (radians, clockwise on the sheet)."""

    kind: str
    x: float
    y: float
    width: float
    height: float
    turn: float
    properties: Properties

    def at(self, u: float, v: float) -> tuple[float, float]:
        """Return the point on the sheet that is `u` along the thing's width and `v` along its height from its
        centre.
        """
        ca, sa = math.cos(self.turn), math.sin(self.turn)
        return self.x + u * ca - v * sa, self.y + u * sa + v * ca

    def box(self, u0: float, v0: float, u1: float, v1: float) -> list[tuple[float, float]]:
        """Return the corners of a box in the thing's frame, clockwise."""
        return [self.at(u0, v0), self.at(u1, v0), self.at(u1, v1), self.at(u0, v1)]

    def corners(self, grow: float = 0.0) -> list[tuple[float, float]]:
        """Return the thing's corners, clockwise, moved outwards by `grow` pixels."""
        u, v = self.width / 2 + grow, self.height / 2 + grow
        return self.box(-u, -v, u, v)


@dataclass
class Plan:
    """The data of one board that the painter needs."""

    id: str
    columns: int
    rows: int
    scenery: dict[Cell, Scenery]
    level: dict[Cell, int]
    cover: dict[Cell, GroundCover]
    labels: dict[str, str]
    """Labels printed below the frame: title, place and sheet."""
    map_hash: str
    """The SHA-256 of the map, which identifies its painted tiles."""
    lines: dict[str, list[tuple[Line, Properties]]] = field(default_factory=dict)
    things: list[Thing] = field(default_factory=list)

    @property
    def cells(self) -> list[Cell]:
        """Return all hexes, row by row."""
        return [(column, row) for row in range(1, self.rows + 1) for column in range(1, self.columns + 1)]

    def of(self, *scenery: Scenery) -> list[Cell]:
        """Return the hexes that have any of these kinds of scenery."""
        return [cell for cell in self.cells if self.scenery[cell] in scenery]

    def drawn(self, kind: str) -> list[Line]:
        """Return the lines of a kind as given in the map."""
        return [line for line, _ in self.lines.get(kind, [])]

    def standing(self, kind: str) -> list[Thing]:
        """Return the things of a kind."""
        return [thing for thing in self.things if thing.kind == kind]
