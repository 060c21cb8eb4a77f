"""Force diagrams: the boxes of a formation and of its support (L769-L783)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import Record
from combat.games.armour.rules.cards.keyword import KeywordUse

Box = tuple[str, ...]
"""The unit types of which one may fill a box."""


class Diagram(Record):
    """A force diagram of a nation: one formation and the support that it opens."""

    id: str
    nation: str
    name: str
    headquarters: Box
    compulsory: tuple[Box, ...]
    optional: tuple[Box, ...]
    support: tuple[Box, ...]
    keywords: tuple[KeywordUse, ...] = ()
    """Keywords that its units share, such as Night Training."""

    def own_boxes(self) -> Iterator[Box]:
        """Yield the boxes of the formation itself: headquarters, compulsory, then optional ones."""
        yield self.headquarters
        yield from self.compulsory
        yield from self.optional

    def units(self) -> frozenset[str]:
        """Return all unit types that some box of the diagram allows."""
        return frozenset(unit for boxes in (tuple(self.own_boxes()), self.support) for box in boxes for unit in box)
