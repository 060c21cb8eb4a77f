"""Contours of reach: polygons around the nodes that are shown, for drawing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

from combat.engine.space.plane.movement.reach import Reach
from combat.engine.space.plane.point import CM, Point

_BESIDE_BARS = 0.25
"""Share of the way from a shown node to a barred one at which the contour runs."""


def contours(reach: Reach) -> list[tuple[Point, ...]]:
    """Return the outlines of the area in reach and of its holes; [] if nothing is in reach.

    The area is to the right of each outline on the table, so holes run counter-clockwise. The outline is where the
    allowance ends, and a little outside of the shown nodes next to bars.
    """
    side = reach.grid.side
    following = dict[int, int]()
    shown = reach.shown
    for cell in _mixed_cells(shown, side):
        # the side from a node to its right neighbour has twice the node's number, that to the node below one more
        sides = (2 * cell, 2 * cell + 3, 2 * (cell + side), 2 * cell + 1)
        for enters, leaves in _SEGMENTS[shown[cell], shown[cell + 1], shown[cell + side + 1], shown[cell + side]]:
            following[sides[enters]] = sides[leaves]
    found = list[tuple[Point, ...]]()
    while following:
        first, edge = following.popitem()
        loop = [first]
        while edge != first:
            loop.append(edge)
            edge = following.pop(edge)
        found.append(_without_needless([_crossed(reach, each) for each in loop]))
    return found


def _mixed_cells(shown: bytearray, side: int) -> Iterator[int]:
    """Yield the top left nodes of the cells with a shown corner and one that is not."""
    for begin in range(0, len(shown) - side, side):
        top, bottom = (int.from_bytes(shown[at : at + side], "big") for at in (begin, begin + side))
        if not top and not bottom:
            continue
        differ = ((top ^ bottom) | (top ^ top << 8) | (bottom ^ bottom << 8) | (top ^ bottom) << 8) & (
            1 << 8 * side
        ) - 1
        cells = differ.to_bytes(side, "big")
        place = cells.find(1)
        while place >= 0:
            yield begin + place
            place = cells.find(1, place + 1)


def _segments(states: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return from which to which side outlines cross a cell with four corners in clockwise order, shown or not.

    Side n leads from corner n to the next. An outline enters a shown part at its last side and leaves at the one
    before its first corner, so that shown corners across from each other stay apart.
    """
    found = list[tuple[int, int]]()
    for place in range(4):
        if not states[place] and states[(place + 1) % 4]:
            last = next(turn for turn in range(1, 4) if not states[(place + turn + 1) % 4])
            found.append(((place + last) % 4, place))
    return tuple(found)


_SEGMENTS = {states: _segments(states) for states in product((0, 1), repeat=4) if 0 < sum(states) < 4}
"""By the corners of a cell that are shown: top left, top right, bottom right, bottom left."""


def _crossed(reach: Reach, edge: int) -> Point:
    """Return where the contour crosses an edge between two nodes."""
    node, is_down = divmod(edge, 2)
    other = node + (reach.grid.side if is_down else 1)
    inner, outer = (node, other) if reach.shown[node] else (other, node)
    costs, most = reach.search.costs, reach.allowance
    share = _BESIDE_BARS
    if most < costs[outer] < float("inf"):
        share = min(max((most - costs[inner]) / (costs[outer] - costs[inner]), 0.0), 1.0)
    x, y = reach.grid.point(inner)
    far = round(CM * share) if other == outer else -round(CM * share)
    return Point(x, y + far) if is_down else Point(x + far, y)


def _without_needless(corners: list[Point]) -> tuple[Point, ...]:
    """Return an outline without repeated corners and those on a straight line."""
    kept = [corner for corner, after in pairwise((*corners, corners[0])) if corner != after] or corners[:1]
    if len(kept) < 3:
        return tuple(kept)
    around = zip((kept[-1], *kept), kept, (*kept[1:], kept[0]), strict=False)
    bent = [b for a, b, c in around if (b.x - a.x) * (c.y - b.y) != (b.y - a.y) * (c.x - b.x)]
    return tuple(bent) or tuple(kept)
