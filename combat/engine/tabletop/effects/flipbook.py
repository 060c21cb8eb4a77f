"""A painted sheet from which pictures are cut: a row for each variant, a column for each stage of a life."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Flipbook(Record, cache_hash=True):
    """A sheet of square pictures, and how they are laid on the board."""

    sheet: str
    """The asset, such as ``effects/dust.png``."""
    rows: int
    """How many variants are on it."""
    stages: int
    """How many stages each has."""
    first: int = 0
    count: int = 0
    """The variants that are meant: so many from the first; 0 is all of them."""
    foot: tuple[float, float] = (0.5, 0.5)
    """The point of a picture that lies on its place, in sides from the upper left."""
    turns: int = 1
    """In how many directions it is cut; painted is the one to the right, 1 is never turned."""
    shines: bool = False
    """Whether it gives light of its own, which the dark takes nothing of."""
    lights: bool = False
    """Whether it is light that is added to what lies below, and no paint that covers it."""

    @property
    def variants(self) -> range:
        """The rows that are meant."""
        return range(self.first, self.first + (self.count or self.rows - self.first))
