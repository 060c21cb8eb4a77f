"""Write the shapes of COMMAND!'s painted maps: `python -m tools.command.keep_shapes [NAME …]`.

The game draws these lines, strokes and tree crowns over the tiles when a map is magnified beyond its painted
resolution. Needs the extra `paint`.
"""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path

from combat.engine.painting.brushes import Raster
from tools.command.draw_maps import BOARDS
from tools.command.paint_maps.map_plan import MAPS, read_map_plan
from tools.command.paint_maps.painter import paint_map
from tools.volume1.keep_shapes import InkedSheet, keep


def paint(path: Path) -> tuple[InkedSheet, Raster]:
    """Paint the map of a file; return its sheet, with the recorded shapes, and the finished image."""
    return paint_map(read_map_plan(path))


def main() -> int:
    """Write the shapes of the named maps, or of all; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.command.keep_shapes", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*MAPS, []], default=[])
    gc.disable()  # painting creates millions of objects without reference cycles
    for name in parser.parse_args().names or MAPS:
        print(keep(BOARDS / f"{name}.tmx", paint), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
