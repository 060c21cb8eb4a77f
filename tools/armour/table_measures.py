"""Measure how open tables are: ``python -m tools.armour.table_measures [NAME …]``.

For pairs of random points 20, 40 and 80 cm apart, outside buildings, the share of pairs in which infantry at one point
sees infantry at the other. Random tables are kept within `BANDS`; those drawn by hand should be within them, too.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from combat.engine.content.layers import shipped
from combat.engine.kernel.record import replace
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.battle_tables import find_table
from combat.games.armour.content.library import Library
from combat.games.armour.content.random_tables.table_judging import openness
from combat.games.miniatures.content.table_check import TABLES

BANDS = {20: (75, 93), 40: (58, 84), 80: (28, 62)}
"""Distance in cm -> the least and most of the share in percent."""
PAIRS = 600


def main(names: Sequence[str]) -> None:
    """Print the openness of the named tables, or of all: the share of pairs in sight, in percent, at each distance."""
    library = Library([shipped("armour")])
    content = Assembly(library)
    book = content.book(library.scenario_file("any-ground"))
    assert content.ground
    for place in library.places(TABLES):
        name = place.rpartition("/")[2].removesuffix(".tmx")
        if not names or name in names:
            table = find_table(library, name, content.ground.content)
            shares = openness(replace(book, table=table), BANDS, PAIRS)
            print(f"{name:<10}", " ".join(f"{distance} cm {share} %" for distance, share in shares.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
