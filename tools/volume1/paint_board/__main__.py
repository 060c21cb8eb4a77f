"""Paint boards from their Tiled maps, by default all of them: ``python -m tools.volume1.paint_board [MAP…]``."""

import argparse
import sys
from pathlib import Path

from combat.engine.content.findings import ContentError
from combat.games.volume1.painting.board_plan import read_plan
from tools.volume1.keep_shapes import keep
from tools.volume1.paint_board.overlays import write_overlays
from tools.volume1.paint_board.painters import paint_all
from tools.volume1.paint_board.symbols import write_tilesets

BOARDS = Path(__file__).parents[3] / "assets" / "volume1" / "boards"


def main() -> int:
    """Paint each board into the folder beside its map; return 2 if a map is faulty, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.paint_board", description=__doc__)
    parser.add_argument("maps", nargs="*", type=Path, help="boards as TMX files; every board of the game, unless named")
    parser.add_argument("--sheets", type=Path, metavar="FOLDER", help="also write each whole sheet into this folder")
    parser.add_argument(
        "--symbols", type=Path, metavar="FOLDER", help="write the map editor's tilesets into this folder"
    )
    parser.add_argument("--overlays", type=Path, metavar="FOLDER", help="write craters and rubble into this folder")
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
    for report in paint_all(plans, maps, asked.sheets):
        print(report, flush=True)
    for path in maps:
        print(keep(path), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
