"""Victory points at the end of a battle (A34)."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.morale.last_stands import is_lost
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS


def victory_points(state: State, winner: Seat) -> dict[Seat, int]:
    """Return the victory points of both seats; the winner's decrease with each unit that it lost, the loser gets the
    rest.

    Independent units and transports do not count (L43, A34).
    """
    figures = state.book.figures.victory
    units = (unit for unit in state.units.values() if unit.seat == winner and not unit.independent)
    lost = sum(1 for unit in units if is_lost(state, unit) and not unit.transports)
    won = max(figures.least, figures.winner - lost)
    return {seat: won if seat == winner else figures.winner - won for seat in SEATS}
