"""One line of sight: the pieces that it crosses, the depth of each crossing, and its effect."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.plane.distance import Distance
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.sight.gap_join import GapJoin
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.stretches import Stretch, share

Piece: TypeAlias = Obstacle | GapJoin


class Crossing(Record, gc=True):
    """A piece that a line to the middle of the target crosses below its top."""

    piece: Piece
    stretches: tuple[Stretch, ...]
    """The parts of the line on it, in order from the eye; a closed gap has one of no length."""
    hides: bool
    """Whether the piece, alone or with others, hides even the top of the target."""
    hides_middle: bool
    conceals: bool


class SightRay(Record, gc=True):
    """A line from an eye to a point."""

    eye: Point
    point: Point
    crossings: tuple[Crossing, ...]
    """All pieces crossed, also those that do nothing, in order from the eye."""

    @property
    def hidden(self) -> bool:
        """Return whether the whole target is hidden at the point, up to its top."""
        return any(crossing.hides for crossing in self.crossings)

    @property
    def hidden_middle(self) -> bool:
        """Return whether the target is hidden at the point up to its middle height or more."""
        return any(crossing.hides_middle for crossing in self.crossings)

    @property
    def concealed(self) -> bool:
        """Return whether something conceals the point."""
        return any(crossing.conceals for crossing in self.crossings)

    def depth(self, crossing: Crossing) -> Distance:
        """Return the length of the line's part in a piece that it crosses."""
        part = share(crossing.stretches)
        square = part * part * squared_distance(self.eye, self.point)
        return Distance(square.numerator, square.denominator)
