"""Paint the tables of ARMOUR! and cut them into tiles: ``python -m tools.armour.paint_tables [NAME …]``.

The tiles are written beside the table files. With --into FOLDER, each whole picture is written there instead.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from pathlib import Path

from PIL import Image

from combat.engine.painting.cut_tiles import TILE, TileQuality, write_zooms
from tools.armour.draw_tables import TABLES
from tools.armour.keep_shapes import keep
from tools.armour.paint_tables.painter import paint_table
from tools.armour.paint_tables.table_paper import TablePaper

NAMES = tuple(sorted(file.stem for file in TABLES.glob("*.tmx")))
KEPT = TileQuality(((1, 80), (2, 82), (4, 86)), full_colour=False, rims=False)
"""Quality of the tiles: a table joins no other, and grass hides what compression takes."""
PLACE = 100.0
"""Width of a usual place in sheet pixels; a table of the game names its own."""


def main() -> int:
    """Paint the named tables, or all; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.armour.paint_tables", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*NAMES, []], default=[])
    parser.add_argument("--into", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    gc.disable()  # painting creates millions of objects without reference cycles
    for name in asked.names or NAMES:
        sheet, picture = paint_table(TABLES / f"{name}.tmx")
        if asked.into:
            picture.save(asked.into / f"{name}.png")
        else:
            _write(sheet, picture, TABLES / name)
            keep(TABLES / f"{name}.tmx")
        print(name, flush=True)
    return 0


def _write(sheet: TablePaper, picture: Image.Image, folder: Path) -> None:
    """Write tiles and index of a finished table; `folder` is deleted first."""
    zooms = write_zooms(picture, folder, KEPT)
    index = {
        "board": sheet.table.id,
        "map": sheet.plan.map_hash,
        "width": picture.width,
        "height": picture.height,
        "origin": [PLACE / 2, PLACE / 2],
        "hex_width": PLACE,
        "row_pitch": PLACE,
        "tile": TILE,
        "zooms": zooms,
    }
    (folder / "index.json").write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
