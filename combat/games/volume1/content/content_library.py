"""What Volume 1 is played with in every scenario: a Book without scenario, board and options."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import Record
from combat.games.volume1.rules.book import Charts, EnemyCard, EventEntry, Figure, FriendlyCard, Option, Weapon


class ContentLibrary(Record):
    """What a library holds for every scenario."""

    figures: Mapping[str, Figure]
    weapons: Mapping[str, Weapon]
    friendly_cards: Mapping[int, FriendlyCard]
    enemy_cards: Mapping[int, EnemyCard]
    events: Mapping[str, tuple[EventEntry, ...]]
    """The event tables by their ids."""
    charts: Charts
    options: tuple[Option, ...] = ()
    """The optional rules that every scenario offers."""

    @property
    def friendly_events(self) -> tuple[EventEntry, ...]:
        """The generic table for the player's side."""
        return self.events["friendly"]

    @property
    def enemy_events(self) -> tuple[EventEntry, ...]:
        """The generic table for the enemy's side."""
        return self.events["enemy"]
