"""Routes: the corners of a move in order, and the final heading; as an answer 12,30 20,34.5 25,40@90."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isqrt
from typing import Any

from combat.engine.kernel.str_value import StrValue
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.point import Point, Segment, squared_distance
from combat.engine.space.plane.pose import Pose, PoseError

MOST_CORNERS = 40


class RouteError(PoseError):
    """A text is not a valid route; the message is for the player."""


class Route(StrValue):
    """The path of a move from the mover's position: one or more corners, each written as a pose.

    Only the last one has a heading. The notation is unique, and routes are compared by it.
    """

    __slots__ = ("corners", "heading")
    has_blanks = True
    corners: tuple[Point, ...]
    heading: Heading

    def __new__(cls, corners: Sequence[Point], heading: Heading = 0) -> Route:
        """Return the route over some corners; raise PoseError if there are none, too many, or one is no valid pose."""
        if not 1 <= len(corners) <= MOST_CORNERS:
            raise RouteError(msg("finding-route-corners", count=len(corners), most=MOST_CORNERS))
        end = Pose.at(corners[-1], heading)
        made = str.__new__(cls, " ".join((*(Pose.at(corner) for corner in corners[:-1]), end)))
        made.corners, made.heading = tuple(corners), end.heading
        return made

    @classmethod
    def read(cls, text: str) -> Route:
        """Parse a route; additional blanks and superfluous zeros are accepted. Raise PoseError for any other text."""
        poses = [Pose.read(part) for part in text.split()]
        turned = next((pose for pose in poses[:-1] if pose.heading), None)
        if turned is not None:
            raise RouteError(msg("finding-route-turned", pose=turned))
        return cls([pose.point for pose in poses], poses[-1].heading if poses else 0)

    @property
    def end(self) -> Pose:
        """Return the final position and heading."""
        return Pose.at(self.corners[-1], self.heading)

    def legs(self, start: Point) -> Iterator[Segment]:
        """Yield the straight segments from a start to the end, without those of zero length."""
        return ((a, b) for a, b in pairwise((start, *self.corners)) if a != b)

    def length(self, start: Point) -> int:
        """Return the length from a start in units of 0.1 mm, each leg rounded up."""
        return sum(1 + isqrt(squared_distance(a, b) - 1) for a, b in self.legs(start))

    def __reduce__(self) -> tuple[Any, ...]:
        return Route.read, (str(self),)
