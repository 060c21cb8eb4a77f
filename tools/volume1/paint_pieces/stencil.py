"""Stencil for icons: white masks of ink and of highlighted ("hot") strokes, drawn in a box of 100 units."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

import skia
from PIL import Image

from tools.volume1.paint_pieces.kit import Points, blank, box, curve, fill, pen, picture, pixels, polygon, save, star

PIXELS = 256
Layer = Literal["ink", "hot"]
WHITE = "#FFFFFF"


class Stencil:
    """Canvas with a layer of ink and a layer of hot strokes; ``cut`` erases from both."""

    def __init__(self, width: float = 100, height: float = 100) -> None:
        self.surfaces = {}
        for layer in ("ink", "hot"):
            self.surfaces[layer] = blank(round(PIXELS * width / 100), round(PIXELS * height / 100))
            self.surfaces[layer].getCanvas().scale(PIXELS / 100, PIXELS / 100)
        self.used = {"ink"}

    def shape(self, path: skia.Path, layer: Layer = "ink", alpha: float = 1.0) -> None:
        """Draw a filled path on a layer."""
        self.used.add(layer)
        self.surfaces[layer].getCanvas().drawPath(path, fill(WHITE, alpha))

    def line(
        self, points: Points, width: float, layer: Layer = "ink", *, bent: bool = False, butt: bool = False
    ) -> None:
        """Draw a line through points, smooth if `bent`."""
        self.used.add(layer)
        path = curve(points, closed=False, tension=0.35) if bent else polygon(points, closed=False)
        self.surfaces[layer].getCanvas().drawPath(path, pen(WHITE, width, butt=butt))

    def disc(self, x: float, y: float, radius: float, layer: Layer = "ink", alpha: float = 1.0) -> None:
        """Draw a filled disc on a layer."""
        path = skia.Path()
        path.addCircle(x, y, radius)
        self.shape(path, layer, alpha)

    def ring(self, x: float, y: float, radius: float, width: float, layer: Layer = "ink") -> None:
        """Draw a circle of line `width` on a layer."""
        self.used.add(layer)
        self.surfaces[layer].getCanvas().drawCircle(x, y, radius, pen(WHITE, width))

    def block(self, *edges: float, layer: Layer = "ink", round_: float = 0) -> None:
        """Draw a filled box given its left, top, right and bottom edge; `round_` is the radius of its corners."""
        left, top, right, bottom = edges
        path = skia.Path()
        path.addRoundRect(box(left, top, right - left, bottom - top), round_, round_)
        self.shape(path, layer)

    def cut(self, path: skia.Path, width: float = 0) -> None:
        """Erase the area of a path from both layers, or only its line if a width is given."""
        for surface in self.surfaces.values():
            paint = pen(WHITE, width) if width else fill(WHITE)
            paint.setBlendMode(skia.BlendMode.kClear)
            surface.getCanvas().drawPath(path, paint)

    def cut_line(self, points: Points, width: float, *, bent: bool = False) -> None:
        """Erase a line from both layers."""
        self.cut(curve(points, closed=False, tension=0.35) if bent else polygon(points, closed=False), width)

    def cut_disc(self, x: float, y: float, radius: float) -> None:
        """Erase a disc from both layers."""
        path = skia.Path()
        path.addCircle(x, y, radius)
        self.cut(path)

    def within(
        self, x: float, y: float, turn: float, draw: Callable[[], None], scale: tuple[float, float] = (1, 1)
    ) -> None:
        """Call `draw` with the origin moved to a point, rotated in degrees and scaled; a negative scale mirrors."""
        for surface in self.surfaces.values():
            canvas = surface.getCanvas()
            canvas.save()
            canvas.translate(x, y)
            canvas.rotate(turn)
            canvas.scale(*scale)
        draw()
        for surface in self.surfaces.values():
            surface.getCanvas().restore()

    def save(self, name: str, game: str = "volume1") -> None:
        """Write the mask of the ink, and of hot strokes if any, under the ``icons`` of a game."""
        for layer in self.used:
            mask = picture(pixels(self.surfaces[layer])).getchannel("A")
            white = Image.merge("LA", (Image.new("L", mask.size, 255), mask))
            save(white, f"icons/{name}.png" if layer == "ink" else f"icons/{name}.hot.png", game=game)


# Parts of a man, for the order icons


def head(s: Stencil, x: float, y: float, turn: float = 0, size: float = 1.0) -> None:
    """Draw a head under a helmet; x, y is where the rim of the helmet meets the face."""

    def draw() -> None:
        s.shape(curve([(-6.6, 1), (-6.2, 7), (-2.5, 11), (2.5, 11), (6.2, 7), (6.6, 1)]))
        s.shape(
            curve([(-13, 3, 1), (-12.2, -4), (-6.5, -11.5), (1, -13), (8, -10.5), (12, -3.5), (13.6, 3, 1), (0, 0.5)])
        )

    s.within(x, y, turn, draw, (size, size))


def limb(s: Stencil, points: Points, width: float) -> None:
    """Draw an arm, a leg or a back."""
    s.line(points, width, bent=len(points) > 2)


def rifle(s: Stencil, butt: tuple[float, float], muzzle: tuple[float, float], *, bayonet: bool = False) -> None:
    """Draw a rifle from butt to muzzle, optionally with a bayonet."""
    length = math.dist(butt, muzzle)
    turn = math.degrees(math.atan2(muzzle[1] - butt[1], muzzle[0] - butt[0]))
    outline = [
        (0, -2.2), (0, 7.2), (length * 0.24, 3.6), (length * 0.32, 4.4), (length * 0.66, 2.2), (length * 0.66, 1.3),
        (length, 1.3), (length, -1.3), (length * 0.66, -1.4), (length * 0.62, -2.6), (length * 0.3, -3.4), (length * 0.2, -2.4),
    ]  # fmt: skip

    def draw() -> None:
        s.shape(polygon(outline))
        if bayonet:
            s.shape(polygon([(length - 2, -2.4), (length + 16, 0.2), (length - 2, 2.2)]), "hot")

    s.within(*butt, turn, draw)


def flash(s: Stencil, x: float, y: float, radius: float) -> None:
    """Draw a muzzle flash around a point."""
    s.shape(star((x, y), radius, radius * 0.42, 8, 0), "hot")
