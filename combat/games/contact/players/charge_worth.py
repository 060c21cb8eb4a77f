"""Charges: whether an assault on an enemy within reach pays, with exact odds of a round (section 6)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record, replace
from combat.games.contact.players.outlook import Outlook
from combat.games.contact.players.way_worth import placed
from combat.games.contact.rules.answers import Act
from combat.games.contact.rules.close.assault import round_ledger
from combat.games.contact.rules.close.tank_assault import assault_ledger, weapon_score
from combat.games.contact.rules.command.act_rules import act_refusal
from combat.games.contact.rules.command.acting import straight_charge
from combat.games.contact.rules.measuring import gap
from combat.games.contact.rules.moves.figures_of_moves import allowance
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.standing.shot_forecast import best_aims

SIDES = 6
"""Sides of a die."""


class Charge(Record, gc=True):
    """A charge with its odds and its value in points."""

    act: Act
    wins: float
    """Chance that the target is removed in two rounds, or by a tank assault."""
    loses: float
    """Chance that the charging unit is lost."""
    worth: float


def charges(outlook: Outlook, unit: Unit) -> Iterator[Charge]:
    """Yield the charges of a unit whose value exceeds the threshold of the weights; none unless it is on foot."""
    state, weights = outlook.state, outlook.weights
    if not state.card(unit).on_foot or unit.demoralised:
        return
    most = allowance(state, unit, "assault")
    for enemy in outlook.enemies:
        if not enemy.placed or gap(state, unit, enemy) > most:
            continue
        act = straight_charge(state, unit, enemy)
        if act is None or act_refusal(state, unit, act) is not None:
            continue
        tank = state.card(enemy).arm == "vehicle"
        wins, loses = _tank_odds(state, unit, enemy) if tank else _odds(state, unit, enemy, act)
        worth = wins * outlook.worth(enemy) - loses * outlook.worth(unit)
        least = weights.tank_assault if tank else weights.close
        if wins >= least and loses <= weights.close_loss and worth > 0:
            yield Charge(act, wins, loses, worth)


def _odds(state: State, unit: Unit, enemy: Unit, act: Act) -> tuple[float, float]:
    """Return the chances that the target is removed and that the unit is lost: defensive fire, then two rounds."""
    if enemy.demoralised:
        return 1.0, 0.0
    stopped, lost = _defended(state, unit, enemy, act)
    ours = _kills(state, unit, enemy)
    theirs = _kills(state, enemy, unit)
    again = (1 - ours) * (1 - theirs)
    wins, loses = ours * (1 + again), theirs * (1 + again)
    meets = 1 - stopped - lost
    return meets * wins, lost + meets * loses


def _defended(state: State, unit: Unit, enemy: Unit, act: Act) -> tuple[float, float]:
    """Return the chances that defensive fire demoralises the unit, and that it is lost by it."""
    if enemy.defended or act.route is None:
        return 0.0, 0.0
    there = replace(unit, where="table", pose=act.route.end, moved=allowance(state, unit, "assault"))
    shots = best_aims(placed(state, there), enemy, unit.id, "defence")
    return (shots[0].demoralised, shots[0].lost) if shots else (0.0, 0.0)


def _kills(state: State, unit: Unit, enemy: Unit) -> float:
    """Return the chance that a unit's die removes an enemy in a round (L293 to L300)."""
    need = state.book.figures.close.assault.kill - total(round_ledger(state, unit, enemy.seat))
    return min(max(SIDES + 1 - need, 0), SIDES) / SIDES


def _tank_odds(state: State, unit: Unit, enemy: Unit) -> tuple[float, float]:
    """Return the chances of an assault on a vehicle: it is destroyed above the value (L302 to L312)."""
    level = state.book.figures.tests.experience[state.experience(unit)]
    tests = min(max(SIDES + 1 - level.score, 0), SIDES) / SIDES
    above = SIDES - (weapon_score(state, unit).value - total(assault_ledger(state, enemy)))
    return tests * min(max(above, 0), SIDES) / SIDES, 0.0
