"""Duck Back: the order that replaces any other, and turns to Hide when its man is next activated (7.19, 10.13)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.volume1.rules.events import GrenadeDropped, OrderPlaced
from combat.games.volume1.rules.fighting import weapons
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.state import Man, Order, State

BEFORE_ORDERS = ("friendly-cards", "friendly-orders", "enemy-orders")
"""The phases in which nobody acts: who ducks back in them does so for the turn to come (20.0)."""


CAUSES = {
    "rough": ("7.07a", "10.13.4"),
    "charge-failed": ("7.08.3", "10.08.3"),
    "carry-over": ("7.18a", "10.13"),
    "fired-flare": ("21.1", "10.13"),
    "out-of-ammo": ("7.19", "10.10a"),
}
"""Why a man ducks back, where another paragraph than that of the order says so, and which: a friendly's, an enemy's."""


def _ducking_rule(state: State, man: str, why: str) -> str:
    """Return the paragraph that ducks him back for such a cause (7.19, 10.13)."""
    friendly, enemy = CAUSES.get(why, ("7.19", "10.13"))
    return friendly if state.men[man].side == "friendly" else enemy


def duck_back(state: State, man: str, why: str) -> Steps[None]:
    """Replace a man's order by Duck Back; one without an order, or locked in a melee, keeps what he has (15.0).

    Before orders are given nobody has one, and the marker is his own order for the turn (20.0); a prisoner has none.
    Whoever carries him, or is carried by him, ducks back with him (7.18).
    """
    soldier = state.men[man]
    order = soldier.order
    if soldier.hex in state.melee or soldier.held_by or (order is not None and order.id == "duck-back"):
        return
    if order is None and (state.clock.phase not in BEFORE_ORDERS or not _takes_orders(soldier)):
        return
    other = carrying.partner(state, man)
    yield OrderPlaced(man, Order("duck-back"), _ducking_rule(state, man, why), why, alone=order is None)
    yield from drop_grenade(state, man)
    if other:
        yield from duck_back(state, other, "carry-over")


def turn_over(state: State, man: str) -> Steps[None]:
    """Turn a Duck Back to its Hide side as its man is activated, unless it was placed in Impulse 4 (7.19, 10.13)."""
    if man not in state.down_for_good:
        yield OrderPlaced(man, Order("hide"), _ducking_rule(state, man, "turned"), "turned")


def is_kept_down(state: State, man: Man) -> bool:
    """Whether a man who fails the check of an explosion in the End Phase begins the next turn with Duck Back (14.2).

    None in a melee does (15.0), no enemy who waits and so has no order (9.0), and nobody who is a prisoner then (17.4).
    """
    return man.on_board and man.hex not in state.melee and _takes_orders(man)


def _takes_orders(man: Man) -> bool:
    """Whether he would be given an order this turn: a waiting enemy is not (9.0)."""
    return man.side == "friendly" or man.alert


def drop_grenade(state: State, man: str) -> Steps[None]:
    """A man who ducks back, dies or is caught drops his live grenade: near him, far from the others (7.09, 10.09).

    A smoke grenade has no such markers (7.10).
    """
    soldier = state.men[man]
    if not soldier.grenade:
        return
    hex_ = soldier.hex or soldier.fell_at
    assert hex_ is not None
    harmless = weapons.is_smoke_grenade(state.book.weapons[soldier.grenade])
    near = (man,) if soldier.on_board and not harmless else ()
    far = () if harmless else tuple(other.id for other in state.men_in(hex_) if other.id != man)
    yield GrenadeDropped(man, soldier.grenade, hex_, near, far, _dropping_rule(soldier, harmless))


def _dropping_rule(man: Man, harmless: bool) -> str:
    """The paragraph by which a grenade falls from his hand."""
    if harmless:
        return "7.10d"
    return "7.09.1" if man.side == "friendly" else "10.09a"
