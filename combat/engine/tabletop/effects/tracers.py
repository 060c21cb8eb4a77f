"""Bullets in flight: streaks of single shots and tracers of bursts."""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import TypeAlias, TypeVar

import pygame

from combat.engine.stage.drawing import eyes, theme
from combat.engine.tabletop.map.board_view import BoardView

P = TypeVar("P", bound=Hashable)

TRACERS, LENGTH, FLIGHT = 9, 0.07, 0.3
"""Tracers of a burst, length of each as a share of the way, and flight time as a share of the total."""
TAIL, MOST, AFTER = 1.6, 0.75, 0.16
"""Length of a streak in place widths, and at most as a share of the way; delay between two, as a share of the time."""
AHEAD, SHORT, NEAREST = 0.40, 0.44, 0.3
"""Distances from the places' centres to start and end, in place widths, and at most as a share of the way."""
BREADTH, HEART = 0.06, 0.5
"""Width of a streak at its head in place widths, and the share of its bright core."""
GLOW, CORE = theme.rgb("#DE7A2E"), theme.rgb("#FBE3B0")

Point: TypeAlias = tuple[float, float]


def streaks(surface: pygame.Surface, view: BoardView[P], start: P, end: P, share: float, shots: int = 1) -> None:
    """Draw the streaks of 1 to 7 `shots` after a `share` of the flight.

    Nothing if `share` is 0 or 1 or both places are equal.

    With reduced motion, a single streak covers the whole way.
    """
    if not 0 < share < 1 or start == end:
        return
    muzzle, goal = _ends(view, start, end)
    way, wide, still = math.dist(muzzle, goal), view.place_width, eyes.still()
    long = 1.0 if still else min(TAIL * wide / way, MOST)
    for number in range(1 if still else shots):
        flown = (share - number * AFTER) / (1 - (shots - 1) * AFTER)
        front = 1.0 if still else flown * (1 + long)
        tail, head = max(0.0, front - long), min(1.0, front)
        if tail < head:
            _stroke(surface, _at(muzzle, goal, tail), _at(muzzle, goal, head), BREADTH * wide)


def tracers(surface: pygame.Surface, view: BoardView[P], start: P, end: P, share: float) -> None:
    """Draw the tracers of a burst after a `share` of the flight; with reduced motion they stand still.

    Nothing is drawn if both places are equal.
    """
    if start == end:
        return
    muzzle, goal = _ends(view, start, end)
    way = math.dist(muzzle, goal)
    for number in range(TRACERS):
        at = (share - number * (1 - FLIGHT) / TRACERS) / FLIGHT
        if eyes.still() and share < 1:
            at = (number + 0.5) / TRACERS
        if not 0 < at < 1:
            continue
        off = theme.px(5) * math.sin(number * 2.4) / way
        beside = goal[0] - (goal[1] - muzzle[1]) * off, goal[1] + (goal[0] - muzzle[0]) * off
        tail, head = (_at(muzzle, beside, part) for part in (max(0.0, at - LENGTH), at))
        _stroke(surface, tail, head, BREADTH * view.place_width)


def _ends(view: BoardView[P], start: P, end: P) -> tuple[Point, Point]:
    """Return the points between which bullets are visible; neither is on a counter's face."""
    muzzle, goal, wide = view.centre(start), view.centre(end), view.place_width
    way = math.dist(muzzle, goal)
    first, last = min(AHEAD * wide / way, NEAREST), 1 - min(SHORT * wide / way, NEAREST)
    return _at(muzzle, goal, first), _at(muzzle, goal, last)


def _at(one: Point, other: Point, share: float) -> Point:
    """Return the point at a share of the way."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _stroke(surface: pygame.Surface, tail: Point, head: Point, broad: float) -> None:
    """Draw a streak that widens towards its head, with a minimum width."""
    broad = max(broad, theme.px(4))
    for ink, breadth in ((GLOW, broad), (CORE, broad * HEART)):
        outline = _taper(tail, head, breadth / 2)
        pygame.draw.polygon(surface, ink, outline)
        pygame.draw.aalines(surface, ink, True, outline)


def _taper(tail: Point, head: Point, half: float) -> list[Point]:
    """Return the outline of a streak: pointed at the tail, round at the head."""
    way = math.atan2(head[1] - tail[1], head[0] - tail[0])
    round_ = (way + math.pi * (step / 6 - 0.5) for step in range(7))
    return [tail, *((head[0] + math.cos(turn) * half, head[1] + math.sin(turn) * half) for turn in round_)]
