"""Report of a walked path: its stretches of ground, its crossings, and where it had to stop."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.movement.ground_class import Passage
from combat.engine.space.plane.pose import Pose

Source: TypeAlias = Literal["ground", "zone", "edge"]
"""Kind of thing that stops a mover or is crossed: a piece of ground, a zone, the edge of the table."""


class Stretch(Record):
    """A part of the path on which nothing changes; positions are in units of 0.1 mm from the start."""

    begin: int
    end: int
    rate: int
    """The class of cost of the ground under the reference point."""
    centre: str
    """The key of the piece under the reference point; "" for the ground of the table itself."""
    under: tuple[str, ...]
    """The keys of all pieces that the footprint touches, in the order of the layout."""

    @property
    def length(self) -> int:
        """Return the length of the stretch in units of 0.1 mm."""
        return self.end - self.begin


class BorderCrossing(Record):
    """A border that the footprint crosses."""

    at: int
    """Units of 0.1 mm along the path: the last whole unit before an entry, the first after an exit."""
    step: int
    """The index of the move or turn on the path."""
    place: int
    """Units along the move, or steps of the turn, counted as `at`."""
    heading: Heading
    """The heading there."""
    enters: bool
    source: Source
    key: str
    passage: Passage


class WalkStop(Record):
    """Place at which a mover cannot continue."""

    at: int
    """Units of 0.1 mm along the path: the last whole unit before the bar."""
    step: int
    """The index of the move or turn on the path; the number of steps if only the end is barred."""
    place: int
    """Units along the move, or steps of the turn."""
    source: Source
    key: str
    """The key of the piece of ground or the zone; "" for the edge of the table."""


class Walk(Record):
    """The report of a path, as far as it can be walked."""

    length: int
    """The length in units of 0.1 mm, each move rounded up; turns have none."""
    end: Pose
    """Pose of the mover at the end; if the path is barred, the last pose on it where it may be."""
    started_on: tuple[str, ...]
    """The keys of the pieces of ground under the footprint at the start."""
    started_in: tuple[str, ...]
    """The keys of the reported zones in which the footprint is at the start."""
    stretches: tuple[Stretch, ...]
    crossings: tuple[BorderCrossing, ...]
    """In the order of the path."""
    stop: WalkStop | None

    @property
    def rate(self) -> int:
        """Return the highest class of cost that the reference point touches; 0 for a path of zero length."""
        return max((stretch.rate for stretch in self.stretches), default=0)

    @property
    def tests(self) -> tuple[BorderCrossing, ...]:
        """Return the entries into ground or zones for which the rules require a test."""
        return tuple(crossing for crossing in self.crossings if crossing.enters and crossing.passage == "test")

    def length_at(self, rate: int) -> int:
        """Return the length of the path on ground of one class of cost, in units of 0.1 mm."""
        return sum(stretch.length for stretch in self.stretches if stretch.rate == rate)
