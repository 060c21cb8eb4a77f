"""Exact odds of a charge, an assault on a vehicle or an overrun (section 6)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record, replace
from combat.games.contact.rules.answers import Act
from combat.games.contact.rules.close.assault import round_ledger
from combat.games.contact.rules.close.overrun import overrun_score, run_over
from combat.games.contact.rules.close.tank_assault import assault_ledger, nerve_ledger, weapon_score
from combat.games.contact.rules.moves.figures_of_moves import allowance
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.standing.shot_forecast import best_aims

SIDES = 6
"""Sides of a die."""


class ChargeOdds(Record):
    """The chances of a charge: of two rounds of close combat, of one assault on a vehicle, or of an overrun."""

    what: Literal["close", "tank", "overrun"]
    target: str
    wins: float
    """That the target is removed."""
    loses: float = 0.0
    """That the charging unit is lost."""
    stopped: float = 0.0
    """That defensive fire demoralises the unit, so that it stops short."""
    stuck: float = 0.0
    """That a vehicle is immobilised."""


def at_least(need: int) -> float:
    """Return the chance that a die roll is at least `need`."""
    return min(max(SIDES + 1 - need, 0), SIDES) / SIDES


def charge_odds(state: State, unit: Unit, enemy: Unit, act: Act) -> ChargeOdds:
    """Return the odds of an attack on foot on an enemy: of defensive fire and two rounds, or of a tank assault."""
    if state.card(enemy).arm == "vehicle":
        return tank_odds(state, unit, enemy)
    if enemy.demoralised:
        return ChargeOdds("close", enemy.id, 1.0)
    stopped, lost = _defended(state, unit, enemy, act)
    ours, theirs = _kills(state, unit, enemy), _kills(state, enemy, unit)
    again = (1 - ours) * (1 - theirs)
    wins, loses = ours * (1 + again), theirs * (1 + again)
    meets = 1 - stopped - lost
    return ChargeOdds("close", enemy.id, meets * wins, lost + meets * loses, stopped)


def _defended(state: State, unit: Unit, enemy: Unit, act: Act) -> tuple[float, float]:
    """Return the chances that defensive fire demoralises the unit, and that it is lost by it."""
    if enemy.defended or act.route is None:
        return 0.0, 0.0
    view = state.copy()
    moved = allowance(state, unit, "assault")
    view.units[unit.id] = replace(unit, where="table", pose=act.route.end, moved=moved)
    shots = best_aims(view, enemy, unit.id, "defence")
    return (shots[0].demoralised, shots[0].lost) if shots else (0.0, 0.0)


def _kills(state: State, unit: Unit, enemy: Unit) -> float:
    """Return the chance that a unit's die removes an enemy in a round (L293 to L300)."""
    return at_least(state.book.figures.close.assault.kill - total(round_ledger(state, unit, enemy.seat)))


def tank_odds(state: State, unit: Unit, enemy: Unit) -> ChargeOdds:
    """Return the odds of an assault on a vehicle: that it is destroyed, and that it is immobilised (L302 to L312)."""
    level = state.book.figures.tests.experience[state.experience(unit)]
    tests = at_least(level.score - total(nerve_ledger(state)))
    need = weapon_score(state, unit).value - total(assault_ledger(state, enemy))
    stuck = tests / SIDES if 1 <= need <= SIDES else 0.0
    return ChargeOdds("tank", enemy.id, tests * at_least(need + 1), stuck=stuck)


def overrun_odds(state: State, unit: Unit, act: Act) -> list[ChargeOdds]:
    """Return the odds of an overrun for each enemy on the route, in order of contact (L314 to L324)."""
    if act.route is None:
        return []
    over = run_over(state, unit, act.route)
    return [ChargeOdds("overrun", each, at_least(overrun_score(state, state.units[each]))) for each in over]


def odds_of(state: State, unit: Unit, act: Act) -> list[ChargeOdds]:
    """Return the odds of an assault move, one entry for each enemy that it meets."""
    if state.card(unit).arm == "vehicle":
        return overrun_odds(state, unit, act)
    target = state.units.get(act.other)
    return [] if target is None else [charge_odds(state, unit, target, act)]
