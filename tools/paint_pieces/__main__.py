"""``python -m tools.paint_pieces papers|icons|men [NAME…]|things|all`` paints assets; ``sheet OUT.png`` shows them all."""

from __future__ import annotations

import sys

from tools.paint_pieces.icons import paint_icons
from tools.paint_pieces.papers import paint_papers
from tools.paint_pieces.portraits import paint_men


def main(words: list[str]) -> int:
    """Runs one painter; returns the exit code."""
    match words:
        case ["papers"]:
            paint_papers()
        case ["icons"]:
            paint_icons()
        case ["men", *wanted]:
            paint_men(wanted)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
