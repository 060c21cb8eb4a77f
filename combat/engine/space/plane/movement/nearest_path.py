"""Find the nearest place within reach, for drags to places out of reach."""

from __future__ import annotations

from math import isqrt

from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.movement.movement_path import MovementPath
from combat.engine.space.plane.movement.reach import Reach
from combat.engine.space.plane.point import CM, Point, squared_distance

_NODES = 12
"""Number of nodes in reach that are tried, the nearest first."""


def nearest_path(reach: Reach, wanted: Point, heading: Heading | None = None) -> MovementPath:
    """Return a path, legal by `walk`, to the nearest place to `wanted` that was found.

    An empty path if that is the start.

    If the mover cannot turn to `heading` there, it keeps the heading with which it arrives.
    """
    direct = _path(reach, wanted, heading)
    if direct is not None:
        return direct
    nodes = sorted(reach.candidates(), key=lambda node: squared_distance(node, wanted))[:_NODES]
    for node in nodes:
        path = _nearer(reach, node, wanted, heading) or _path(reach, node, heading)
        if path is not None:
            return path
    return ()


def _path(reach: Reach, point: Point, heading: Heading | None) -> MovementPath | None:
    """Return a path to a point, with the heading if possible."""
    if not reach.shows(point):
        return None
    return reach.path_to(point, heading) or reach.path_to(point)


def _nearer(reach: Reach, node: Point, wanted: Point, heading: Heading | None) -> MovementPath | None:
    """Return a path to a point up to 1 cm from a node towards the wanted one, as far as that is in reach."""
    dx, dy = wanted[0] - node[0], wanted[1] - node[1]
    length = isqrt(dx * dx + dy * dy)
    for part in range(min(CM, length), 0, -CM // 5):
        path = _path(reach, node.moved(dx * part // length, dy * part // length), heading)
        if path is not None:
            return path
    return None
