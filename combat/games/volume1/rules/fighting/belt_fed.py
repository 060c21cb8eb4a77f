"""Belt-fed weapons: take, leave, carry and abandon them, and change their crews (14.3)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.volume1.rules.answers import GunLeft, GunTaken
from combat.games.volume1.rules.enemy import enemy_orders
from combat.games.volume1.rules.events import (
    EnemyPlaced,
    OrderPlaced,
    Reinforced,
    RolesSwapped,
    WeaponLeft,
    WeaponLost,
    WeaponManned,
    total,
)
from combat.games.volume1.rules.fighting import crews, weapons
from combat.games.volume1.rules.men import surrender, troop_quality
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Gun, Man, Order, State

LEFT_BOARD = ("fled", "escaped", "passed")


# -- the player's crews (Friendly Order Phase) ------------------------------------------------------------------------


def choices(state: State, man: str) -> Iterator[GunTaken | GunLeft]:
    """Yield the answers about weapon counters that a man may give now: take one, or leave his."""
    if not state.guns:
        return
    for gun in state.guns.values():
        if take_refusal(state, man, gun.id) is None:
            yield GunTaken(man, gun.id)
    if leave_refusal(state, man) is None:
        yield GunLeft(man)


def take_refusal(state: State, man: str, gun: str) -> Refusal | None:
    """Return the reason why a man may not serve a weapon counter, or None if he may (14.3)."""
    weapon, soldier = state.guns.get(gun), state.men.get(man)
    if soldier is None or soldier.side != "friendly" or not soldier.on_board:
        return Refusal("not-yours", "14.3", (("man", man),))
    if weapon is None or weapon.built_in:
        return Refusal("no-such-weapon", "14.3")
    if soldier.hex in state.melee:
        return Refusal("in-melee", "15.0")
    if _serves(state, man) is not None:
        return Refusal("serves-already", "14.3")
    if crews.place(state, weapon) != soldier.hex:
        return Refusal("weapon-elsewhere", "14.3")
    if weapon.operator and weapon.assistant:
        return Refusal("crew-complete", "14.3")
    return Refusal("cannot-serve", "14.3") if unfit(state, soldier) else None


def leave_refusal(state: State, man: str) -> Refusal | None:
    """Return the reason why a man may not leave the weapon he serves, or None if he may (14.3)."""
    soldier, gun = state.men.get(man), _serves(state, man)
    if soldier is None or gun is None or gun.built_in or not soldier.on_board:
        return Refusal("serves-none", "14.3")
    return Refusal("in-melee", "15.0") if soldier.hex in state.melee else None


def _serves(state: State, man: str) -> Gun | None:
    return crews.gun_of(state, man) or crews.helped_by(state, man)


def take(state: State, man: str, gun: str) -> Steps[None]:
    """Assign a man to a weapon; of two men, the one of higher Troop Quality operates it."""
    operator, assistant = crew_with(state, state.guns[gun], man)
    yield WeaponManned(gun, operator, assistant, "taken")
    yield from _fit_orders(state, operator, assistant)


def crew_with(state: State, gun: Gun, man: str) -> tuple[str, str]:
    """Return operator and assistant of a weapon counter if a man joins it; the assistant may be ""."""
    return _roles(state, gun.operator or gun.assistant, man)


def leave(state: State, man: str) -> Steps[None]:
    """Make a man leave his weapon; if he operated it, his assistant takes over, else the weapon stays in the hex."""
    gun = _serves(state, man)
    assert gun is not None
    mate = gun.assistant if gun.operator == man else ""
    yield WeaponLeft(gun.id, man, state.men[man].place, "laid-down")
    if mate:
        yield WeaponManned(gun.id, mate, "", "gun-took-over")
    yield from _fit_orders(state, *(name for name in (man, mate, gun.operator) if name))


def _fit_orders(state: State, *men: str) -> Steps[None]:
    """Take back the crew's earlier orders, so that new ones are given for men and weapon together."""
    for man in dict.fromkeys(men):
        if man and visibility.order_id(state.men[man]) not in ("none", "duck-back"):
            yield from carrying.put_down(state, man)
            yield OrderPlaced(man, None, "14.3", "taken-back")


def worth(state: State, man: Man) -> int:
    """Return the Troop Quality that decides who operates a weapon: wounds count, morale does not."""
    return total(troop_quality.quality(state, man, morale=False))


def _roles(state: State, first: str, second: str) -> tuple[str, str]:
    """Return operator and assistant of two men, either of whom may be ""; on a tie the first operates."""
    if not first or not second:
        return first or second, ""
    better = worth(state, state.men[second]) > worth(state, state.men[first])
    return (second, first) if better else (first, second)


