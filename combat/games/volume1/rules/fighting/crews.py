"""Crews of belt-fed weapons: operator, assistant, and whether the assistant helps now (14.3)."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.cards.lasting_effects import only_order
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.state import Gun, Man, State

SHARED_ORDERS = (
    "aimed-fire", "rapid-fire", "suppressive-fire", "slow-suppressive-fire", "sneak", "evade", "run-and-gun", "sprint",
    "reload", "hide", "duck-back",
)  # fmt: skip
"""Orders of the operator that his assistant gets too.

Only an unknown enemy keeps those too quick for the weapon (14.1).
"""

WILD = ("rout", "berserk")
"""Morale states in which a man neither helps nor is helped (17.2, 17.3)."""


def gun_of(state: State, man: str) -> Gun | None:
    """Return the weapon counter, or the enemy's built-in weapon, that a man operates; None if he operates none."""
    return next((gun for gun in state.guns.values() if gun.operator == man), None)


def helped_by(state: State, man: str) -> Gun | None:
    """Return the weapon of which a man is the assistant, or None if he is not an assistant."""
    return next((gun for gun in state.guns.values() if gun.assistant == man), None)


def place(state: State, gun: Gun) -> Hex | None:
    """Return a weapon's hex: where its operator is or fell, else where it was left; None if it is not on the board."""
    operator = state.men.get(gun.operator)
    if operator is None:
        return gun.hex or None
    return operator.hex or operator.fell_at


def lying_in(state: State, hex_: Hex) -> list[Gun]:
    """Return the weapon counters in a hex, manned or not; the enemy's built-in weapons are not included."""
    return [gun for gun in state.guns.values() if not gun.built_in and place(state, gun) == hex_]


def belt_fed(state: State, man: str) -> Weapon | None:
    """Return the belt-fed weapon that a man operates or carries, or None if there is none."""
    gun = gun_of(state, man) if state.guns else None
    if gun is not None:
        return state.book.weapons[gun.weapon]
    carried = (state.book.weapons[skill.weapon] for skill in state.figure(man).skills)
    return next((weapon for weapon in carried if weapon.belt_fed), None)


def missing(state: State, operator: str) -> str:
    """Return the reason why an operator has no help; "" if his assistant helps him.

    It is one of: nobody, away, wounded, not-himself, operator-wild, on-guard, other-order.
    """
    gun = gun_of(state, operator) if state.guns else None
    mate = state.men.get(gun.assistant) if gun is not None else None
    man = state.men[operator]
    if mate is None or not mate.on_board or mate.held_by:
        return "nobody"
    if mate.hex != man.hex:
        return "away"
    if has_bad_wound(mate) or troop_quality.is_inactive(state, mate):
        return "wounded"
    if mate.morale in WILD or (mate.side == "enemy" and mate.alert != man.alert):
        return "not-himself"
    if man.morale in WILD:
        return "operator-wild"
    if any(prisoner.held_by == mate.id and prisoner.on_board for prisoner in state.men.values()):
        return "on-guard"
    mine, his = (None if one.order is None else one.order.id for one in (man, mate))
    return "" if mine == his and (mine is None or mine in SHARED_ORDERS) else "other-order"


def has_bad_wound(man: Man) -> bool:
    """Return whether a man has a Bad Wound that is not bandaged."""
    return any(wound.kind == "bad" and not wound.bandaged for wound in man.wounds)


def helper(state: State, operator: str) -> str:
    """Return the id of the assistant who helps an operator now; "" if nobody does."""
    gun = gun_of(state, operator)
    return gun.assistant if gun is not None and is_helped(state, operator) else ""


def is_helped(state: State, operator: str) -> bool:
    """Return whether an operator has his assistant's help now."""
    return not missing(state, operator)


def skill(state: State, operator: str, *, helped: bool) -> int:
    """Return the base value of an operator's shots: his Troop Quality, reduced unless he is `helped` (14.3)."""
    return state.figure(operator).tq + (0 if helped else state.book.charts.numbers.gunner_alone)


def would_end_help(state: State, gun: Gun, man: str, order: str) -> bool:
    """Return whether an order to one man of a crew would end the help that the operator has or could have (14.3)."""
    if missing(state, gun.operator) not in ("", "other-order"):
        return False
    if man == gun.operator and is_helped(state, man):
        return not follower(state, man, order)
    other = state.men[gun.assistant if man == gun.operator else gun.operator].order
    return order not in SHARED_ORDERS or (other is not None and other.id != order)


def is_assisting(state: State, man: str) -> bool:
    """Return whether a man helps at a belt-fed weapon now, so that he cannot do anything else."""
    gun = helped_by(state, man)
    operator = state.men.get(gun.operator) if gun is not None else None
    return operator is not None and operator.on_board and not operator.held_by and is_helped(state, operator.id)


def waiting_crew(state: State, man: str) -> tuple[str, ...]:
    """Return the ids of a waiting enemy and of those waiting with him at his weapon, the operator first.

    They become alert together.
    """
    gun = gun_of(state, man) or helped_by(state, man)
    names = (gun.operator, gun.assistant) if gun is not None else (man,)
    here = state.men[man].hex
    men = [state.men[name] for name in names if name in state.men]
    return tuple(one.id for one in men if one.id == man or (one.on_board and not one.alert and one.hex == here))


def follower(state: State, operator: str, order: str) -> str:
    """Return the id of the assistant who gets the same order as his operator; "" if nobody does.

    An `order` of "" removes orders.
    """
    mate = helper(state, operator)
    if mate and order and (order not in SHARED_ORDERS or only_order(state, mate) not in ("", order)):
        return ""
    return mate
