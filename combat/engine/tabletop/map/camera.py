"""The camera over the board: what part of the sheet is seen, how large, and its eased moves.

Sheet pixels are those of the painted sheet at full size (a hex is 128 wide); screen pixels are the window's.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import pygame

Point: TypeAlias = tuple[float, float]

TILE = 512
"""The side of a picture tile, painted or scaled, in pixels."""

BLOCKS = (2048, 1724, 1448, 1216, 1024, 860, 724, 608, 512, 432, 364, 304, 256, 216, 180, 152, 128)
"""Sheet pixels that one tile shows at each zoom step: about four steps to a doubling, and whole pixels everywhere."""

ZOOMS = tuple(TILE / block for block in BLOCKS)
"""Screen pixels for one sheet pixel at each step, from a quarter to four times."""

AROUND = 333
"""Sheet pixels from top to bottom that a hex takes with those beside it."""

EASE = 0.22
"""Seconds that the camera takes to move by itself."""

BORDER = 0.12
"""How far beyond the sheet's edge the camera may look, as a share of the view."""


class Camera:
    """Where the camera looks: a point of the sheet in the middle of the view, and a zoom step."""

    def __init__(self, sheet: tuple[int, int]) -> None:
        self.sheet = sheet
        self.view = pygame.Rect(0, 0, 1, 1)
        self.x, self.y = sheet[0] / 2, sheet[1] / 2
        self.step = ZOOMS.index(1.0)
        self.least, self.most = 0, len(ZOOMS) - 1
        self._from: Point = (0, 0)
        self._to: Point | None = None
        self._passed = 0.0
        self.origin = (0, 0)
        """Where the sheet's upper left corner lies on the screen."""

    @property
    def zoom(self) -> float:
        """Screen pixels for one sheet pixel."""
        return ZOOMS[self.step]

    @property
    def moving(self) -> bool:
        """Whether an eased move is under way."""
        return self._to is not None

    @property
    def seen(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the view on the sheet."""
        left, top = self.to_sheet(self.view.topleft)
        right, bottom = self.to_sheet(self.view.bottomright)
        return left, top, right, bottom

    def to_screen(self, point: Point) -> Point:
        """A point of the sheet on the screen."""
        zoom = ZOOMS[self.step]
        return self.origin[0] + point[0] * zoom, self.origin[1] + point[1] * zoom

    def to_sheet(self, point: Point) -> Point:
        """A point of the screen on the sheet."""
        return (point[0] - self.origin[0]) / self.zoom, (point[1] - self.origin[1]) / self.zoom

    def look_through(self, view: pygame.Rect, scale: float) -> None:
        """Gives the camera its view on the screen; the scale sets how far it may zoom."""
        self.view = view.copy()
        whole = min(view.width / self.sheet[0], view.height / self.sheet[1])
        small = [step for step, zoom in enumerate(ZOOMS) if zoom <= whole] or [0]
        large = [step for step, zoom in enumerate(ZOOMS) if zoom <= 2.05 * scale]
        self.least, self.most = small[-1], max(large[-1], small[-1])
        self.step = min(self.most, max(self.least, self.step))
        self._clamp()

    def usual_step(self, scale: float) -> int:
        """The zoom step at which a hex is nearest to 128 pixels at scale 1, and fits the view with those beside it."""
        steps = range(self.least, self.most + 1)
        fitting = [step for step in steps if ZOOMS[step] * AROUND <= self.view.height] or [self.least]
        return min(fitting, key=lambda step: max(ZOOMS[step] / scale, scale / ZOOMS[step]))

    def pan(self, dx: float, dy: float) -> bool:
        """Moves the camera by screen pixels at once; False at the edge."""
        self._to = None
        before = self.x, self.y
        self.x += dx / self.zoom
        self.y += dy / self.zoom
        self._clamp()
        return (self.x, self.y) != before

    def zoom_to(self, step: int, at: Point) -> bool:
        """Changes the zoom step, keeping the sheet's point under `at` (on the screen) where it is."""
        step = min(self.most, max(self.least, step))
        if step == self.step:
            return False
        self._to = None
        held = self.to_sheet(at)
        self.step = step
        self.x = held[0] + (self.view.centerx - at[0]) / self.zoom
        self.y = held[1] + (self.view.centery - at[1]) / self.zoom
        self._clamp()
        return True

    def ease_to(self, point: Point) -> None:
        """Glides until a point of the sheet is in the middle, as far as the sheet's edge allows."""
        target = self._held(point)
        if max(abs(target[0] - self.x), abs(target[1] - self.y)) * self.zoom >= 1:
            self._from, self._to, self._passed = (self.x, self.y), target, 0.0

    def show(self, points: Iterable[Point], margin: float) -> None:
        """Glides only if one of the points is out of sight or within `margin` screen pixels of the view's edge.

        What fits is then in view, and its middle in the middle; of what does not fit the first points count first, and
        the camera looks as far towards the others as they allow. A move under way counts as done.
        """
        places = list(points)
        now, half = self._to or (self.x, self.y), (self.view.width / 2, self.view.height / 2)
        x, y = (_fitted([place[n] for place in places], now[n], (half[n] - margin) / self.zoom) for n in (0, 1))
        if (x, y) != now:
            self.ease_to((x, y))

    def finish(self) -> None:
        """Ends an eased move at its goal at once."""
        if self._to is not None:
            (self.x, self.y), self._to = self._to, None
            self._clamp()

    def update(self, dt: float) -> bool:
        """Goes on with an eased move; True if the camera moved."""
        if self._to is None:
            return False
        self._passed += dt
        if self._passed >= EASE:
            self.finish()
            return True
        share = 1 - (1 - self._passed / EASE) ** 3
        self.x = self._from[0] + (self._to[0] - self._from[0]) * share
        self.y = self._from[1] + (self._to[1] - self._from[1]) * share
        self._clamp()
        return True

    def _clamp(self) -> None:
        """Keeps the sheet in the view, and finds its corner in whole pixels."""
        self.x, self.y = self._held((self.x, self.y))
        self.origin = round(self.view.centerx - self.x * self.zoom), round(self.view.centery - self.y * self.zoom)

    def _held(self, point: Point) -> Point:
        return (
            _between(point[0], self.sheet[0], self.view.width / self.zoom),
            _between(point[1], self.sheet[1], self.view.height / self.zoom),
        )


def _between(value: float, sheet: float, seen: float) -> float:
    """The middle of the view along one axis: the sheet may not leave it, and a small sheet is centred."""
    if seen >= sheet:
        return sheet / 2
    room = seen * (0.5 - BORDER)
    return min(sheet - room, max(room, value))


def _fitted(values: list[float], now: float, reach: float) -> float:
    """Where the camera looks along one axis to have values within reach: where it does now if it has them already."""
    if all(abs(value - now) <= reach for value in values):
        return now
    low, high = float("-inf"), float("inf")
    for value in values:
        least, most = value - reach, value + reach
        low, high = min(max(low, least), high), max(min(high, most), low)
    return min(high, max(low, (min(values) + max(values)) / 2))
