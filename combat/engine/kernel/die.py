"""A die as a title has it: how many sides, and what they show."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Die(Record):
    """A die that shows `sides` numbers in a row from `lowest` on: 1 to 6, 1 to 20, or 0 to 9 with `lowest` 0."""

    sides: int
    lowest: int = 1

    @property
    def numbers(self) -> range:
        """What it can show."""
        return range(self.lowest, self.lowest + self.sides)
