"""Provide drawing helpers: colours, curves, light, noise and paper, on skia surfaces and numpy arrays."""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import skia
from numpy.typing import NDArray
from PIL import Image, ImageFilter
from scipy import ndimage

ASSETS = Path(__file__).parents[3] / "assets"
ENGINES = ("desk/", "fonts/", "icons/menu.", "icons/pace-", "paper/")
"""Prefixes of the engine's assets; all others belong to a game."""
Pixels: TypeAlias = NDArray[np.float32]
Points = Sequence[tuple[float, ...]] | str


def chance(name: str) -> random.Random:
    """Return a random generator seeded with `name`."""
    return random.Random(zlib.crc32(name.encode()))


def color(code: str, alpha: float = 1.0) -> int:
    """Return a skia colour from #RRGGBB or #RRGGBBAA, whose alpha takes precedence over `alpha`."""
    if len(code) == 9:
        alpha = int(code[7:9], 16) / 255
    return int(skia.Color(int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16), round(alpha * 255)))


def mix(first: str, second: str, share: float) -> str:
    """Return the first colour with a share (0-1) of the second mixed in, as #rrggbb."""
    pairs = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02x}" for a, b in pairs)


def cloth(base: str) -> tuple[str, str, str, str]:
    """Return the base, light, middle and dark colour of a cloth, given its base colour."""
    return base, mix(base, "#F4ECC8", 0.38), mix(base, "#101208", 0.25), mix(base, "#101208", 0.55)


def fill(code: str, alpha: float = 1.0, *, blur: float = 0.0, shader: Any = None) -> skia.Paint:
    """Return a fill paint; `blur` is in units of the canvas."""
    paint = skia.Paint(AntiAlias=True, Color=color(code, alpha))
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    if shader is not None:
        paint.setShader(shader)
    return paint


def pen(code: str, width: float, alpha: float = 1.0, *, blur: float = 0.0, butt: bool = False) -> skia.Paint:
    """Return a stroke paint with round ends, or flat ones with ``butt``."""
    paint = fill(code, alpha, blur=blur)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    if not butt:
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    return paint


def linear(start: tuple[float, float], end: tuple[float, float], codes: Sequence[str], stops: Any = None) -> Any:
    """Return a shader with a linear gradient between two points; `stops` are shares from 0 to 1, by default even."""
    return skia.GradientShader.MakeLinear([start, end], [color(code) for code in codes], stops)


def radial(center: tuple[float, float], radius: float, codes: Sequence[str], stops: Any = None) -> Any:
    """Return a shader with a radial gradient around a centre; `stops` are as in `linear`."""
    return skia.GradientShader.MakeRadial(center, radius, [color(code) for code in codes], stops)


def spots(points: Points) -> Sequence[tuple[float, ...]]:
    """Return points as tuples; a string has the form "12,30 14,50!", where ! marks a corner."""
    if not isinstance(points, str):
        return points
    pairs = [(spot.rstrip("!").split(","), spot.endswith("!")) for spot in points.split()]
    return [(float(x), float(y), 1.0) if corner else (float(x), float(y)) for (x, y), corner in pairs]


def curve(points: Points, *, closed: bool = True, tension: float = 0.5) -> skia.Path:
    """Return a smooth path through points; a point with a third item, or with "!", is a corner."""
    points = spots(points)
    count, reach = len(points), tension / 3
    path = skia.Path()
    path.moveTo(points[0][0], points[0][1])
    for i in range(count if closed else count - 1):
        here, there = points[i], points[(i + 1) % count]
        before = points[(i - 1) % count] if closed or i > 0 else here
        after = points[(i + 2) % count] if closed or i + 2 < count else there
        from_ = before if len(here) == 2 else here
        to = after if len(there) == 2 else there
        out = (here[0] + (there[0] - from_[0]) * reach, here[1] + (there[1] - from_[1]) * reach)
        into = (there[0] - (to[0] - here[0]) * reach, there[1] - (to[1] - here[1]) * reach)
        path.cubicTo(*out, *into, there[0], there[1])
    if closed:
        path.close()
    return path


def polygon(points: Points, *, closed: bool = True) -> skia.Path:
    """Return a path of straight lines through points."""
    points = spots(points)
    path = skia.Path()
    path.moveTo(*points[0][:2])
    for point in points[1:]:
        path.lineTo(*point[:2])
    if closed:
        path.close()
    return path


def star(center: tuple[float, float], outer: float, inner: float, arms: int, turn: float = -90) -> skia.Path:
    """Return a star; `turn` is the direction of the first arm in degrees, by default up."""
    corners, (x, y) = [], center
    for i in range(2 * arms):
        angle, radius = math.radians(turn + i * 180 / arms), outer if i % 2 == 0 else inner
        corners.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    return polygon(corners)


