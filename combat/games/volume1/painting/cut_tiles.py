"""The finished sheet cut into tiles at three zooms, with an index, a preview and the rims that overlap a neighbour."""

import json
import shutil
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from combat.games.volume1.painting.brushes import Raster
from combat.games.volume1.painting.geometry import COLUMN_PITCH, HEX_WIDTH, ROW_PITCH, centre
from combat.games.volume1.painting.sheet import Sheet
from combat.games.volume1.painting.sheet_rims import write_rims

TILE = 512
ZOOMS = ((1, 90), (2, 91), (4, 92))
"""Divisor of the full size and JPEG quality of each zoom."""
PREVIEW_WIDTH = 640


def write_tiles(sheet: Sheet, picture: Raster, folder: Path) -> None:
    """Write index.json, preview.jpg and one folder of tiles a zoom; what was in the folder before is gone."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    full = Image.fromarray((picture * 255 + 0.5).astype(np.uint8))
    zooms = [_write_zoom(full, divisor, quality, folder) for divisor, quality in ZOOMS]
    preview = _reduced(full, full.width / PREVIEW_WIDTH)
    preview.save(folder / "preview.jpg", quality=90, subsampling=0, optimize=True)
    rims = write_rims(sheet, picture, folder, tuple(divisor for divisor, _ in ZOOMS))
    x, y = centre((1, 1))
    index = {
        "board": sheet.plan.id,
        "map": sheet.plan.map_hash,
        "columns": sheet.plan.columns,
        "rows": sheet.plan.rows,
        "width": full.width,
        "height": full.height,
        "origin": [x, y],
        "hex_width": HEX_WIDTH,
        "column_pitch": COLUMN_PITCH,
        "row_pitch": ROW_PITCH,
        "tile": TILE,
        "zooms": zooms,
        "rims": rims,
        "preview": {"file": "preview.jpg", "width": preview.width, "height": preview.height},
    }
    (folder / "index.json").write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")


def _reduced(full: Image.Image, divisor: float) -> Image.Image:
    if divisor == 1:
        return full
    size = (round(full.width / divisor), round(full.height / divisor))
    small = full.resize(size, Image.Resampling.LANCZOS)
    return small.filter(ImageFilter.UnsharpMask(radius=0.8, percent=45, threshold=1))


def _write_zoom(full: Image.Image, divisor: int, quality: int, folder: Path) -> dict[str, object]:
    picture = _reduced(full, divisor)
    name = f"zoom-{divisor}"
    (folder / name).mkdir()
    columns, rows = -(-picture.width // TILE), -(-picture.height // TILE)
    for row in range(rows):
        for column in range(columns):
            left, top = column * TILE, row * TILE
            box = (left, top, min(left + TILE, picture.width), min(top + TILE, picture.height))
            picture.crop(box).save(folder / name / f"{column}-{row}.jpg", quality=quality, subsampling=0, optimize=True)
    return {
        "scale": 1 / divisor, "folder": name, "width": picture.width, "height": picture.height,
        "columns": columns, "rows": rows,
    }  # fmt: skip
