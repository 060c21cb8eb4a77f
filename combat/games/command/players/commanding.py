"""Choice of orders by the steady bot, and of turns in which it discards instead (3.1, 3.2)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.deck import Card
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import distance
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.firing import best_group, chance_of
from combat.games.command.players.hand_cards import keeping, known_cards, useless
from combat.games.command.players.measures.clock import ending
from combat.games.command.players.moving.advancing import best_advance
from combat.games.command.players.moving.marching import best_march
from combat.games.command.players.order_gains import promises
from combat.games.command.players.weights import values
from combat.games.command.rules.answers import DONE, PASS, CardUse
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.state import Unit

IN_TURN = ("recover", "artillery-request", "artillery-denied", "fire", "rout", "advance", "move")
"""Order in which orders are given, if there are several: first those that help the others."""


class Offer(Record):
    """An order that could be given, and its value above the least that it must gain."""

    kind: str
    worth: float


def best_order(decision: GiveOrder, outlook: Evaluation) -> Answer:
    """Return the order to give next as a `CardUse`; DONE if none of those left is worth a card, PASS to discard
    instead.

    It uses the card that is worth least in hand.
    """
    state = outlook.state
    nothing = DONE if state.given else PASS
    wanted = plan(decision, outlook)
    if not wanted or (not state.given and _passes(outlook, wanted)):
        return nothing
    kind = _first(outlook, wanted)
    fitting = [card for card in known_cards(state, outlook.side) if state.card(card).order == kind]

    def kept(card: Card) -> float:
        return keeping(state, state.card(card))

    return CardUse(min(fitting, key=kept), kind)


def plan(decision: GiveOrder, outlook: Evaluation) -> list[Offer]:
    """Return the orders worth giving this turn, most valuable first, at most as many as the side has left; may be
    empty.

    Fire with poor prospects is left out unless it is the only order.
    """
    state = outlook.state
    left = state.book.forces[outlook.side].orders - state.given
    found = [offer for offer in offers(decision, outlook) if offer.worth > 0]
    if len(found) > 1 and chance_of(outlook) < values().weak:
        found = [offer for offer in found if offer.kind != "fire"]
    return found[: max(0, left)]


def offers(decision: GiveOrder, outlook: Evaluation) -> list[Offer]:
    """Return every order that can be given, with its value, most valuable first."""
    found = [Offer(kind, _worth(outlook, kind, gain)) for kind, gain in promises(decision, outlook).items()]
    return sorted(found, key=lambda offer: -offer.worth)


def _worth(outlook: Evaluation, kind: str, gain: float) -> float:
    value = gain - float(getattr(outlook.temper, kind, values().others))
    if kind == "fire":
        fires = sum(outlook.state.card(card).order == "fire" for card in known_cards(outlook.state, outlook.side))
        value += _haste(outlook) - _kept_back(outlook) * (fires == 1)
    return value


def _passes(outlook: Evaluation, wanted: list[Offer]) -> bool:
    """Return whether a hand is so full of useless cards that new ones are worth more than the orders to give."""
    clogged = useless(outlook.state, outlook.side) >= values().clogged
    return clogged and sum(offer.worth for offer in wanted) < values().clogged_worth


def _first(outlook: Evaluation, wanted: list[Offer]) -> str:
    """Return the order to give first: one that helps the others, unless it takes the units of a better one."""
    found = min(wanted, key=lambda offer: IN_TURN.index(offer.kind))
    if found.kind != "fire":
        return found.kind
    firing = set(best_group(outlook, "fire").units)
    for offer in wanted:
        walks = best_march if offer.kind == "move" else best_advance if offer.kind == "advance" else None
        if walks is not None and offer.worth > found.worth and firing & set(walks(outlook)[1]):
            return offer.kind
    return found.kind


def _haste(outlook: Evaluation) -> float:
    """Return the value of a roll for bringing the end nearer, by the lead in points."""
    most = values().most_lead
    likely = ending(outlook.state, outlook.side)
    return values().haste * (outlook.lead > 0) + likely * max(-most, min(most, outlook.lead))


def _kept_back(outlook: Evaluation) -> float:
    """Return the value of keeping the last Fire card for Op Fire; less if the side must attack."""
    if not any(_in_reach(outlook, foe) for foe in outlook.theirs):
        return 0.0
    waits = outlook.state.book.forces[outlook.side].posture == "defend"
    return outlook.temper.reserve * (1.0 if waits else 0.5) / (1 + outlook.press)


def _in_reach(outlook: Evaluation, foe: Unit) -> bool:
    """Return whether an enemy may soon move under fire."""
    return not foe.broken and any(distance(foe.hex, unit.hex) <= values().in_reach for unit in outlook.mine)
