"""Expected gain of each order that could be given, in victory points (3.1)."""

from __future__ import annotations

from combat.engine.kernel.ledger import total
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.firing import best_group
from combat.games.command.players.measures.two_dice import below, exactly
from combat.games.command.players.measures.worths import death, worth
from combat.games.command.players.moving.advancing import best_advance
from combat.games.command.players.moving.marching import best_march
from combat.games.command.players.moving.scores import seized
from combat.games.command.players.shelling import denial_worth, mission_worth
from combat.games.command.players.weights import values
from combat.games.command.rules.orders.giving import giving_refusal
from combat.games.command.rules.orders.rout import open_sides
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.state import State


def promises(decision: GiveOrder, outlook: Evaluation) -> dict[str, float]:
    """Return the expected gain of each order that can be given with the hand, by kind of order."""
    state, side = outlook.state, decision.seat
    kinds = dict.fromkeys(state.card(card).order for card in state.hands[side] if card in state.book.cards)
    return {kind: promise_of(outlook, kind) for kind in kinds if giving_refusal(state, side, kind) is None}


def promise_of(outlook: Evaluation, kind: str) -> float:
    """Return the expected gain of an order, by its kind; 0.0 for an unknown kind."""
    state, side = outlook.state, outlook.side
    if kind == "fire":
        return best_group(outlook, "fire").gain
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
    """Return the expected gain of a Recover order; units in danger count more."""
    state, value = outlook.state, 0.0
    for unit in outlook.mine:
        if unit.suppressed:
            value += values().suppressed * worth(state, unit)
        if unit.broken:
            need = total(morale(state, unit)) + unit.suppressed
            urgent = values().urgent if outlook.menace.fire_at(unit.hex) else 1.0
            value += urgent * (below(need) - values().suppressed * exactly(need)) * values().shaken * death(state, unit)
    return value


def rout_worth(outlook: Evaluation, target: str) -> float:
    """Return the expected gain of a Rout of the side `target`; negative if the loss is greater.

    Enemies leave their hexes or the map; broken friendly units may leave the map, but also escape danger.
    """
    state, value = outlook.state, 0.0
    sign = -1.0 if target == outlook.side else 1.0
    for unit in state.on_map(target):
        if not unit.broken:
            continue
        need = total(morale(state, unit))
        flees = 1.0 - below(need + 1)
        steps = _to_edge(state, target, unit.hex)
        dies = 1.0 - below(min(13, need + 1 + steps))
        value += sign * dies * death(state, unit) * (1 - values().shaken)
        if target == outlook.side:
            value += (
                (flees - dies) * values().retreated * (outlook.danger(unit, unit.hex) + seized(outlook, unit, unit.hex))
            )
        else:
            value += flees * values().run * worth(state, unit)
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
