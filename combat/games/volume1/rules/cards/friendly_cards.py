"""Friendly Card Phase: fill the hand, play a card on the track, and draw wounds (5.0, 5.1)."""

from __future__ import annotations

from typing import cast

from combat.engine.kernel.asking import Steps, ask, draw
from combat.engine.kernel.decision import Answer
from combat.games.volume1.rules.book import FriendlyCard
from combat.games.volume1.rules.cards import immediate_effects
from combat.games.volume1.rules.cards.immediate_effects import draw_card
from combat.games.volume1.rules.decisions import DiscardDown, DrawCard, PlayCard
from combat.games.volume1.rules.events import CardDiscarded, CardDrawn, CardPlayed, CardsTakenUp, DeckShuffled
from combat.games.volume1.rules.fighting import fire_missions
from combat.games.volume1.rules.state import State


def draw_wound(state: State, man: str) -> Steps[FriendlyCard]:
    """Draw and return the card that decides how badly a man is wounded (16.0)."""
    card = yield from draw_card(state, "wound", "wound", "16.0", man)
    assert card is not None, "the whole deck cannot be held at once"
    return card


def deal_opening_hand(state: State) -> Steps[None]:
    """Draw the opening hand; discard pure event cards without effect, and shuffle them back afterwards (5.1.3)."""
    while len(state.hand) < state.book.scenario.hand:
        number = cast(int, (yield from draw("friendly", cast(frozenset[Answer], state.deck), "opening-hand", "5.1.3")))
        event = state.book.friendly_cards[number].kind == "event"
        yield CardDrawn(number, "event" if event else "hand", "", "5.1.3")
        if event:
            yield CardDiscarded(number, "5.1.3", spent=True)
    if state.discards:
        yield DeckShuffled("friendly")


def fill_hand(state: State) -> Steps[None]:
    """Run step 1: draw if the hand is empty, take up the cards set aside by Plans, discard down to the limit (4.0,
    5.0).
    """
    if not state.hand and (yield from _draws(state)):
        yield from draw_card(state, "hand", "empty-hand", "5.0")
    if state.aside:
        yield CardsTakenUp(state.aside)
    while len(state.hand) > state.book.charts.numbers.hand_limit:
        surplus = yield from ask(DiscardDown("5.0", "", state.hand))
        yield CardDiscarded(int(surplus))


def _draws(state: State) -> Steps[bool]:
    """Return whether the player draws for an empty hand: he may choose, but must where no planned card is left
    (5.0)."""
    if not state.aside or not (state.deck or state.discards):
        return True
    answers = (DrawCard.DRAW, DrawCard.NONE)
    return (yield from ask(DrawCard("4.0.1a", "", answers, DrawCard.DRAW))) == DrawCard.DRAW


def lay_card(state: State) -> Steps[None]:
    """Run step 1d: ask for a card, play it on the initiative track, and carry out an order card's effects (5.0,
    5.1.1).
    """
    if not state.hand:
        return
    answer = yield from ask(PlayCard("5.1", "", state.hand))
    card = state.book.friendly_cards[int(answer)]
    yield CardPlayed(card.number)
    if card.kind == "order":
        for effect in card.effects:
            if effect.kind == "artillery":
                yield from fire_missions.by_card(state, effect)
            else:
                yield from immediate_effects.happen(state, effect, "5.1.1")
