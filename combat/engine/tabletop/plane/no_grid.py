"""The grid of a sheet without one, for tables whose enlarged tiles get sharp detail."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from combat.engine.tabletop.detail.sheet_grid import Cell, Point
from combat.engine.tabletop.map.tiles import SheetIndex


class NoGrid:
    """Grid without cells and numbers."""

    def feet(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Point]:
        """Return an empty iterator, as no numbers are printed."""
        return iter(())

    def cells(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Cell]:
        """Return an empty iterator, as no lines are printed."""
        return iter(())
