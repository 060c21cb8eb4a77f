"""Captions of sounds with their places at the upper edge of the board, for players who cannot hear the sounds."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Generic, TypeVar

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import fitting
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.words import text, translated

P = TypeVar("P", bound=Hashable)

SECONDS = 2.5
"""Seconds that a caption is shown."""
WAVES = [3.2, 6.2]
"""Distances of the loudspeaker icon's waves, in sixteenths of its side."""
FIRM = 1.2
"""Least seconds for a caption of a board sound before that of a card or die replaces it."""


class Caption(Generic[P]):
    """The caption of the last sound, shown for a few seconds or until the next caption."""

    def __init__(self, name: Callable[[P], str], placed: str) -> None:
        """`name` returns a place's name, `placed` is the message id of a sound with a place."""
        self._name, self._placed = name, placed
        self.words = ""
        self._heard: tuple[str, P | None, str, str] | None = None
        self._left = 0.0

    def hear(self, message: str, where: P | None = None, *, way: str = "", who: str = "") -> None:
        """Set the caption of a sound at a place, or of one beside the board (None).

        `way` is the direction of a place out of view. `who` is the name of the sound's source in the content, which the
        message may include. A sound beside the board does not replace a caption with a place that has just appeared.
        """
        placed = self.words and self._heard is not None and self._heard[1] is not None
        if where is None and placed and self._left > SECONDS - FIRM:
            return
        self._heard, self._left = (message, where, way, who), SECONDS
        self._say(*self._heard)

    def _say(self, message: str, where: P | None, way: str, who: str) -> None:
        heard = text(message, who=translated(who))
        at = f"{self._placed}-beyond" if way else self._placed
        if where is None:
            self.words = heard
        else:
            name = self._name(where)
            self.words = text(at, sound=heard, hex=name, place=name, way=way)

    def on_language(self) -> None:
        """Set the caption again after a change of language."""
        if self._heard is not None:
            self._say(*self._heard)

    def follow(self, dt: float) -> bool:
        """Advance the time by `dt` seconds; return whether the caption has just disappeared."""
        if not self.words:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self.words, self._heard = "", None
        return True

    def draw(self, surface: pygame.Surface, board: pygame.Rect) -> None:
        """Draw the caption, if any, at the middle of the board's upper edge."""
        if not self.words:
            return
        px, words, mark = theme.px, self.words, _loudspeaker(theme.px(15), theme.FRAME_TEXT)
        beside = mark.get_width() + px(6)
        most = board.width - px(32)
        face = fitting(words, most - px(24) - beside, ("sans", 15, 600), ("condensed", 15, 600), ("condensed", 13, 600))
        box = pygame.Rect(0, 0, min(most, round(face.width(words)) + px(24) + beside), px(28))
        box.midtop = (board.centerx, board.y + px(6))
        theme.draw_box(surface, box, theme.FRAME, edge=theme.FRAME_LINE, radius=6)
        surface.blit(mark, mark.get_rect(midleft=(box.x + px(12), box.centery)))
        room = pygame.Rect(box.x + px(12) + beside, box.y, box.width - px(24) - beside, box.height)
        face.draw_in(surface, words, room, theme.FRAME_TEXT, align="center")


@lru_cache(maxsize=4)
def _loudspeaker(size: int, ink: tuple[int, int, int]) -> pygame.Surface:
    """Return the loudspeaker icon."""
    plate, unit = Plate(size, size, ink), size / 16
    plate.polygon([(x * unit, y * unit) for x, y in ((1, 5.5), (4, 5.5), (8, 2), (8, 14), (4, 10.5), (1, 10.5))], ink)
    for far in WAVES:
        angles = [math.radians(degrees) for degrees in range(-42, 43, 12)]
        arc = [((8.5 + far * math.cos(angle)) * unit, (8 + far * math.sin(angle)) * unit) for angle in angles]
        plate.line(arc, ink, 1.5 * unit)
    return plate.reduce()
