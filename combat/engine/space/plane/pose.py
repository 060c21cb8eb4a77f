"""Poses: a point of the plane with a heading, written like 40.5,30@90."""

from __future__ import annotations

import re
from typing import Any

from combat.engine.kernel.str_value import StrValue
from combat.engine.kernel.text_message import msg
from combat.engine.space.place import Place, PlaceError
from combat.engine.space.plane.heading import FULL, Heading
from combat.engine.space.plane.point import CM, Point

_POSE = re.compile(r"(\d{1,4})(?:\.(\d{1,2}))?,(\d{1,4})(?:\.(\d{1,2}))?(?:@(\d{1,3})(?:\.(\d))?)?", re.ASCII)
NOTATION = _POSE.pattern
"""The pattern of poses, as a regular expression."""
MOST = 9_999 * CM
"""The largest coordinate that the notation allows; the smallest is 0."""


class PoseError(PlaceError):
    """A text or a point is not a valid pose; the message is for the player."""


class Pose(StrValue, Place):
    """Position and heading of a model: centimetres across, centimetres down, @ degrees clockwise.

    A heading of 0 (north) is omitted: 40.5,30 faces up. The notation is unique, and poses are compared by it.
    """

    __slots__ = ("heading", "point")
    point: Point
    heading: Heading

    def __new__(cls, x: int, y: int, heading: Heading = 0) -> Pose:
        """Return the pose at a point in units of 0.1 mm; raise PoseError if the notation cannot express it."""
        if not (0 <= x <= MOST and 0 <= y <= MOST):
            raise PoseError(msg("finding-no-pose", pose=f"{x}, {y}"))
        turned = heading % FULL
        made = str.__new__(cls, f"{_written(x, CM)},{_written(y, CM)}" + (f"@{_written(turned, 10)}" if turned else ""))
        made.point, made.heading = Point(x, y), turned
        return made

    @classmethod
    def at(cls, point: Point, heading: Heading = 0) -> Pose:
        """Return the pose at a point, in units of 0.1 mm, with a heading.

        Raise PoseError if the notation cannot express it.
        """
        return cls(*point, heading)

    @classmethod
    def read(cls, text: str) -> Pose:
        """Parse a pose; superfluous zeros as in 40.50,30@0 are accepted. Raise PoseError for any other text."""
        match = _POSE.fullmatch(text)
        if match is None or int(match[5] or 0) >= FULL // 10:
            raise PoseError(msg("finding-no-pose", pose=text[:40]))
        return cls(_units(match[1], match[2], 2), _units(match[3], match[4], 2), _units(match[5] or "0", match[6], 1))

    def turned(self, by: Heading) -> Pose:
        """Return the pose rotated clockwise at the same point by `by` tenths of a degree."""
        return Pose.at(self.point, self.heading + by)

    def __reduce__(self) -> tuple[Any, ...]:
        return Pose.read, (str(self),)


def _written(value: int, unit: int) -> str:
    """Return a number of units as a decimal fraction without superfluous zeros."""
    whole, rest = divmod(value, unit)
    return f"{whole}.{rest:0{len(str(unit)) - 1}d}".rstrip("0") if rest else str(whole)


def _units(whole: str, rest: str | None, digits: int) -> int:
    return int(whole + (rest or "").ljust(digits, "0"))
