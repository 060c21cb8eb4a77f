"""Events of fate cards and the initiative card (1.0, 2.0, 3.7)."""

from __future__ import annotations

from combat.engine.kernel.deck import Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat


class CardDrawn(Event):
    """A card was drawn into a hand."""

    side: Seat
    card: Card


class CardFlipped(Event):
    """A card was flipped from a deck: a roll, an event or a random hex."""

    barrier = True
    side: Seat
    card: Card
    why: str
    """Reason, as used in message ids."""


class CardPlayed(Event):
    """A card was played from a hand; `use` is the order or the action."""

    side: Seat
    card: Card
    use: str


class CardsDiscarded(Event):
    """Cards were discarded from a hand; `why` is "pass" or another cause."""

    side: Seat
    cards: tuple[Card, ...]
    why: str


class HandShown(Event):
    """A side showed its hand to the opponent (15.19)."""

    side: Seat
    cards: tuple[Card, ...]
    """Empty in the events of spectators."""


class DeckShuffled(Event):
    """A side's discards were shuffled into its deck."""

    side: Seat


class RollCancelled(Event):
    """The holder of the initiative card cancelled a roll and handed the card over (3.7)."""

    holder: Seat
    side: Seat
    card: Card


class InitiativeHanded(Event):
    """The initiative card was handed over for a reason other than a cancelled roll (11.3)."""

    holder: Seat
    why: str
    """Reason, as used in message ids."""
