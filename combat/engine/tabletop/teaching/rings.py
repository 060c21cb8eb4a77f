"""Rings of grease pencil around what a slip speaks of, and an arrow from its side where that is one thing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.drawing.pencil import Point
from combat.engine.stage.pane import Draw

SMALL, AIR, WIDTH = 190, 5, 4.5
"""A thing up to so large is ringed, a larger one framed; the ring's distance and width, in pixels at scale 1."""
REACH = (34, 84)
"""The least and the greatest length of an arrow, in pixels at scale 1."""
HALO = 2.5
"""How much broader than itself the light line is that lies under a line."""


class Rings:
    """What is ringed now, and where the arrow begins."""

    def __init__(self) -> None:
        self.boxes: tuple[pygame.Rect, ...] = ()
        self._slip = pygame.Rect(0, 0, 0, 0)
        self._read: tuple[pygame.Rect, ...] = ()
        """What no arrow crosses."""

    def show(self, boxes: Sequence[pygame.Rect], slip: pygame.Rect, read: Sequence[pygame.Rect] = ()) -> bool:
        """Ring these from now on; whether that is anything else than before. What is to be `read` no arrow crosses."""
        found, kept = (tuple(box.copy() for box in some) for some in (boxes, read))
        changed = (found, kept) != (self.boxes, self._read) or slip != self._slip
        self.boxes, self._slip, self._read = found, slip.copy(), kept
        return changed

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Their place and their drawing, for `Panes.add_float`."""
        if not self.boxes:
            return None
        air = theme.px(4 * AIR)
        area = self.boxes[0].unionall([*self.boxes[1:], *(self._slip for _ in self._arrow())])
        return area.inflate(2 * air, 2 * air), self.draw

    def draw(self, surface: pygame.Surface) -> None:
        """Draws them over a lighter line, so that they are seen on dark ground and by shape alone."""
        for ink, broad in ((theme.LIGHT, WIDTH + HALO), (theme.CUT, WIDTH)):
            for box in self.boxes:
                _ring(surface, box.inflate(theme.px(2 * AIR), theme.px(2 * AIR)), ink, broad)
            arrow = self._arrow()
            if arrow:
                pencil.arrow(surface, arrow, ink, broad)

    def _arrow(self) -> list[Point]:
        """To the ring from where the slip lies; none where they touch, or to several rings, or across what is read."""
        if len(self.boxes) != 1 or not self._slip.width:
            return []
        box = self.boxes[0].inflate(theme.px(4 * AIR), theme.px(4 * AIR))
        start = pygame.Vector2(_nearest(self._slip, box.center))
        end = pygame.Vector2(_nearest(box, (start.x, start.y)))
        if start.distance_to(end) < theme.px(REACH[0]) or self._slip.colliderect(box):
            return []
        begin = end.move_towards(start, theme.px(REACH[1]))
        if any(box.clipline(begin, end) for box in self._read):
            return []
        return [(begin.x, begin.y), (end.x, end.y)]


def _nearest(box: pygame.Rect, point: Point) -> Point:
    """The point of a rectangle that lies nearest to another point."""
    return min(max(point[0], box.left), box.right), min(max(point[1], box.top), box.bottom)


def _ring(surface: pygame.Surface, box: pygame.Rect, ink: tuple[int, int, int], width: float) -> None:
    if max(box.size) <= theme.px(SMALL):
        pencil.loop(surface, (box.left, box.top, box.right, box.bottom), ink, width)
        return
    frame = box.inflate(-theme.px(2 * AIR + 8), -theme.px(2 * AIR + 8))
    points = [frame.topleft, frame.topright, frame.bottomright, frame.bottomleft, frame.topleft]
    pencil.stroke(surface, points, ink, width)
