"""Drawing primitives of the painter: colours, pens, layers, and the shapes and strokes drawn with them."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import skia

from combat.engine.files import folders

Colour: TypeAlias = tuple[float, float, float]
Point: TypeAlias = Sequence[float] | npt.NDArray[np.float64]
Points: TypeAlias = Sequence[Point] | npt.NDArray[np.float64]
Raster: TypeAlias = npt.NDArray[Any]
"""Pixels 0-1 in 32-bit floats: height × width for a mask, × 3 for a picture, × 4 premultiplied for a plate."""

INK = (51.0, 48.0, 31.0)
LIGHT = (-math.sqrt(0.5), -math.sqrt(0.5))
"""Unit vector towards the light: north-west on every sheet, piece and face."""
FONTS = folders.share() / "assets" / "engine" / "fonts"


def rgb(colour: str | Colour) -> Colour:
    """Return a colour as three numbers 0-255; a text such as "#D3C998" is parsed."""
    return _read(colour) if isinstance(colour, str) else colour


@cache
def _read(colour: str) -> Colour:
    return (float(int(colour[1:3], 16)), float(int(colour[3:5], 16)), float(int(colour[5:7], 16)))


def mix(first: str | Colour, second: str | Colour, share: float) -> Colour:
    """Return a mixture of two colours; `share` (0-1) is that of the second."""
    a, b = rgb(first), rgb(second)
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share)


def scaled(colour: str | Colour, factor: float) -> Colour:
    """Return a colour multiplied by a factor: darker below 1, lighter above."""
    r, g, b = rgb(colour)
    return (r * factor, g * factor, b * factor)


def jitter(colour: str | Colour, rng: Random, value: float = 8, warmth: float = 5) -> Colour:
    """Return a random variant of a colour: a little lighter or darker, warmer or colder.

    `value` and `warmth` are the standard deviations, in steps of 0 to 255.
    """
    r, g, b = rgb(colour)
    d, e = rng.gauss(0, value), rng.gauss(0, warmth)
    return (r + d + e, g + d, b + d - e)


def packed(colour: str | Colour, alpha: float = 1.0) -> int:
    """Return a colour as skia's 32-bit integer; `alpha` is its opacity, 0.0-1.0."""
    whole = _solid(colour) if isinstance(colour, str) else _joined(colour)
    depth = alpha * 255
    return whole | (0 if depth <= 0 else 255 if depth >= 255 else round(depth)) << 24


@cache
def _solid(colour: str) -> int:
    return _joined(_read(colour))


def _joined(colour: Colour) -> int:
    """Pack the three parts of a colour into one number; inlined because it is called a million times per sheet."""
    r, g, b = colour
    return (
        (0 if r <= 0 else 255 if r >= 255 else round(r)) << 16
        | (0 if g <= 0 else 255 if g >= 255 else round(g)) << 8
        | (0 if b <= 0 else 255 if b >= 255 else round(b))
    )


def fill(colour: str | Colour, alpha: float = 1.0) -> skia.Paint:
    """Return a paint that fills shapes; `alpha` is its opacity, 0.0-1.0."""
    return skia.Paint(AntiAlias=True, Color=packed(colour, alpha))


def pen(colour: str | Colour, width: float, alpha: float = 1.0, *, butt: bool = False) -> skia.Paint:
    """Return a paint that draws lines; their ends are round, or flat with `butt`. `alpha` is its opacity, 0.0-1.0."""
    return skia.Paint(
        AntiAlias=True, Color=packed(colour, alpha), Style=skia.Paint.kStroke_Style, StrokeWidth=width,
        StrokeCap=skia.Paint.kButt_Cap if butt else skia.Paint.kRound_Cap, StrokeJoin=skia.Paint.kRound_Join,
    )  # fmt: skip


_FILL, _PEN = fill("#000000"), pen("#000000", 1)


def quick_fill(colour: str | Colour, alpha: float = 1.0) -> skia.Paint:
    """Return a shared paint that fills one shape; the next call changes it.

    Creating a new paint costs as much as drawing.
    """
    _FILL.setColor(packed(colour, alpha))
    return _FILL


def quick_pen(colour: str | Colour, width: float, alpha: float = 1.0) -> skia.Paint:
    """Return a shared paint that draws one line with round ends; the next call changes it."""
    _PEN.setColor(packed(colour, alpha))
    _PEN.setStrokeWidth(width)
    return _PEN


def eraser(alpha: float = 1.0) -> skia.Paint:
    """Return a paint that erases existing drawing within a shape, by the opacity `alpha`."""
    return skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kDstOut, Color=packed((0, 0, 0), alpha))


