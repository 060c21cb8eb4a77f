"""A picture of the board that reaches beyond the view, so that a pan is one blit and now and then a strip.

The picture is a torus: a point of the sheet always lies at the same place of it, by the remainders of its width and
height, so a pan draws what comes into sight over what has gone out of it and moves nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from combat.engine.stage.drawing import theme

REACH, STRIP = 160, 64
"""Pixels at scale 1 that the picture reaches beyond the view in all, and those that are drawn at a time."""

Draw = Callable[[pygame.Surface, pygame.Rect], None]
"""Draws what lies in an area of the screen on a surface of its size."""


class ScrollBuffer:
    """The picture, and which part of the sheet is on it, in pixels of the screen from the sheet's corner."""

    def __init__(self) -> None:
        self._plate: pygame.Surface | None = None
        self._drawn: pygame.Rect | None = None
        self._rising: pygame.Rect | None = None
        """What is drawn of a picture that is made strip by strip, ahead of the pan that will need it."""
        self.way = (1, 1)
        """Which way the camera goes, across and down: 1 right and down, -1 left and up."""

    @property
    def is_drawn(self) -> bool:
        """Whether there is a picture, of whatever part of the sheet."""
        return self._drawn is not None

    def forget(self) -> None:
        """The board looks different: the picture is worthless, its surface is not."""
        self._drawn = self._rising = None

    def close(self) -> None:
        """The picture is not wanted again."""
        self._plate = self._drawn = self._rising = None

    def go(self, dx: int, dy: int) -> None:
        """Takes note of the way the sheet moves on the screen: the camera goes the other way."""
        self.way = (_away(dx) or self.way[0], _away(dy) or self.way[1])

    def prepare(self, view: pygame.Rect, origin: tuple[int, int], draw: Draw) -> bool:
        """Draws a strip more of the picture; True once it holds the view. A new plate takes as long as a strip."""
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
        """A part of the sheet looks different, as far as it is on the picture."""
        if self._drawn is not None and part.colliderect(self._drawn):
            self._draw_part(part.clip(self._drawn), origin, draw)

    def _draw_part(self, part: pygame.Rect, origin: tuple[int, int], draw: Draw) -> None:
        assert self._plate is not None
        for place, piece in self._pieces(part):
            draw(self._plate.subsurface(place), piece.move(origin))

    def _fitting(self, view: pygame.Rect) -> pygame.Surface:
        """The plate for a view of that size; another one has nothing on it yet."""
        reach = theme.px(REACH)
        size = (view.width + reach, view.height + reach)
        if self._plate is None or self._plate.get_size() != size:
            self._plate, self._drawn, self._rising = pygame.Surface(size, 0, 32), None, None
        return self._plate

    def show(self, surface: pygame.Surface, view: pygame.Rect, origin: tuple[int, int], draw: Draw) -> None:
        """Shows the view out of the picture, once what is missing there has been drawn."""
        seen = view.move(-origin[0], -origin[1])
        plate = self._fitting(view)
        if self._drawn is None or not self._drawn.contains(seen):
            self._rising = None
            for strip in self._extend(seen):
                self._draw_part(strip, origin, draw)
        for place, part in self._pieces(seen):
            surface.blit(plate, part.move(origin), place)

    def _extend(self, seen: pygame.Rect) -> Iterator[pygame.Rect]:
        """Takes in what is seen and a strip beyond it; the parts of the sheet that are not on the picture yet."""
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
        """Return where a picture of a size begins that holds what is seen and reaches as far as it can on the way."""
        left = seen.left if self.way[0] > 0 else seen.right - size[0]
        return left, seen.top if self.way[1] > 0 else seen.bottom - size[1]

    def _pieces(self, part: pygame.Rect) -> Iterator[tuple[pygame.Rect, pygame.Rect]]:
        """Where the pieces of a part of the sheet lie on the picture, and which pieces they are."""
        assert self._plate is not None
        width, height = self._plate.get_size()
        for x, wide in _cut(part.left, part.right, width):
            for y, high in _cut(part.top, part.bottom, height):
                yield pygame.Rect(x % width, y % height, wide, high), pygame.Rect(x, y, wide, high)


def _slid(old: tuple[int, int], seen: tuple[int, int]) -> int:
    """Where a stretch begins that is as long as the old one and holds what is seen, with a strip to spare."""
    strip = theme.px(STRIP)
    if seen[0] < old[0]:
        return seen[0] - strip
    return old[0] + max(0, seen[1] + strip - old[1]) if seen[1] > old[1] else old[0]


def _cut(start: int, end: int, length: int) -> Iterator[tuple[int, int]]:
    """The pieces of a stretch between the multiples of a length: where each begins, and how long it is."""
    while start < end:
        stop = min(end, (start // length + 1) * length)
        yield start, stop - start
        start = stop


def _away(step: int) -> int:
    return (step < 0) - (step > 0)
