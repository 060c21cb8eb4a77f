"""Selection box drawn with Shift and the mouse."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.tabletop.map.board_view import THRESHOLD


class PickingBox:
    """Box between the point where the button was pressed and the current pointer position."""

    def __init__(self, start: tuple[int, int]) -> None:
        self._start = self._end = start

    def draw_to(self, position: tuple[int, int]) -> None:
        """Move the free corner of the box to a position."""
        self._end = position

    @property
    def rect(self) -> pygame.Rect:
        """Return the rectangle of the box, whichever way it was drawn."""
        (x0, y0), (x1, y1) = self._start, self._end
        return pygame.Rect(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0))

    @property
    def is_click(self) -> bool:
        """Return whether the box is so small that it counts as a click."""
        return max(self.rect.size) < theme.px(THRESHOLD)

    def float(self) -> tuple[pygame.Rect, Callable[[pygame.Surface], None]]:
        """Return the rectangle of the box with a margin, and its drawing function."""
        frame = self.rect
        return frame.inflate(4, 4), lambda surface: _draw(surface, frame)


def _draw(surface: pygame.Surface, frame: pygame.Rect) -> None:
    pygame.draw.rect(surface, theme.EDGE, frame, theme.px(3), theme.px(3))
    pygame.draw.rect(surface, theme.CHOSEN, frame, max(1, theme.px(1.5)), theme.px(3))
