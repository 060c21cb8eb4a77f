"""Paint a board from its Tiled map: `python -m tools.paint_board assets/boards/farmhouse.tmx`."""

import argparse
import sys
from pathlib import Path

import numpy as np
from PIL import Image

from combat.content.findings import ContentError
from tools.paint_board.overlays import write_overlays
from tools.paint_board.painter import paint
from tools.paint_board.plan import read_plan
from tools.paint_board.symbols import write_tilesets
from tools.paint_board.tiles import write_tiles


def main() -> int:
    """Paint the boards named, each into the folder beside its map; 2 if one is faulty."""
    parser = argparse.ArgumentParser(prog="python -m tools.paint_board", description=__doc__)
    parser.add_argument("maps", nargs="*", type=Path, help="boards as TMX files")
    parser.add_argument("--sheet", type=Path, help="also write the whole sheet to this PNG")
    parser.add_argument(
        "--symbols", type=Path, metavar="FOLDER", help="write the map editor's tilesets into this folder"
    )
    parser.add_argument(
        "--overlays", type=Path, metavar="FOLDER", help="write craters, rubble and smoke into this folder"
    )
    asked = parser.parse_args()
    if asked.symbols:
        write_tilesets(asked.symbols)
    if asked.overlays:
        write_overlays(asked.overlays)
    for path in asked.maps:
        try:
            plan = read_plan(path)
        except ContentError as error:
            print(error, file=sys.stderr)
            return 2
        sheet, picture = paint(plan, lambda name, seconds: print(f"{name:28} {seconds:5.1f} s", flush=True))
        if asked.sheet:
            Image.fromarray((picture * 255 + 0.5).astype(np.uint8)).save(asked.sheet)
        write_tiles(sheet, picture, path.with_suffix(""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
