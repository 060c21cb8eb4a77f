"""Hidden information: a seat does not see the opponent's hand, secret chits and the order of decks (1.3, 5.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.kernel.decision import Answer, Decision, Draw
from combat.engine.kernel.deck import UNKNOWN, Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.events.card_events import (
    CardDrawn,
    CardFlipped,
    CardPlayed,
    CardsDiscarded,
    HandShown,
)
from combat.games.command.rules.events.end_events import ChitDrawn, ChitOpened
from combat.games.command.rules.state import HIDDEN_CHIT, State
from combat.games.command.rules.two_sides import SIDES

SECRET_DRAWS = ("hand", "secret-chit")
"""Reasons of draws whose result only one side sees."""


def visible(state: State, seat: Seat) -> State:
    """Return a copy of the state as a seat sees it, with the opponent's hand and secret chits masked; "" hides both
    sides'.
    """
    view = state.copy()
    for side in SIDES:
        if side == seat:
            view.decks[side] = state.decks[side].seen_by(seat, ())
            continue
        hidden = [card for card in state.hands[side] if card != UNKNOWN]
        view.decks[side] = state.decks[side].seen_by(seat, hidden)
        view.hands[side] = (UNKNOWN,) * len(state.hands[side])
        view.cup |= {chit for chit in state.secrets[side] if chit != HIDDEN_CHIT}
        view.secrets[side] = (HIDDEN_CHIT,) * len(state.secrets[side])
    return view


def seen(event: Event, seat: Seat) -> tuple[Event, ...]:
    """Return the events that a seat sees in place of an event, with hidden cards and chits masked."""
    if isinstance(event, CardDrawn) and event.side != seat:
        return (replace(event, card=UNKNOWN),)
    if isinstance(event, ChitDrawn) and event.side != seat:
        return (replace(event, chit=HIDDEN_CHIT),)
    if isinstance(event, HandShown) and seat not in SIDES:
        return (replace(event, cards=()),)
    return (event,)


def hides(decision: Decision, answer: Answer) -> bool:
    """Return whether an answer is hidden from one of the seats: a random draw of a card or secret chit."""
    return decision.to_chance and isinstance(decision, Draw) and decision.why in SECRET_DRAWS


# -- sampling of hidden information
# -----------------------------------------------------------------------------------


def sample(view: State, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> State:
    """Return a random full state consistent with a seat's view of a checkpoint.

    Cards and chits that were revealed in `since`, the events after the checkpoint, are dealt first.
    """
    state = view.copy()
    for side in SIDES:
        if side != seat:
            _deal_cards(state, view, side, since, numbers)
            _deal_chits(state, side, since, numbers)
    return state


def _deal_cards(state: State, view: State, side: Seat, since: Sequence[Event], numbers: RandomSource) -> None:
    deck = view.decks[side]
    shown = [card for event in since for card in _from_hand(event, side)]
    turned = [event.card for event in since if isinstance(event, CardFlipped) and event.side == side]
    left, hand = sorted(deck.pile), list[Card]()
    for _ in range(deck.elsewhere):
        likely = [card for card in left if card in shown] or [card for card in left if card not in turned] or left
        card = likely[numbers.below(len(likely))]
        left.remove(card)
        hand.append(card)
    state.hands[side] = tuple(hand)
    state.decks[side] = replace(deck, pile=frozenset(left), elsewhere=0)


def _from_hand(event: Event, side: Seat) -> Iterator[Card]:
    """Yield the cards of a side's hand that an event reveals."""
    if isinstance(event, CardPlayed) and event.side == side:
        yield event.card
    if isinstance(event, CardsDiscarded | HandShown) and event.side == side:
        yield from event.cards


def _deal_chits(state: State, side: Seat, since: Sequence[Event], numbers: RandomSource) -> None:
    opened = [event.chit for event in since if isinstance(event, ChitOpened) and event.side == side]
    drawn = [event.chit for event in since if isinstance(event, ChitOpened) and not event.side]
    secrets: list[str] = []
    for _ in state.secrets[side]:
        left = sorted(chit for chit in state.cup if not state.book.chits[chit].shown)
        likely = [chit for chit in left if chit in opened] or [chit for chit in left if chit not in drawn] or left
        chit = likely[numbers.below(len(likely))]
        state.cup -= {chit}
        secrets.append(chit)
    state.secrets[side] = tuple(secrets)
