"""Tracers of a long burst, under way over the board."""

from __future__ import annotations

import math

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, theme
from combat.engine.tabletop.map.board_view import BoardView

TRACERS, LENGTH, FLIGHT = 9, 0.07, 0.3
"""Strokes of a burst, how long each is as a share of the way, and how long it flies as a share of the time."""
GLOW, CORE = theme.rgb("#C8642A"), theme.rgb("#FBE3B0")


def tracers(surface: pygame.Surface, view: BoardView, start: Hex, end: Hex, share: float) -> None:
    """Draws the strokes that are under way from the muzzle to the target, one after the other."""
    (x, y), (goal_x, goal_y) = view.centre(start), view.centre(end)
    way = math.hypot(goal_x - x, goal_y - y)
    if not way:
        return
    aside = (-(goal_y - y) / way, (goal_x - x) / way)
    for number in range(TRACERS):
        at = (share - number * (1 - FLIGHT) / TRACERS) / FLIGHT
        if eyes.still() and share < 1:
            at = (number + 0.5) / TRACERS
        if not 0 < at < 1:
            continue
        off = theme.px(5) * math.sin(number * 2.4)
        tail, head = (
            (round(x + part * (goal_x - x + aside[0] * off)), round(y + part * (goal_y - y + aside[1] * off)))
            for part in (max(0.0, at - LENGTH), at)
        )
        pygame.draw.line(surface, GLOW, tail, head, max(3, theme.px(4)))
        pygame.draw.line(surface, CORE, tail, head, max(1, theme.px(1.6)))