def line_eraser(width: float) -> skia.Paint:
    """Return a paint that erases existing drawing along a line."""
    paint = pen((0, 0, 0), width, butt=True)
    paint.setBlendMode(skia.BlendMode.kDstOut)
    return paint


class PaintLayer:
    """A transparent layer to draw on, composited later; a small layer has an offset on the picture.

    With `fineness` above 1 everything is drawn twice: `bytes` has the sheet's size at any fineness and decides where
    things grow. `drawn` has the picture's size and is composited.
    """

    def __init__(self, width: int, height: int, left: int = 0, top: int = 0, fineness: int = 1) -> None:
        self.left, self.top, self.fineness = left, top, fineness
        self.bytes = self.drawn = np.zeros((height, width, 4), np.uint8)
        self.surfaces = [_surface(self.bytes)]
        self.canvas = self.surfaces[0].getCanvas()
        if fineness > 1:
            self.drawn = np.zeros((height * fineness, width * fineness, 4), np.uint8)
            self.surfaces.append(_surface(self.drawn))
            self.surfaces[1].getCanvas().scale(fineness, fineness)
            self.canvas = _Canvases([surface.getCanvas() for surface in self.surfaces])
        self.canvas.translate(-left, -top)

    def pixels(self) -> Raster:
        """Return the drawing as premultiplied pixels, 0.0-1.0."""
        return self.bytes.astype(np.float32) / 255

    def alpha(self) -> Raster:
        """Return the alpha channel of the drawing, 0.0-1.0."""
        return self.bytes[..., 3].astype(np.float32) / 255


class _Canvases:
    """Several canvases that receive the same calls."""

    def __init__(self, canvases: list[skia.Canvas]) -> None:
        self._canvases = canvases

    def __getattr__(self, name: str) -> Callable[..., None]:
        strokes = [getattr(canvas, name) for canvas in self._canvases]

        def draw(*what: object, **how: object) -> None:
            for stroke in strokes:
                stroke(*what, **how)

        setattr(self, name, draw)
        return draw


def _surface(pixels: Raster) -> skia.Surface:
    # skia's array surface is unpremultiplied by default, which bleaches soft edges
    return skia.Surface(pixels, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType)


def polygon(points: Points, closed: bool = True) -> skia.Path:
    """Return a path of straight lines from point to point, and back to the first if `closed`."""
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points], closed)
    return path


def sweep(
    canvas: skia.Canvas, outline: Points, reaches: Iterable[float], paint: skia.Paint,
    way: tuple[float, float] = (0.8, 0.9),
) -> None:  # fmt: skip
    """Draw an outline repeatedly, shifted along `way` by each of `reaches`, as for the shadow of a solid object."""
    for reach in reaches:
        canvas.drawPath(polygon([(x + reach * way[0], y + reach * way[1]) for x, y in outline]), paint)


