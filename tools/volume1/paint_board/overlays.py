"""Paint the overlays drawn over the map during play: craters and rubble from shells, with transparency (20.0)."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
from PIL import Image

from combat.engine.painting.brushes import PaintLayer, Raster
from combat.engine.painting.ground.wreckage import Plates, draw_crater, draw_rubble, draw_ruin
from combat.engine.painting.pigment import blur, moved

SIZE = 160
"""Size in pixels at 128 px a hex; the centre of the picture goes to the centre of the hex."""
COPIES = {"crater": 3, "rubble": 3, "ruin": 3}


def write_overlays(folder: Path) -> None:
    """Write every overlay as PNG with alpha: crater-1.png, ruin-2.png and so on."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, copies in COPIES.items():
        for copy in range(1, copies + 1):
            rng = Random(f"{kind} {copy}")
            _save(_ground(kind, rng), folder / f"{kind}-{copy}.png", copy)


GROUND: dict[str, Callable[[Plates, float, float, Random], None]] = {
    "crater": draw_crater,
    "rubble": draw_rubble,
    "ruin": draw_ruin,
}


def _ground(kind: str, rng: Random) -> Raster:
    """Return a crater or rubble with its shadow, the ink offset as on the sheet."""
    things, ink, shadow = (PaintLayer(SIZE, SIZE) for _ in range(3))
    GROUND[kind]((things, ink, shadow), SIZE / 2, SIZE / 2, rng)
    below = np.zeros((SIZE, SIZE, 4), np.float32)
    below[..., 3] = np.clip(blur(shadow.alpha(), 0.9), 0, 1) * 0.44
    off = np.stack([moved(ink.pixels()[..., k], 0.35, 0.45) for k in range(4)], -1)
    return _over(off, _over(things.pixels(), below))


def _over(upper: Raster, lower: Raster) -> Raster:
    return np.asarray(upper + lower * (1 - upper[..., 3:4]), np.float32)


def _save(pixels: Raster, path: Path, seed: int) -> None:
    """Write the picture with straight alpha and the paper grain of the sheet."""
    alpha = pixels[..., 3:4]
    colour = np.where(alpha > 0, pixels[..., :3] / np.maximum(alpha, 1e-4), 0)
    tooth = blur(np.random.default_rng(seed).standard_normal((SIZE, SIZE)).astype(np.float32), 0.8)
    colour = colour * (1 + 0.02 * tooth[..., None])
    flat = np.concatenate([colour, alpha], -1)
    Image.fromarray((np.clip(flat, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path, optimize=True)
