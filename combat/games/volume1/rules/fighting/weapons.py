"""Weapons that a man carries, and what they forbid by being heavy or slow (14.0, 14.1)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.events import AmmoChanged
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.state import Ammo, Gun, Man, State

TOO_HEAVY_TO_SPRINT = frozenset({"sprint"})
TOO_HEAVY = frozenset({"sprint", "run-and-gun", "carry"})
TOO_HEAVY_ALONE = TOO_HEAVY | {"evade", "charge"}
"""Orders forbidden by a heavy weapon (first), by a very heavy one (second), and by the latter to a man without
an assistant (third; 14.1, 14.3).
"""
QUICK = ("rapid-fire", "suppressive-fire")
"""Orders that a slow weapon cannot carry out (14.1)."""
BARS = {"out-of-ammo": "7.13", "weapon-slow": "14.1", "weapon-not-slow": "7.03", "no-weapon": "13.0"}
"""Message ids of why a man cannot fire a weapon, or has none, with their rules."""
HAND_GRENADES = ("grenade", "stick-grenade", "egg-grenade")
"""Kinds of weapon that are thrown and explode in fragments (14.2)."""


def firearms(state: State, man: str) -> list[Weapon]:
    """Return a man's firearms, the main one first; a weapon counter that he operates comes before his own."""
    armoury = state.book.weapons
    carried = [weapon for skill in state.figure(man).skills if (weapon := armoury[skill.weapon]).is_firearm]
    gun = crews.gun_of(state, man) if state.guns else None
    return carried if gun is None or gun.built_in else [armoury[gun.weapon], *carried]


def skill(state: State, man: str, weapon: str) -> int:
    """Return a man's printed Weapon Skill with a weapon; for a belt-fed one his Troop Quality (14.3).

    Raise StopIteration if he has no skill with it.
    """
    if state.book.weapons[weapon].belt_fed:
        return state.figure(man).tq
    return next(skill.value for skill in state.figure(man).skills if skill.weapon == weapon)


def gun_fired(state: State, man: str, weapon: Weapon) -> Gun | None:
    """Return the weapon counter that a man would fire with a weapon, since it has separate ammunition (14.3).

    Return None if the weapon is one that he carries.
    """
    gun = crews.gun_of(state, man) if weapon.belt_fed and state.guns else None
    return gun if gun is not None and not gun.built_in else None


def ammo(state: State, man: Man, weapon: Weapon) -> Ammo:
    """Return the ammunition state that applies to a man's weapon (13.0.8)."""
    if weapon.endless:
        return "full"
    gun = gun_fired(state, man.id, weapon)
    return man.ammo if gun is None else gun.ammo


def can_run_low(state: State, man: str) -> bool:
    """Return whether a man has a firearm that can run low; pistols cannot (13.0.8).

    A dummy counts as a man.
    """
    return state.figure(man).dummy or any(not weapon.endless for weapon in firearms(state, man))


def is_short(state: State, man: Man) -> bool:
    """Return whether a man, or the weapon he operates, has any ammunition marker (7.13)."""
    gun = crews.gun_of(state, man.id) if state.guns else None
    return man.ammo != "full" or (gun is not None and gun.ammo != "full")


def is_dry(state: State, man: Man) -> bool:
    """Return whether a man, or the weapon he operates, has a No Ammo marker (7.13)."""
    gun = crews.gun_of(state, man.id) if state.guns else None
    return man.ammo == "none" or (gun is not None and gun.ammo == "none")


def reload(state: State, man: str, rule: str) -> Steps[None]:
    """Remove a man's ammunition marker, and that of the weapon counter he operates (7.13)."""
    soldier = state.men[man]
    if soldier.ammo != "full":
        yield AmmoChanged(man, soldier.ammo, "full", rule)
    gun = crews.gun_of(state, man) if state.guns else None
    if gun is not None and gun.ammo != "full":
        yield AmmoChanged(man, gun.ammo, "full", rule, gun.id)


def nines(state: State, man: Man, weapon: Weapon) -> int:
    """Return how many rolls of 9 in one attack reduce the ammunition: 1, or 2 with an assistant's help (13.0.8,
    14.3).
    """
    return state.book.charts.numbers.nines_to_run_low if weapon.belt_fed and crews.is_helped(state, man.id) else 1


def usable(state: State, man: Man, order: str = "") -> list[Weapon]:
    """Return the firearms that a man can fire now: loaded, and not too slow for the order (13.0.8, 14.1)."""
    return [weapon for weapon in firearms(state, man.id) if not _bar(state, man, weapon, order)]


def refusal(state: State, man: Man, weapon: Weapon, order: str) -> Refusal | None:
    """Return the reason why a man cannot fire one of his firearms under an order, or None if he can (7.03, 7.13,
    14.1).
    """
    bar = _bar(state, man, weapon, order)
    return Refusal(bar, BARS[bar]) if bar else None


