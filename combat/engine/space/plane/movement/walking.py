"""Walking of a path: sweeps the outline of a model along it and reports what it meets.

Decides which moves are legal.
"""

from __future__ import annotations

from itertools import pairwise

from combat.engine.kernel.record import replace
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.movement.bars import Step, bar_on_leg, bar_on_turn, resting_pose
from combat.engine.space.plane.movement.ground_class import Passage
from combat.engine.space.plane.movement.ground_crossing import on_ground, point_on_ground
from combat.engine.space.plane.movement.ground_piece import GroundPiece
from combat.engine.space.plane.movement.leg import Interval, Leg
from combat.engine.space.plane.movement.movement_path import Move, MovementPath, Turn
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.rotation import Rotation
from combat.engine.space.plane.movement.walk import BorderCrossing, Source, Stretch, Walk, WalkStop
from combat.engine.space.plane.pose import Pose


def walk(space: MovementSpace, path: MovementPath) -> Walk:
    """Return the report of a path from the mover's start, up to the first bar.

    Ground and zones count where the interior of the outline meets them; touching a border does not. A mover is not
    barred by the ground or zone that it starts in until it has left it, but it may not come nearer to a shape in whose
    barred zone it starts. A turn enters or leaves ground of free passage only if it ends there. Results are exact;
    positions are rounded to whole units as `BorderCrossing` and `WalkStop` define.
    """
    points = [space.start.point, *(step.to for step in path if isinstance(step, Move))]
    return _Walker(space.near(points)).walk(path)


class _Walker:
    """A walk in progress."""

    def __init__(self, space: MovementSpace) -> None:
        self.space = space
        self.point, self.heading = space.start.point, space.start.heading
        self.at = 0
        self.stretches, self.crossings = list[Stretch](), list[BorderCrossing]()
        self.steps = list[Step]()

    def walk(self, path: MovementPath) -> Walk:
        """Walk a path from the start."""
        space = self.space
        here = space.mover.footprint.at(self.point, self.heading)
        started_on = tuple(piece.key for piece in self.space.entered if piece.touches(here))
        started_in = tuple(zone.key for zone in space.marks if zone.holds(here))
        stop = None
        for step in path:
            self.steps.append((self.point, self.heading, step))
            stop = self._move(step) if isinstance(step, Move) else self._turn(step)
            if stop is not None:
                break
        if stop is None and (self.point, self.heading) != (space.start.point, space.start.heading):
            bar = space.bar_at(self.point, self.heading)
            stop = WalkStop(self.at, len(path), 0, *bar) if bar else None
        end = self.point, self.heading
        if stop is not None:
            end = resting_pose(space, self.steps, stop.place if stop.step < len(path) else None)
        self.crossings.sort(key=lambda crossing: (crossing.step, crossing.place, crossing.enters))
        return Walk(self.at, Pose.at(*end), started_on, started_in, tuple(self.stretches), tuple(self.crossings), stop)

    def _move(self, step: Move) -> WalkStop | None:
        """Walk a straight move up to its end or to the first bar."""
        space, (x, y) = self.space, self.point
        dx, dy = step.to[0] - x, step.to[1] - y
        if not (dx or dy):
            return None
        leg = Leg(space.mover.footprint.at(self.point, self.heading), dx, dy)
        bar = bar_on_leg(space, leg, self.point, self.heading)
        last = bar[0] if bar else leg.length
        under = [(piece, interval) for piece in self.space.entered for interval in on_ground(leg, piece)]
        for piece, interval in under:
            self._cross("ground", piece.key, piece.ground.passage, interval, last)
        for zone in space.marks:
            within = zone.along(leg)
            if within is not None:
                self._cross("zone", zone.key, zone.passage, within, last)
        self._add_stretches(under, Leg(ConvexShape((self.point,)), dx, dy), last)
        self.at += last
        if bar is not None:
            return WalkStop(self.at, len(self.steps) - 1, *bar)
        self.point = step.to
        return None

    def _turn(self, step: Turn) -> WalkStop | None:
        """Turn to the end or to the first bar."""
        space = self.space
        turn = Rotation(space.mover.footprint, self.point, self.heading, step.by)
        bar = bar_on_turn(space, turn, self.point)
        last = bar[0] if bar else turn.steps
        for piece in self.space.entered:
            is_free = piece.ground.passage == "free"
            for interval in turn.changing(piece.touches) if is_free else turn.touching(piece.touches, piece.meets):
                self._cross("ground", piece.key, piece.ground.passage, interval, last, turn)
        for zone in space.marks:
            for interval in turn.touching(zone.holds):
                self._cross("zone", zone.key, zone.passage, interval, last, turn)
        if bar is not None:
            return WalkStop(self.at, len(self.steps) - 1, *bar)
        self.heading += step.by
        return None

    def _cross(
        self, source: Source, key: str, passage: Passage, interval: Interval, last: int, turn: Rotation | None = None
    ) -> None:
        """Add the borders that are crossed at the ends of an interval, up to the last position of the step."""
        entry, leaving = interval
        for place, enters in ((entry, True), (leaving, False)):
            if place < 0 or place > last - enters:
                continue
            heading = turn.headings[place] if turn else self.heading
            at = self.at if turn else self.at + place
            number = len(self.steps) - 1
            self.crossings.append(BorderCrossing(at, number, place, heading % FULL, enters, source, key, passage))

    def _add_stretches(self, under: list[tuple[GroundPiece, Interval]], centre: Leg, last: int) -> None:
        """Cut a move where the ground under the footprint or under the reference point changes."""
        below = [(piece, interval) for piece in self.space.entered for interval in point_on_ground(centre, piece)]
        cuts = {0, last}
        for _, ends in (*under, *below):
            cuts.update(place for place in ends if 0 < place < last)
        for begin, end in pairwise(sorted(cuts)):
            keys = tuple(piece.key for piece, (first, left) in under if first <= begin and end <= left)
            here = [piece for piece, (first, left) in below if first <= begin and end <= left]
            top = max(here, key=lambda piece: (piece.ground.layer, piece.ground.rate), default=None)
            rate = top.ground.rate if top else self.space.ground.base.rate
            stretch = Stretch(self.at + begin, self.at + end, rate, top.key if top else "", keys)
            if self.stretches and _continues(self.stretches[-1], stretch):
                stretch = replace(stretch, begin=self.stretches.pop().begin)
            self.stretches.append(stretch)


def _continues(one: Stretch, other: Stretch) -> bool:
    """Return whether nothing changes from a stretch to the next."""
    return (one.rate, one.centre, one.under) == (other.rate, other.centre, other.under)
