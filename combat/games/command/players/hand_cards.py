"""Values of the cards of a hand, and discards (3.2)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.deck import Card
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.weights import shipped, values
from combat.games.command.rules.answers import Cards, CardUse
from combat.games.command.rules.fate_cards import FateCard, owner
from combat.games.command.rules.orders.radio_orders import radio_of
from combat.games.command.rules.play.turns import discard_limit
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side


def known_cards(state: State, side: str) -> list[Card]:
    """Return the cards of a side's hand whose faces the viewer knows."""
    return [card for card in state.hands[side] if card in state.book.cards]


def useless(state: State, side: str) -> int:
    """Return the number of known cards in a side's hand whose orders are worthless now."""
    return len(useless_of(state, known_cards(state, side)))


def useless_of(state: State, cards: Iterable[Card]) -> list[Card]:
    """Return the cards whose orders are worthless to their owner now."""
    return [card for card in cards if order_worth(state, state.card(card)) < values().dead]


def keeping(state: State, card: FateCard) -> float:
    """Return the value of keeping a card in hand, about 0 to 3, by its order and its action."""
    return order_worth(state, card) + shipped().actions.get(card.action, values().action)


def order_worth(state: State, card: FateCard) -> float:
    """Return the value of a card's order to the card's owner; 0.0 if the order cannot be useful."""
    side = owner(card.id)
    rival = other_side(side)
    defends = state.book.forces[side].posture == "defend"
    broken = {each: sum(unit.broken for unit in state.on_map(each)) for each in (side, rival)}
    order, cards = card.order, shipped().cards
    if order in ("fire", "move", "advance"):
        return (cards.defends if defends else cards.attacks)[order]
    if order == "recover":
        return min(cards.recover_most, cards.recover + cards.recover_each * broken[side])
    if order == "rout":
        return min(cards.rout_most, cards.rout + cards.rout_each * broken[rival])
    if order == "artillery-request":
        return cards.request if radio_of(state, side) or state.book.night else 0.0
    return cards.denied if order == "artillery-denied" and radio_of(state, rival) else 0.0


def discards(outlook: Evaluation) -> Cards:
    """Return the cards to discard, least valuable first: those below a limit of value, but at least one."""
    state, side = outlook.state, outlook.side
    limit = discard_limit(state, side)
    ranked = sorted((keeping(state, state.card(card)), card) for card in known_cards(state, side))
    good = values().good + values().hurried * (outlook.lead > 0)
    chosen = [card for value, card in ranked if value < good][:limit]
    return Cards(chosen or [card for _, card in ranked[:1]])


def dearness(state: State, use: CardUse) -> float:
    """Return the factor on the price of playing a card for its action; it grows with the value of the card's order."""
    return max(values().spare, min(values().dearest, order_worth(state, state.card(use.card)) / values().usual))
