"""Canvases for drawing one part of a model: its shapes in colour, and the same shapes as heights.

Coordinates are millimetres of the model (1:100) from the part's turning point; forward is up, that is -y.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import skia

from combat.engine.painting.brushes import fill, packed, pen, polygon, smooth

Spot: TypeAlias = tuple[float, float]
Pixels: TypeAlias = npt.NDArray[np.float32]
Slope: TypeAlias = tuple[tuple[float, float, float], tuple[float, float, float]]
"""Two points with their heights, between which a shape rises."""

STEPS = 7.0
"""Grey levels for each millimetre of height; 36 mm at most."""
FINE = 6.0
"""Pixels a millimetre on the plate."""
NEARLY_STRAIGHT = 0.12
"""Sine of the angle below which two sides of a block meet in no corner."""


class Sculpt:
    """Canvases of one part: colour, height, mask of the camouflage, and painted marks without thickness."""

    def __init__(self, reach: float, fine: float = FINE) -> None:
        """`reach` is the distance from the turning point to the edge of the plate, `fine` pixels a millimetre."""
        self.fine, side = fine, math.ceil(2 * reach * fine)
        self.plates = [np.zeros((side, side, 4), np.uint8) for _ in range(4)]
        self._surfaces = [
            skia.Surface(plate, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType)
            for plate in self.plates
        ]
        self._canvases = [surface.getCanvas() for surface in self._surfaces]
        for canvas in self._canvases:
            canvas.translate(side / 2, side / 2)
            canvas.scale(fine, fine)
        self._colour, self._tall, self._coat, self._decal = self._canvases

    def turn(self, x: float, y: float, degrees: float, size: float = 1.0) -> None:
        """Move the origin to a point, rotate by `degrees` and scale by `size`, for all drawing until `back`."""
        for canvas in self._canvases:
            canvas.save()
            canvas.translate(x, y)
            canvas.rotate(degrees)
            canvas.scale(size, size)

    def back(self) -> None:
        """Undo the last `turn`."""
        for canvas in self._canvases:
            canvas.restore()

    def shape(
        self, path: skia.Path, z: float, colour: str, *, coat: bool = True, width: float = 0.0,
        slope: Slope | None = None,
    ) -> None:  # fmt: skip
        """Draw a filled shape at height `z`, or a line of `width`; `coat` says whether camouflage covers it.

        `slope` gives points with heights, between which the height changes evenly.
        """
        grey = _level(z)
        tall = pen((grey,) * 3, width) if width else fill((grey,) * 3)
        if slope:
            ends = [packed((_level(height),) * 3) for _, _, height in slope]
            tall.setShader(skia.GradientShader.MakeLinear([(x, y) for x, y, _ in slope], ends))
        mask = pen("#FFFFFF", width) if width else fill("#FFFFFF")
        if not coat:
            mask.setBlendMode(skia.BlendMode.kDstOut)
        self._colour.drawPath(path, pen(colour, width) if width else fill(colour))
        self._tall.drawPath(path, tall)
        self._coat.drawPath(path, mask)

    def box(
        self, x: float, y: float, w: float, h: float, z: float, colour: str, r: float = 0.4, *, coat: bool = True,
        angle: float = 0.0,
    ) -> None:  # fmt: skip
        """Draw a box about its middle; `r` is the radius of its corners, `angle` its rotation in degrees."""
        path = skia.Path()
        path.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(-w / 2, -h / 2, w, h), r, r))
        path.transform(skia.Matrix().postRotate(angle).postTranslate(x, y))
        self.shape(path, z, colour, coat=coat)

    def poly(self, corners: Sequence[Spot], z: float, colour: str, *, coat: bool = True, soft: bool = False) -> None:
        """Draw a polygon at height `z`; with `soft`, a smooth outline with the corners as control points."""
        self.shape(smooth(corners) if soft else polygon(corners), z, colour, coat=coat)

    def block(
        self, corners: Sequence[Spot], inset: float | Sequence[float], low: float, high: float, colour: str, *,
        coat: bool = True,
    ) -> None:  # fmt: skip
        """Draw a block with sloped sides, from its outline at `low` to one that is smaller by `inset` at `high`."""
        count = len(corners)
        insets = [float(inset)] * count if isinstance(inset, (int, float)) else list(inset)
        top, inward = _inset(corners, insets)
        self.shape(polygon(corners), low, colour, coat=coat)
        for i, ((ax, ay), (bx, by), far) in enumerate(zip(corners, [*corners[1:], corners[0]], insets, strict=True)):
            if far <= 0.05:
                continue
            x, y, (nx, ny) = (ax + bx) / 2, (ay + by) / 2, inward[i]
            side = polygon([(ax, ay), (bx, by), top[(i + 1) % count], top[i]])
            self.shape(side, low, colour, coat=coat, slope=((x, y, low), (x + nx * far, y + ny * far, high)))
        self.shape(polygon(top), high, colour, coat=coat)

    def disc(self, x: float, y: float, r: float, z: float, colour: str, *, coat: bool = True) -> None:
        """Draw a flat disc of radius `r` at height `z`; `coat` is as in `shape`."""
        path = skia.Path()
        path.addCircle(x, y, r)
        self.shape(path, z, colour, coat=coat)

    def dome(
        self, x: float, y: float, rx: float, ry: float, low: float, high: float, colour: str, *, coat: bool = False
    ) -> None:
        """Draw half an ellipsoid with radii `rx` and `ry` that rises from `low` to `high`."""
        for ring in range(6):
            share = 1 - ring / 6
            path = skia.Path()
            path.addOval(skia.Rect.MakeXYWH(x - rx * share, y - ry * share, 2 * rx * share, 2 * ry * share))
            self.shape(path, low + (high - low) * math.sqrt(1 - share * share), colour, coat=coat)

    def tube(
        self, x0: float, y0: float, x1: float, y1: float, w: float, z: float, colour: str, *, coat: bool = True
    ) -> None:
        """Draw a round bar of thickness `w`, such as a barrel or a log, with its top at height `z`."""
        path = polygon([(x0, y0), (x1, y1)], False)
        mask = pen("#FFFFFF", w, butt=True)
        if not coat:
            mask.setBlendMode(skia.BlendMode.kDstOut)
        self._colour.drawPath(path, pen(colour, w, butt=True))
        self._coat.drawPath(path, mask)
        for ring in range(4):
            share = 1 - ring / 4
            grey = _level(z - w / 2 + w / 2 * math.sqrt(1 - share * share * 0.98))
            self._tall.drawPath(path, pen((grey,) * 3, w * share, butt=True))

    def line(self, corners: Sequence[Spot], z: float, w: float, colour: str, *, coat: bool = False) -> None:
        """Draw a flat line of width `w` through the corners, at height `z`."""
        self.shape(polygon(corners, False), z, colour, coat=coat, width=w)

    def mark(self, path: skia.Path, colour: str, alpha: float = 1.0, width: float = 0.0) -> None:
        """Paint a mark without thickness, such as a cross or a star: filled, or as a line of `width`."""
        self._decal.drawPath(path, pen(colour, width, alpha) if width else fill(colour, alpha))

    def drawn(self) -> tuple[Pixels, Pixels, Pixels, Pixels]:
        """Return the pixels of colour, height, camouflage mask and marks, premultiplied, from 0 to 1."""
        for surface in self._surfaces:
            surface.flushAndSubmit()
        colour, tall, coat, decal = (plate.astype(np.float32) / 255 for plate in self.plates)
        return colour, tall, coat, decal


def _level(z: float) -> float:
    return min(255.0, max(0.0, z * STEPS))


def _inset(corners: Sequence[Spot], insets: Sequence[float]) -> tuple[list[Spot], list[Spot]]:
    """Return the corners of the outline inset by each side, and each side's unit vector inwards."""
    after = [*corners[1:], corners[0]]
    way = math.copysign(1.0, sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(corners, after, strict=True)))
    sides, inward = [], []
    for (ax, ay), (bx, by), far in zip(corners, after, insets, strict=True):
        long = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / long * way, (bx - ax) / long * way
        inward.append((nx, ny))
        sides.append((ax + nx * far, ay + ny * far, bx - ax, by - ay))
    return [_met(sides[i - 1], sides[i]) for i in range(len(sides))], inward


def _met(first: tuple[float, float, float, float], second: tuple[float, float, float, float]) -> Spot:
    """Return where two sides meet, each given by a point and its way."""
    (x1, y1, dx1, dy1), (x2, y2, dx2, dy2) = first, second
    cross = dx1 * dy2 - dy1 * dx2
    if abs(cross) < NEARLY_STRAIGHT * math.hypot(dx1, dy1) * math.hypot(dx2, dy2):
        return ((x1 + dx1 + x2) / 2, (y1 + dy1 + y2) / 2)
    share = ((x2 - x1) * dy2 - (y2 - y1) * dx2) / cross
    return x1 + dx1 * share, y1 + dy1 * share
