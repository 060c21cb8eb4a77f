"""Nations: their radios and artillery (L333 to L368)."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class RadioScore(Record):
    """The roll needed for radio contact from a year on."""

    year: int
    score: int


class Nation(Record):
    """A nation."""

    id: str
    name: str
    radio: tuple[RadioScore, ...]
    """From the earliest year (L333 to L339)."""
    precision: int
    """The number that the first shots of its artillery need (L350 to L352)."""
    end: int = 0
    """Added to the die of the end test of its batteries (L368)."""

    def contact(self, year: int) -> int:
        """Return the roll needed for radio contact in a year; before the first year of the table, that of the first
        year.
        """
        return next((row.score for row in reversed(self.radio) if row.year <= year), self.radio[0].score)
