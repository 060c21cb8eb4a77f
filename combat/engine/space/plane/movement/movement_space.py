"""Movement spaces: everything that concerns the move of one model, prepared once and asked for many paths."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, distance, overlap
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.ground_piece import GroundPiece
from combat.engine.space.plane.movement.leg import Interval, Leg
from combat.engine.space.plane.movement.mover import Mover, turning_radius
from combat.engine.space.plane.movement.obstacle import Obstacle
from combat.engine.space.plane.movement.walk_report import Source
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose

T = TypeVar("T", GroundPiece, "Zone")


class Box(NamedTuple):
    """An upright rectangle."""

    left: int
    top: int
    right: int
    bottom: int

    def among(self, things: list[T]) -> list[T]:
        """Return the pieces or zones whose own boxes meet the box."""
        left, top, right, bottom = self
        return [
            thing
            for thing in things
            if thing.left <= right and left <= thing.right and thing.top <= bottom and top <= thing.bottom
        ]


class Zone:
    """The zone of an obstacle for a mover from its start."""

    __slots__ = ("bottom", "closed", "left", "obstacle", "reach", "right", "shape", "top")

    def __init__(self, obstacle: Obstacle, start: ConvexShape) -> None:
        """A mover that starts in a barred zone may not come nearer; whole units of the distance at its start count."""
        self.obstacle, self.shape, self.reach, self.closed = obstacle, obstacle.shape, obstacle.reach, obstacle.closed
        if obstacle.limit and obstacle.passage == "barred" and not obstacle.at_end and self.holds(start):
            self.reach, self.closed = distance(start, self.shape).units, False
        self.left, self.right = self.shape.left - self.reach, self.shape.right + self.reach
        self.top, self.bottom = self.shape.top - self.reach, self.shape.bottom + self.reach

    def holds(self, shape: ConvexShape) -> bool:
        """Return whether a shape is in the zone."""
        if self.reach or self.closed:
            return compare_distance(shape, self.shape, self.reach) < int(self.closed)
        return overlap(shape, self.shape)

    def along(self, leg: Leg) -> Interval | None:
        """Return where a moving shape is in the zone."""
        return leg.touching(self.shape, self.reach, closed=self.closed)


class MovementSpace:
    """A mover at its start, the ground and the obstacles; immutable."""

    __slots__ = ("barred", "bars", "ends", "entered", "ground", "marks", "mover", "narrow", "start")

    def __init__(self, start: Pose, mover: Mover, ground: GroundLayout, obstacles: Iterable[Obstacle] = ()) -> None:
        """Prepare the zones; the mover itself must not be among the obstacles."""
        self.start, self.mover, self.ground = start, mover, ground
        here = mover.footprint.at(start.point, start.heading)
        zones = [Zone(obstacle, here) for obstacle in obstacles]
        barred = [zone for zone in zones if zone.obstacle.passage == "barred"]
        self.barred = [piece for piece in ground.pieces if piece.ground.passage == "barred"]
        """The pieces of ground that the mover may not enter."""
        self.entered = [piece for piece in ground.pieces if piece.ground.passage != "barred"]
        """The pieces of ground that it can be on."""
        self.bars = [zone for zone in barred if zone.obstacle.limit and not zone.obstacle.at_end]
        """Zones that the footprint may not enter."""
        self.narrow = [zone for zone in barred if not zone.obstacle.limit and not zone.obstacle.at_end]
        """Shapes that the outline for gaps may not overlap."""
        self.ends = [zone for zone in barred if zone.obstacle.at_end or not zone.obstacle.limit]
        """Zones in which the footprint may not end."""
        self.marks = [zone for zone in zones if zone.obstacle.passage != "barred"]
        """Zones whose borders are reported."""

    def near(self, points: Iterable[Point]) -> MovementSpace:
        """Return the space with only what concerns poses at points and on straight ways between them."""
        radius = turning_radius(self.mover.footprint)
        if self.mover.body is not None:
            radius = max(radius, turning_radius(self.mover.body))
        places = list(points)
        xs, ys = [x for x, _ in places], [y for _, y in places]
        box = Box(min(xs) - radius, min(ys) - radius, max(xs) + radius, max(ys) + radius)
        part = MovementSpace.__new__(MovementSpace)
        part.start, part.mover, part.ground = self.start, self.mover, self.ground
        part.barred, part.entered = (box.among(pieces) for pieces in (self.barred, self.entered))
        part.bars, part.narrow, part.ends, part.marks = (
            box.among(zones) for zones in (self.bars, self.narrow, self.ends, self.marks)
        )
        return part

    def bar_at(self, point: Point, heading: Heading) -> tuple[Source, str] | None:
        """Return what keeps the footprint from ending somewhere, the edge of the table first; None if it may."""
        shape = self.mover.footprint.at(point, heading)
        if not self.ground.contains(shape):
            return "edge", ""
        for piece in self.barred:
            if piece.touches(shape):
                return "ground", piece.key
        for zones in (self.ends, self.bars):
            for zone in zones:
                if zone.holds(shape):
                    return "obstacle", zone.obstacle.key
        return None
