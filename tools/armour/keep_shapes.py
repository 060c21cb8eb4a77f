"""Write the shapes of ARMOUR!'s painted tables: ``python -m tools.armour.keep_shapes [NAME …]``.

The game draws these lines, strokes and tree crowns over the tiles when a table is magnified beyond its painted
resolution. Needs the extra `paint`.
"""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path

from combat.engine.space.plane.point import CM
from combat.engine.tabletop.plane.plane_ground import UNITS
from tools.armour.draw_tables import TABLES
from tools.armour.paint_tables.painter import paint_sheet
from tools.armour.paint_tables.table_paper import PX
from tools.volume1 import keep_shapes

NAMES = tuple(sorted(file.stem for file in TABLES.glob("*.tmx")))
SCALE = CM / UNITS / PX
"""Sheet pixels of the tiles per pixel of the painter."""


def keep(file: Path) -> str:
    """Write the shapes of a table beside its tiles, and return a one-line summary."""
    return keep_shapes.keep(file, paint_sheet, SCALE)


def main() -> int:
    """Write the shapes of the named tables, or of all; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.armour.keep_shapes", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*NAMES, []], default=[])
    gc.disable()  # painting creates millions of objects without reference cycles
    for name in parser.parse_args().names or NAMES:
        print(keep(TABLES / f"{name}.tmx"), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
