"""Flipbook: a painted sprite sheet with a row for each variant and a column for each stage."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Flipbook(Record, cache_hash=True):
    """A sprite sheet of square pictures, and how they are drawn."""

    sheet: str
    """The asset, such as ``effects/dust.png``."""
    rows: int
    """Number of rows (variants) on the sheet."""
    stages: int
    """Number of columns (stages)."""
    first: int = 0
    count: int = 0
    """The variants used: `count` from `first` on; 0 is all the rest."""
    foot: tuple[float, float] = (0.5, 0.5)
    """The anchor point of a picture, in shares of its side from the upper left."""
    turns: int = 1
    """Number of directions it is rotated to; the painted one points right, 1 means never rotated."""
    shines: bool = False
    """True if it is luminous, so that darkness does not dim it."""
    lights: bool = False
    """True if it is light added to what is below, rather than paint."""

    @property
    def variants(self) -> range:
        """Return the numbers of the rows used."""
        return range(self.first, self.first + (self.count or self.rows - self.first))