def box(left: float, top: float, width: float, height: float) -> skia.Rect:
    """Return a rectangle given by its upper left corner and its size."""
    return skia.Rect.MakeXYWH(left, top, width, height)


def blank(width: int, height: int) -> skia.Surface:
    """Return a transparent surface."""
    surface = skia.Surface(width, height)
    surface.getCanvas().clear(0)
    return surface


def pixels(surface: skia.Surface) -> Pixels:
    """Return the red, green, blue and alpha of a surface (0 to 255, not premultiplied)."""
    array = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    return np.asarray(array, dtype=np.float32)


def picture(array: Pixels, mode: str = "RGBA") -> Image.Image:
    """Return a Pillow image of an array with values from 0 to 255; mode RGB drops the alpha."""
    channels = {"RGBA": 4, "RGB": 3}[mode]
    return Image.fromarray(np.ascontiguousarray(np.clip(array[..., :channels], 0, 255).round().astype(np.uint8)), mode)


def noise(height: int, width: int, grain: float, seed: int, octaves: int = 4, *, wrap: bool = False) -> Pixels:
    """Return smooth noise with standard deviation 1; `grain` is its size in pixels. With ``wrap`` it is tileable."""
    dice, total = np.random.default_rng(seed), np.zeros((height, width), np.float32)
    strength = 1.0
    for _ in range(octaves):
        layer = dice.standard_normal((height, width)).astype(np.float32)
        layer = ndimage.gaussian_filter(layer, grain / 2.5, mode="wrap" if wrap else "nearest")
        total += strength * layer / max(float(layer.std()), 1e-6)
        strength, grain = strength * 0.55, max(0.6, grain / 2.2)
    return np.asarray(total / total.std(), dtype=np.float32)


def paper(width: int, height: int, base: str, seed: int, *, grain: float = 5, blot: float = 5) -> Pixels:
    """Return a tileable sheet of paper with grain, fibres and faint blots."""
    dice = np.random.default_rng(seed + 9)
    speck = dice.standard_normal((height, width)).astype(np.float32)
    fibre = ndimage.gaussian_filter(speck, (0.5, 3.2), mode="wrap") + ndimage.gaussian_filter(
        speck[::-1], (2.8, 0.5), mode="wrap"
    )
    tone = noise(height, width, 120, seed, 3, wrap=True) * blot * 0.35 + fibre * grain * 0.5
    tone += np.random.default_rng(seed).standard_normal((height, width)).astype(np.float32) * grain * 0.35
    ground = np.array([int(base[i : i + 2], 16) for i in (1, 3, 5)], np.float32)
    return np.asarray(ground + tone[..., None] * np.array([1, 1, 0.92], np.float32), dtype=np.float32)


def calmest(array: Pixels, radius: float) -> Pixels:
    """Return the image as brush strokes (Kuwahara filter).

    Each pixel takes its tone from the most even of eight patches around it; `radius` is in pixels.
    """
    light = array[..., :3] @ np.array([0.3, 0.59, 0.11], np.float32)
    spread = radius / 2
    mean = ndimage.gaussian_filter(array, (spread, spread, 0))
    level = ndimage.gaussian_filter(light, spread)
    unrest = np.sqrt(np.maximum(ndimage.gaussian_filter(light * light, spread) - level * level, 0))
    total, weights = np.zeros_like(mean), np.zeros_like(level)
    for eighth in range(8):
        shift = (round(radius * math.sin(eighth * math.pi / 4)), round(radius * math.cos(eighth * math.pi / 4)))
        calm = 1 / (0.8 + np.roll(unrest, shift, (0, 1))) ** 8
        total += np.roll(mean, shift, (0, 1)) * calm[..., None]
        weights += calm
    return np.asarray(total / weights[..., None], dtype=np.float32)


def reduced(image: Image.Image, size: tuple[int, int], sharpen: int = 60) -> Image.Image:
    """Return the image reduced to `size` with Lanczos, sharpened by `sharpen` percent unless that is 0."""
    small = image.resize(size, Image.Resampling.LANCZOS)
    return small.filter(ImageFilter.UnsharpMask(0.7, sharpen, 2)) if sharpen else small


def asset(name: str, game: str = "volume1") -> Path:
    """Return the path of an asset of a game, such as "icons/eye.png"."""
    return ASSETS / ("engine" if name.startswith(ENGINES) else game) / name


def save(image: Image.Image, name: str, quality: int = 90, game: str = "volume1") -> Path:
    """Write an asset of a game, as full-colour JPEG or optimised PNG, and return its path."""
    path = asset(name, game)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".jpg":
        image.convert("RGB").save(path, quality=quality, subsampling=0, optimize=True)
    else:
        image.save(path, optimize=True)
    return path
