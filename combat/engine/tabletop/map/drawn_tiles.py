"""The tiles of a sheet that lies in no file: its parts are drawn as they are seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

import pygame

from combat.engine.tabletop.map.tiles import PAINTED, Level, Tiles

SCALES = (2.0, 1.0, 0.5, 0.25)
"""The sizes at which such a sheet is drawn."""
NOWHERE = Path("nowhere")
"""The folder of a sheet that lies in no file."""


def levels_of(width: int, height: int) -> tuple[Level, ...]:
    """Return the levels of a sheet of a size in sheet pixels."""
    return tuple(Level(scale, round(width * scale), round(height * scale), NOWHERE) for scale in SCALES)


class DrawnTiles(Tiles, ABC):
    """Tiles that are drawn when they are needed."""

    @property
    def fineness(self) -> float:
        """What is drawn when it is needed, as finely as that is, is no better than what is painted at full size."""
        return 1.0

    def painted(self, place: int, column: int, row: int) -> pygame.Surface:
        area = pygame.Rect(column * PAINTED, row * PAINTED, PAINTED, PAINTED)
        return self.part(self.index.levels[place].scale, area)

    def _whole(self, place: int) -> pygame.Surface:
        level = self.index.levels[place]
        return self.part(level.scale, pygame.Rect(0, 0, level.width, level.height))

    @abstractmethod
    def part(self, scale: float, area: pygame.Rect) -> pygame.Surface:
        """Return a part of the sheet, drawn at a scale; `area` is in pixels of that."""
