"""Measure how open tables are: ``python -m tools.armour.table_measures [NAME …]``.

For pairs of random points 20, 40 and 80 cm apart, outside buildings, the share of those of which infantry at one sees
infantry at the other. Random tables are kept within `BANDS`; those drawn by hand should lie there, too.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from random import Random

from combat.engine.content.layers import shipped
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.battle_tables import TABLES, find_table
from combat.games.armour.content.library import Library
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.ground.sight_obstacles import ground_height, table_sight

BANDS = {20: (75, 93), 40: (58, 84), 80: (28, 62)}
"""Distance in cm -> the least and most of the share in percent."""
PAIRS = 600


def openness(book: Book, pairs: int = PAIRS, seed: int = 1) -> dict[int, int]:
    """Return the share of pairs of points that see each other, in percent, by their distance in centimetres."""
    sight, dice, figures = table_sight(book), Random(seed), book.figures.sight
    heights = BodyHeights(figures.eye, figures.team_top, figures.team_top // 2)
    found = {}
    for distance in BANDS:
        seen = 0
        for _ in range(pairs):
            one, other = _pair(book, distance * CM, dice)
            bodies = [SightBody.at_point(at, heights, ground_height(book, at)) for at in (one, other)]
            seen += sight.sees(*bodies)
        found[distance] = round(100 * seen / pairs)
    return found


def _pair(book: Book, distance: int, dice: Random) -> tuple[Point, Point]:
    """Return two random points of the table at a distance from each other, neither in a building."""
    while True:
        one = Point(dice.randrange(book.table.width), dice.randrange(book.table.height))
        turn = dice.uniform(0, math.tau)
        other = one.moved(round(distance * math.cos(turn)), round(distance * math.sin(turn)))
        inside = 0 <= other.x <= book.table.width and 0 <= other.y <= book.table.height
        if inside and not any(_in_building(book, at) for at in (one, other)):
            return one, other


def _in_building(book: Book, at: Point) -> bool:
    return any(piece.area().locate(at) >= 0 for piece in book.table.scenery_of("building"))


def main(names: Sequence[str]) -> None:
    """Print the openness of some tables, or of all."""
    library = Library([shipped("armour")])
    content = Assembly(library)
    book = content.book(library.scenario_file("any-ground"))
    assert content.ground
    for place in library.places(TABLES):
        name = place.rpartition("/")[2].removesuffix(".tmx")
        if not names or name in names:
            table = find_table(library, name, content.ground.content)
            shares = openness(replace(book, table=table))
            print(f"{name:<10}", " ".join(f"{distance} cm {share} %" for distance, share in shares.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
