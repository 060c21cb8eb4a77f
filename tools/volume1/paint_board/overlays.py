"""What shells and grenades leave on the map at run time: craters, rubble and smoke as clear pictures (18.0, 20.0)."""

import math
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
from PIL import Image

from tools.volume1.paint_board.brushes import LIGHT, Plate, Raster, blob, fill, mix, pen, rim, smooth
from tools.volume1.paint_board.ground.wreckage import Plates, draw_crater, draw_rubble, draw_ruin
from tools.volume1.paint_board.pigment import blur, moved, noise

SIZE = 160
"""Pixels; the middle of the picture goes on the middle of the hex, at 128 px a hex."""
COPIES = {"crater": 3, "rubble": 3, "ruin": 3, "smoke": 2, "smoke-fading": 2}


def write_overlays(folder: Path) -> None:
    """Write every overlay as PNG with alpha: crater-1.png, smoke-fading-2.png and so on."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, copies in COPIES.items():
        for copy in range(1, copies + 1):
            rng = Random(f"{kind} {copy}")
            pixels = _ground(kind, rng) if kind in GROUND else _smoke(rng, fading=kind == "smoke-fading")
            _save(pixels, folder / f"{kind}-{copy}.png", copy)


GROUND: dict[str, Callable[[Plates, float, float, Random], None]] = {
    "crater": draw_crater,
    "rubble": draw_rubble,
    "ruin": draw_ruin,
}


def _ground(kind: str, rng: Random) -> Raster:
    """A crater or rubble on its own shadow, the ink as far off register as on the sheet."""
    things, ink, shadow = (Plate(SIZE, SIZE) for _ in range(3))
    GROUND[kind]((things, ink, shadow), SIZE / 2, SIZE / 2, rng)
    below = np.zeros((SIZE, SIZE, 4), np.float32)
    below[..., 3] = np.clip(blur(shadow.alpha(), 0.9), 0, 1) * 0.44
    off = np.stack([moved(ink.pixels()[..., k], 0.35, 0.45) for k in range(4)], -1)
    return _over(off, _over(things.pixels(), below))


def _over(upper: Raster, lower: Raster) -> Raster:
    return np.asarray(upper + lower * (1 - upper[..., 3:4]), np.float32)


def _smoke(rng: Random, *, fading: bool) -> Raster:
    """A bank of smoke built of puffs, the dark ones first and the lit ones last; thin and torn when fading."""
    plate, middle = Plate(SIZE, SIZE), SIZE / 2
    puffs = []
    for _ in range(42 if fading else 46):
        a, reach = rng.random() * math.tau, math.sqrt(rng.random()) * (50 if fading else 46)
        dx, dy = math.cos(a) * reach * 1.08, math.sin(a) * reach * 0.86
        lit = (dx * LIGHT[0] + dy * LIGHT[1]) / 50 + rng.gauss(0, 0.22)
        size = rng.uniform(11, 18) if fading else rng.uniform(13, 22) * (1.15 - reach / 130)
        puffs.append((lit, middle + dx, middle + dy, size))
    for lit, x, y, radius in sorted(puffs):
        _puff(plate, x, y, radius, lit, rng, fading)
    pixels = np.stack([blur(plate.pixels()[..., k], 1.1 if fading else 0.7) for k in range(4)], -1)
    down, right = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32) - middle
    edge = np.clip((1.02 - np.hypot(right / 74, down / 64)) * 4, 0, 1)
    torn = np.clip(0.66 + 0.34 * noise((SIZE, SIZE), 34, rng.randrange(1000), 3), 0, 1) if fading else np.float32(0.93)
    return np.asarray(pixels * (edge * torn)[..., None], np.float32)


def _puff(plate: Plate, x: float, y: float, radius: float, lit: float, rng: Random, fading: bool) -> None:
    """One ball of smoke: a shaded body, a light from the north-west, a breath of ink below it."""
    share = max(0.0, min(1.0, lit * 0.5 + 0.5))
    body, opacity = mix("#A9A496", "#DDD7C8", share), 0.40 if fading else 0.80
    points = rim(x, y, radius, rng, rough=0.09)
    plate.canvas.drawPath(smooth([(px + 2.0, py + 2.6) for px, py in points]), fill("#6F6B60", opacity * 0.35))
    plate.canvas.drawPath(smooth(points), fill(body, opacity))
    plate.canvas.save()
    plate.canvas.clipPath(smooth(points), True)
    for k in range(5):
        at, size = radius * (0.10 + 0.09 * k), radius * (0.82 - 0.15 * k)
        spot = blob(x + LIGHT[0] * at, y + LIGHT[1] * at, size, rng, 8, 0.08)
        plate.canvas.drawPath(spot, fill(mix(body, "#F7F2E6", 0.25 + 0.15 * k), 0.24 if fading else 0.34))
    plate.canvas.restore()
    if not fading:
        below = [point for point in points if (point[0] - x) + (point[1] - y) > radius * 0.35]
        if len(below) > 2:
            below.sort(key=lambda point: math.atan2(point[1] - y, point[0] - x))
            plate.canvas.drawPath(smooth(below, False), pen("#5D594E", 0.8, 0.22))


def _save(pixels: Raster, path: Path, seed: int) -> None:
    """Store with straight alpha and the sheet's tooth."""
    alpha = pixels[..., 3:4]
    colour = np.where(alpha > 0, pixels[..., :3] / np.maximum(alpha, 1e-4), 0)
    tooth = blur(np.random.default_rng(seed).standard_normal((SIZE, SIZE)).astype(np.float32), 0.8)
    colour = colour * (1 + 0.02 * tooth[..., None])
    flat = np.concatenate([colour, alpha], -1)
    Image.fromarray((np.clip(flat, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path, optimize=True)
