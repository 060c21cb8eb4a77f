"""Turns on the spot: the steps of a turn at which a hull meets something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.footprint import DiscFootprint, Footprint
from combat.engine.space.plane.heading import QUARTER, Heading, sine
from combat.engine.space.plane.movement.leg import Interval
from combat.engine.space.plane.movement.mover import inner_radius, turning_radius
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sines import SCALE

STEP: Heading = 50
"""Tenths of a degree of a step; the last step of a turn may be smaller."""

Test: TypeAlias = Callable[[ConvexShape], bool]


class Rotation:
    """A turn of a footprint about its reference point, in steps of five degrees.

    On a step it sweeps the convex hull of its outlines before and after it, which is exact in whole numbers; the arcs
    of corners 5 cm from the reference point extend beyond it by less than 0.05 mm. The hull also fills the notch
    between a side before and after the step: 1.2 mm of it for a model 5.6 cm long. A disc has no steps.
    """

    __slots__ = ("_shapes", "by", "disc", "footprint", "headings", "inner", "point", "radius")

    def __init__(self, footprint: Footprint, point: Point, heading: Heading, by: Heading) -> None:
        self.footprint, self.point, self.by = footprint, point, by
        self.radius = turning_radius(footprint)
        self.disc = ConvexShape.disc(point, self.radius)
        self.inner = ConvexShape.disc(point, inner_radius(footprint) * 12 // 13)
        """A disc that the model covers at every heading, with the octagon around it."""
        whole, sign = abs(by) // STEP, 1 if by > 0 else -1
        headings = [heading + sign * STEP * step for step in range(whole + 1)]
        if by % STEP:
            headings.append(heading + by)
        self._shapes = dict[Interval, ConvexShape]()
        self.headings: list[Heading] = headings[:1] if isinstance(footprint, DiscFootprint) else headings

    @property
    def steps(self) -> int:
        """Return the number of steps."""
        return len(self.headings) - 1

    def at(self, place: int) -> ConvexShape:
        """Return the outline after `place` steps."""
        return self._around(place, place)

    def touching(self, test: Test, may_hold: Test | None = None) -> list[Interval]:
        """Return the intervals of steps at which a test holds for the swept area; [] if it holds at none.

        Both tests must hold for every shape around a shape for which they hold. `may_hold` is a quicker test that holds
        wherever `test` does. The interval (2, 5) means: not after two steps, but on the third, and no more after the
        fifth.
        """
        if not test(self.disc):
            return []
        if test(self.inner):
            return [(-1, self.steps + 1)]
        found = list[Interval]()
        first, last = ([place] if test(self.at(place)) else [] for place in (0, self.steps))
        for place in (*[-1 for _ in first], *self._touched(test, may_hold or test, 0, self.steps), *last):
            if found and place <= found[-1][1]:
                found[-1] = (found[-1][0], place + 1)
            else:
                found.append((place, place + 1))
        return found

    def changing(self, test: Test) -> list[Interval]:
        """Return an interval from the results of a test before and after the turn; [] if it holds at neither.

        Results during the turn are ignored.
        """
        before, after = test(self.at(0)), test(self.at(self.steps))
        if not (before or after):
            return []
        return [(-1 if before else 0, self.steps + 1 if after else self.steps)]

    def _touched(self, test: Test, may_hold: Test, first: int, last: int) -> list[int]:
        """Return the steps between two positions on which a test holds, in order."""
        count = last - first
        if not count or not (may_hold if count > 1 else test)(self._around(first, last)):
            return []
        if count == 1:
            return [first]
        middle = (first + last) // 2
        return self._touched(test, may_hold, first, middle) + self._touched(test, may_hold, middle, last)

    def _around(self, first: int, last: int) -> ConvexShape:
        """Return the outline at a position, what is swept on a step, or a shape around several steps; cached."""
        shape = self._shapes.get((first, last))
        if shape is None:
            shape = self.footprint.at(self.point, self.headings[first])
            if last > first:
                there, sagitta = self.at(last), 0
                if last - first > 1:
                    half = abs(self.headings[last] - self.headings[first]) // 2 + 1
                    # corners are rounded at each heading, by less than a unit
                    sagitta = self.radius - self.radius * sine(max(QUARTER - half, 0)) // SCALE + 2
                shape = ConvexShape((*shape.corners, *there.corners), sagitta)
            self._shapes[first, last] = shape
        return shape
