"""Probabilities of a melee before it is fought (10.4, 10.5)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from combat.engine.kernel.ledger import Ledger, total
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.fighting.melee import holds_tie, strength
from combat.games.command.rules.odds.next_cards import Chances, sums
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES, other_side


class MeleeOdds(Record):
    """Prediction of a melee; strengths and probabilities by side."""

    hex: Hex
    sums: tuple[tuple[Seat, Ledger], ...]
    wins: tuple[tuple[Seat, float], ...]
    both_fall: float
    """Probability of a tie that eliminates both sides."""

    def sum_of(self, side: Seat) -> Ledger:
        """Return the terms of a side's melee strength."""
        return dict(self.sums)[side]

    def fighters(self, side: Seat) -> tuple[str, ...]:
        """Return the ids of a side's units that count."""
        return tuple(dict.fromkeys(term.detail for term in self.sum_of(side)))

    def chance(self, side: Seat) -> float:
        """Return the probability that a side wins."""
        return dict(self.wins)[side]


def of_melee(state: State, hex_: Hex, rolled: Mapping[Seat, int] | None = None) -> MeleeOdds:
    """Return the prediction of a melee in a hex, without ambushes (10.4).

    If its strengths are already fixed, they and the totals already rolled are used. `rolled` are further rolls to
    assume, by side.
    """
    begun = next((melee for melee in state.melees if melee.hex == hex_), None)
    ledgers = tuple((side, strength(state, hex_, side)) for side in SIDES) if begun is None else begun.sums
    totals = {side: total(ledger) + (rolled or {})[side] for side, ledger in ledgers if side in (rolled or {})}
    totals |= {} if begun is None else dict(begun.totals)
    axis, allies = (_comes_to(state, side, ledger, totals) for side, ledger in ledgers)
    wins, tie = dict.fromkeys(SIDES, 0.0), 0.0
    for (one, likely), (other, also) in product(axis.items(), allies.items()):
        if one == other:
            tie += likely * also
        else:
            wins[AXIS if one > other else ALLIES] += likely * also
    if keeper := holds_tie(state, hex_):
        wins[keeper] += tie
        tie = 0.0
    return MeleeOdds(hex_, ledgers, tuple(wins.items()), tie)


def _comes_to(state: State, side: Seat, ledger: Ledger, totals: Mapping[Seat, int]) -> Chances:
    """Return the distribution of a side's total."""
    if side in totals:
        return {totals[side]: 1.0}
    return {total(ledger) + number: likely for number, likely in sums(state, side).items()}


def of_ambushed(state: State, unit: str, hex_: Hex) -> MeleeOdds | None:
    """Return the prediction of the melee after an ambush has harmed a unit; None if no unit of its side would be
    left.
    """
    met, victim = state.copy(), state.units[unit]
    met.units[unit] = replace(victim, hex=NOWHERE) if victim.broken else replace(victim, broken=True)
    return of_melee(met, hex_) if met.units_in(hex_, victim.side) else None


def of_advance(state: State, units: tuple[str, ...], hex_: Hex) -> MeleeOdds | None:
    """Return the prediction of the melee after units of one side advance into a hex; None if the hex has no enemy."""
    movers: list[Unit] = [state.units[unit] for unit in units]
    if not state.units_in(hex_, other_side(movers[0].side)):
        return None
    met = state.copy()
    for unit in movers:
        met.units[unit.id] = replace(unit, hex=hex_)
    return of_melee(met, hex_)
