"""Scroll buffer: a picture of the board larger than the view, so that a pan is one blit plus occasional strips.

The buffer is a torus: a sheet point is stored at its coordinates modulo the buffer's size. A pan overwrites
what has scrolled out of view and moves nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.tabletop.map.camera import NOTHING
from combat.engine.tabletop.map.rect_parts import beside

REACH, STRIP = 160, 64
"""Pixels at scale 1 by which the buffer exceeds the view in total, and size of a strip."""

Draw = Callable[[pygame.Surface, pygame.Rect], None]
"""Draws an area of the screen on a surface of its size."""


class ScrollBuffer:
    """Buffer with a picture of a part of the sheet, which is in screen pixels from the sheet's corner."""

    def __init__(self) -> None:
        self._plate: pygame.Surface | None = None
        self._drawn: pygame.Rect | None = None
        self._rising: pygame.Rect | None = None
        """The part drawn so far of a buffer filled strip by strip in advance."""
        self.way = (1, 1)
        """Direction of camera motion, across and down: 1 right and down, -1 left and up."""

    @property
    def is_drawn(self) -> bool:
        """Return whether the buffer holds a picture of any part of the sheet."""
        return self._drawn is not None

    def forget(self) -> None:
        """Invalidate the picture after a change of the board; the surface is kept."""
        self._drawn = self._rising = None

    def close(self) -> None:
        """Release the surface."""
        self._plate = self._drawn = self._rising = None

    def go(self, dx: int, dy: int) -> None:
        """Record by how much the sheet moved on the screen; the camera moves the opposite way."""
        self.way = (_away(dx) or self.way[0], _away(dy) or self.way[1])

    def prepare(self, view: pygame.Rect, origin: tuple[int, int], draw: Draw) -> bool:
        """Draw one more strip into the buffer; return whether the buffer covers the view.

        A call that has to allocate the surface draws nothing.
        """
        before, plate = self._plate, self._fitting(view)
        if plate is not before:
            return False
        seen = view.move(-origin[0], -origin[1])
        if self._drawn is None or not self._drawn.contains(seen):
            if self._rising is None or not plate.get_rect(topleft=self._rising.topleft).contains(seen):
                self._rising = pygame.Rect(self._corner(seen, plate.get_size()), (plate.get_width(), 0))
            strip = pygame.Rect(self._rising.left, self._rising.bottom, self._rising.width, theme.px(STRIP))
            strip.height = min(strip.height, plate.get_height() - self._rising.height)
            self._draw_part(strip, origin, draw)
            self._rising.height += strip.height
            if self._rising.height < plate.get_height():
                return False
            self._drawn, self._rising = self._rising, None
        return self._drawn.contains(seen)

    def draw_again(self, part: pygame.Rect, origin: tuple[int, int], draw: Draw) -> None:
        """Redraw the area `part` of the sheet within the buffer, as far as the buffer holds it."""
        if self._drawn is not None and part.colliderect(self._drawn):
            self._draw_part(part.clip(self._drawn), origin, draw)

    def _draw_part(self, part: pygame.Rect, origin: tuple[int, int], draw: Draw) -> None:
        assert self._plate is not None
        for place, piece in self._pieces(part):
            draw(self._plate.subsurface(place), piece.move(origin))

    def _fitting(self, view: pygame.Rect) -> pygame.Surface:
        """Return the surface for a view size, newly allocated if the size has changed."""
        reach = theme.px(REACH)
        size = (view.width + reach, view.height + reach)
        if self._plate is None or self._plate.get_size() != size:
            self._plate, self._drawn, self._rising = pygame.Surface(size, 0, 32), None, None
        return self._plate

    def show(
        self,
        surface: pygame.Surface,
        view: pygame.Rect,
        origin: tuple[int, int],
        draw: Draw,
        covered: pygame.Rect = NOTHING,
    ) -> None:
        """Draw the view from the buffer, after drawing into the buffer any missing part.

        `covered` is a part of the screen that will be painted over, and is left as it is.
        """
        seen = view.move(-origin[0], -origin[1])
        plate = self._fitting(view)
        if self._drawn is None or not self._drawn.contains(seen):
            self._rising = None
            for strip in self._extend(seen):
                self._draw_part(strip, origin, draw)
        for place, part in self._pieces(seen):
            for shown in beside(part.move(origin), covered):
                surface.blit(plate, shown, shown.move(place.x - part.x - origin[0], place.y - part.y - origin[1]))

    def _extend(self, seen: pygame.Rect) -> Iterator[pygame.Rect]:
        """Extend the buffer to the visible part and a strip beyond; yield the parts to be drawn."""
        assert self._plate is not None
        width, height = self._plate.get_size()
        old = self._drawn
        if old is None or not old.colliderect(seen):
            self._drawn = pygame.Rect(self._corner(seen, (width, height)), (width, height))
            yield self._drawn
            return
        left = _slid((old.left, old.right), (seen.left, seen.right))
        top = _slid((old.top, old.bottom), (seen.top, seen.bottom))
        new = self._drawn = pygame.Rect(left, top, width, height)
        if left != old.left:
            start = left if left < old.left else old.right
            yield pygame.Rect(start, top, abs(left - old.left), height)
        if top != old.top:
            kept = new.clip(old)
            yield pygame.Rect(kept.left, top if top < old.top else old.bottom, kept.width, abs(top - old.top))

    def _corner(self, seen: pygame.Rect, size: tuple[int, int]) -> tuple[int, int]:
        """Return the corner of a buffer that covers the visible part and extends in the direction of motion."""
        left = seen.left if self.way[0] > 0 else seen.right - size[0]
        return left, seen.top if self.way[1] > 0 else seen.bottom - size[1]

    def _pieces(self, part: pygame.Rect) -> Iterator[tuple[pygame.Rect, pygame.Rect]]:
        """Yield for each piece of a part of the sheet its area in the buffer, and the piece."""
        assert self._plate is not None
        width, height = self._plate.get_size()
        for x, wide in _cut(part.left, part.right, width):
            for y, high in _cut(part.top, part.bottom, height):
                yield pygame.Rect(x % width, y % height, wide, high), pygame.Rect(x, y, wide, high)


def _slid(old: tuple[int, int], seen: tuple[int, int]) -> int:
    """Return the start of a range as long as the old one that covers the visible range with a strip to spare."""
    strip = theme.px(STRIP)
    if seen[0] < old[0]:
        return seen[0] - strip
    return old[0] + max(0, seen[1] + strip - old[1]) if seen[1] > old[1] else old[0]


def _cut(start: int, end: int, length: int) -> Iterator[tuple[int, int]]:
    """Yield start and length of the pieces of a range, cut at multiples of a length."""
    while start < end:
        stop = min(end, (start // length + 1) * length)
        yield start, stop - start
        start = stop


def _away(step: int) -> int:
    return (step < 0) - (step > 0)
