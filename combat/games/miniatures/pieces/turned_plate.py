"""A surface for drawing a model at its heading, in units of 0.1 mm around its reference point."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from combat.engine.space.plane.heading import Heading
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.drawing.shapes import Ink, Plate
from combat.engine.tabletop.plane.plane_ground import UNITS

Spot: TypeAlias = tuple[float, float]
MARGIN = 5
"""Pixels around a model for its shadow and rim."""
SHADOW = 60
"""Offset of a shadow to the right and down, in units of 0.1 mm."""


class TurnedPlate:
    """Drawing surface that turns shapes; points are given as across and ahead (up is negative), before the turn."""

    def __init__(self, reach: float, zoom: float, ground: Rgb = theme.EDGE) -> None:
        """Create an empty plate.

        `reach` is the greatest distance of a point from the middle in units of 0.1 mm, `zoom` is in screen pixels per
        sheet pixel.
        """
        self.unit = zoom / UNITS
        self.half = math.ceil(reach * self.unit) + MARGIN
        self.plate = Plate(2 * self.half, 2 * self.half, ground)
        self._middle, self._turn = (0.0, 0.0), (1.0, 0.0)

    def turn(self, heading: Heading, about: Spot = (0.0, 0.0)) -> None:
        """Turn all that is drawn afterwards to a heading, around `about`, a point of the surface in the previous
        turn.
        """
        self._middle = self.spot(*about, raw=True)
        angle = math.radians(heading / 10)
        self._turn = math.cos(angle), math.sin(angle)

    def spot(self, x: float, y: float, *, raw: bool = False) -> Spot:
        """Return a point of the model in pixels of the surface; with `raw`, in units from the middle of the surface."""
        cos, sin = self._turn
        across, down = x * cos - y * sin + self._middle[0], x * sin + y * cos + self._middle[1]
        return (across, down) if raw else (self.half + across * self.unit, self.half + down * self.unit)

    def polygon(self, corners: Iterable[Spot], ink: Ink, *, cast: float = 0.0) -> None:
        """Draw a filled polygon; `cast` shifts it right and down by units of 0.1 mm, as a shadow."""
        shift = cast * self.unit
        self.plate.polygon([(x + shift, y + shift) for x, y in (self.spot(*corner) for corner in corners)], ink)

    def box(self, left: float, top: float, right: float, bottom: float, ink: Ink) -> None:
        """Draw a filled rectangle; coordinates are in units of 0.1 mm."""
        self.polygon(((left, top), (right, top), (right, bottom), (left, bottom)), ink)

    def line(self, corners: Sequence[Spot], ink: Ink, width: float) -> None:
        """Draw a line whose width is in units of 0.1 mm, at least half a pixel."""
        self.plate.line([self.spot(*corner) for corner in corners], ink, max(0.5, width * self.unit))

    def around(self, corners: Sequence[Spot], ink: Ink, pixels: float) -> None:
        """Draw a closed outline whose width is in pixels."""
        spots = [self.spot(*corner) for corner in corners]
        self.plate.line([*spots, spots[0]], ink, pixels)

    def disc(self, middle: Spot, radius: float, ink: Ink) -> None:
        """Draw a filled disc whose radius is in units of 0.1 mm."""
        self.plate.circle(self.spot(*middle), max(0.6, radius * self.unit), ink)

    def piece(self) -> Piece:
        """Return the finished sprite, with its reference point in the middle."""
        return Piece(self.plate.reduce(), (0, 0), (2 * self.half, 2 * self.half))


def framed(corners: Sequence[Spot], cut: float, *, is_round: bool) -> list[Spot]:
    """Return an outline with its corners cut off by a length in units of 0.1 mm, or rounded if `is_round`."""
    found: list[Spot] = []
    for place, (x, y) in enumerate(corners):
        before, after = corners[place - 1], corners[(place + 1) % len(corners)]
        ends = [_towards((x, y), other, cut) for other in (before, after)]
        found.append(ends[0])
        if is_round:
            found.append(((ends[0][0] + ends[1][0] + 2 * x) / 4, (ends[0][1] + ends[1][1] + 2 * y) / 4))
        found.append(ends[1])
    return found


def _towards(start: Spot, end: Spot, far: float) -> Spot:
    share = min(0.4, far / (math.dist(start, end) or 1.0))
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
