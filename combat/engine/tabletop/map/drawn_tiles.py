"""Tiles of a sheet without files, drawn on demand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

import pygame

from combat.engine.tabletop.map.tiles import PAINTED, Level, Tiles

SCALES = (2.0, 1.0, 0.5, 0.25)
"""Scales at which such a sheet is drawn."""
NOWHERE = Path("nowhere")
"""Placeholder folder of such a sheet."""


def levels_of(width: int, height: int) -> tuple[Level, ...]:
    """Return the levels for a sheet of the given size in sheet pixels; they have no files."""
    return tuple(Level(scale, round(width * scale), round(height * scale), NOWHERE) for scale in SCALES)


class DrawnTiles(Tiles, ABC):
    """Tiles that a subclass draws on demand."""

    @property
    def _fineness(self) -> float:
        """Resolution at full size: drawing at a finer level adds no detail."""
        return 1.0

    def painted(self, place: int, column: int, row: int) -> pygame.Surface:
        """Return a newly drawn tile of the level with index `place`, at a column and a row."""
        area = pygame.Rect(column * PAINTED, row * PAINTED, PAINTED, PAINTED)
        return self.part(self.index.levels[place].scale, area)

    def _whole(self, place: int) -> pygame.Surface:
        level = self.index.levels[place]
        return self.part(level.scale, pygame.Rect(0, 0, level.width, level.height))

    @abstractmethod
    def part(self, scale: float, area: pygame.Rect) -> pygame.Surface:
        """Return a picture of a part of the sheet at a scale; `area` is in pixels of that scale."""