def unusable(state: State, man: Man, order: str) -> Refusal | None:
    """Return the reason why a man has no weapon to fire under an order, or None if he has one (7.03, 7.13, 13.0,
    14.1).
    """
    bars = [_bar(state, man, weapon, order) for weapon in firearms(state, man.id)]
    if not all(bars):
        return None
    bar = "out-of-ammo" if "out-of-ammo" in bars else next(iter(bars), "no-weapon")
    return Refusal(bar, BARS[bar])


def _bar(state: State, man: Man, weapon: Weapon, order: str) -> str:
    if weapon.slow and order in QUICK:
        return "weapon-slow"
    if not weapon.slow and order == "slow-suppressive-fire":
        return "weapon-not-slow"
    return "out-of-ammo" if ammo(state, man, weapon) == "none" else ""


def all_slow(state: State, man: Man) -> bool:
    """Return whether a man has firearms and all of them are slow, which excludes Rapid Fire (14.1)."""
    carried = firearms(state, man.id)
    return bool(carried) and all(weapon.slow for weapon in carried)


def barred_by_weight(state: State, man: Man) -> frozenset[str]:
    """Return the ids of the move orders that a heavy weapon forbids (14.1, 14.3).

    A man alone with a very heavy weapon can only Sneak.
    """
    carried = firearms(state, man.id)
    burdens = [weapon for weapon in carried if weapon.heavy or weapon.very_heavy or weapon.belt_fed]
    if not burdens:
        return frozenset()
    if any(map(_takes_two, burdens)) and not crews.is_helped(state, man.id):
        return TOO_HEAVY_ALONE
    if any(weapon.very_heavy for weapon in burdens):
        return TOO_HEAVY
    return TOO_HEAVY_TO_SPRINT if any(weapon.heavy for weapon in burdens) else frozenset()


def is_rooted(state: State, man: Man) -> bool:
    """Return whether a man's weapon keeps him in his hex: alone with it he can move only by Sneak (14.1, 14.3).

    An unknown enemy's weapon has no effect until he is Known.
    """
    sneaks = man.order is not None and man.order.id == "sneak"
    if sneaks or (man.side == "enemy" and not man.seen):
        return False
    return any(map(_takes_two, firearms(state, man.id))) and not crews.is_helped(state, man.id)


def _takes_two(weapon: Weapon) -> bool:
    """Return whether moving the weapon takes two men."""
    return weapon.very_heavy or weapon.belt_fed


def is_hand_grenade(weapon: Weapon) -> bool:
    """Return whether a weapon is a fragmentation hand grenade (14.2)."""
    return weapon.blast is not None and weapon.kind in HAND_GRENADES


def is_smoke_grenade(weapon: Weapon) -> bool:
    """Return whether a weapon is a smoke grenade (7.10)."""
    return weapon.blast is not None and weapon.kind == "smoke-grenade"


def is_rifle_grenade(weapon: Weapon) -> bool:
    """Return whether a weapon is a rifle grenade (7.11)."""
    return weapon.blast is not None and weapon.kind == "rifle-grenade"


def smoke_grenade(state: State, man: str) -> Weapon | None:
    """Return the smoke grenade that a man may find: one he has a skill with, else the first in the book (7.10).

    Return None if the book has none.
    """
    armoury = state.book.weapons
    carried = [armoury[skill.weapon] for skill in state.figure(man).skills]
    return next((weapon for weapon in (*carried, *armoury.values()) if is_smoke_grenade(weapon)), None)


def rifle_grenade(state: State, man: str) -> Weapon | None:
    """Return the rifle grenade that a man has a skill with, or None if he has none (7.11)."""
    carried = (state.book.weapons[skill.weapon] for skill in state.figure(man).skills)
    return next((weapon for weapon in carried if is_rifle_grenade(weapon)), None)


def at_hand(state: State, man: Man) -> Weapon | None:
    """Return the grenade that a man throws or fires under his order, or None if there is none (7.09-7.11)."""
    order = man.order.id if man.order is not None else ""
    if man.grenade:
        return state.book.weapons[man.grenade]
    if order == "smoke-grenade":
        return smoke_grenade(state, man.id)
    return rifle_grenade(state, man.id) if order == "rifle-grenade" else hand_grenade(state, man.id)


def hand_grenade(state: State, man: str) -> Weapon | None:
    """Return the hand grenade that a man carries, or None if he has none."""
    carried = (state.book.weapons[skill.weapon] for skill in state.figure(man).skills)
    return next((weapon for weapon in carried if is_hand_grenade(weapon)), None)


def has_grenades(state: State, man: str) -> bool:
    """Return whether a man has hand grenades; a dummy counts as having some."""
    figure = state.figure(man)
    return figure.dummy or any(is_hand_grenade(state.book.weapons[skill.weapon]) for skill in figure.skills)
