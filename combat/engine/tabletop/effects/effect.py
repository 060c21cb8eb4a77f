"""Visual effect of one occurrence: a set of emitters."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.tabletop.effects.emitter import Emitter


class Effect(Record):
    """A visual effect at one place: a set of emitters."""

    sprays: tuple[Emitter, ...]
    still: float = 0.15
    """Time in seconds that represents what flies over pieces, for reduced motion."""
    rest: float = 0.0
    """Time in seconds that represents what lasts, for reduced motion; 0 for the same as `still`."""

    @property
    def lasts(self) -> float:
        """Return the duration in seconds; 0 without emitters."""
        return max((spray.begins[1] + spray.lasts[1] for spray in self.sprays), default=0.0)
