"""Duck Back: the order that replaces any other, and is replaced by Hide at the man's next activation (7.19, 10.13)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.volume1.rules.events import GrenadeDropped, OrderPlaced
from combat.games.volume1.rules.fighting import weapons
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.state import Man, Order, State

BEFORE_ORDERS = ("friendly-cards", "friendly-orders", "enemy-orders")
"""Phases without activations: a man who ducks back in them does so for the coming turn (20.0)."""


CAUSES = {
    "rough": ("7.07a", "10.13.4"),
    "charge-failed": ("7.08.3", "10.08.3"),
    "carry-over": ("7.18a", "10.13"),
    "fired-flare": ("21.1", "10.13"),
    "out-of-ammo": ("7.19", "10.10a"),
}
"""Causes with a paragraph of their own, first for a friendly, then for an enemy."""


def _ducking_rule(state: State, man: str, why: str) -> str:
    """Return the paragraph for ducking back for this cause (7.19, 10.13)."""
    friendly, enemy = CAUSES.get(why, ("7.19", "10.13"))
    return friendly if state.men[man].side == "friendly" else enemy


def duck_back(state: State, man: str, why: str) -> Steps[None]:
    """Replace a man's order by Duck Back; it has no effect on a prisoner, in a melee or without an order (15.0).

    Before orders are given nobody has one, so the marker becomes his order for the turn (20.0). The man who carries
    him or whom he carries ducks back too (7.18). `why` is a message id.
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
    """Replace Duck Back by Hide when the man is activated, unless it was placed in Impulse 4 (7.19, 10.13)."""
    if man not in state.down_for_good:
        yield OrderPlaced(man, Order("hide"), _ducking_rule(state, man, "turned"), "turned")


def is_kept_down(state: State, man: Man) -> bool:
    """Return whether a man who fails an explosion's check in the End Phase starts the next turn with Duck Back (14.2).

    Men in melee (15.0), waiting enemies, who have no order (9.0), and prisoners (17.4) do not.
    """
    return man.on_board and man.hex not in state.melee and _takes_orders(man)


def _takes_orders(man: Man) -> bool:
    """Return whether a man gets an order this turn; a waiting enemy does not (9.0)."""
    return man.side == "friendly" or man.alert


def drop_grenade(state: State, man: str) -> Steps[None]:
    """Drop the live grenade, if any, of a man who ducks back, dies or surrenders (7.09, 10.09).

    It lands near him and far from the other men in his hex. A smoke grenade has no Near and Far markers (7.10).
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
    """Return the paragraph for dropping a man's grenade."""
    if harmless:
        return "7.10d"
    return "7.09.1" if man.side == "friendly" else "10.09a"
