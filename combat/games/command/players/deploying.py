"""Placement of units and works at set-up (20.2)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.spotting import seen_for_mortars
from combat.games.command.players.weights import values
from combat.games.command.rules.answers import DONE, Placement
from combat.games.command.rules.ground.entering import may_have_work
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.play.set_up import SetUp, place_refusal, unplaced
from combat.games.command.rules.state import State, Unit


def placing(decision: SetUp, outlook: Evaluation, *, led: bool = False) -> Answer:
    """Return the next placement of a unit or work; DONE when nothing is left or no work can be placed.

    With `led`, squads are placed first, on free objectives with cover as long as there are any. Each leader is then
    placed with a squad, or with a team, if there is room.
    """
    state, side = outlook.state, decision.seat
    left = unplaced(state, side)
    zone = state.book.forces[side].zone
    if left:
        unit = max(left, key=lambda each: (not is_leader(state, each), led and _is_squad(state, each), each.id))
        free = [hex_ for hex_ in zone if place_refusal(state, unit, hex_) is None]
        if led and is_leader(state, unit):
            free = _with_company(state, side, free)
        elif led and _is_squad(state, unit):
            free = _empty_objective(outlook, free) or free
        return Placement(unit.id, max(free, key=lambda hex_: (_post(outlook, unit, hex_), hex_)))
    works = state.works_left.get(side, ())
    sites = [hex_ for hex_ in zone if may_have_work(state, hex_)] if works else []
    if not sites:
        return DONE
    return Placement(works[0], max(sites, key=lambda hex_: (_site(outlook, works[0], hex_), hex_)))


def _is_squad(state: State, unit: Unit) -> bool:
    return state.figure(unit).size == "squad"


def _empty_objective(outlook: Evaluation, free: list[Hex]) -> list[Hex]:
    """Return the free hexes with cover of the most valuable objective that no unit holds yet."""
    covered = {hex_ for hex_ in free if outlook.cover(hex_) > 0}
    held = {unit.hex for unit in outlook.mine}
    empty = [each for each in outlook.state.book.map.objectives if held.isdisjoint(each.hexes)]
    open_ = [each for each in empty if covered.intersection(each.hexes)]
    if not open_:
        return []
    best = max(open_, key=lambda each: (outlook.values[each.number], -each.number))
    return [hex_ for hex_ in free if hex_ in covered and hex_ in best.hexes]


def _with_company(state: State, side: Seat, free: list[Hex]) -> list[Hex]:
    """Return the hexes in which a leader has units to lead: squads without a leader, else any squad, else any team."""
    sizes = {hex_: {state.figure(unit).size for unit in state.units_in(hex_, side)} for hex_ in free}
    squads = [hex_ for hex_ in free if "squad" in sizes[hex_]]
    unled = [hex_ for hex_ in squads if "leader" not in sizes[hex_]]
    teams = [hex_ for hex_ in free if "team" in sizes[hex_]]
    return unled or squads or teams or free


def _post(outlook: Evaluation, unit: Unit, hex_: Hex) -> float:
    """Return the value of a hex for a unit at set-up."""
    state, side = outlook.state, outlook.side
    there = outlook.there(hex_)
    defends = state.book.forces[side].posture == "defend"
    value = 0.5 * outlook.cover(hex_) - values().bogged * max(0, outlook.ways.price(hex_) - 2)
    if state.figure(unit).spots:
        beside = any(distance(other.hex, hex_) <= 1 for other in outlook.mine)
        return value + values().seen * seen_for_mortars(outlook, hex_) + values().beside * beside
    if is_leader(state, unit):
        near = [other for other in outlook.mine if not is_leader(state, other) and distance(other.hex, hex_) <= 1]
        led = sum(1.0 if other.hex == hex_ else 0.5 for other in near)
        alone = any(is_leader(state, other) and distance(other.hex, hex_) <= 1 for other in outlook.mine)
        return value + min(values().post_led, led) - 4 * alone
    value += (1.0 if defends else 2.0) * _goal(
        outlook, hex_, values().post_crowd if defends else values().post_crowd / 4
    )
    friends = sum(distance(other.hex, hex_) <= 2 for other in outlook.mine)
    return value + values().company * min(values().neighbours, friends) - (0.8 if defends else 0.6) * len(there)


def _goal(outlook: Evaluation, hex_: Hex, crowd: float = 0.0) -> float:
    """Return the value of the objectives near a hex, reduced by the units that hold them already."""
    best = 0.0
    for objective in outlook.state.book.map.objectives:
        value = outlook.values[objective.number]
        if crowd:
            held = sum(outlook.ways.far(unit.hex, objective.hexes) <= values().at_hand for unit in outlook.mine)
            value /= 1 + crowd * held
        best = max(best, value * values().post_fades ** outlook.ways.far(hex_, objective.hexes))
    return best


def _site(outlook: Evaluation, work: str, hex_: Hex) -> float:
    """Return the value of a hex for a work."""
    state, side = outlook.state, outlook.side
    own = state.units_in(hex_, side)
    kind = state.book.work_kinds[work]
    if kind.mines or kind.wire:
        beside = any(distance(unit.hex, hex_) <= 2 for unit in outlook.mine)
        return _goal(outlook, hex_) + beside - 5 * bool(own) - 0.3 * outlook.cover(hex_)
    return len(own) * max(0, kind.cover - outlook.cover(hex_)) + 0.3 * _goal(outlook, hex_)