def smooth(points: Points, closed: bool = True) -> skia.Path:
    """Return a smooth path with the points as control points; it is a closed curve if `closed`."""
    path = skia.Path()
    p = [(float(x), float(y)) for x, y in points]
    if closed:
        path.moveTo((p[-1][0] + p[0][0]) / 2, (p[-1][1] + p[0][1]) / 2)
        for a, b in zip(p, [*p[1:], p[0]], strict=True):
            path.quadTo(a[0], a[1], (a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        path.close()
        return path
    path.moveTo(*p[0])
    for a, b in pairwise(p[1:]):
        path.quadTo(a[0], a[1], (a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    path.lineTo(*p[-1])
    return path


def rim(
    x: float, y: float, radius: float, rng: Random, lobes: int = 0, rough: float = 0.10, squash: float = 1.0
) -> list[tuple[float, float]]:
    """Return points around a lobed outline, to be passed to `smooth`.

    `rough` is the depth of the lobes as a share of the radius, `squash` the height as a share of the width.
    """
    count = 2 * (lobes or max(7, int(radius * 0.55) + 5))
    start = rng.random() * math.tau
    points = []
    for i in range(count):
        r = radius * (1 + (rough * 0.7 if i % 2 else -rough * 0.5) + rng.gauss(0, rough * 0.55))
        a = start + math.tau * i / count
        points.append((x + math.cos(a) * r, y + math.sin(a) * r * squash))
    return points


def blob(
    x: float, y: float, radius: float, rng: Random, lobes: int = 0, rough: float = 0.10, squash: float = 1.0
) -> skia.Path:
    """Return the path of a lobed spot around a point; the arguments are those of `rim`."""
    return smooth(rim(x, y, radius, rng, lobes, rough, squash))


def oval(x: float, y: float, half_width: float, half_height: float) -> skia.Rect:
    """Return the bounding box of an oval around a point."""
    return skia.Rect.MakeXYWH(x - half_width, y - half_height, 2 * half_width, 2 * half_height)


def stroke(
    canvas: skia.Canvas,
    start: Point,
    end: Point,
    width: float,
    colour: str | Colour,
    alpha: float,
    rng: Random,
    bend: float = 0.12,
) -> None:
    """Draw one slightly bent stroke; `bend` is the standard deviation of its bend, as a share of its length."""
    (x0, y0), (x1, y1) = (float(start[0]), float(start[1])), (float(end[0]), float(end[1]))
    _pull(canvas, x0, y0, x1, y1, rng.gauss(0, bend), rng.gauss(0, bend), quick_pen(colour, width, alpha))


def _pull(
    canvas: skia.Canvas, x0: float, y0: float, x1: float, y1: float, right: float, up: float, paint: skia.Paint
) -> None:
    path = skia.Path()
    path.moveTo(x0, y0)
    path.quadTo((x0 + x1) / 2 + right * (y1 - y0), (y0 + y1) / 2 - up * (x1 - x0), x1, y1)
    canvas.drawPath(path, paint)


def bristle(
    canvas: skia.Canvas,
    at: Point,
    angle: float,
    length: float,
    width: float,
    colour: str | Colour,
    alpha: float,
    rng: Random,
    hairs: int = 5,
) -> None:
    """Draw one dab of a bristle brush: `hairs` parallel strokes, each with its own strength."""
    ca, sa, gauss, chance = math.cos(angle), math.sin(angle), rng.gauss, rng.random
    (r, g, b), (left, top) = rgb(colour), at
    for i in range(hairs):
        offset = (i / (hairs - 1) - 0.5) * width + gauss(0, width * 0.05)
        pull, slip = length * (0.7 + 0.5 * chance()), gauss(0, length * 0.1) - length / 2
        x, y = left + ca * slip - sa * offset, top + sa * slip + ca * offset
        weight = width / hairs * (0.9 + 0.7 * chance())
        d, e = gauss(0, 4), gauss(0, 2)
        paint = quick_pen((r + d + e, g + d, b + d - e), weight, alpha * (0.6 + 0.7 * chance()))
        _pull(canvas, x, y, x + ca * pull, y + sa * pull, gauss(0, 0.06), gauss(0, 0.06), paint)


def tuft(
    canvas: skia.Canvas, x: float, y: float, height: float, colours: Sequence[str | Colour], rng: Random, *,
    blades: int = 3, spread: float = 1.2, width: float = 1.0, alpha: float = 0.75,
) -> None:  # fmt: skip
    """Draw a fan of grass blades whose foot is at a point.

    `spread` is the distance of the blades at the foot, `width` their width, in pixels.
    """
    for i in range(blades):
        lean = i - (blades - 1) / 2
        tall = height * rng.uniform(0.8, 1.2) * (1 - 0.12 * abs(lean))
        tip = (x + lean * spread * 2 + rng.gauss(0, 0.6), y - tall)
        stroke(canvas, (x + lean * spread * 0.6, y), tip, width, rng.choice(colours), alpha, rng, 0.2)


@cache
def font(name: str, size: float, skew: float = 0.0) -> skia.Font:
    """Return one of the engine's typefaces, such as fira-sans-600, at a size in pixels.

    `skew` slants it, negative to the right.
    """
    face = skia.Font(skia.Typeface.MakeFromFile(str(FONTS / f"{name}.ttf")), size)
    face.setSubpixel(True)
    face.setEdging(skia.Font.Edging.kAntiAlias)
    face.setHinting(skia.FontHinting.kNone)
    face.setSkewX(skew)
    return face


def lettering(
    canvas: skia.Canvas, text: str, at: tuple[float, float], face: skia.Font, colour: str | Colour, *,
    alpha: float = 1.0, anchor: float = 0.5, halo: tuple[str, float, float] | None = None,
) -> float:  # fmt: skip
    """Draw text at a point, over a halo (colour, width, alpha) if given; return its width.

    `anchor` is the part of the text that is at the point: 0 for its left end, 1 for its right.
    """
    width = float(face.measureText(text))
    x = at[0] - width * anchor
    if halo:
        canvas.drawString(text, x, at[1], face, pen(*halo))
    canvas.drawString(text, x, at[1], face, fill(colour, alpha))
    return width
