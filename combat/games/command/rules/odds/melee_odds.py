"""A melee before it is fought: both sums, and how it ends (10.4, 10.5)."""

from __future__ import annotations

from combat.engine.kernel.ledger import Ledger, total
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.fighting.melee import holds_tie, strength
from combat.games.command.rules.odds.next_cards import two_rolls
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES, other_side


class MeleeOdds(Record):
    """What a melee promises; the ledgers and the chances by the sides."""

    hex: Hex
    sums: tuple[tuple[Seat, Ledger], ...]
    wins: tuple[tuple[Seat, float], ...]
    both_fall: float
    """A tie, where nobody was alone in a pillbox there before."""

    def sum_of(self, side: Seat) -> Ledger:
        return dict(self.sums)[side]

    def chance(self, side: Seat) -> float:
        """How likely a side is to win."""
        return dict(self.wins)[side]


def of_melee(state: State, hex_: Hex) -> MeleeOdds:
    """What a melee in a hex promises as both sides stand there, ambushes aside."""
    sums = tuple((side, strength(state, hex_, side)) for side in SIDES)
    worth = {side: total(ledger) for side, ledger in sums}
    wins, tie = dict.fromkeys(SIDES, 0.0), 0.0
    for one, other, likely in two_rolls(state, AXIS, ALLIES):
        ahead = worth[AXIS] + one - worth[ALLIES] - other
        if ahead:
            wins[AXIS if ahead > 0 else ALLIES] += likely
        else:
            tie += likely
    if keeper := holds_tie(state, hex_):
        wins[keeper] += tie
        tie = 0.0
    return MeleeOdds(hex_, sums, tuple(wins.items()), tie)


def of_advance(state: State, units: tuple[str, ...], hex_: Hex) -> MeleeOdds | None:
    """What the melee promises that an Advance of some units into a hex leads to; None where no enemy is there."""
    movers: list[Unit] = [state.units[unit] for unit in units]
    if not state.units_in(hex_, other_side(movers[0].side)):
        return None
    met = state.copy()
    for unit in movers:
        met.units[unit.id] = replace(unit, hex=hex_)
    return of_melee(met, hex_)

