"""A grid that is printed on a sheet, as the detail of stretched tiles draws it once more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

import pygame

from combat.engine.tabletop.map.tiles import SheetIndex

Point = tuple[float, float]


class Cell(NamedTuple):
    """One cell of the grid: its corners, what is printed in it, and the middle of the foot of that; sheet pixels."""

    corners: list[Point]
    number: str
    foot: Point


class SheetGrid(Protocol):
    """Whoever knows the cells of a sheet."""

    def feet(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Point]:
        """Yield the middle of the foot of each number that may lie in an area of the sheet, in sheet pixels."""

    def cells(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Cell]:
        """Yield the cells of which any part may lie in an area of the sheet."""
