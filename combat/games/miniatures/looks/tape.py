"""A tape measure between two places on the table."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.point import Point
from combat.engine.stage.drawing import theme
from combat.games.miniatures.board.drawn_lines import CREAM, DARK, Labels, View, draw_dashed, on_screen


def draw_tape(surface: pygame.Surface, view: View, labels: Labels, ends: tuple[Point, Point], words: str) -> None:
    """Draw a tape between two points of the table, with its length (`words`) beside the second."""
    start, end = (on_screen(view, point) for point in ends)
    draw_dashed(surface, [start, end], DARK, 2.4, dash=5, gap=5, under=CREAM)
    for x, y in (start, end):
        pygame.draw.circle(surface, CREAM, (round(x), round(y)), theme.px(5))
        pygame.draw.circle(surface, DARK, (round(x), round(y)), theme.px(5), max(1, theme.px(2)))
    box = pygame.Rect(round(end[0]), round(end[1]), 1, 1).inflate(theme.px(24), theme.px(24))
    labels.put(surface, [words], box, "measure")
