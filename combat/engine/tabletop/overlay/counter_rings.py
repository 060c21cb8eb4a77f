"""Frame around a counter that may be selected or targeted."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.tabletop.overlay.place_mark import Mark


def draw_ring(surface: pygame.Surface, place: tuple[int, int, int], kind: Mark, *, chosen: bool, gap: int = 8) -> None:
    """Draw corner brackets around a counter, with cross-hair ticks for a target.

    `place` is the counter's left, top and width in pixels; the frame is larger by `gap` pixels at scale 1. `chosen`
    selects the colour of the selection.
    """
    x, y, size = place
    box = pygame.Rect(x, y, size, size).inflate(theme.px(gap), theme.px(gap))
    ink = theme.CUT if kind == "target" else theme.CHOSEN if chosen or kind == "chosen" else theme.FIELD
    arm, width = max(6, size // 5), max(2, theme.px(2.4))
    for cx in (box.left, box.right):
        for cy in (box.top, box.bottom):
            dx, dy = 1 if cx == box.left else -1, 1 if cy == box.top else -1
            for line, colour in ((width + 2, theme.EDGE), (width, ink)):
                pygame.draw.line(surface, colour, (cx, cy), (cx + arm * dx, cy), line)
                pygame.draw.line(surface, colour, (cx, cy), (cx, cy + arm * dy), line)
    if kind == "target":
        tick = max(5, size // 9)
        for start, end in (
            ((box.centerx, box.top - tick), (box.centerx, box.top + 2)),
            ((box.left - tick, box.centery), (box.left + 2, box.centery)),
            ((box.right - 2, box.centery), (box.right + tick, box.centery)),
        ):
            pygame.draw.line(surface, theme.EDGE, start, end, width + 2)
            pygame.draw.line(surface, ink, start, end, width)
