"""Crest lines computed from the levels of a map: inside the higher hexes, between side midpoints (17.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.space.hexes.lattice import CORNERS, Spot, hex_at, middle
from combat.games.command.rules.ground.ground_map import Crest

INWARDS = (5, 8)
"""Distance of a crest line from the centre of its hex towards the border, as a fraction."""


DRAWN_IN = (3, 10)
"""Distance of the first bend of a rounded line from the side midpoint towards the centre, as a fraction."""
ROUNDS = 2
"""Number of corner-cutting passes for a rounded line."""


def crests(
    levels: Mapping[Hex, int], cliffs: frozenset[frozenset[Hex]] = frozenset(), *, rounded: bool = False
) -> tuple[Crest, ...]:
    """Return all crest lines of a map, by level; beyond the map edge the level of the last hex continues.

    There is none along a cliff, which is a crest line itself. With `rounded`, corners are cut to look like hills; each
    stroke still lies in one hex.
    """
    found: list[Crest] = []
    for level in range(1, max(levels.values(), default=0) + 1):
        pieces = [piece for hex_ in levels if levels[hex_] == level for piece in _pieces(hex_, levels, cliffs)]
        if rounded:
            pieces = [_rounded(piece) for piece in pieces]
        found += [Crest(level, tuple(points)) for points in _chained(pieces)]
    return tuple(found)


def _pieces(hex_: Hex, levels: Mapping[Hex, int], cliffs: frozenset[frozenset[Hex]]) -> Iterator[list[Spot]]:
    """Yield the lines that separate a hex from its lower neighbours, each between two side midpoints."""
    lower = [
        other is not None and levels.get(other, levels[hex_]) < levels[hex_] and frozenset((hex_, other)) not in cliffs
        for other in neighbours(hex_)
    ]
    if all(lower):
        ring = [point for way in range(6) for point in (_inner(hex_, way), _inner_corner(hex_, way))]
        yield [*ring, ring[0]]
        return
    for first in range(6):
        if lower[first] and not lower[first - 1]:
            line, way = [_side_middle(hex_, first - 1)], first
            while lower[way % 6]:
                line.append(_inner(hex_, way))
                if lower[(way + 1) % 6]:
                    line.append(_inner_corner(hex_, way))
                way += 1
            yield [*line, _side_middle(hex_, way)]


def _rounded(piece: list[Spot]) -> list[Spot]:
    """Return a line with its corners cut; it crosses hexsides at right angles, to meet the next one."""
    line: list[tuple[float, float]] = [*piece]
    if piece[0] == piece[-1]:
        line = [*piece, piece[1]]
    else:
        corners = (piece[1], piece[-2])
        middles = [_drawn_in(end, corner) for end, corner in zip((piece[0], piece[-1]), corners, strict=True)]
        line = [piece[0], middles[0], *piece[1:-1], middles[1], piece[-1]]
    for _ in range(ROUNDS):
        cut = [
            (ax + (bx - ax) * share, ay + (by - ay) * share)
            for (ax, ay), (bx, by) in pairwise(line)
            for share in (0.25, 0.75)
        ]
        line = [*cut, cut[0]] if piece[0] == piece[-1] else [piece[0], *cut[1:-1], piece[-1]]
    spots = [(round(x), round(y)) for x, y in line]
    return [spot for place, spot in enumerate(spots) if not place or spot != spots[place - 1]]


def _drawn_in(end: Spot, corner: Spot) -> Spot:
    """Return a point between a side midpoint and the centre of the hex that contains the next corner."""
    hex_ = hex_at(((end[0] * 9 + corner[0]), (end[1] * 9 + corner[1])), 10)
    assert hex_ is not None
    (x, y), (part, whole) = middle(hex_), DRAWN_IN
    return end[0] + (x - end[0]) * part // whole, end[1] + (y - end[1]) * part // whole


def _side_middle(hex_: Hex, way: int) -> Spot:
    (x, y), (ax, ay), (bx, by) = middle(hex_), CORNERS[way % 6 - 1], CORNERS[way % 6]
    return x + (ax + bx) // 2, y + (ay + by) // 2


def _inner(hex_: Hex, way: int) -> Spot:
    (x, y), (side_x, side_y) = middle(hex_), _side_middle(hex_, way)
    part, whole = INWARDS
    return x + (side_x - x) * part // whole, y + (side_y - y) * part // whole


def _inner_corner(hex_: Hex, way: int) -> Spot:
    (x, y), (corner_x, corner_y), (part, whole) = middle(hex_), CORNERS[way % 6], INWARDS
    return x + corner_x * part // whole, y + corner_y * part // whole


def _chained(pieces: list[list[Spot]]) -> list[list[Spot]]:
    """Join lines whose ends meet."""
    chains = [piece for piece in pieces if piece]
    begun = {line[0]: line for line in chains if line[0] != line[-1]}
    done: list[list[Spot]] = [line for line in chains if line[0] == line[-1]]
    ends = {line[-1] for line in begun.values()}
    for start in [*(spot for spot in begun if spot not in ends), *begun]:
        line = begun.pop(start, None)
        if line is None:
            continue
        while line[-1] in begun:
            line = [*line, *begun.pop(line[-1])[1:]]
        done.append(line)
    return done
