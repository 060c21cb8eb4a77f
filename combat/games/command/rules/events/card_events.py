"""What happens to fate cards and to the initiative card (1.0, 2.0, 3.7)."""

from __future__ import annotations

from combat.engine.kernel.deck import Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat


class CardDrawn(Event):
    """A card came into a hand."""

    side: Seat
    card: Card


class CardFlipped(Event):
    """A card was turned up from a deck: a roll, an event, a random hex."""

    barrier = True
    side: Seat
    card: Card
    why: str


class CardPlayed(Event):
    """A card of a hand was played; `use` is the order or the action."""

    side: Seat
    card: Card
    use: str


class CardsDiscarded(Event):
    """Cards went from a hand to the discards; `why` is "pass" or what else took them."""

    side: Seat
    cards: tuple[Card, ...]
    why: str


class HandShown(Event):
    """A side showed its hand to the other (15.19)."""

    side: Seat
    cards: tuple[Card, ...]
    """Empty for who looks on."""


class DeckShuffled(Event):
    """The discards of a side became part of its deck again."""

    side: Seat


class RollCancelled(Event):
    """The holder of the initiative card cancelled a roll, and handed the card over (3.7)."""

    holder: Seat
    side: Seat
    card: Card


class InitiativeHanded(Event):
    """The initiative card was given away for something else than another roll (11.3)."""

    holder: Seat
    why: str
