"""Rings around the things that a slip mentions, and an arrow from the slip to a single one.

Places are encircled; anything with text or figures gets a rectangular frame, so that it stays legible.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.drawing.pencil import Point
from combat.engine.stage.pane import Draw

SMALL, AIR, WIDTH = 190, 5, 4.5
"""Size above which a thing is framed inside its edges; distance and line width of a ring, in pixels at scale 1."""
BESIDE, ROUNDED = 3, 9
"""Distance of a frame and radius of its corners, in pixels at scale 1."""
REACH = (34, 84)
"""Least and greatest length of an arrow, in pixels at scale 1."""
HALO = 2.5
"""Extra width of the light line below each line."""


class Rings:
    """Draws rings around the things that a slip mentions, and an arrow to a single one."""

    def __init__(self) -> None:
        self.boxes: tuple[pygame.Rect, ...] = ()
        self._slip = pygame.Rect(0, 0, 0, 0)
        self._read: tuple[pygame.Rect, ...] = ()
        """Areas that no arrow crosses."""
        self._ground: tuple[pygame.Rect, ...] = ()
        """The boxes that are encircled."""

    def show(
        self,
        boxes: Sequence[pygame.Rect],
        slip: pygame.Rect,
        read: Sequence[pygame.Rect] = (),
        ground: Sequence[pygame.Rect] = (),
    ) -> bool:
        """Set the boxes to ring, of which those in `ground` are encircled; return whether anything changed.

        `slip` is the area of the slip. The arrow does not cross the areas `read`.
        """
        self._ground = tuple(box.copy() for box in ground)
        found, kept = (tuple(box.copy() for box in some) for some in (boxes, read))
        changed = (found, kept) != (self.boxes, self._read) or slip != self._slip
        self.boxes, self._slip, self._read = found, slip.copy(), kept
        return changed

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return rectangle and drawing function for `Panes.add_float`, or None if there are no rings."""
        if not self.boxes:
            return None
        air = theme.px(4 * AIR)
        area = self.boxes[0].unionall([*self.boxes[1:], *(self._slip for _ in self._arrow())])
        return area.inflate(2 * air, 2 * air), self.draw

    def draw(self, surface: pygame.Surface) -> None:
        """Draw rings and arrow with a light border, so that they are visible on any background."""
        for ink, broad in ((theme.LIGHT, WIDTH + HALO), (theme.CUT, WIDTH)):
            for box in self.boxes:
                if box in self._ground:
                    around = box.inflate(theme.px(2 * AIR), theme.px(2 * AIR))
                    pencil.loop(surface, (around.left, around.top, around.right, around.bottom), ink, broad)
                else:
                    pencil.stroke(surface, frame(box), ink, broad)
            arrow = self._arrow()
            if arrow:
                pencil.arrow(surface, arrow, ink, broad)

    @property
    def arrow_box(self) -> pygame.Rect:
        """Return the bounding box of the arrow; empty if there is none."""
        ends = self._arrow()
        if not ends:
            return pygame.Rect(0, 0, 0, 0)
        (x, y), (other_x, other_y) = ends
        box = pygame.Rect(min(x, other_x), min(y, other_y), abs(x - other_x), abs(y - other_y))
        return box.inflate(theme.px(4 * AIR), theme.px(4 * AIR))

    def _arrow(self) -> list[Point]:
        """Return the ends of the arrow to the ring; empty if it is not needed or would cross something to read."""
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
    """Return the point of a rectangle nearest to another point."""
    return min(max(point[0], box.left), box.right), min(max(point[1], box.top), box.bottom)


def frame(box: pygame.Rect) -> list[Point]:
    """Return the points of a rounded frame closely around a box, or inside the edges of a large box."""
    small = max(box.size) <= theme.px(SMALL)
    out = theme.px(2 * BESIDE) if small else -theme.px(8)
    around, corner = box.inflate(out, out), theme.px(ROUNDED)
    points: list[Point] = []
    for quarter, (x, y) in enumerate((around.topright, around.bottomright, around.bottomleft, around.topleft)):
        inward = (-1 if x > around.centerx else 1, -1 if y > around.centery else 1)
        middle = x + inward[0] * corner, y + inward[1] * corner
        for part in range(4):
            turn = math.radians(90 * quarter - 90 + 30 * part)
            points.append((middle[0] + corner * math.cos(turn), middle[1] + corner * math.sin(turn)))
    return [*points, points[0]]
