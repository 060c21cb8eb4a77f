"""Writers of card events."""

from __future__ import annotations

from combat.engine.kernel.deck import UNKNOWN, Card
from combat.games.command.rules.apply.writers import Writers
from combat.games.command.rules.events import card_events as told
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side

WRITERS = Writers()
writes = WRITERS.register


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return a hand without a card; in a view, without one unknown card if the card itself is not listed."""
    gone = hand.index(card if card in hand else UNKNOWN)
    return (*hand[:gone], *hand[gone + 1 :])


def _put_down(state: State, side: str, card: Card) -> None:
    state.hands[side] = _without(state.hands[side], card)
    state.decks[side] = state.decks[side].discarded(card)


@writes(told.CardDrawn)
def _card_drawn(state: State, event: told.CardDrawn) -> None:
    state.decks[event.side] = state.decks[event.side].drawn(event.card)
    state.hands[event.side] += (event.card,)


@writes(told.CardFlipped)
def _card_flipped(state: State, event: told.CardFlipped) -> None:
    state.decks[event.side] = state.decks[event.side].drawn(event.card).discarded(event.card)
    state.too_weak = ()


@writes(told.CardPlayed)
def _card_played(state: State, event: told.CardPlayed) -> None:
    _put_down(state, event.side, event.card)


@writes(told.CardsDiscarded)
def _cards_discarded(state: State, event: told.CardsDiscarded) -> None:
    for card in event.cards:
        _put_down(state, event.side, card)


@writes(told.HandShown)
def _only_told(state: State, event: told.HandShown) -> None:
    pass


@writes(told.DeckShuffled)
def _deck_shuffled(state: State, event: told.DeckShuffled) -> None:
    state.decks[event.side] = state.decks[event.side].shuffled()


@writes(told.RollCancelled, told.InitiativeHanded)
def _initiative_handed(state: State, event: told.RollCancelled | told.InitiativeHanded) -> None:
    state.initiative = other_side(event.holder)
