"""Nations: printed ratings and keywords that all their units share."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.armour.rules.cards.keyword import KeywordUse
from combat.games.armour.rules.cards.ratings import Ratings


class Nation(Record):
    """A nation."""

    id: str
    name: str
    ratings: Ratings
    keywords: tuple[KeywordUse, ...] = ()
    allies: tuple[str, ...] = ()
    """Nations that may join one of its forces as allied support (L769-L783)."""
