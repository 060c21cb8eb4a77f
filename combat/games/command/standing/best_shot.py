"""Best shots, and the best units to activate for them (11.1, 6.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.apply import apply
from combat.games.command.rules.events.fight_events import Answered
from combat.games.command.rules.events.turn_events import OrderBegun
from combat.games.command.rules.fighting.shooting import Occasion, legal_shots
from combat.games.command.rules.odds.shot_odds import ShotOdds, of_shot
from combat.games.command.rules.orders.able import able
from combat.games.command.rules.orders.activation import not_free, reaches
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.state import State


def promise(state: State, odds: ShotOdds) -> float:
    """Return the score of a predicted shot: harm to enemies less harm to friends."""
    side = odds.attack.side
    return sum(
        (1 if state.units[found.unit].side != side else -1)
        * (1.5 * found.eliminated + found.breaks + 0.4 * found.suppressed)
        for found in odds.targets
    )


def best_of(state: State, side: Seat, occasion: Occasion, hexes: Iterable[Hex] | None = None) -> ShotOdds | None:
    """Return the prediction of the best legal shot of a side; None if there is none.

    Of equal shots, the one with the fewest pieces is best. `hexes` limits the targets.
    """
    wanted = None if hexes is None else frozenset(hexes)
    shots: list[Shot] = [shot for shot in legal_shots(state, side, occasion) if wanted is None or shot.hex in wanted]
    found = [of_shot(state, side, occasion, shot) for shot in shots]
    return max(found, key=lambda odds: (promise(state, odds), -len(odds.attack.pieces)), default=None)


def once_activated(state: State, side: Seat, units: Sequence[str], occasion: Occasion) -> ShotOdds | None:
    """Return the prediction of the best shot that units could fire once activated; None if they could fire none."""
    then = state.copy()
    apply(then, OrderBegun(side, tuple(units), "acting") if occasion == "fire" else Answered(side, tuple(units)))
    return best_of(then, side, occasion)


def aims_once_activated(state: State, side: Seat, units: Sequence[str]) -> list[Hex]:
    """Return the enemy hexes at which some units, or their weapons, could fire once activated for a Fire order."""
    then = state.copy()
    apply(then, OrderBegun(side, tuple(units), "acting"))
    return list(dict.fromkeys(shot.hex for shot in legal_shots(then, side, "fire")))


def led_by(state: State, side: Seat, order: str, leader: str) -> list[str]:
    """Return the id of a unit and, if it is a leader, of all free units that it can activate for an order."""
    if not is_leader(state, state.units[leader]):
        return [leader]
    free = [unit for unit in state.on_map(side) if not_free(state, side, unit) is None and unit.id != leader]
    led = [unit for unit in free if reaches(state, order, state.units[leader], unit)]
    return [leader, *(unit.id for unit in led if able(state, order, [unit]) or (order == "fire" and unit.weapon))]


def to_answer(state: State, side: Seat) -> tuple[list[str], ShotOdds | None]:
    """Return the best units to activate for Op Fire at the moving group, and the prediction of their shot (9.6).

    ([], None) if no units can fire.
    """
    free = [unit.id for unit in state.on_map(side) if not_free(state, side, unit) is None]
    groups = [led_by(state, side, "op-fire", unit) for unit in free]
    groups = [group for group in groups if able(state, "op-fire", [state.units[unit] for unit in group])]
    found = [(group, once_activated(state, side, group, "op-fire")) for group in groups]
    shots = [(group, odds) for group, odds in found if odds is not None]
    return max(shots, key=lambda one: (promise(state, one[1]), -len(one[0])), default=([], None))
