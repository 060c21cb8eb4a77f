"""Choice of moves and advances: units, destinations and paths (9.0, 10.1)."""

from __future__ import annotations

from heapq import heappop, heappush

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.melees import assaults, helps, party, sought
from combat.games.command.players.scores import LEAST_RISK, standing
from combat.games.command.rules.answers import DONE, EXIT, STOP, Leaving, Pieces, Placement
from combat.games.command.rules.ground.entering import held_by_enemy
from combat.games.command.rules.orders.activation import not_free, reaches
from combat.games.command.rules.orders.advance import advance_refusal, left_to_go, must_advance
from combat.games.command.rules.orders.move import must_move, unmoved
from combat.games.command.rules.orders.stepping import EXIT_COST, points_left
from combat.games.command.rules.pieces.stacking import size
from combat.games.command.rules.pieces.values import is_leader, moves
from combat.games.command.rules.state import State, Unit

WORTHWHILE = 0.1
"""Least gain of a unit's move for a leader to activate it."""
COMMITTED = 3.0
"""Gain of supporting units that are already committed to a melee."""


class March(Record):
    """A path to a hex or off the map, and its gain over staying."""

    end: Hex
    first: Hex
    """Next hex of the path."""
    gain: float
    exits: bool = False


def march(outlook: Evaluation, unit: Unit, left: int, *, stays: bool = True) -> March | None:
    """Return the best path of a unit with the given movement points, or None."""
    start = unit.hex
    here = standing(outlook, unit, start) if stays else -99.0
    temper = outlook.temper
    caution = max(LEAST_RISK, outlook.shot_at - temper.eased * outlook.press / 2) * outlook.care
    found: set[Hex] = set()
    edge: list[tuple[int, float, Hex, Hex]] = [(0, 0.0, start, start)]
    best: March | None = None
    leaves = outlook.exits.worth * outlook.state.figure(unit).vp if not unit.broken else 0.0
    while edge:
        spent, risk, hex_, first = heappop(edge)
        if hex_ in found:
            continue
        found.add(hex_)
        if hex_ != start:
            gain = standing(outlook, unit, hex_) - risk - here
            if best is None or gain > best.gain:
                best = March(hex_, first, gain)
        if leaves and left - spent >= EXIT_COST and hex_ in outlook.exits.hexes:
            gain = leaves - risk - here
            if best is None or gain > best.gain:
                best = March(hex_, first, gain, exits=True)
        for beside, price_ in outlook.steps(hex_):
            if beside not in found and spent + price_ <= left:
                danger = risk + caution * outlook.danger(unit, beside, moving=True)
                heappush(edge, (spent + price_, danger, beside, beside if hex_ == start else first))
    return best


# -- activation
# ---------------------------------------------------------------------------------------------------------


def best_march(outlook: Evaluation) -> tuple[float, tuple[str, ...]]:
    """Return the gain of the best Move and the ids of its units, including the leader that activates them."""
    if "march" not in outlook.kept:
        outlook.kept["march"] = _best_march(outlook)
    found: tuple[float, tuple[str, ...]] = outlook.kept["march"]
    return found


def _best_march(outlook: Evaluation) -> tuple[float, tuple[str, ...]]:
    state, side = outlook.state, outlook.side
    free = [unit for unit in outlook.mine if not_free(state, side, unit) is None]
    gains: dict[str, float] = {}
    for unit in free:
        found = march(outlook, unit, moves(state, unit))
        gains[unit.id] = found.gain if found is not None else -99.0
    return together(state, "move", free, gains)


def together(state: State, order: str, free: list[Unit], gains: dict[str, float]) -> tuple[float, tuple[str, ...]]:
    """Return the best activation, by the sum of the gains: one unit, or a leader with all units worth activating."""
    best: tuple[float, tuple[str, ...]] = -99.0, ()
    for first in free:
        chosen = [first.id]
        value = gains[first.id]
        if is_leader(state, first):
            led = [unit.id for unit in free if reaches(state, order, first, unit) and gains[unit.id] > WORTHWHILE]
            value = max(0.0, value) + sum(gains[unit] for unit in led)
            chosen += led
            if not led:
                value = gains[first.id]
        if value > best[0]:
            best = value, tuple(chosen)
    return best


# -- move
# ---------------------------------------------------------------------------------------------------------------


def set_off(outlook: Evaluation) -> Answer:
    """Return the next group to move; DONE if no move has a gain and none is compulsory.

    It is the unit with the greatest gain (a leader only if no other unit moves) and others of its hex with the same
    goal; unless a move is compulsory, unbroken leaders of the hex come along.
    """
    state, order = outlook.state, outlook.state.order
    assert order is not None
    plans: list[tuple[float, Unit, March]] = []
    must = must_move(state, order)
    for id_ in unmoved(state, order):
        unit = state.units[id_]
        found = march(outlook, unit, points_left(state, order, (id_,)), stays=not must)
        if found is not None and (must or found.gain > 0):
            plans.append((found.gain, unit, found))
    if not plans:
        return DONE
    squads = [plan for plan in plans if not is_leader(state, plan[1])]
    _, unit, plan = max(squads or plans, key=lambda each: each[0])
    here = [other.id for _, other, its in plans if other.hex == unit.hex and its.end == plan.end]
    if must:
        return Pieces(dict.fromkeys([unit.id, *here]))
    leaders = [id_ for id_ in unmoved(state, order) if _leads(state, id_, unit)]
    return Pieces(dict.fromkeys([unit.id, *here, *leaders]))


