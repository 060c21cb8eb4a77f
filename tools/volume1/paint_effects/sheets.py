"""Assemble sheets of stages: a row for each variant, a column for each stage, reduced to straight alpha."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.volume1.paint_effects.cloud import FINE
from tools.volume1.paint_pieces.kit import Pixels, calmest, noise

FAINT = 6
"""Alpha below which pixels are cleared, so that the picture is cropped to what is visible."""

Cell = Callable[[int, int], Pixels]
"""Paints a stage of a variant: premultiplied, 0 to 255, FINE times its shown size."""


def gouache(painted: Pixels, side: int, *, stroke: float = 3.0, share: float = 0.7, wander: float = 0.0) -> Image.Image:
    """Return a cell reduced to its final size with brush texture; `wander` distorts its outlines, in fine pixels."""
    if wander:
        painted = trembling(painted, wander)
    brushed = calmest(painted, stroke) * share + painted * (1 - share) if stroke else painted
    planes = [Image.fromarray(np.ascontiguousarray(brushed[..., plane])).resize((side, side), Image.Resampling.LANCZOS)
              for plane in range(4)]  # fmt: skip
    small = np.dstack([np.asarray(plane) for plane in planes])
    alpha = np.clip(small[..., 3:4], 0, 255)
    colour = np.where(alpha > 0, small[..., :3] / np.maximum(alpha, 1e-3) * 255, 0)
    alpha = np.where(alpha < FAINT, 0, alpha)
    flat = np.concatenate([np.where(alpha > 0, colour, 0), alpha], -1)
    return Image.fromarray(np.clip(flat, 0, 255).round().astype(np.uint8), "RGBA")


def trembling(painted: Pixels, wander: float) -> Pixels:
    """Return a drawing with brushed outlines and uneven paint; `wander` is the displacement in pixels."""
    high, wide = painted.shape[:2]
    down, right = np.mgrid[0:high, 0:wide].astype(np.float32)
    down += wander * noise(high, wide, 9, 5, 3)
    right += wander * noise(high, wide, 9, 6, 3)
    planes = [
        ndimage.map_coordinates(painted[..., plane], (down, right), order=1, mode="nearest") for plane in range(4)
    ]
    found = np.dstack(planes)
    found[..., :3] *= (1 + 0.045 * noise(high, wide, 5, 7, 2))[..., None]
    return np.asarray(np.clip(found, 0, 255), np.float32)


def sheet(
    side: int, rows: int, stages: int, paint: Cell, *, stroke: float = 3.0, share: float = 0.7, wander: float = 0.0
) -> Image.Image:
    """Paint and return the sheet with all stages of all variants; the options are those of `gouache`."""
    whole = Image.new("RGBA", (side * stages, side * rows))
    for row in range(rows):
        for stage in range(stages):
            cell = gouache(paint(row, stage), side, stroke=stroke, share=share, wander=wander)
            whole.paste(cell, (stage * side, row * side))
    return whole


def write(folder: Path, name: str, whole: Image.Image) -> None:
    """Write a sheet as PNG into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    whole.save(folder / f"{name}.png", optimize=True)


def fine(side: int) -> int:
    """Return the side of a cell in pixels during painting, which is larger by the factor FINE."""
    return side * FINE


def between(values: Sequence[float], share: float) -> float:
    """Return the value interpolated along `values` at `share`, 0 to 1."""
    place = min(max(share, 0.0), 1.0) * (len(values) - 1)
    low = min(int(place), len(values) - 2)
    return values[low] + (values[low + 1] - values[low]) * (place - low)
