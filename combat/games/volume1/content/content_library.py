"""Content that all scenarios of Volume 1 share: a Book without scenario, board and chosen options."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import Record
from combat.games.volume1.rules.book import Charts, EnemyCard, EventEntry, Figure, FriendlyCard, Option, Weapon


class ContentLibrary(Record):
    """Validated content that every scenario uses: men, weapons, decks, events and charts."""

    figures: Mapping[str, Figure]
    weapons: Mapping[str, Weapon]
    friendly_cards: Mapping[int, FriendlyCard]
    enemy_cards: Mapping[int, EnemyCard]
    events: Mapping[str, tuple[EventEntry, ...]]
    """Event tables by id."""
    charts: Charts
    options: tuple[Option, ...] = ()
    """Optional rules that every scenario offers."""

    @property
    def friendly_events(self) -> tuple[EventEntry, ...]:
        """The generic event table of the player's side."""
        return self.events["friendly"]

    @property
    def enemy_events(self) -> tuple[EventEntry, ...]:
        """The generic event table of the enemy's side."""
        return self.events["enemy"]
