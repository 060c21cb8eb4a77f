"""The field of view of a body, computed in steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.fields.eye_field import EyeField


class PlaneField:
    """The ground that any eye of a body sees: the union of what each eye sees.

    For drawing and for finding candidates; once complete, it agrees with reports except within 5 mm of its border.
    """

    __slots__ = ("_steps", "eyes", "is_whole")

    def __init__(self, steps: Iterator[EyeField | None]) -> None:
        """Begin a field; each of `steps` may yield the field of one more eye."""
        self._steps = steps
        self.eyes: list[EyeField] = []
        self.is_whole = False

    def step(self) -> bool:
        """Continue computing for about half a millisecond; return whether the field is complete."""
        if not self.is_whole:
            try:
                found = next(self._steps)
            except StopIteration:
                self.is_whole = True
            else:
                if found is not None:
                    self.eyes.append(found)
        return self.is_whole

    def complete(self) -> Self:
        """Compute the rest, and return this field."""
        while not self.step():
            pass
        return self

    def contains(self, point: Point) -> bool:
        """Return whether a point is in the part of the field that has been computed."""
        return any(eye.contains(point) for eye in self.eyes)

    def polygons(self) -> list[tuple[Point, ...]]:
        """Return outlines that cover the field; those of different eyes overlap, so draw them as one mask."""
        return [corners for eye in self.eyes for corners in eye.polygons()]
