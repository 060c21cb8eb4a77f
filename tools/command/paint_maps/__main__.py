"""Paint the maps of COMMAND! and cut them into tiles: ``python -m tools.command.paint_maps [NAME …]``.

The tiles are written beside the map files. With --into FOLDER, each whole picture is written there instead.
"""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path

import numpy as np
from PIL import Image

from combat.engine.painting.cut_tiles import TileQuality, write_tiles
from tools.command import keep_shapes
from tools.command.draw_maps import BOARDS
from tools.command.paint_maps.map_plan import MAPS, read_map_plan
from tools.command.paint_maps.painter import paint_map
from tools.volume1.keep_shapes import keep

KEPT = TileQuality(((1, 80), (2, 82), (4, 84)), full_colour=False, rims=False)
"""Tile quality: the six maps join no other, so they are compressed as far as paper grain and leaves allow."""


def main() -> int:
    """Paint the named maps, or all; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.command.paint_maps", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*MAPS, []], default=[])
    parser.add_argument("--into", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    gc.disable()  # painting creates millions of objects without reference cycles
    for name in asked.names or MAPS:
        sheet, picture = paint_map(read_map_plan(BOARDS / f"{name}.tmx"))
        if asked.into:
            Image.fromarray((picture * 255 + 0.5).astype(np.uint8)).save(asked.into / f"{name}.png")
        else:
            write_tiles(sheet, picture, BOARDS / name, KEPT)
            keep(BOARDS / f"{name}.tmx", keep_shapes.paint)
        print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