def unfit(state: State, man: Man) -> str:
    """Return a message id for why a man cannot serve a weapon counter, or "" if he can."""
    if man.fate == "killed":
        return "gun-killed"
    if man.held_by or man.fate == "captured":
        return "gun-surrendered"
    if man.fate:
        return "gun-left-board"
    if man.morale == "rout":
        return "gun-routed"
    if troop_quality.is_inactive(state, man):
        return "gun-inactive"
    if carrying.is_carried(man):
        return "gun-carried"
    return "gun-guards" if surrender.is_guard(state, man.id) else ""


def after_order(state: State, man: str) -> Steps[None]:
    """Update crews after a man got an order.

    If an operator's order needs two men and his assistant now has another order, it is taken back.
    """
    yield from resolve_weapons(state)
    gun = crews.helped_by(state, man)
    if gun is None or not gun.operator:
        return
    operator = state.men[gun.operator]
    if operator.order is not None and operator.order.id in weapons.barred_by_weight(state, operator):
        yield OrderPlaced(operator.id, None, "14.3", "taken-back")


# -- in the action phase ----------------------------------------------------------------------------------------------


def suit_order(state: State, man: str) -> Steps[None]:
    """Replace a man's order if it does not fit since a crew has separated (14.1, 14.3).

    Without his assistant an operator can only Sneak with the weapon; without his operator an assistant fires the
    weapon he carries, which may be too slow for the order.
    """
    soldier = state.men[man]
    order = soldier.order
    if order is None or soldier.hex in state.melee or crews.is_assisting(state, man):
        return
    too_heavy = order.id in weapons.barred_by_weight(state, soldier)
    too_slow = order.id in weapons.QUICK and weapons.all_slow(state, soldier)
    if soldier.side == "enemy":
        found = enemy_orders.replacing(state, soldier) if soldier.seen and (too_heavy or too_slow) else None
        if found is not None:
            yield OrderPlaced(man, *found)
    elif too_heavy:
        yield OrderPlaced(man, Order("sneak"), "14.3", "gunner-alone")
    elif too_slow and order.id == "suppressive-fire":
        yield OrderPlaced(man, Order("slow-suppressive-fire"), "14.1", "slow-weapon")


def resolve_weapons(state: State) -> Steps[None]:
    """Remove men who can no longer serve a weapon counter; a weapon carried off the board is lost."""
    for gun in [gun for gun in state.guns.values() if not gun.built_in]:
        operator = state.men.get(gun.operator)
        if operator is not None and operator.fate in LEFT_BOARD:
            yield WeaponLost(gun.id, gun.weapon, operator.id)
            continue
        for name in (gun.operator, gun.assistant):
            why = unfit(state, state.men[name]) if name else ""
            if why:
                yield WeaponLeft(gun.id, name, crews.place(state, gun) or NOWHERE, why)


# -- the end of a turn ------------------------------------------------------------------------------------------------


def share_roles(state: State) -> Steps[None]:
    """Let assistants take over, at the end of a turn, from operators who are dead or of lower quality."""
    for gun in list(state.guns.values()):
        if gun.built_in:
            yield from _swap(state, gun)
        elif gun.assistant:
            yield from _share(state, gun)


def _share(state: State, gun: Gun) -> Steps[None]:
    if state.men[gun.assistant].hex != crews.place(state, gun):
        yield WeaponLeft(gun.id, gun.assistant, state.men[gun.assistant].place, "gun-apart")
        return
    operator, assistant = _roles(state, gun.operator, gun.assistant)
    if operator != gun.operator:
        yield WeaponManned(gun.id, operator, assistant, "better" if assistant else "gun-took-over")


def _swap(state: State, gun: Gun) -> Steps[None]:
    """Exchange the roles of a dead or badly wounded enemy operator and a fit assistant beside him."""
    operator, mate = state.men[gun.operator], state.men[gun.assistant]
    beside = operator.hex or operator.fell_at
    if not mate.on_board or mate.hex != beside or crews.has_bad_wound(mate) or unfit(state, mate):
        return
    if operator.fate == "killed":
        yield RolesSwapped(operator.id, mate.id, "killed")
    elif operator.on_board and not operator.held_by and crews.has_bad_wound(operator):
        yield RolesSwapped(operator.id, mate.id, "bad")


# -- the enemy's crews ------------------------------------------------------------------------------------------------


def assistant_for(state: State, man: str) -> str:
    """Return the id of the assistant who comes with an enemy: the scenario's, else the one on his card.

    Return "" if there is none, or if he is on the board or in the cup.
    """
    named = {crew.operator: crew.assistant for crew in state.book.scenario.crews}
    mate = named.get(man, state.figure(man).assistant)
    return "" if mate in state.men or mate in state.cup else mate


def bring_assistant(state: State, man: str, hex_: Hex, event: type[EnemyPlaced | Reinforced]) -> Steps[None]:
    """Place the assistant of an enemy with a belt-fed weapon in the same hex, by an event of the given type (14.3,
    22.0).
    """
    mate = assistant_for(state, man)
    if mate:
        yield event(mate, hex_, helps=man)
