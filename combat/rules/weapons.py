"""What a man carries and what its weight and slowness forbid (14.0, 14.1)."""

from __future__ import annotations

from combat.rules.book import Weapon
from combat.rules.state import Man, State

HAND_GRENADES = ("grenade", "stick-grenade", "egg-grenade")
"""Kinds of weapon that are thrown and burst into fragments (14.2)."""


def firearms(state: State, man: str) -> list[Weapon]:
    """The weapons he can fire as in 13.0, his main one first; grenades and artillery are not among them."""
    armoury = state.book.weapons
    carried = (armoury[skill.weapon] for skill in state.figure(man).skills)
    return [weapon for weapon in carried if weapon.is_firearm]


def skill(state: State, man: str, weapon: str) -> int:
    """His printed Weapon Skill with a weapon."""
    return next(skill.value for skill in state.figure(man).skills if skill.weapon == weapon)


def usable(state: State, man: Man, order: str = "") -> list[Weapon]:
    """The firearms he can fire now: loaded, and no slow one under an order that needs a quick one (13.0.8, 14.1)."""
    loaded = [weapon for weapon in firearms(state, man.id) if man.ammo != "none" or weapon.endless]
    if order in ("rapid-fire", "suppressive-fire"):
        return [weapon for weapon in loaded if not weapon.slow]
    if order == "slow-suppressive-fire":
        return [weapon for weapon in loaded if weapon.slow]
    return loaded


def all_slow(state: State, man: Man) -> bool:
    """Whether every firearm that he carries is slow: no Rapid Fire for him (14.1)."""
    carried = firearms(state, man.id)
    return bool(carried) and all(weapon.slow for weapon in carried)


def barred_by_weight(state: State, man: Man) -> frozenset[str]:
    """The move orders that a heavy weapon forbids its bearer (14.1)."""
    carried = firearms(state, man.id)
    if any(weapon.very_heavy for weapon in carried):
        return frozenset({"sprint", "run-and-gun"})
    if any(weapon.heavy for weapon in carried):
        return frozenset({"sprint"})
    return frozenset()


def is_hand_grenade(weapon: Weapon) -> bool:
    """Whether a weapon is a fragmentation hand grenade (14.2)."""
    return weapon.blast is not None and weapon.kind in HAND_GRENADES


def is_smoke_grenade(weapon: Weapon) -> bool:
    """Whether a weapon is thrown for its smoke alone (7.10)."""
    return weapon.blast is not None and weapon.kind == "smoke-grenade"


def is_rifle_grenade(weapon: Weapon) -> bool:
    """Whether a grenade is fired from a rifle (7.11)."""
    return weapon.blast is not None and weapon.kind == "rifle-grenade"


def smoke_grenade(state: State, man: str) -> Weapon | None:
    """The smoke grenade that a check may find on him: his own kind, else the first of the armoury (7.10)."""
    armoury = state.book.weapons
    carried = [armoury[skill.weapon] for skill in state.figure(man).skills]
    return next((weapon for weapon in (*carried, *armoury.values()) if is_smoke_grenade(weapon)), None)


def rifle_grenade(state: State, man: str) -> Weapon | None:
    """The rifle grenade that he knows how to fire, if any (7.11)."""
    carried = (state.book.weapons[skill.weapon] for skill in state.figure(man).skills)
    return next((weapon for weapon in carried if is_rifle_grenade(weapon)), None)


def at_hand(state: State, man: Man) -> Weapon | None:
    """The grenade that his order has him throw or fire, if any (7.09-7.11)."""
    order = man.order.id if man.order is not None else ""
    if man.grenade:
        return state.book.weapons[man.grenade]
    if order == "smoke-grenade":
        return smoke_grenade(state, man.id)
    return rifle_grenade(state, man.id) if order == "rifle-grenade" else hand_grenade(state, man.id)


def hand_grenade(state: State, man: str) -> Weapon | None:
    """The hand grenade that he carries, if any."""
    carried = (state.book.weapons[skill.weapon] for skill in state.figure(man).skills)
    return next((weapon for weapon in carried if is_hand_grenade(weapon)), None)


def has_grenades(state: State, man: str) -> bool:
    """Whether he has hand grenades to throw; a dummy is taken to have them until it is turned over."""
    figure = state.figure(man)
    return figure.dummy or any(is_hand_grenade(state.book.weapons[skill.weapon]) for skill in figure.skills)
