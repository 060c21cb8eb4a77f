"""Outlines drawn from the ground of a map: ragged woods, squared houses, cut through where a way runs (17.0).

They cover the centre of their hex and most of it, stay clear of what is other ground beside it, and lap over what is the
same. Chance is seeded by the map, the hex and the attempt, so that a map comes out the same every time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot, sqrt
from random import Random

from combat.engine.space.hexes.hex import Hex, neighbour
from combat.engine.space.hexes.lattice import CORNERS, HEIGHT, WIDTH, Spot, middle
from combat.games.command.rules.ground.ground_map import Outline

LEAST, MOST = 0.74, 0.84
"""How far ground reaches towards other ground, as a share of the way from the centre to the side."""
OVER = 1.05
"""And towards the same ground, and the edge of the map."""
HALF_WAY = 0.08
"""Half of the gap that a way cuts, as a share of a hex."""
SIDE = 1 / sqrt(3)
"""Of a hex that is 1 high."""
HOUSE: tuple[Spot, ...] = (
    (100, -99),
    (150, -50),
    (150, 50),
    (100, 99),
    (-100, 99),
    (-150, 50),
    (-150, -50),
    (-100, -99),
)
TALL_HOUSE = (0.77, 0.83)
"""How far a building of several hexes reaches towards its corners."""

Point = tuple[float, float]


class Drawer:
    """The outlines of one map."""

    def __init__(self, name: str, grounds: Mapping[Hex, str], ways: Mapping[Hex, tuple[int, int]]) -> None:
        """`ways` are the two sides by which a way enters and leaves the hexes that it cuts through."""
        self.name, self.grounds, self.ways = name, grounds, ways

    def nature(self, hex_: Hex, attempt: int = 0) -> tuple[Outline, ...]:
        """What grows in a hex: one outline, or two with a way between them."""
        chance = Random(f"{self.name} {hex_} {attempt}")
        same = [self._is_same(hex_, way) for way in range(6)]
        reach = [OVER if like else chance.uniform(LEAST, MOST) for like in same]
        sides = [list(self._side_points(way, same, reach[way], chance)) for way in range(6)]
        if hex_ not in self.ways:
            return (self._outline(hex_, [point for side in sides for _, point in side]),)
        first, second = self.ways[hex_]
        return tuple(
            self._outline(hex_, self._half(sides, reach, *ends)) for ends in ((first, second), (second, first))
        )

    def _is_same(self, hex_: Hex, way: int) -> bool:
        other = neighbour(hex_, way)
        return other is None or self.grounds.get(other, self.grounds[hex_]) == self.grounds[hex_]

    def _side_points(self, way: int, same: list[bool], reach: float, chance: Random) -> Iterator[tuple[float, Point]]:
        """The points towards one side, each with its share of the way along it."""
        if same[way]:
            shares = [0.2, 0.8]
            if same[(way + 1) % 6]:
                shares.append(1.0)
            for share in shares:
                yield share, _towards(way, share, OVER)
            return
        for share in (chance.uniform(0.1, 0.18), chance.uniform(0.45, 0.55), chance.uniform(0.82, 0.9)):
            yield share, _towards(way, share, reach if share != 0.5 else reach * chance.uniform(0.97, 1.0))

    def _half(self, sides: list[list[tuple[float, Point]]], reach: list[float], first: int, second: int) -> list[Point]:
        """What lies clockwise from the way's one side to its other."""
        cut = HALF_WAY / SIDE
        points = [_towards(first, 0.5 + cut, reach[first])]
        points += [point for share, point in sides[first] if share > 0.5 + cut]
        way = (first + 1) % 6
        while way != second:
            points += [point for _, point in sides[way]]
            way = (way + 1) % 6
        points += [point for share, point in sides[second] if share < 0.5 - cut]
        points.append(_towards(second, 0.5 - cut, reach[second]))
        turn = (second - first) % 6
        if turn != 3:
            points.append(_elbow(first, second, inner=turn < 3))
        return points

    def _outline(self, hex_: Hex, points: list[Point]) -> Outline:
        x, y = middle(hex_)
        return Outline(self.grounds[hex_], (hex_,), tuple((x + round(dx), y + round(dy)) for dx, dy in points))

    def house(self, hexes: tuple[Hex, ...], attempt: int = 0) -> Outline:
        """A building of one hex, or of several that touch."""
        chance = Random(f"{self.name} {hexes[0]} {attempt}")
        if len(hexes) == 1:
            wide, high = chance.uniform(0.96, 1.02), chance.uniform(0.94, 1.0)
            return self._outline(hexes[0], [(x * wide, y * high) for x, y in HOUSE])
        share = chance.uniform(*TALL_HOUSE)
        here = min(hexes, key=lambda hex_: (hex_.row, hex_.column))
        way = next(
            way for way in range(6) if neighbour(here, way) not in hexes and neighbour(here, way - 1) not in hexes
        )
        begun, spots = (here, way), list[Spot]()
        while True:
            x, y = middle(here)
            for corner in (CORNERS[way - 1], CORNERS[way]):
                spot = x + round(corner[0] * share), y + round(corner[1] * share)
                if spots[-1:] != [spot]:
                    spots.append(spot)
            beside = neighbour(here, way + 1)
            here, way = (beside, (way + 5) % 6) if beside is not None and beside in hexes else (here, (way + 1) % 6)
            if (here, way) == begun:
                return Outline("building", hexes, tuple(spots[:-1] if spots[0] == spots[-1] else spots))


def _towards(way: int, share: float, reach: float) -> Point:
    """A point so far along a side, and so far out from the centre towards it."""
    (ax, ay), (bx, by) = CORNERS[way % 6 - 1], CORNERS[way % 6]
    return reach * (ax + share * (bx - ax)), reach * (ay + share * (by - ay))


def _elbow(first: int, second: int, *, inner: bool) -> Point:
    """Where the border of a gap bends with its way, in the middle of the hex."""
    (ax, ay), (bx, by) = (_true(_towards(way, 0.5, 1.0)) for way in (first, second))
    x, y = ax + bx, ay + by  # the two have one length, so that this halves the angle
    far = hypot(x, y)
    half_sine = sqrt(max(0.0, 1 - (far / 2 / hypot(ax, ay)) ** 2))
    reach = (HALF_WAY / half_sine / far) * (1 if inner else -1)
    return x * reach * WIDTH / (2 * SIDE), y * reach * HEIGHT


def _true(point: Point) -> Point:
    """A point as it lies on a map of regular hexes that are 1 high."""
    return point[0] * 2 * SIDE / WIDTH, point[1] / HEIGHT
