"""Bars (forbidden ground or zones): where a step of a path must end, and where a stopped mover may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.movement.ground_crossing import on_ground
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.leg import Interval, Leg, move_length
from combat.engine.space.plane.movement.movement_path import Move, Turn
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.rotation import Rotation
from combat.engine.space.plane.movement.walk import Source
from combat.engine.space.plane.point import MM, Point

Bar: TypeAlias = tuple[int, Source, str]
"""Last position of a step before something bars it, then kind and key of that."""
Step: TypeAlias = tuple[Point, Heading, Move | Turn]
"""A step of a path with the point and heading at which it begins."""
_FINE = 4
"""Number of whole units that are tried one by one when a stopped mover is moved back; farther in whole millimetres."""


def bar_on_leg(space: MovementSpace, leg: Leg, point: Point, heading: Heading) -> Bar | None:
    """Return the first bar on a straight move, or None if there is none.

    `leg` is the move of the footprint, which starts at `point` with a heading.
    """
    mover = space.mover
    narrow = leg if mover.body is None else Leg(mover.body.at(point, heading), leg.dx, leg.dy)
    found = list[Bar]()
    edge = _table_edge(space.ground, leg)
    if edge < leg.length:
        found.append((edge, "edge", ""))
    for piece in space.barred:
        found += [(begin, "ground", piece.key) for begin, _ in on_ground(narrow, piece) if begin >= 0]
    for zones, moving in ((space.bars, leg), (space.narrow, narrow)):
        for zone in zones:
            interval = zone.along(moving)
            if interval is not None and interval[0] >= 0:
                found.append((interval[0], "zone", zone.key))
    return min(found, key=lambda bar: bar[0], default=None)


def bar_on_turn(space: MovementSpace, turn: Rotation, point: Point) -> Bar | None:
    """Return the first bar on a turn at `point`, or None if there is none.

    `turn` is the turn of the footprint.
    """
    mover = space.mover
    narrow = turn if mover.body is None else Rotation(mover.body, point, turn.headings[0], turn.by)
    found = list[Bar]()

    def add(intervals: Sequence[Interval], source: Source, key: str) -> None:
        found.extend((begin, source, key) for begin, _ in intervals if begin >= 0)

    add(turn.touching(lambda shape: not space.ground.contains(shape)), "edge", "")
    for piece in space.barred:
        add(narrow.touching(piece.touches, piece.meets), "ground", piece.key)
    for zones, turning in ((space.bars, turn), (space.narrow, narrow)):
        for zone in zones:
            add(turning.touching(zone.holds), "zone", zone.key)
    return min(found, key=lambda bar: bar[0], default=None)


def _table_edge(ground: GroundLayout, leg: Leg) -> int:
    """Return the last position at which the shape is on the table; -1 if it leaves it from the start."""
    shape, n = leg.shape, leg.length
    last = n
    for room, gain in (
        (shape.left, -leg.dx),
        (shape.top, -leg.dy),
        (ground.width - shape.right, leg.dx),
        (ground.height - shape.bottom, leg.dy),
    ):
        if gain > 0:
            last = min(last, room * n // gain)
    return max(last, 0)


def resting_pose(space: MovementSpace, steps: Sequence[Step], place: int | None) -> tuple[Point, Heading]:
    """Return the pose of a mover that is stopped at the position `place` of the last step; at its end for None.

    It is the last pose back along the path at which it may end and which it reaches unbarred. Moves are tried back from
    the position unit by unit for a short way, then in whole millimetres, turns step by step.
    """
    last = place
    for point, heading, step in reversed(steps):
        if isinstance(step, Turn):
            turn = Rotation(space.mover.footprint, point, heading, step.by)
            turned = turn.headings[turn.steps if last is None else last :: -1]
            poses = ((point, facing) for facing in turned)
        else:
            poses = ((here, heading) for here in _points_back(point, step.to, last))
        for here, facing in poses:
            if not space.bar_at(here, facing) and (here == point or _is_free(space, point, heading, here)):
                return here, facing
        last = None
    return space.start.point, space.start.heading


def _points_back(start: Point, end: Point, last: int | None) -> Iterator[Point]:
    """Yield whole points on the way back from a position on a move, which is the end if None."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if not (dx or dy):
        return
    n = move_length(dx, dy)
    place = n if last is None else last
    while place > 0:
        yield start.moved(_share(dx, place, n), _share(dy, place, n))
        place -= 1 if (n if last is None else last) - place < _FINE else MM
    yield start


def _share(value: int, part: int, parts: int) -> int:
    """Return a fraction of a number to the nearest whole number, halves away from 0."""
    size = (2 * abs(value) * part + parts) // (2 * parts)
    return size if value >= 0 else -size


def _is_free(space: MovementSpace, point: Point, heading: Heading, to: Point) -> bool:
    """Return whether nothing bars a straight move."""
    leg = Leg(space.mover.footprint.at(point, heading), to[0] - point[0], to[1] - point[1])
    return bar_on_leg(space, leg, point, heading) is None
