"""Turn height maps into paint: base coat, camouflage, wash, dry-brush, dust, char; and the light from eight sides."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

import numpy as np
import skia
from scipy import ndimage

from combat.engine.painting.brushes import pen, rgb, smooth
from combat.engine.painting.pigment import noise
from tools.armour.paint_models.coats import Band, Coat
from tools.armour.paint_models.sculpt import STEPS, Pixels, Sculpt

SIDES = 8
"""Sides from which light is painted: north of the part, north-east and so on."""
SHADOW = 0.62
"""Length of a shadow for each millimetre of height."""
CHAR = 0.78
"""Share by which a wreck is charred."""


@dataclass
class Relief:
    """Pixels of one part, 0-1, at the resolution of its `Sculpt`: plain and charred paint, and light from each side."""

    paint: Pixels
    burnt: Pixels
    alpha: Pixels
    tall: Pixels
    """Height in levels of `STEPS` a millimetre, of 255."""
    lights: list[Pixels]
    """Half of the brightness from each side."""


def relief(m: Sculpt, coat: Coat, bands: tuple[Band, ...], seed: int, dirt: float) -> Relief:
    """Return the paint and light of a finished part; `seed` varies the noise, `dirt` is the strength of the dust."""
    colour, tall, mask, decal = m.drawn()
    fine, alpha = m.fine, colour[..., 3]
    high = ndimage.gaussian_filter(tall[..., 0] * 255 / STEPS, 0.16 * fine)
    shape = (high.shape[0], high.shape[1])
    large, small = noise(shape, 5 * fine, seed + 3, 3), noise(shape, 1.1 * fine, seed + 4, 2)
    paint = _straight(colour)
    if bands:
        sprayed = _camouflage(m, bands, seed)
        paint = _mixed(paint, _straight(sprayed), sprayed[..., 3] * mask[..., 3])
    paint = paint * (1 + 0.05 * large + 0.035 * small)[..., None]
    paint = _mixed(paint, _straight(decal), decal[..., 3] * np.clip(0.92 + 0.25 * small, 0.5, 1))
    burn = np.clip(CHAR + 0.35 * large, 0, 1)
    burnt = _mixed(paint, _unit("#2E2A26"), burn)
    burnt = _mixed(burnt, _unit("#8A5A38"), np.clip(small * 0.5 - 0.15 + 0.2 * large, 0, 0.5) * CHAR)
    finished = [_weathered(picture, high, fine, small, large, coat.dust, dirt) for picture in (paint, burnt)]
    lights = [_lit(high, fine, 2 * math.pi * side / SIDES) for side in range(SIDES)]
    return Relief(finished[0], finished[1], alpha, tall[..., 0], lights)


def _weathered(paint: Pixels, high: Pixels, fine: float, small: Pixels, large: Pixels, dust: str, dirt: float) -> Pixels:  # fmt: skip
    """Return paint with wash in the recesses, dry-brushed edges, and dust low down."""
    edge = high - ndimage.gaussian_filter(high, 0.55 * fine)
    paint = _mixed(paint, _unit("#2C2418"), np.clip(-edge * 1.3 - 0.05, 0, 0.5))
    brushed = np.clip(edge * 0.95 - 0.12, 0, 0.5) * np.clip(0.75 + 0.5 * small, 0.2, 1)
    paint = _mixed(paint, _unit("#F0E6C4"), brushed)
    low = np.clip((11 - high) / 9, 0, 1) * np.clip(0.5 + 0.45 * large, 0, 1) * dirt * 0.9
    return _mixed(paint, _unit(dust), low)


def _lit(high: Pixels, fine: float, azimuth: float) -> Pixels:
    """Return half of the brightness in light from an azimuth (radians clockwise from ahead), shadows of parts included."""
    lx, ly = math.sin(azimuth), -math.cos(azimuth)
    gy, gx = np.gradient(high)
    gx, gy = np.clip(gx * fine, -3, 3), np.clip(gy * fine, -3, 3)
    facing = (0.66 - 0.75 * (gx * lx + gy * ly)) / np.sqrt(gx * gx + gy * gy + 1)
    shade = 0.46 + 0.54 * np.clip(facing, 0, None) / 0.66
    shade = shade * (1 + np.clip(0.05 * (high - ndimage.gaussian_filter(high, 1.8 * fine)), -0.3, 0.14))
    dark = np.zeros_like(high)
    for reach in np.arange(0.5, 14, 0.55):
        moved = _moved(high, round(-lx * reach * fine), round(-ly * reach * fine))
        dark = np.maximum(dark, np.clip((moved - reach / SHADOW - high - 0.4) * 1.2, 0, 1))
    shade = shade * (1 - 0.48 * ndimage.gaussian_filter(dark, 0.22 * fine))
    return np.asarray(np.clip(shade, 0.26, 1.46) / 2, np.float32)


def _moved(pixels: Pixels, right: int, down: int) -> Pixels:
    """Return pixels shifted, with nothing beyond the edge."""
    found = np.zeros_like(pixels)
    high, wide = pixels.shape
    rows, columns = slice(max(0, down), min(high, high + down)), slice(max(0, right), min(wide, wide + right))
    from_rows = slice(max(0, -down), min(high, high - down))
    found[rows, columns] = pixels[from_rows, max(0, -right) : min(wide, wide - right)]
    return found


def _camouflage(m: Sculpt, bands: tuple[Band, ...], seed: int) -> Pixels:
    """Return wavering bands across the part, premultiplied."""
    side, rng = m.plates[0].shape[0], Random(seed)
    pixels = np.zeros((side, side, 4), np.uint8)
    surface = skia.Surface(pixels, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType)
    canvas = surface.getCanvas()
    canvas.translate(side / 2, side / 2)
    canvas.scale(m.fine, m.fine)
    for band in bands:
        for _ in range(int(band.share * 11)):
            x, y, tilt = rng.uniform(-20, 20), rng.uniform(-40, 40), rng.uniform(-0.9, 0.9)
            course = [(x - 16 + i * 6.4, y + tilt * (i - 2.5) * 5 + rng.gauss(0, 2.6)) for i in range(6)]
            paint = pen(band.colour, rng.uniform(3.2, 5.6), 0.92)
            if not band.hard:
                paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 0.55))
            canvas.drawPath(smooth(course, False), paint)
    surface.flushAndSubmit()
    return pixels.astype(np.float32) / 255


def _straight(pixels: Pixels) -> Pixels:
    return np.asarray(pixels[..., :3] / np.maximum(pixels[..., 3:4], 1e-3), np.float32)


def _unit(colour: str) -> Pixels:
    return np.array(rgb(colour), np.float32) / 255


def _mixed(paint: Pixels, other: Pixels, share: Pixels) -> Pixels:
    part = share[..., None]
    return np.asarray(paint * (1 - part) + other * part, np.float32)
