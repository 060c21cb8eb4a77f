"""Who operates a belt-fed weapon, who assists him, and whether the help counts just now (14.3)."""

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
"""The operator's orders that his assistant has too; all others are one man's affair. Only an unknown enemy keeps those
that are too quick for the weapon (14.1)."""

WILD = ("rout", "berserk")
"""Morale states in which a man neither helps nor is followed (17.2, 17.3)."""


def gun_of(state: State, man: str) -> Gun | None:
    """The weapon counter, or the enemy's built-in weapon, that a man operates."""
    return next((gun for gun in state.guns.values() if gun.operator == man), None)


def helped_by(state: State, man: str) -> Gun | None:
    """The weapon whose assistant he is."""
    return next((gun for gun in state.guns.values() if gun.assistant == man), None)


def place(state: State, gun: Gun) -> Hex | None:
    """Where a weapon is: with its operator, where he fell, or where it was laid down."""
    operator = state.men.get(gun.operator)
    if operator is None:
        return gun.hex or None
    return operator.hex or operator.fell_at


def lying_in(state: State, hex_: Hex) -> list[Gun]:
    """The weapon counters in a hex, manned or not; the enemy's weapons are no counters."""
    return [gun for gun in state.guns.values() if not gun.built_in and place(state, gun) == hex_]


def belt_fed(state: State, man: str) -> Weapon | None:
    """The belt-fed weapon that he has the use of, if any."""
    gun = gun_of(state, man) if state.guns else None
    if gun is not None:
        return state.book.weapons[gun.weapon]
    carried = (state.book.weapons[skill.weapon] for skill in state.figure(man).skills)
    return next((weapon for weapon in carried if weapon.belt_fed), None)


def missing(state: State, operator: str) -> str:
    """Why an operator has no help: nobody, away, wounded, not-himself, operator-wild, on-guard, other-order; "" if his
    assistant helps him."""
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
    """Whether a Bad Wound that nobody has bandaged keeps him from his task."""
    return any(wound.kind == "bad" and not wound.bandaged for wound in man.wounds)


def helper(state: State, operator: str) -> str:
    """The assistant who helps an operator just now, "" for nobody."""
    gun = gun_of(state, operator)
    return gun.assistant if gun is not None and is_helped(state, operator) else ""


def is_helped(state: State, operator: str) -> bool:
    """Whether an operator has his assistant's help."""
    return not missing(state, operator)


def skill(state: State, operator: str, *, helped: bool) -> int:
    """What an operator's shots begin with: his Troop Quality, and what is taken off it without help (14.3)."""
    return state.figure(operator).tq + (0 if helped else state.book.charts.numbers.gunner_alone)


def parts(state: State, gun: Gun, man: str, order: str) -> bool:
    """Whether an order of one of a crew leaves the operator without help that counts now or would (14.3)."""
    if missing(state, gun.operator) not in ("", "other-order"):
        return False
    if man == gun.operator and is_helped(state, man):
        return not follower(state, man, order)
    other = state.men[gun.assistant if man == gun.operator else gun.operator].order
    return order not in SHARED_ORDERS or (other is not None and other.id != order)


def is_assisting(state: State, man: str) -> bool:
    """Whether a man helps at a belt-fed weapon just now, so that he does nothing else."""
    gun = helped_by(state, man)
    operator = state.men.get(gun.operator) if gun is not None else None
    return operator is not None and operator.on_board and not operator.held_by and is_helped(state, operator.id)


def waiting_crew(state: State, man: str) -> tuple[str, ...]:
    """A waiting enemy and who waits at the same weapon with him, the operator first: what alerts one alerts both."""
    gun = gun_of(state, man) or helped_by(state, man)
    names = (gun.operator, gun.assistant) if gun is not None else (man,)
    here = state.men[man].hex
    men = [state.men[name] for name in names if name in state.men]
    return tuple(one.id for one in men if one.id == man or (one.on_board and not one.alert and one.hex == here))


def follower(state: State, operator: str, order: str) -> str:
    """The assistant who gets a marker like his operator's ("" for one that is taken away), if one does."""
    mate = helper(state, operator)
    if mate and order and (order not in SHARED_ORDERS or only_order(state, mate) not in ("", order)):
        return ""
    return mate
