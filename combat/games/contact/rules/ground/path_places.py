"""Places along a path: the pose of a moving unit after each part of it."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from combat.engine.kernel.record import Record
from combat.engine.space.plane.movement.movement_path import Move, MovementPath
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose


class Station(Record):
    """A pose on a path, and its distance from the start in units of 0.1 mm."""

    at: int
    pose: Pose


def stations(start: Pose, path: MovementPath, every: int, length: int | None = None) -> Iterator[Station]:
    """Yield the poses on a path every `every` units of 0.1 mm, at its corners and at its end.

    Stops after `length` units, if given.
    """
    point, heading, gone = start.point, start.heading, 0
    last = start
    for step in path:
        if not isinstance(step, Move):
            heading += step.by
            continue
        whole = isqrt(max(0, squared_distance(point, step.to) - 1)) + 1 if point != step.to else 0
        most = whole if length is None else min(whole, length - gone)
        for part in [*range(every, most, every), *((most,) if most > 0 else ())]:
            last = Pose.at(_part(point, step.to, part, whole), heading)
            yield Station(gone + part, last)
        gone += whole
        if length is not None and gone >= length:
            return
        point = step.to
    end = Pose.at(point, heading)
    if end != last or not gone:
        yield Station(gone, end)


def _part(start: Point, end: Point, part: int, whole: int) -> Point:
    """Return the point some units along a straight move, rounded back towards its start."""

    def share(value: int) -> int:
        size = abs(value) * part // whole
        return size if value >= 0 else -size

    return start.moved(share(end.x - start.x), share(end.y - start.y))
