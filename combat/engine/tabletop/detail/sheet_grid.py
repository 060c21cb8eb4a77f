"""Interface of a grid printed on a sheet, for redrawing it on enlarged tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

import pygame

from combat.engine.tabletop.map.tiles import SheetIndex

Point = tuple[float, float]


class Cell(NamedTuple):
    """A cell of the grid: its corners, its number, and the number's baseline centre, in sheet pixels."""

    corners: list[Point]
    number: str
    foot: Point


class SheetGrid(Protocol):
    """Supplies the cells of a sheet's printed grid."""

    def feet(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Point]:
        """Yield the baseline centre of each number that may be in an area of the sheet, in sheet pixels."""

    def cells(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Cell]:
        """Yield the cells that may overlap an area of the sheet, which is in sheet pixels."""
