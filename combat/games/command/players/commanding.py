"""Which order is given, and which cards go instead (3.1, 3.2)."""

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
"""What the other orders must promise."""
CLOGGED = 3
"""So many cards that are no orders are laid down,"""
CLOGGED_WORTH = 0.45
"""where nothing promises as much as this above what it must."""
DEAD = 0.35
"""Cards whose orders are good for less count as none."""
HASTE = 0.08
"""What rolls are worth to who is ahead: they bring the end nearer."""
MOST_LEAD = 4.0
"""Points that a side is ahead or behind at most, where the end is weighed."""
NEAR = 8
"""Hexes within which an enemy may cross what one fires on."""
URGENT = 1.3
"""How much more it is worth to recover somebody who is under fire."""
RUN = 0.25
"""What it is worth that an enemy leaves his ground, of what he is worth."""
SAVED = 0.5
"""What flight out of danger counts of what the danger costs."""
KEPT = 0.1
"""What of the worth of a card is lost where another could have been played."""


def best_order(decision: GiveOrder, outlook: Evaluation) -> Answer:
    """The order that promises most; else "done", or a turn of discarding."""
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
    """What a roll is worth by the end that it brings nearer: something to who is ahead, the less to who is behind."""
    likely = ending(outlook.state, outlook.side)
    return HASTE * (outlook.lead > 0) + likely * max(-MOST_LEAD, min(MOST_LEAD, outlook.lead))


def _kept_back(outlook: Evaluation) -> float:
    """What the last Fire card is worth in the enemy's turn: less where it is oneself who must come."""
    if not any(_in_reach(outlook, foe) for foe in outlook.theirs):
        return 0.0
    waits = outlook.state.book.forces[outlook.side].posture == "defend"
    return outlook.temper.reserve * (1.0 if waits else 0.5) / (1 + outlook.press)


def _in_reach(outlook: Evaluation, foe: Unit) -> bool:
    """Whether an enemy may soon cross ground that is fired on."""
    return not foe.broken and any(distance(foe.hex, unit.hex) <= NEAR for unit in outlook.mine)


def _dead(state: State, side: str) -> int:
    """How many cards of the hand are good for nothing as orders."""
    return sum(order_worth(state, state.card(card)) < DEAD for card in state.hands[side] if card in state.book.cards)


def promises(decision: GiveOrder, outlook: Evaluation) -> dict[str, float]:
    """What each order promises that can be given by a card of the hand."""
    state, side = outlook.state, decision.seat
    kinds = dict.fromkeys(state.card(card).order for card in state.hands[side] if card in state.book.cards)
    return {kind: promise_of(outlook, kind) for kind in kinds if giving_refusal(state, side, kind) is None}


def promise_of(outlook: Evaluation, kind: str) -> float:
    """What an order of a kind promises."""
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
    """What a Recover promises, more for those who are in danger where they are."""
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
    """What a Rout of a side promises: who runs leaves his ground, and near his edge the map; one's own get away."""
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
    """How many hexes a unit can retreat before it is off the map."""
    place = state.book.map.board.find(str(hex_))
    assert place is not None
    board, edge = state.book.map.board, state.book.forces[side].edge
    columns = max(each.column for each in board.hexes())
    rows = max(each.row for each in board.hexes())
    return {
        "top": place.row - 1, "bottom": rows - place.row, "left": place.column - 1, "right": columns - place.column,
    }[edge]  # fmt: skip


# -- the hand ---------------------------------------------------------------------------------------------------------


def keeping(state: State, card: FateCard) -> float:
    """What a card is good for while it is in the hand, roughly 0-3."""
    return order_worth(state, card) + ACTIONS.get(card.action, 0.4)


def order_worth(state: State, card: FateCard) -> float:
    """What its order is good for; 0 where it cannot be given at all."""
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
"""What the action of a card is good for."""
GOOD = 1.7
"""A card that is good for less goes when there is nothing better to do,"""
HURRIED = 0.7
"""and somewhat better ones with it where one is ahead, for the deck comes to its end by it."""


def discards(outlook: Evaluation) -> Cards:
    """The cards that go in a turn of discarding: the worst first."""
    state, side = outlook.state, outlook.side
    limit = discard_limit(state, side)
    known: list[Card] = [card for card in state.hands[side] if card in state.book.cards]
    ranked = sorted((keeping(state, state.card(card)), card) for card in known)
    good = GOOD + HURRIED * (outlook.lead > 0)
    chosen = [card for value, card in ranked if value < good][:limit]
    return Cards(chosen or [card for _, card in ranked[:1]])


SPARE, USUAL, DEAREST = 0.25, 1.4, 1.3
"""The part of the usual price that is asked for a card that is good for no order; what the order of a usual one is good
for; and the most that is asked for any."""


def dearness(state: State, use: CardUse) -> float:
    """How much one would rather keep a card than play its action: next to nothing where it is good for no order."""
    return max(SPARE, min(DEAREST, order_worth(state, state.card(use.card)) / USUAL))
