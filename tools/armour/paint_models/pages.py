"""Pages of models: a row for each part, and in it paint, height, light from eight sides, and the charred paint.

All cells of a page are alike in size, with the part's turning point in the middle, so that a page needs no index.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage

from combat.games.miniatures.models.model_page import DENSITY, FLYING_DENSITY
from tools.armour.paint_models.models import ASSETS, Model
from tools.armour.paint_models.relief import Relief, relief
from tools.armour.paint_models.sculpt import Pixels, Sculpt

FOLDER = ASSETS.parent / "miniatures" / "models"
REDUCED = 2
"""Pixels of a plate for each pixel of a page, each way."""
REACH, FLYING_REACH = 52.0, 84.0
"""From the turning point to the edge of the plate, in mm."""
QUALITY = 88
MARGIN = 2


def paint_page(model: Model) -> Path:
    """Paint a model, write its page as a WebP file and return the path."""
    flying = model.kind == "aircraft"
    density, reach = (FLYING_DENSITY, FLYING_REACH) if flying else (DENSITY, REACH)
    seed, found = zlib.crc32(model.name.encode()) % 9973, list[Relief]()
    for draw in model.parts:
        plate = Sculpt(reach, density * REDUCED)
        draw(plate, model.coat)
        found.append(relief(plate, model.coat, model.bands, seed, 0.0 if flying else 0.42))
    half = _half(found)
    rows = [np.concatenate(_cells(part, half, burns=model.kind == "tank"), axis=1) for part in found]
    page = (np.clip(np.concatenate(rows, axis=0), 0, 1) * 255 + 0.5).astype(np.uint8)
    file = FOLDER / f"{model.name}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(page, "RGBA").save(file, quality=QUALITY, method=6, exact=True)
    return file


def _half(parts: list[Relief]) -> tuple[int, int]:
    """Return half the height and width of a cell, in pixels of the plate, that holds every part about its middle."""
    high = wide = 0
    for part in parts:
        rows, columns = np.nonzero(part.alpha > 0.02)
        middle = part.alpha.shape[0] // 2
        high = max(high, middle - int(rows.min()), int(rows.max()) + 1 - middle)
        wide = max(wide, middle - int(columns.min()), int(columns.max()) + 1 - middle)
    return _even(high), _even(wide)


def _even(length: int) -> int:
    return (length + MARGIN * REDUCED + REDUCED - 1) // REDUCED * REDUCED


def _cells(part: Relief, half: tuple[int, int], *, burns: bool) -> list[Pixels]:
    """Return the cells of a part's row."""
    alpha, full = _cut(part.alpha, half), np.float32(1)
    cells = [
        _cell(_spread(_cut(part.paint, half), alpha), alpha),
        _cell(0 * _cut(part.paint, half), _cut(part.tall, half)),
    ]
    for light in part.lights:
        grey = _spread(np.repeat(_cut(light, half)[..., None], 3, axis=-1), alpha)
        cells.append(_cell(grey, np.full_like(alpha, full)))
    if burns:
        cells.append(_cell(_spread(_cut(part.burnt, half), alpha), alpha))
    return cells


def _cut(pixels: Pixels, half: tuple[int, int]) -> Pixels:
    """Return the middle of a plate, reduced to the page."""
    middle = pixels.shape[0] // 2
    part = pixels[middle - half[0] : middle + half[0], middle - half[1] : middle + half[1]]
    high, wide = part.shape[0] // REDUCED, part.shape[1] // REDUCED
    blocks = part.reshape(high, REDUCED, wide, REDUCED, *part.shape[2:])
    return np.asarray(blocks.mean(axis=(1, 3)), np.float32)


def _spread(colour: Pixels, alpha: Pixels) -> Pixels:
    """Return colours continued beyond the outline, so that scaling brings in nothing foreign."""
    nearest = ndimage.distance_transform_edt(alpha < 0.75, return_distances=False, return_indices=True)
    return np.asarray(colour[nearest[0], nearest[1]], np.float32)


def _cell(colour: Pixels, alpha: Pixels) -> Pixels:
    return np.concatenate([colour, alpha[..., None]], axis=-1)
