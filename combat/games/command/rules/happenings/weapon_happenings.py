"""Events that break or recover weapons (15.21, 15.29). `side` reads the event."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.decisions import pick_unit, pick_weapon
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.events.unit_events import WeaponTaken
from combat.games.command.rules.fate.random_hexes import nearest, random_hex
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.orders.stepping import may_carry
from combat.games.command.rules.pieces.arms import break_weapon
from combat.games.command.rules.state import State


def malfunction(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Break the working weapon of either side that is nearest to a random hex; `side` chooses among equals (15.21).

    Yields NothingCame if no weapon works.
    """
    spot = yield from random_hex(state, side, "malfunction")
    armed = [unit for unit in state.on_map() if unit.weapon and not state.weapons[unit.weapon].broken]
    weapons = [unit.weapon for unit in nearest(armed, spot)]
    weapon = yield from pick_weapon(side, weapons, "malfunction", "15.21")
    if weapon:
        yield from break_weapon(state, weapon, "malfunction")
    else:
        yield NothingCame("malfunction")


def scrounge(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for an eliminated weapon of either side and for one of its units to take it (15.29).

    Yields NothingCame if no weapon is chosen.
    """
    takers = {
        weapon.id: [unit.id for unit in state.on_map(side) if may_carry(state, unit, weapon.id)]
        for weapon in state.weapons.values()
        if weapon.boxed
    }
    left = [weapon for weapon, units in takers.items() if units]
    weapon = yield from pick_weapon(side, left, "scrounge", "15.29", may_pass=True)
    if not weapon:
        yield NothingCame("scrounge")
        return
    taker = yield from pick_unit(side, takers[weapon], "scrounge", "15.29", about=weapon)
    yield WeaponTaken(weapon, "", taker)
