"""Choice of orders and discards by the steady player (3.1, 3.2)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.deck import Card
from combat.engine.kernel.ledger import total
from combat.engine.space.hexes.hex import distance
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.firing import best_group
from combat.games.command.players.marching import best_advance, best_march
from combat.games.command.players.measures.clock import ending
from combat.games.command.players.measures.two_dice import below, exactly
from combat.games.command.players.measures.worths import SHAKEN, SUPPRESSED, death, worth
from combat.games.command.players.scores import seized
from combat.games.command.players.shelling import denial_worth, mission_worth
from combat.games.command.rules.answers import DONE, PASS, Cards, CardUse
from combat.games.command.rules.fate_cards import FateCard, owner
from combat.games.command.rules.orders.giving import giving_refusal
from combat.games.command.rules.orders.radio_orders import radio_of
from combat.games.command.rules.orders.rout import open_sides
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.play.turns import GiveOrder, discard_limit
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side

OTHERS = 0.2
"""Least gain of orders other than fire, move, advance, recover and rout."""
CLOGGED = 3
"""Number of useless cards in hand from which the bot discards,"""
CLOGGED_WORTH = 0.45
"""if no order exceeds its required gain by this."""
DEAD = 0.35
"""Order value below which a card counts as useless."""
HASTE = 0.08
"""Value of a roll for the leading side, as it brings the end nearer."""
MOST_LEAD = 4.0
"""Greatest lead or deficit in points that counts for the value of the end."""
NEAR = 8
"""Distance in hexes within which enemies may soon move under fire."""
URGENT = 1.3
"""Factor for recovering units that are under fire."""
RUN = 0.25
"""Value of driving an enemy unit from its hex, as a share of the unit's value."""
SAVED = 0.5
"""Share of the danger avoided by a retreat that counts as its value."""
KEPT = 0.1
"""Share of a card's value that is lost by playing it rather than another one with the same order."""


def best_order(decision: GiveOrder, outlook: Evaluation) -> Answer:
    """Return the order with the greatest gain; if none gains, "done", or "pass" to discard."""
    state, side = outlook.state, decision.seat
    promised = promises(decision, outlook)
    fires = sum(state.card(card).order == "fire" for card in state.hands[side] if card in state.book.cards)
    best: tuple[float, Answer] = -9.0, DONE if state.given else PASS
    promise = 0.0
    if state.given >= state.book.forces[side].orders:
        return best[1]
    for card in state.hands[side]:
        if card not in state.book.cards:
            continue
        kind = state.card(card).order
        if kind not in promised:
            continue
        value = promised[kind] - getattr(outlook.temper, kind, OTHERS)
        if kind == "fire":
            value += _haste(outlook) - _kept_back(outlook) * (fires == 1)
        if value > 0 and value - KEPT * keeping(state, state.card(card)) > best[0]:
            best, promise = (value - KEPT * keeping(state, state.card(card)), CardUse(card, kind)), value
    if not state.given and promise < CLOGGED_WORTH and _dead(state, side) >= CLOGGED:
        return PASS
    return best[1]


def _haste(outlook: Evaluation) -> float:
    """Return the value of a roll for bringing the end nearer, by the lead in points."""
    likely = ending(outlook.state, outlook.side)
    return HASTE * (outlook.lead > 0) + likely * max(-MOST_LEAD, min(MOST_LEAD, outlook.lead))


def _kept_back(outlook: Evaluation) -> float:
    """Return the value of keeping the last Fire card for Op Fire; less if the side must attack."""
    if not any(_in_reach(outlook, foe) for foe in outlook.theirs):
        return 0.0
    waits = outlook.state.book.forces[outlook.side].posture == "defend"
    return outlook.temper.reserve * (1.0 if waits else 0.5) / (1 + outlook.press)


def _in_reach(outlook: Evaluation, foe: Unit) -> bool:
    """Return whether an enemy may soon move under fire."""
    return not foe.broken and any(distance(foe.hex, unit.hex) <= NEAR for unit in outlook.mine)


def _dead(state: State, side: str) -> int:
    """Return the number of hand cards whose orders are useless."""
    return sum(order_worth(state, state.card(card)) < DEAD for card in state.hands[side] if card in state.book.cards)


def promises(decision: GiveOrder, outlook: Evaluation) -> dict[str, float]:
    """Return the gain of each order that can be given with the hand."""
    state, side = outlook.state, decision.seat
    kinds = dict.fromkeys(state.card(card).order for card in state.hands[side] if card in state.book.cards)
    return {kind: promise_of(outlook, kind) for kind in kinds if giving_refusal(state, side, kind) is None}


def promise_of(outlook: Evaluation, kind: str) -> float:
    """Return the gain of an order."""
    state, side = outlook.state, outlook.side
    if kind == "fire":
        return best_group(outlook, "fire")[0]
    if kind == "move":
        return best_march(outlook)[0]
    if kind == "advance":
        return best_advance(outlook)[0]
    if kind == "recover":
        return recovery(outlook)
    if kind == "rout":
        return max((rout_worth(outlook, each) for each in open_sides(state)), default=0.0)
    if kind == "artillery-request":
        return mission_worth(outlook)
    return denial_worth(state, side) if kind == "artillery-denied" else 0.0


