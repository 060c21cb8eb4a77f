"""Paint the pieces of COMMAND!, or show them.

python -m tools.command.paint_pieces icons                       paint icons and outlines
python -m tools.command.paint_pieces men [WORD …]                paint the men of counters; only ids with a WORD
python -m tools.command.paint_pieces sheet OUT.png [SCALE]       show every piece as the game draws it
"""

from __future__ import annotations

import sys

import pygame

from tools.command.paint_pieces.arms_outlines import paint_outlines
from tools.command.paint_pieces.sheet import sheet
from tools.command.paint_pieces.troop_pictures import paint_troops
from tools.command.paint_pieces.use_icons import paint_icons


def main(words: list[str]) -> int:
    """Run the painter named in `words`; return 0, or 2 after printing the usage if there is no such painter."""
    match words:
        case ["icons"]:
            paint_icons()
            paint_outlines()
        case ["men", *wanted]:
            paint_troops(wanted)
        case ["sheet", out, *scale] if len(scale) < 2:
            pygame.image.save(sheet(float(scale[0]) if scale else 1.0), out)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
