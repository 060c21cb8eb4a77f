"""Choice of Advances: units, and hexes to step into (10.1)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.moving.melees import assaults, helps, party, sought
from combat.games.command.players.moving.paths import may_leave
from combat.games.command.players.moving.scores import standing
from combat.games.command.players.weights import values
from combat.games.command.rules.answers import DONE, Leaving, Placement
from combat.games.command.rules.ground.entering import held_by_enemy
from combat.games.command.rules.orders.activation import not_free, reaches
from combat.games.command.rules.orders.advance import advance_refusal, left_to_go, must_advance
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.state import State, Unit


def best_advance(outlook: Evaluation) -> tuple[float, tuple[str, ...]]:
    """Return the gain of the best Advance and the ids of its units; likely wins in melee count first. Cached.

    Gain 0 and no ids if none gains.
    """
    if "advance" not in outlook.kept:
        outlook.kept["advance"] = _best_advance(outlook)
    found: tuple[float, tuple[str, ...]] = outlook.kept["advance"]
    return found


def _best_advance(outlook: Evaluation) -> tuple[float, tuple[str, ...]]:
    state, side = outlook.state, outlook.side
    free = [unit for unit in outlook.mine if not_free(state, side, unit) is None]
    gains = {unit.id: _step(outlook, unit)[0] for unit in free}
    best = _together(state, free, gains)
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


def _together(state: State, free: list[Unit], gains: dict[str, float]) -> tuple[float, tuple[str, ...]]:
    """Return the best activation, by the sum of the gains: one unit, or a leader with all units worth activating."""
    best: tuple[float, tuple[str, ...]] = -99.0, ()
    for first in free:
        led = [
            unit.id for unit in free if reaches(state, "advance", first, unit) and gains[unit.id] > values().worthwhile
        ]
        value = max(0.0, gains[first.id]) + sum(gains[unit] for unit in led) if led else gains[first.id]
        if value > best[0]:
            best = value, (first.id, *led)
    return best


def _step(outlook: Evaluation, unit: Unit) -> tuple[float, Answer]:
    """Return the gain and the answer of a unit's best advance without melee."""
    state, here = outlook.state, standing(outlook, unit, unit.hex)
    best: tuple[float, Answer] = 0.0, DONE
    if unit.hex in outlook.exits.hexes and not unit.broken and may_leave(outlook, unit):
        best = outlook.exits.worth * state.figure(unit).vp - here, Leaving(unit.id)
    for hex_ in state.book.map.board.neighbours(unit.hex):
        if hex_ is None or held_by_enemy(state, hex_, unit.side) or advance_refusal(state, unit, hex_) is not None:
            continue
        gain = standing(outlook, unit, hex_) - here
        if gain > best[0]:
            best = gain, Placement(unit.id, hex_)
    return best


def best_step(outlook: Evaluation, unit: Unit) -> tuple[float, Hex]:
    """Return the gain and the hex of a unit's best advance into a hex without enemies.

    The hex is NOWHERE if no such advance gains or a weapon transfer is better.
    """
    gain, answer = _step(outlook, unit)
    return gain, answer.hex if isinstance(answer, Placement) else NOWHERE


def advance_one(outlook: Evaluation) -> Answer:
    """Return the next step or weapon transfer of the Advance order; DONE if none gains and none is compulsory."""
    state, order = outlook.state, outlook.state.order
    assert order is not None
    waiting = [state.units[id_] for id_ in left_to_go(state, order)]
    best: tuple[float, Answer] = 0.0, DONE
    for hex_, able in assaults(outlook, waiting):
        there = outlook.there(hex_)
        fighters = [unit for unit in able if helps(outlook, hex_, there, unit)] if there else party(outlook, hex_, able)
        value = values().committed if there else sought(outlook, hex_, fighters)
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
