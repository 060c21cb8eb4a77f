"""Compute lines of sight by brute force in exact fractions, for comparison with `space.plane.sight`.

A line is cut at every border that it crosses; the middle of each part decides where the part is.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_report import SightReport
from tests.engine.space.plane.exact_plane import Exact, closed, winding

Part = tuple[Fraction, Fraction]


def on_line(eye: Point, point: Point, part: Fraction) -> Exact:
    """Return the point at a share (0-1) of a line."""
    return eye.x + part * (point.x - eye.x), eye.y + part * (point.y - eye.y)


def meetings(eye: Point, point: Point, corners: Sequence[Point]) -> list[Fraction]:
    """Return the shares (0-1) of a line at which it meets the border of a polygon, with 0 and 1, sorted."""
    dx, dy = point.x - eye.x, point.y - eye.y
    found = {Fraction(0), Fraction(1)}
    for a, b in closed(corners):
        ux, uy = b.x - a.x, b.y - a.y
        across = dx * uy - dy * ux
        if across:
            along = Fraction((a.x - eye.x) * uy - (a.y - eye.y) * ux, across)
            beside = Fraction((a.x - eye.x) * dy - (a.y - eye.y) * dx, across)
            if 0 < along < 1 and 0 <= beside <= 1:
                found.add(along)
        elif dx * (a.y - eye.y) == dy * (a.x - eye.x):
            for corner in (a, b):
                along = Fraction((corner.x - eye.x) * dx + (corner.y - eye.y) * dy, dx * dx + dy * dy)
                if 0 < along < 1:
                    found.add(along)
    return sorted(found)


def parts_inside(eye: Point, point: Point, corners: Sequence[Point]) -> list[Part]:
    """Return the parts of a line that are inside a polygon, as pairs of shares (0-1)."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    across, down = sorted((eye.x, point.x)), sorted((eye.y, point.y))
    if across[1] <= min(xs) or across[0] >= max(xs) or down[1] <= min(ys) or down[0] >= max(ys):
        return []
    places = meetings(eye, point, corners)
    return [
        (low, high) for low, high in pairwise(places) if winding(on_line(eye, point, (low + high) / 2), corners) > 0
    ]


def lower(parts: list[Part], eye_z: int, z: int, top: int | None) -> list[Part]:
    """Return those of the parts, cut if needed, in which a line from height `eye_z` to `z` is below `top`.

    All if it is None.
    """
    if top is None:
        return parts
    if z == eye_z:
        return parts if z < top else []
    turn = Fraction(top - eye_z, z - eye_z)
    cut = [(low, min(high, turn)) if z > eye_z else (max(low, turn), high) for low, high in parts]
    return [(low, high) for low, high in cut if low < high]


def length_at_least(parts: list[Part], square: int, depth: Fraction) -> bool:
    """Return whether the total length of the parts is at least `depth`; `square` is the squared length of the line."""
    covered = sum((high - low for low, high in union(parts)), Fraction(0))
    return covered * covered * square >= depth * depth


def union(parts: list[Part]) -> list[Part]:
    """Return the parts merged where they overlap, sorted."""
    found: list[Part] = []
    for low, high in sorted(parts):
        if found and low <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], high))
        else:
            found.append((low, high))
    return found


def state(report: SightReport, obstacles: Sequence[Obstacle], eye: Point, point: Point, z: int) -> tuple[bool, bool]:
    """Return whether a line to a point at a height is hidden, and whether it is concealed.

    It is hidden by solid things, or by woods with a total depth of 5 cm or more.
    """
    viewer, target = report.viewer, report.target
    eye_z, square = viewer.ground + viewer.heights.eye, (eye.x - point.x) ** 2 + (eye.y - point.y) ** 2
    hidden = concealed = False
    deep: list[Part] = []
    for obstacle in obstacles:
        if obstacle.name in (viewer.name, target.name):
            continue
        inside = parts_inside(eye, point, obstacle.area.corners)
        below = lower(inside, eye_z, z, obstacle.top)
        hidden = hidden or (bool(below) and obstacle.rule.opaque)
        if obstacle.rule.depth is not None:
            deep += below
        over = obstacle.rule.overlooked and viewer.ground > obstacle.base
        concealed = concealed or (bool(below) and obstacle.rule.conceals and not over)
    return hidden or length_at_least(deep, square, Fraction(500)), concealed


def counts(
    viewer: SightBody, target: SightBody, report: SightReport, obstacles: Sequence[Obstacle]
) -> tuple[int, int, int]:
    """Return how many points of the target are seen, seen at middle height, and not concealed there.

    Each number is the largest of all eyes of the viewer.
    """
    top, middle = target.ground + target.heights.top, target.ground + target.heights.middle
    best = [0, 0, 0]
    for eye in viewer.eyes:
        found = [
            (state(report, obstacles, eye, point, top)[0], *state(report, obstacles, eye, point, middle))
            for point in target.points
        ]
        clear = sum(1 for hidden, _, _ in found if not hidden)
        whole = sum(1 for _, hidden, _ in found if not hidden)
        plain = sum(1 for _, hidden, concealed in found if not hidden and not concealed)
        best = [max(one, other) for one, other in zip(best, (clear, whole, plain), strict=True)]
    return best[0], best[1], best[2]
