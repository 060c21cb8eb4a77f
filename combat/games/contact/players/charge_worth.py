"""Assaults of the bot on enemies within reach, with exact odds of a round (section 6)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import Record
from combat.games.contact.players.outlook import Outlook
from combat.games.contact.rules.answers import Act
from combat.games.contact.rules.command.act_rules import act_refusal
from combat.games.contact.rules.command.acting import straight_charge
from combat.games.contact.rules.measuring import gap
from combat.games.contact.rules.moves.figures_of_moves import allowance
from combat.games.contact.rules.state import Unit
from combat.games.contact.standing.charge_odds import charge_odds


class Charge(Record, gc=True):
    """A charge with its odds and its value in points."""

    act: Act
    wins: float
    """Chance that the target is removed in two rounds, or by a tank assault."""
    loses: float
    """Chance that the charging unit is lost."""
    worth: float


def charges(outlook: Outlook, unit: Unit) -> Iterator[Charge]:
    """Yield the charges of a unit whose odds meet the thresholds of the weights; none unless the unit is on foot."""
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
        odds = charge_odds(state, unit, enemy, act)
        wins, loses = odds.wins, odds.loses
        worth = wins * outlook.worth(enemy) - loses * outlook.worth(unit)
        least = weights.tank_assault if tank else weights.close
        if wins >= least and loses <= weights.close_loss and worth > 0:
            yield Charge(act, wins, loses, worth)
