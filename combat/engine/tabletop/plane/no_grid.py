"""The grid of a sheet without one, for tables whose enlarged tiles get sharp detail."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from combat.engine.tabletop.detail.sheet_grid import Cell, Point
from combat.engine.tabletop.map.tiles import SheetIndex


class NoGrid:
    """Supplies no cells and no numbers."""

    def feet(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Point]:
        """Yield nothing: no numbers are printed."""
        return iter(())

    def cells(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Cell]:
        """Yield nothing: no lines are printed."""
        return iter(())
