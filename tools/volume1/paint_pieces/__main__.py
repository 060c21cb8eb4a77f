"""Paint the pieces, or draw all of them on a sheet.

python -m tools.volume1.paint_pieces papers | icons | foliage | men [WORD …] | all    paints assets; men: only those whose id has a word
python -m tools.volume1.paint_pieces sheet OUT.png [SCALE]                            every piece as the game draws it
"""

from __future__ import annotations

import sys

import pygame

from tools.volume1.paint_pieces.foliage import paint_foliage
from tools.volume1.paint_pieces.icons.all_icons import paint_icons
from tools.volume1.paint_pieces.papers import paint_papers
from tools.volume1.paint_pieces.portraits import paint_men
from tools.volume1.paint_pieces.sheet import sheet


def main(words: list[str]) -> int:
    """Run the painter named in `words`; return 0, or 2 after printing the usage if there is no such painter."""
    match words:
        case ["papers"]:
            paint_papers()
        case ["icons"]:
            paint_icons()
        case ["foliage"]:
            paint_foliage()
        case ["men", *wanted]:
            paint_men(wanted)
        case ["all"]:
            paint_papers()
            paint_icons()
            paint_foliage()
            paint_men([])
        case ["sheet", out, *scale] if len(scale) < 2:
            show(out, float(scale[0]) if scale else 1.0)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


def show(out: str, scale: float) -> None:
    """Save the contact sheet of all pieces, drawn at a scale, to the file `out`."""
    pygame.image.save(sheet(scale), out)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
