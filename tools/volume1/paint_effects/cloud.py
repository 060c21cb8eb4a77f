"""Paint clouds in gouache: merging balls lit from the north-west in a few flat tones, torn as they thin out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from scipy import ndimage

from tools.volume1.paint_pieces.kit import Pixels, noise

FINE = 3
"""Factor by which pictures are painted larger before they are reduced."""
LIGHT = (-0.58, -0.58, 0.57)
"""Direction to the sun, in the north-west as on every sheet."""


class Ball(NamedTuple):
    """Ball of smoke: its centre and radius, as shares of the image's side."""

    x: float
    y: float
    radius: float


class Look(NamedTuple):
    """Parameters for painting a cloud."""

    tones: Sequence[str]
    """Colours from shadow to light."""
    body: float = 0.9
    """Opacity of the middle, 0 to 1."""
    torn: float = 0.0
    """Share of it that has dissolved: 0 none, 1 all."""
    ink: float = 0.35
    """Strength of the ink line along the shaded rim."""
    warp: float = 0.035
    """Distortion of the outline, in sides of the picture."""
    soft: float = 0.02
    """Width of the soft rim, in sides of the picture."""
    melt: float = 0.0
    """Distance at which balls merge, in sides of the picture; 0 leaves each its own outline."""
    bias: float = 0.0
    """Brightness added."""


def rgb(code: str) -> Pixels:
    """Return the red, green and blue of a colour #RRGGBB, 0 to 255."""
    return np.array([int(code[at : at + 2], 16) for at in (1, 3, 5)], np.float32)


def cloud(side: int, balls: Sequence[Ball], look: Look, seed: int) -> Pixels:
    """Paint a cloud; return a square of `side` × FINE pixels, premultiplied, 0 to 255."""
    size = side * FINE
    down, right = np.mgrid[0:size, 0:size].astype(np.float32) / size
    right = right + look.warp * noise(size, size, size / 4.5, seed, 2)
    down = down + look.warp * noise(size, size, size / 4.5, seed + 1, 2)
    height = _height(right, down, balls, look.melt)
    streaks = _streaks(size, seed + 2)
    lit = _lit(height, size) + 0.035 * streaks + look.bias
    cover = _cover(height, look, seed, streaks)
    paint = _tones(lit, look.tones)
    paint *= (1 + 0.025 * noise(size, size, 4, seed + 5, 2))[..., None]
    ink = _ink(height, cover, size, seed) * look.ink
    paint = paint * (1 - ink[..., None]) + rgb("#4E4A3C") * ink[..., None]
    alpha = np.clip(cover * look.body + ink * cover * 0.4, 0, 1)
    return np.dstack([paint * alpha[..., None], 255 * alpha]).astype(np.float32)


def _height(right: Pixels, down: Pixels, balls: Sequence[Ball], melt: float) -> Pixels:
    """Return the height of the cloud at each point, in sides of the picture; below 0 outside it."""
    total = np.full(right.shape, -1.0, np.float32)
    for ball in balls:
        square = ball.radius**2 - (right - ball.x) ** 2 - (down - ball.y) ** 2
        bump = np.where(square > 0, np.sqrt(np.maximum(square, 0)), square / max(ball.radius, 1e-3))
        if melt:
            top = np.maximum(total, bump)
            total = top + melt * np.log1p(np.exp(-np.abs(total - bump) / melt)) * 0.6
        else:
            total = np.maximum(total, bump)
    return np.asarray(total, np.float32)


def _lit(height: Pixels, size: int) -> Pixels:
    """Return the light at each point, about 0 to 1."""
    shape = ndimage.gaussian_filter(np.maximum(height, 0), size * 0.016)
    slope_down, slope_right = np.gradient(shape * size)
    long = np.sqrt(1 + slope_down**2 + slope_right**2)
    facing = (-slope_right * LIGHT[0] - slope_down * LIGHT[1] + LIGHT[2]) / long
    whole = ndimage.gaussian_filter(np.maximum(height, 0), size * 0.06)
    broad_down, broad_right = np.gradient(whole * size)
    broad = -broad_right * LIGHT[0] - broad_down * LIGHT[1]
    return np.asarray(0.42 + 0.38 * facing + 0.30 * broad, np.float32)


def _streaks(size: int, seed: int) -> Pixels:
    """Return the texture of brush strokes from lower left to upper right."""
    dice = np.random.default_rng(seed)
    raw = dice.standard_normal((size, size)).astype(np.float32)
    pulled = ndimage.gaussian_filter(raw, (0.8, size / 26))
    turned = ndimage.rotate(np.tile(pulled, (2, 2)), 32, reshape=False, order=1, mode="reflect")
    part = turned[size // 2 : size // 2 + size, size // 2 : size // 2 + size]
    return np.asarray(part / part.std(), np.float32)


def _cover(height: Pixels, look: Look, seed: int, streaks: Pixels) -> Pixels:
    """Return the coverage with paint, 0 to 1: broken towards the rim, with holes where the cloud is torn."""
    size = height.shape[0]
    rim = np.clip(height / max(look.soft, 1e-3), -1, 1)
    dry = rim + 0.16 * np.clip(streaks, -1.6, 1.6) * (1 - np.clip(rim, 0, 1))
    cover = np.clip(dry * 1.25, 0, 1)
    cover = cover * cover * (3 - 2 * cover)
    if look.torn:
        holes = noise(size, size, size / 4.5, seed + 7, 3) * 0.42 + 0.5
        thick = np.clip(height / max(float(height.max()), 1e-3), 0, 1)
        left = (0.6 * holes + 0.4 * thick + 0.03 * streaks) - (look.torn * 0.95 - 0.1)
        cover = cover * np.clip(left * 3.4, 0, 1)
    return np.asarray(cover, np.float32)


def _tones(lit: Pixels, tones: Sequence[str]) -> Pixels:
    """Return the light in flat tones with soft borders."""
    steps = len(tones)
    place = np.clip(lit, 0, 0.999) * (steps - 1)
    low = np.floor(place)
    share = np.clip((place - low - 0.5) * 3.2 + 0.5, 0, 1)[..., None]
    inks = np.stack([rgb(tone) for tone in tones])
    lower, upper = inks[low.astype(int)], inks[np.minimum(low.astype(int) + 1, steps - 1)]
    return np.asarray(lower * (1 - share) + upper * share, np.float32)


def _ink(height: Pixels, cover: Pixels, size: int, seed: int) -> Pixels:
    """Return a broken line along the shaded rim, 0 to 1."""
    shape = ndimage.gaussian_filter(cover, size * 0.004)
    slope_down, slope_right = np.gradient(shape)
    away = np.clip(-(slope_right + slope_down) * size * 0.02, 0, 1)
    broken = np.clip(noise(size, size, size / 12, seed + 11, 2) * 0.9 + 0.45, 0, 1)
    return np.asarray(away * broken * (height < 0.09), np.float32)