def _leads(state: State, id_: str, unit: Unit) -> bool:
    other = state.units[id_]
    return other.hex == unit.hex and is_leader(state, other) and not other.broken


def move_on(outlook: Evaluation) -> Answer:
    """Return the next hex of the moving group, or "stop"."""
    state, order = outlook.state, outlook.state.order
    assert order is not None
    units = [state.units[id_] for id_ in order.group if state.units[id_].on_map]
    slowest = points_left(state, order, tuple(unit.id for unit in units))
    lead = max(units, key=lambda unit: (not is_leader(state, unit), size(state, unit), unit.id))
    if order.stops:
        return STOP
    must = must_move(state, order)
    plan = march(outlook, lead, slowest, stays=not must)
    if plan is None or (not must and plan.gain <= 0):
        return STOP
    if plan.end == lead.hex and plan.exits:
        return EXIT
    return plan.first


# -- advance
# ------------------------------------------------------------------------------------------------------------


def best_advance(outlook: Evaluation) -> tuple[float, tuple[str, ...]]:
    """Return the gain and the units of the best Advance; likely wins in melee come first."""
    if "advance" not in outlook.kept:
        outlook.kept["advance"] = _best_advance(outlook)
    found: tuple[float, tuple[str, ...]] = outlook.kept["advance"]
    return found


def _best_advance(outlook: Evaluation) -> tuple[float, tuple[str, ...]]:
    state, side = outlook.state, outlook.side
    free = [unit for unit in outlook.mine if not_free(state, side, unit) is None]
    gains = {unit.id: _step(outlook, unit)[0] for unit in free}
    best = together(state, "advance", free, gains)
    for first in free:
        group = [first]
        if is_leader(state, first):
            group += [unit for unit in free if reaches(state, "advance", first, unit)]
        for hex_, able in assaults(outlook, group):
            fighters = party(outlook, hex_, able)
            value = sought(outlook, hex_, fighters)
            if value > best[0]:
                best = value, tuple(dict.fromkeys([first.id, *(unit.id for unit in fighters)]))
    return best


def _step(outlook: Evaluation, unit: Unit) -> tuple[float, Answer]:
    """Return the gain and the answer of a unit's best advance without melee."""
    state, here = outlook.state, standing(outlook, unit, unit.hex)
    best: tuple[float, Answer] = 0.0, DONE
    if unit.hex in outlook.exits.hexes and not unit.broken:
        best = outlook.exits.worth * state.figure(unit).vp - here, Leaving(unit.id)
    for hex_ in state.book.map.board.neighbours(unit.hex):
        if hex_ is None or held_by_enemy(state, hex_, unit.side) or advance_refusal(state, unit, hex_) is not None:
            continue
        gain = standing(outlook, unit, hex_) - here
        if gain > best[0]:
            best = gain, Placement(unit.id, hex_)
    return best


def advance_one(outlook: Evaluation) -> Answer:
    """Return the next step of the Advance."""
    state, order = outlook.state, outlook.state.order
    assert order is not None
    waiting = [state.units[id_] for id_ in left_to_go(state, order)]
    best: tuple[float, Answer] = 0.0, DONE
    for hex_, able in assaults(outlook, waiting):
        there = outlook.there(hex_)
        fighters = [unit for unit in able if helps(outlook, hex_, there, unit)] if there else party(outlook, hex_, able)
        value = COMMITTED if there else sought(outlook, hex_, fighters)
        if fighters and value > best[0]:
            best = value, Placement(_strongest(state, fighters).id, hex_)
    for unit in waiting:
        gain, answer = _step(outlook, unit)
        if gain > best[0]:
            best = gain, answer
    return best[1] if best[1] != DONE or not must_advance(state, order) else _any_step(outlook, waiting)


def _strongest(state: State, fighters: list[Unit]) -> Unit:
    return max(fighters, key=lambda unit: (state.printed(unit).fp, unit.id))


def _any_step(outlook: Evaluation, waiting: list[Unit]) -> Answer:
    """Return the least costly step, for when one must be taken."""
    state, best = outlook.state, list[tuple[float, Placement]]()
    for unit in waiting:
        for hex_ in state.book.map.board.neighbours(unit.hex):
            if hex_ is not None and advance_refusal(state, unit, hex_) is None:
                melee = -9.0 if held_by_enemy(state, hex_, unit.side) else 0.0
                gain = melee + standing(outlook, unit, hex_) - standing(outlook, unit, unit.hex)
                best.append((gain, Placement(unit.id, hex_)))
    return max(best)[1] if best else Leaving(waiting[0].id)
