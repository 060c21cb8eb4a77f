"""Generate the outlines of a map's ground: irregular woods, rectangular houses, cut where ways pass (17.0).

An outline covers the centre of its hex and most of its area, keeps away from different ground, and overlaps equal
ground. The seed is map, hex and attempt, so that the result is reproducible.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import hypot
from random import Random

from combat.engine.space.hexes.hex import Hex, neighbour
from combat.engine.space.hexes.lattice import CORNERS, Spot, middle
from combat.games.command.rules.ground.ground_map import Outline
from tools.command.house_blocks import house_points
from tools.command.true_shapes import Point, from_true, true

LEAST, MOST = 0.73, 0.84
"""Extent of an outline towards different ground, as a share of the way from the centre to the side."""
OVER = 1.05
"""Extent towards equal ground, and towards the map edge."""
HALF_WAY = 0.09
"""Half width of the gap cut by a way, as a share of a hex."""
PARAPET, ABUTMENT = 0.2, 0.43
"""Extent of a bridge across and along its way, as shares of a hex."""
BRIDGES = frozenset({"bridge-major", "bridge-minor"})


@dataclass(frozen=True)
class Passage:
    """A way through a hex: entry side, exit side, and the points of entry, bend and exit."""

    first: int
    second: int
    points: tuple[Spot, Spot, Spot]


class Drawer:
    """Generator of the outlines of one map."""

    def __init__(self, name: str, grounds: Mapping[Hex, str], ways: Mapping[Hex, Passage]) -> None:
        """`ways`: passages that cut the ground of a hex."""
        self.name, self.grounds, self.ways = name, grounds, ways

    def nature(self, hex_: Hex, attempt: int = 0) -> tuple[Outline, ...]:
        """Return the outlines of natural ground in a hex: one, or two if a way divides it.

        For a bridge, return its parapets.
        """
        chance = Random(f"{self.name} {hex_} {attempt}")
        passage = self.ways.get(hex_)
        if passage is not None and self.grounds[hex_] in BRIDGES:
            return tuple(self._outline(hex_, points) for points in _parapets(_about(hex_, passage)))
        same = [self._is_same(hex_, way) for way in range(6)]
        low = chance.uniform(LEAST, 0.8)
        reach = [OVER if like else chance.uniform(low, MOST) for like in same]
        sides = [list(_side_points(way, same, reach[way], chance)) for way in range(6)]
        if passage is None:
            return (self._outline(hex_, [point for side in sides for _, point in side]),)
        here, there = _about(hex_, passage), _about(hex_, passage)[::-1]
        return (
            self._outline(hex_, _half(sides, reach, (passage.first, passage.second), here)),
            self._outline(hex_, _half(sides, reach, (passage.second, passage.first), there)),
        )

    def _is_same(self, hex_: Hex, way: int) -> bool:
        other = neighbour(hex_, way)
        return other is None or self.grounds.get(other, self.grounds[hex_]) == self.grounds[hex_]

    def _outline(self, hex_: Hex, points: list[Point]) -> Outline:
        x, y = middle(hex_)
        return Outline(self.grounds[hex_], (hex_,), tuple((x + round(dx), y + round(dy)) for dx, dy in points))

    def house(self, hexes: tuple[Hex, ...], attempt: int = 0) -> Outline:
        """Return the outline of a building on one or several adjacent hexes."""
        chance = Random(f"{self.name} {hexes[0]} {attempt}")
        return Outline("building", hexes, house_points([middle(hex_) for hex_ in hexes], chance))


def _side_points(way: int, same: list[bool], reach: float, chance: Random) -> Iterator[tuple[float, Point]]:
    """Yield the points towards one side, each with its position along the side."""
    if same[way]:
        shares = [0.2, 0.8]
        if same[(way + 1) % 6]:
            shares.append(1.0)
        for share in shares:
            yield share, _towards(way, share, OVER)
        return
    for low, high in ((0.08, 0.16), (0.3, 0.4), (0.6, 0.7), (0.84, 0.92)):
        yield (share := chance.uniform(low, high)), _towards(way, share, min(MOST, reach * chance.uniform(0.94, 1.03)))


def _half(
    sides: list[list[tuple[float, Point]]], reach: list[float], ends: tuple[int, int], way: list[Point]
) -> list[Point]:
    """Return the outline clockwise from the way's one side to its other."""
    first, second = ends
    (begin, begin_share), (end, end_share) = (
        _beside(way[0], way[1], first, reach[first], 1),
        _beside(way[2], way[1], second, reach[second], -1),
    )
    points = [begin] + [point for share, point in sides[first] if share > begin_share + 0.02]
    turn = (first + 1) % 6
    while turn != second:
        points += [point for _, point in sides[turn]]
        turn = (turn + 1) % 6
    points += [point for share, point in sides[second] if share < end_share - 0.02]
    points.append(end)
    if not _is_straight(way):
        points.append(_elbow(way))
    return points


def _about(hex_: Hex, passage: Passage) -> list[Point]:
    """Return the points of a way relative to the centre of its hex."""
    x, y = middle(hex_)
    return [(px - x, py - y) for px, py in passage.points]


def _beside(on_side: Point, bend: Point, side: int, reach: float, hand: int) -> tuple[Point, float]:
    """Return where the edge of a gap leaves the ground beside a crossing way, and its position along the side."""
    (ax, ay), (bx, by) = (true(corner) for corner in (CORNERS[side - 1], CORNERS[side % 6]))
    (px, py), (qx, qy) = true(on_side), true(bend)
    run = px - qx, py - qy
    far = hypot(*run)
    along = (bx - ax, by - ay)
    sine = abs(run[0] * along[1] - run[1] * along[0]) / far / hypot(*along)
    share = ((px - ax) * along[0] + (py - ay) * along[1]) / (along[0] ** 2 + along[1] ** 2)
    share += hand * HALF_WAY / sine / hypot(*along)
    return _towards(side, share, reach), share


def _is_straight(way: list[Point]) -> bool:
    (ax, ay), (bx, by), (cx, cy) = map(true, way)
    return abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) < 1e-3


def _elbow(way: list[Point]) -> Point:
    """Return the bend of a gap's edge at the left of its way."""
    (ax, ay), (bx, by), (cx, cy) = map(true, way)
    one, two = hypot(bx - ax, by - ay), hypot(cx - bx, cy - by)
    x, y = (bx - ax) / one, (by - ay) / one
    u, v = (cx - bx) / two, (cy - by) / two
    nx, ny = y + v, -(x + u)
    far = hypot(nx, ny)
    stretch = HALF_WAY / far / (far / 2)
    return from_true((bx + nx * stretch, by + ny * stretch))


def _parapets(way: list[Point]) -> Iterator[list[Point]]:
    """Yield the two parapets of a bridge, with the way in between."""
    (ax, ay), _, (cx, cy) = map(true, way)
    (mx, my), far = ((ax + cx) / 2, (ay + cy) / 2), hypot(cx - ax, cy - ay)
    x, y = (cx - ax) / far, (cy - ay) / far
    for hand in (1, -1):
        box = ((-ABUTMENT, HALF_WAY), (ABUTMENT, HALF_WAY), (ABUTMENT, PARAPET), (-ABUTMENT, PARAPET))
        yield [from_true((mx + u * x - hand * v * y, my + u * y + hand * v * x)) for u, v in box]


def _towards(way: int, share: float, reach: float) -> Point:
    """Return a point by its position along a side and its distance from the centre."""
    (ax, ay), (bx, by) = CORNERS[way % 6 - 1], CORNERS[way % 6]
    return reach * (ax + share * (bx - ax)), reach * (ay + share * (by - ay))
