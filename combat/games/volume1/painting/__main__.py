"""Paint a board of Volume 1: `python -m combat.games.volume1.painting MAP`.

It is painted into the cache, or with --into into a folder.
"""

import sys

from combat.engine.painting.paint_process import run
from combat.games.volume1.content.painted_cache import PAINTED
from combat.games.volume1.painting.board_plan import read_plan

if __name__ == "__main__":
    sys.exit(run("combat.games.volume1.painting", read_plan, PAINTED))
