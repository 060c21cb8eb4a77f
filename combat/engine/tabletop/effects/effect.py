"""What is seen of one thing that happens: sprays that belong together."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.tabletop.effects.emitter import Emitter


class Effect(Record):
    """Sprays from one place."""

    sprays: tuple[Emitter, ...]
    still: float = 0.15
    """The moment that tells best what flies over all, for those who want nothing to move."""
    rest: float = 0.0
    """The moment that tells best what lasts; 0 for the same."""

    @property
    def lasts(self) -> float:
        """Seconds until nothing is left of it."""
        return max((spray.begins[1] + spray.lasts[1] for spray in self.sprays), default=0.0)
