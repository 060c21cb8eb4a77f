"""Limits of distance with their strictness, as rules state them: "at most 15 cm", "less than 5 cm"."""

from __future__ import annotations

import re
from typing import Literal, Self, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import Distance, compare_distance
from combat.engine.space.plane.point import CM, MM

Strictness: TypeAlias = Literal["at-most", "less-than", "more-than", "at-least"]

_HOLDS: dict[Strictness, tuple[bool, bool, bool]] = {
    "at-most": (True, True, False),
    "less-than": (True, False, False),
    "more-than": (False, False, True),
    "at-least": (False, True, True),
}
"""True if each limit allows a distance below, at, and above it: index by the comparison result plus 1."""

_STRICTNESS: dict[str, Strictness] = {strictness.replace("-", " "): strictness for strictness in _HOLDS}
_TEXT = re.compile(rf"({'|'.join(_STRICTNESS)}) ([0-9]{{1,5}})(?:\.([0-9]))? (cm|mm)", re.ASCII)


class LimitError(ValueError):
    """A text is not a valid limit; the message is one line for the author of a file."""


class Limit(Record):
    """A named limit of distance, in units of 0.1 mm."""

    name: str
    strictness: Strictness
    distance: int

    @classmethod
    def read(cls, name: str, text: str) -> Self:
        """Parse a limit like "at most 15 cm" or "more than 2.5 mm"; raise LimitError if it is invalid.

        `name` is the name of the limit.
        """
        match = _TEXT.fullmatch(text)
        if match is None:
            raise LimitError(msg("finding-no-limit", name=name, value=text[:40]))
        unit = CM if match[4] == "cm" else MM
        return cls(name, _STRICTNESS[match[1]], int(match[2]) * unit + int(match[3] or 0) * unit // 10)

    def __str__(self) -> str:
        """Return the text that `read` parses."""
        unit, sign = (CM, "cm") if self.distance >= CM and self.distance % MM == 0 else (MM, "mm")
        whole, rest = divmod(self.distance, unit)
        return f"{self.strictness.replace('-', ' ')} {whole}{f'.{rest * 10 // unit}' if rest else ''} {sign}"

    def holds(self, a: ConvexShape, b: ConvexShape) -> bool:
        """Return whether the distance between two shapes satisfies the limit."""
        return _HOLDS[self.strictness][compare_distance(a, b, self.distance) + 1]

    def allows(self, distance: Distance) -> bool:
        """Return whether a distance satisfies the limit."""
        return _HOLDS[self.strictness][distance.compare(self.distance) + 1]

    @property
    def allows_nearer(self) -> bool:
        """Return whether distances below that of the limit satisfy it, as for "at most"."""
        return _HOLDS[self.strictness][0]
