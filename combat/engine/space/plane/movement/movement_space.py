"""Movement spaces: everything that affects the move of one model, prepared once for many paths."""

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
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.movement.walk import Source
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose

T = TypeVar("T", GroundPiece, "StartedZone")


class Box(NamedTuple):
    """An upright rectangle."""

    left: int
    top: int
    right: int
    bottom: int

    def among(self, things: list[T]) -> list[T]:
        """Return those pieces or zones whose bounding boxes meet this box."""
        left, top, right, bottom = self
        return [
            thing
            for thing in things
            if thing.left <= right and left <= thing.right and thing.top <= bottom and top <= thing.bottom
        ]


class StartedZone:
    """A zone, adjusted to where a mover starts."""

    __slots__ = ("at_end", "bottom", "closed", "key", "left", "passage", "reach", "right", "shape", "top")

    def __init__(self, zone: ShapeZone, start: ConvexShape) -> None:
        """Adjust a zone to the mover's shape at its start.

        A mover that starts in a barred zone may stay in it, but come no nearer than at its start, in whole units.
        """
        self.key, self.passage, self.at_end = zone.key, zone.passage, zone.at_end
        self.shape, self.reach, self.closed = zone.shape, zone.reach, zone.closed
        if zone.limit and zone.passage == "barred" and not zone.at_end and self.holds(start):
            self.reach, self.closed = distance(start, self.shape).units, False
        self.left, self.right = self.shape.left - self.reach, self.shape.right + self.reach
        self.top, self.bottom = self.shape.top - self.reach, self.shape.bottom + self.reach

    def holds(self, shape: ConvexShape) -> bool:
        """Return whether a shape is in the zone."""
        if self.reach or self.closed:
            return compare_distance(shape, self.shape, self.reach) < int(self.closed)
        return overlap(shape, self.shape)

    def along(self, leg: Leg) -> Interval | None:
        """Return the interval of positions of a move at which the shape is in the zone; None if it never is."""
        return leg.touching(self.shape, self.reach, closed=self.closed)


class MovementSpace:
    """A mover at its start, the ground and the zones; immutable.

    The footprint may not enter the zones of `bars` nor end in those of `ends`; the body, which must fit through gaps,
    may not overlap the shapes of `narrow`; the borders of `marks` are reported.
    """

    __slots__ = ("barred", "bars", "ends", "entered", "ground", "marks", "mover", "narrow", "start")

    def __init__(self, start: Pose, mover: Mover, ground: GroundLayout, zones: Iterable[ShapeZone] = ()) -> None:
        """Prepare the zones for a mover, which must not be among them itself."""
        self.start, self.mover, self.ground = start, mover, ground
        here = mover.footprint.at(start.point, start.heading)
        self.barred = [piece for piece in ground.pieces if piece.ground.passage == "barred"]
        """The pieces of ground that the mover may not enter."""
        self.entered = [piece for piece in ground.pieces if piece.ground.passage != "barred"]
        """The pieces of ground that it can be on."""
        self.bars, self.narrow, self.ends, self.marks = (list[StartedZone]() for _ in range(4))
        for each in zones:
            zone = StartedZone(each, here)
            if each.passage != "barred":
                self.marks.append(zone)
                continue
            if not each.at_end:
                (self.bars if each.limit else self.narrow).append(zone)
            if each.at_end or not each.limit:
                self.ends.append(zone)

    def near(self, points: Iterable[Point]) -> MovementSpace:
        """Return a space reduced to what is near some points (at least one) and the straight lines between them."""
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
        """Return the kind and key of what forbids the footprint to end at a pose; None if it may end there.

        The table's edge is checked first; its key is "".
        """
        shape = self.mover.footprint.at(point, heading)
        if not self.ground.contains(shape):
            return "edge", ""
        for piece in self.barred:
            if piece.touches(shape):
                return "ground", piece.key
        for zones in (self.ends, self.bars):
            for zone in zones:
                if zone.holds(shape):
                    return "zone", zone.key
        return None
