"""Breakdown of weapons: a tagged first die, then a second one (L54 to L61, C20)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.events.fire_events import WeaponTested
from combat.games.contact.rules.rolling import one
from combat.games.contact.rules.state import State


def break_down(state: State, unit: str, weapon: Weapon, row: str, first: int) -> Steps[bool]:
    """Test whether a weapon breaks after its tagged die; return whether it broke.

    `row` is the weapon's row of the breakdown chart, `first` the tagged die. If the chart's second number is 0, the
    tagged die alone decides.
    """
    chance = state.book.figures.breakdown.rows.get(row)
    if chance is None or first > chance.first or (chance.spares_first and not _fired_before(state, unit, weapon)):
        return False
    second = (yield from one("breakdown", "L54", unit)) if chance.second else 0
    broke = second <= chance.second
    yield WeaponTested(unit, weapon.id, row, first, second, broke)
    return broke


def _fired_before(state: State, unit: str, weapon: Weapon) -> bool:
    """Return whether a weapon has fired before this shot (L57)."""
    return dict(state.units[unit].spent).get(weapon.id, 0) > 1
