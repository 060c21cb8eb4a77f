"""Choice of firing units and targets (8.2, 9.6, 11.1)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.shots import Aim, Gunnery, shot
from combat.games.command.players.weights import values
from combat.games.command.rules.answers import DONE, Pieces
from combat.games.command.rules.fighting.aiming import is_ordnance, pieces_of
from combat.games.command.rules.fighting.shooting import Shoot, ready, targets
from combat.games.command.rules.fighting.targeting import spotters
from combat.games.command.rules.odds.shot_odds import ShotOdds, of_shot
from combat.games.command.rules.orders.activation import not_free, reaches, spots_for
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.state import State, Unit


class Group(Record):
    """Units to activate for fire, the total gain of their attacks, and the first attack."""

    gain: float
    units: tuple[str, ...]
    aim: Aim | None = None


def best_group(outlook: Evaluation, order: str) -> Group:
    """Return the best group to fire for an order ("fire" or "op-fire"); its units are empty if none can fire."""
    if order == "op-fire":
        return _best_group(outlook.state, outlook.side, order)
    if order not in outlook.kept:
        outlook.kept[order] = _best_group(outlook.state, outlook.side, order)
    found: Group = outlook.kept[order]
    return found


def chance_of(outlook: Evaluation) -> float:
    """Return the probability that the best attack of a Fire order breaks an enemy; 0.0 if no unit can fire."""
    if "chance" not in outlook.kept:
        outlook.kept["chance"] = _chance(outlook)
    chance: float = outlook.kept["chance"]
    return chance


def _chance(outlook: Evaluation) -> float:
    aim, state, side = best_group(outlook, "fire").aim, outlook.state, outlook.side
    return breaking_chance(state, of_shot(state, side, "fire", shot(aim))) if aim is not None else 0.0


def breaking_chance(state: State, odds: ShotOdds) -> float:
    """Return the probability that an attack breaks or eliminates at least one enemy unit."""
    missed = 1.0
    for becomes in odds.targets:
        if state.units[becomes.unit].side != odds.attack.side:
            missed *= 1.0 - becomes.breaks - becomes.eliminated
    return 1.0 - missed


def _best_group(state: State, side: Seat, order: str) -> Group:
    hexes = targets(state, side, "op-fire") if order == "op-fire" else ()
    gunnery = Gunnery(state, side, order, hexes)
    free = [unit for unit in state.on_map(side) if not_free(state, side, unit) is None]
    best = Group(0.0, ())
    for first in free:
        units = [first]
        if is_leader(state, first):
            units += [other for other in free if reaches(state, order, first, other)]
        pieces = _pieces(state, units, order)
        seers = [first] if order == "fire" and any(spots_for(state, first, other) for other in units) else []
        firing = [piece for piece in pieces if gunnery.reached(piece, seers)]
        if not firing:
            continue
        value, aim = gunnery.best(firing, seers)
        if value > best.gain or not best.units:
            best = Group(value, tuple(unit.id for unit in _needed(state, units, firing, first)), aim)
    return best


def _pieces(state: State, units: list[Unit], order: str) -> list[str]:
    pieces = pieces_of(state, [unit.id for unit in units])
    return [piece for piece in pieces if order == "fire" or not is_ordnance(state, piece)]


def _needed(state: State, units: list[Unit], firing: list[str], first: Unit) -> list[Unit]:
    """Return the units of which a piece fires, and the leader that activates them."""
    return [unit for unit in units if unit.id == first.id or unit.id in firing or unit.weapon in firing]


def activated(outlook: Evaluation, order: str) -> Answer | None:
    """Return the answer that activates the best firing group for an order; None if no unit can fire."""
    units = best_group(outlook, order).units
    return Pieces(units) if units else None


def best_shot(state: State, decision: Shoot) -> Answer | None:
    """Return the next attack; DONE if none gains enough.

    If an attack is compulsory, the best one is returned however little it gains, or None if none has a gain.
    """
    side, occasion = decision.seat, decision.occasion
    seers = spotters(state)
    gunnery = Gunnery(state, side, occasion, targets(state, side, occasion))
    _, aim = gunnery.best(ready(state, occasion), seers)
    if aim is not None and (decision.must or aim.promise >= values().least_shot):
        return shot(aim)
    return None if decision.must else DONE
