"""Cut the finished sheet into tiles at three zoom levels, with an index and rims that overlap a neighbouring sheet."""

import json
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from combat.engine.painting.brushes import Raster
from combat.engine.painting.geometry import COLUMN_PITCH, HEX_WIDTH, ROW_PITCH, centre
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.parallel import at_once, by_bands
from combat.engine.painting.sheet_rims import write_rims

TILE = 512
ZOOMS = ((1, 88), (2, 91), (4, 92))
"""Divisor of the full size and JPEG quality of each zoom level."""
FINE = (0.5, 88)
"""The same for a picture at twice the resolution."""


@dataclass(frozen=True)
class TileQuality:
    """Encoding of tiles: quality of each zoom level, full chroma resolution or not, and whether rims are written."""

    zooms: Sequence[tuple[float, int]] = ZOOMS
    full_colour: bool = True
    rims: bool = True


def write_tiles(sheet: PaintedSheet, picture: Raster, folder: Path, cut: TileQuality | None = None) -> None:
    """Write the index and one folder of tiles per zoom level; `folder` is deleted first.

    For a picture of higher resolution, only its own zoom level and the smallest one are written.
    """
    cut = cut or TileQuality()
    full, fineness = _as_image(picture), sheet.fineness
    zooms = write_zooms(full, folder, cut, fineness)
    divisors = tuple(divisor for divisor, _ in ZOOMS)
    extra = {"rims": write_rims(sheet, picture, folder, divisors)} if fineness == 1 and cut.rims else {}
    x, y = centre((1, 1))
    index = {
        "board": sheet.plan.id,
        "map": sheet.plan.map_hash,
        "columns": sheet.plan.columns,
        "rows": sheet.plan.rows,
        "width": sheet.width,
        "height": sheet.height,
        "origin": [x, y],
        "hex_width": HEX_WIDTH,
        "column_pitch": COLUMN_PITCH,
        "row_pitch": ROW_PITCH,
        "tile": TILE,
        "zooms": zooms,
        **extra,
    }
    (folder / "index.json").write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")


def write_zooms(full: Image.Image, folder: Path, cut: TileQuality, fineness: int = 1) -> list[dict[str, object]]:
    """Write one folder of tiles per zoom level of a picture; return the index entry of each.

    `folder` is deleted first. `fineness` is the number of the picture's pixels per sheet pixel.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wanted = cut.zooms if fineness == 1 else (FINE, ZOOMS[-1])
    # not progressive: 3% smaller, but three times as slow to read
    kept = {"subsampling": 0 if cut.full_colour else 2, "optimize": True}
    return [_write_zoom(full, divisor, fineness, folder, {"quality": quality, **kept}) for divisor, quality in wanted]


def _as_image(picture: Raster) -> Image.Image:
    bytes_ = np.empty(picture.shape, np.uint8)

    def round_off(band: slice) -> None:
        bytes_[band] = (picture[band] * 255 + 0.5).astype(np.uint8)

    by_bands(round_off, len(picture))
    return Image.fromarray(bytes_)


def _reduced(full: Image.Image, divisor: float) -> Image.Image:
    if divisor == 1:
        return full
    size = (round(full.width / divisor), round(full.height / divisor))
    small = full.resize(size, Image.Resampling.LANCZOS)
    return small.filter(ImageFilter.UnsharpMask(radius=0.8, percent=45, threshold=1))


def _write_zoom(
    full: Image.Image, divisor: float, fineness: int, folder: Path, kept: dict[str, int]
) -> dict[str, object]:
    picture = _reduced(full, divisor * fineness)
    name = f"zoom-{divisor}" if divisor >= 1 else f"fine-{fineness}"
    (folder / name).mkdir()
    columns, rows = -(-picture.width // TILE), -(-picture.height // TILE)

    def write(place: tuple[int, int]) -> None:
        left, top = place[0] * TILE, place[1] * TILE
        box = (left, top, min(left + TILE, picture.width), min(top + TILE, picture.height))
        file = folder / name / f"{place[0]}-{place[1]}.jpg"
        picture.crop(box).save(file, **kept)

    at_once(write, [(column, row) for row in range(rows) for column in range(columns)])
    return {
        "scale": 1 / divisor, "folder": name, "width": picture.width, "height": picture.height,
        "columns": columns, "rows": rows,
    }  # fmt: skip
