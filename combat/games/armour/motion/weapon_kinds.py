"""Which weapons fire shells, for effects and sounds."""

from __future__ import annotations

from combat.games.armour.rules.cards.weapon import Weapon


def is_gun(weapon: Weapon) -> bool:
    """Return whether a weapon fires shells, and not bullets: the ids of guns, mortars and rockets tell."""
    return weapon.id.startswith(("gun-", "mortar-", "bazooka", "bofors"))
