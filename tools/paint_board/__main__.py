"""Paint boards from their Tiled maps: `python -m tools.paint_board` for every one, or with the maps to be painted."""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image

from combat.content.findings import ContentError
from tools.paint_board.overlays import write_overlays
from tools.paint_board.painter import paint
from tools.paint_board.plan import Plan, read_plan
from tools.paint_board.symbols import write_tilesets
from tools.paint_board.tiles import write_tiles

BOARDS = Path(__file__).parents[2] / "assets" / "boards"


def main() -> int:
    """Paint the boards, each into the folder beside its map; 2 if one is faulty."""
    parser = argparse.ArgumentParser(prog="python -m tools.paint_board", description=__doc__)
    parser.add_argument("maps", nargs="*", type=Path, help="boards as TMX files; every board of the game, unless named")
    parser.add_argument("--sheets", type=Path, metavar="FOLDER", help="also write each whole sheet into this folder")
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
    maps = asked.maps or ([] if asked.symbols or asked.overlays else sorted(BOARDS.glob("*.tmx")))
    try:
        plans = [read_plan(path) for path in maps]
    except ContentError as error:
        print(error, file=sys.stderr)
        return 2
    with ProcessPoolExecutor(os.cpu_count()) as painters:
        for report in painters.map(_paint_board, plans, maps, [asked.sheets] * len(maps)):
            print(report, flush=True)
    return 0


def _paint_board(plan: Plan, path: Path, sheets: Path | None) -> str:
    """Paint one board into the folder beside its map; returns how long each layer took."""
    times: list[tuple[str, float]] = []
    sheet, picture = paint(plan, lambda name, seconds: times.append((name, seconds)))
    if sheets:
        Image.fromarray((picture * 255 + 0.5).astype(np.uint8)).save(sheets / f"{path.stem}.png")
    write_tiles(sheet, picture, path.with_suffix(""))
    lines = [f"{path.stem:28} {sum(seconds for _, seconds in times):5.1f} s"]
    return "\n".join(lines + [f"  {name:26} {seconds:5.1f} s" for name, seconds in times])


if __name__ == "__main__":
    sys.exit(main())
