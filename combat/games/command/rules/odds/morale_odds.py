"""Probabilities of Recover and Rout rolls for each broken unit (12.2, 12.3, 12.6)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.ledger import Ledger, total
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.odds.next_cards import sums
from combat.games.command.rules.odds.shot_odds import harm
from combat.games.command.rules.orders.recover import recovers
from combat.games.command.rules.orders.rout import live_ways, routs, tied
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.state import State, Unit


class Recovery(Record):
    """Prediction of a Recover roll for a broken unit; the rest to 1.0 is the probability of no change."""

    unit: str
    ledger: Ledger
    rallies: float
    suppressed: float
    eliminated: float
    """Probability of elimination: already suppressed, it breaks again."""


class Flight(Record):
    """Prediction of a Rout roll for a broken unit."""

    unit: str
    ledger: Ledger
    holds: float
    """Probability that the unit neither retreats nor is suppressed."""
    suppressed: float
    """Probability that it is suppressed."""
    retreats: tuple[tuple[int, float], ...]
    """Number of hexes and probability."""
    lost: float
    """Probability of elimination because no retreat path is that long, even the best one."""

    @property
    def runs(self) -> float:
        """Return the probability of a retreat of any length."""
        return sum(likely for _, likely in self.retreats)


def of_recover(state: State, side: Seat) -> tuple[Recovery, ...]:
    """Return the predictions of a Recover order given now, one for each broken unit (12.2).

    All suppression counts as lifted.
    """
    calm = state.copy()
    for unit in state.on_map(side):
        if unit.suppressed:
            calm.units[unit.id] = replace(unit, suppressed=False)
    return tuple(of_rally(calm, unit) for unit in calm.on_map(side) if unit.broken)


def of_rally(state: State, unit: Unit) -> Recovery:
    """Return the prediction of a unit's Recover roll in the current state."""
    ledger = morale(state, unit)
    found = {"rallied": 0.0, "suppressed": 0.0, "eliminated": 0.0}
    for number, likely in sums(state, unit.side).items():
        result = recovers(number, total(ledger))
        fate = harm(state, unit, result) if result == "suppressed" else result
        if fate in found:
            found[fate] += likely
    return Recovery(unit.id, ledger, found["rallied"], found["suppressed"], found["eliminated"])


def of_routs(state: State, roller: Seat, sides: Iterable[Seat]) -> list[Flight]:
    """Return the predictions of a Rout rolled by `roller`, for each broken unit of the given sides."""
    broken = (unit for side in sides for unit in state.on_map(side) if unit.broken)
    return [of_rout(state, roller, unit) for unit in broken]


def of_rout(state: State, roller: Seat, unit: Unit, leaders: int | None = None) -> Flight:
    """Return the prediction of a Rout roll for a unit; `leaders` is the declared bonus of its leaders, if declared."""
    ledger = morale(state, unit, leaders=leaders)
    needed, ways = total(ledger), longest(state, unit)
    found, retreats, lost = {"holds": 0.0, "suppressed": 0.0}, dict[int, float](), 0.0
    for number, likely in sums(state, roller).items():
        result = routs(number, needed)
        result = tied(unit) if result == "suppressed" else result
        if result in found:
            found[result] += likely
            continue
        far = number - needed
        retreats[far] = retreats.get(far, 0.0) + likely
        lost += likely if far > ways else 0.0
    return Flight(unit.id, ledger, found["holds"], found["suppressed"], tuple(retreats.items()), lost)


def longest(state: State, unit: Unit) -> int:
    """Return the length of a unit's longest possible retreat in hexes (12.6)."""
    reached, far = {unit.hex}, 0
    while reached := {way for hex_ in reached for way in live_ways(state, replace(unit, hex=hex_))}:
        far += 1
    return far
