"""Random hexes, and their effect on broken weapons, which is applied first (2.9, 7.3)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.rules.events.turn_events import HexRead
from combat.games.command.rules.events.unit_events import WeaponBoxed, WeaponRepaired
from combat.games.command.rules.fate.rolls import look
from combat.games.command.rules.state import State, Unit


def random_hex(state: State, side: Seat, why: str) -> Steps[Hex]:
    """Draw a random hex from a side's deck and return it.

    The row of the hex first repairs or eliminates broken weapons of both sides that have carriers (7.3).
    """
    card = yield from look(state, side, why, "2.9")
    yield HexRead(side, card.id, card.hex, why)
    for weapon in list(state.weapons.values()):
        if not weapon.broken or state.carrier(weapon.id) is None:
            continue
        figure = state.weapon_figure(weapon.id)
        if card.hex.row in figure.repaired:
            yield WeaponRepaired(weapon.id)
        elif card.hex.row in figure.lost:
            yield WeaponBoxed(weapon.id, "random-hex")
    return card.hex


def in_or_beside(state: State, hex_: Hex, side: Seat = "") -> list[Unit]:
    """Return the units in a hex or adjacent to it, of one side if given."""
    return [unit for unit in state.on_map(side) if distance(unit.hex, hex_) <= 1]


def nearest(units: list[Unit], hex_: Hex) -> list[Unit]:
    """Return the units that are nearest to a hex: several if equally near, empty if there are none."""
    least = min((distance(unit.hex, hex_) for unit in units), default=0)
    return [unit for unit in units if distance(unit.hex, hex_) == least]