def recovery(outlook: Evaluation) -> float:
    """Return the gain of a Recover, greater for units in danger."""
    state, value = outlook.state, 0.0
    for unit in outlook.mine:
        if unit.suppressed:
            value += SUPPRESSED * worth(state, unit)
        if unit.broken:
            need = total(morale(state, unit)) + unit.suppressed
            urgent = URGENT if outlook.menace.fire_at(unit.hex) else 1.0
            value += urgent * (below(need) - SUPPRESSED * exactly(need)) * SHAKEN * death(state, unit)
    return value


def rout_worth(outlook: Evaluation, target: str) -> float:
    """Return the gain of a Rout of a side: enemies leave their hexes or the map, friendly units escape danger."""
    state, value = outlook.state, 0.0
    sign = -1.0 if target == outlook.side else 1.0
    for unit in state.on_map(target):
        if not unit.broken:
            continue
        need = total(morale(state, unit))
        flees = 1.0 - below(need + 1)
        steps = _to_edge(state, target, unit.hex)
        dies = 1.0 - below(min(13, need + 1 + steps))
        value += sign * dies * death(state, unit) * (1 - SHAKEN)
        if target == outlook.side:
            value += (flees - dies) * SAVED * (outlook.danger(unit, unit.hex) + seized(outlook, unit, unit.hex))
        else:
            value += flees * RUN * worth(state, unit)
    return value


def _to_edge(state: State, side: str, hex_: object) -> int:
    """Return the number of hexes that a unit can retreat before it is off the map."""
    place = state.book.map.board.find(str(hex_))
    assert place is not None
    board, edge = state.book.map.board, state.book.forces[side].edge
    columns = max(each.column for each in board.hexes())
    rows = max(each.row for each in board.hexes())
    return {
        "top": place.row - 1, "bottom": rows - place.row, "left": place.column - 1, "right": columns - place.column,
    }[edge]  # fmt: skip


# -- hand
# ---------------------------------------------------------------------------------------------------------------


def keeping(state: State, card: FateCard) -> float:
    """Return the value of keeping a card in hand, about 0-3."""
    return order_worth(state, card) + ACTIONS.get(card.action, 0.4)


def order_worth(state: State, card: FateCard) -> float:
    """Return the value of a card's order; 0 if it can never be given."""
    side = owner(card.id)
    rival = other_side(side)
    defends = state.book.forces[side].posture == "defend"
    match card.order:
        case "fire":
            return 2.4 if defends else 2.0
        case "move":
            return 0.8 if defends else 1.8
        case "advance":
            return 0.7 if defends else 1.4
        case "recover":
            return min(2.5, 0.8 + 0.7 * sum(unit.broken for unit in state.on_map(side)))
        case "rout":
            return min(1.6, 0.3 + 0.6 * sum(unit.broken for unit in state.on_map(rival)))
        case "artillery-request":
            return 2.0 if radio_of(state, side) or state.book.night else 0.0
        case "artillery-denied":
            return 1.4 if radio_of(state, rival) else 0.0
    return 0.0


ACTIONS: dict[str, float] = {
    "ambush": 0.6, "concealment": 0.5, "light-wounds": 0.8, "marksmanship": 0.6, "sustained-fire": 0.5,
    "hand-grenades": 0.3, "crossfire": 0.4, "spray-fire": 0.4, "assault-fire": 0.3, "hidden-unit": 1.0,
    "hidden-mines": 0.7, "hidden-wire": 0.4, "hidden-pillbox": 0.6, "hidden-entrenchments": 0.5, "bore-sighting": 0.4,
    "smoke-grenades": 0.2, "dig-in": 0.4, "demolitions": 0.0, "no-quarter": 0.2, "command-confusion": 0.0,
}  # fmt: skip
"""Value of a card's action."""
GOOD = 1.7
"""Cards of lower value are discarded;"""
HURRIED = 0.7
"""added to that limit while leading, since discards bring the end of the deck nearer."""


def discards(outlook: Evaluation) -> Cards:
    """Return the cards to discard, lowest value first."""
    state, side = outlook.state, outlook.side
    limit = discard_limit(state, side)
    known: list[Card] = [card for card in state.hands[side] if card in state.book.cards]
    ranked = sorted((keeping(state, state.card(card)), card) for card in known)
    good = GOOD + HURRIED * (outlook.lead > 0)
    chosen = [card for value, card in ranked if value < good][:limit]
    return Cards(chosen or [card for _, card in ranked[:1]])


SPARE, USUAL, DEAREST = 0.25, 1.4, 1.3
"""Price factors of playing a card for its action: least, for a card with a useless order; order value of a usual
card; most."""


def dearness(state: State, use: CardUse) -> float:
    """Return the price factor of playing a card's action, by the value of its order."""
    return max(SPARE, min(DEAREST, order_worth(state, state.card(use.card)) / USUAL))
