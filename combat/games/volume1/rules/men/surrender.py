"""Surrender of routed men, and their guards (17.4)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.asking import Steps
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.events import (
    DummyRemoved,
    ManKilled,
    ManLeft,
    ManMoved,
    MoraleChanged,
    OrderPlaced,
    PrisonerHandedOver,
    PrisonerLedOff,
    Surrendered,
    total,
)
from combat.games.volume1.rules.men import belongings, troop_quality
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.orders.duck_back import drop_grenade, duck_back
from combat.games.volume1.rules.rolling import pick
from combat.games.volume1.rules.state import Man, Order, State

WALKING_ORDERS = ("evade", "sneak")
"""Orders under which a guard may take his prisoners along or leave them, as the player chooses (17.4)."""
GUARD_ORDERS = (*WALKING_ORDERS, "rally", "plan", "hide")
"""Orders that a friendly guard may have while he guards a prisoner (17.4)."""
LEAVING_ORDERS = ("run-and-gun", "sprint")
"""Orders that leave the prisoner in his hex (17.4)."""
FIRING_ORDERS = ("aimed-fire", "rapid-fire")
"""Orders that drive the prisoner off at once (17.4)."""


def prisoners(state: State) -> Sequence[Man]:
    """Return all prisoners on the board, of both sides."""
    return state.lineup().prisoners


def prisoners_of(state: State, guard: str) -> list[Man]:
    """Return the prisoners whom a man guards."""
    return [man for man in state.lineup().prisoners if man.held_by == guard]


def is_guard(state: State, man: str) -> bool:
    """Return whether a man guards any prisoner."""
    held = state.lineup().prisoners
    return bool(held) and any(prisoner.held_by == man for prisoner in held)


def shielded_hexes(state: State) -> frozenset[Hex]:
    """Return the hexes with captured enemies, at which other enemies fire only under conditions (17.4)."""
    return frozenset(man.place for man in prisoners(state) if man.side == "enemy")


def takes_along(guard: Man) -> bool:
    """Return whether a guard's order takes his prisoners along; False while he is routed (17.3, 17.4)."""
    order = guard.order
    return order is not None and order.id in WALKING_ORDERS and not guard.leaves and guard.morale != "rout"


def weakest(state: State, men: Sequence[Man]) -> Steps[Man]:
    """Return the man of lowest Troop Quality who can act, chosen by a die if several tie; he becomes the guard (16.2,
    17.4).
    """
    men = [man for man in men if not troop_quality.is_inactive(state, man)] or men
    worth = {man.id: total(troop_quality.quality(state, man)) for man in men}
    lowest = [man for man in men if worth[man.id] == min(worth.values())]
    return (yield from pick(lowest, "guard", "17.4", lowest[0].id))


def give_up(state: State, losers: Sequence[Man], captors: Sequence[Man]) -> Steps[None]:
    """Make routed men surrender to the captor of lowest Troop Quality; if all captors are berserk, they kill them
    (17.4).
    """
    willing = [man for man in captors if man.morale != "berserk"]
    if not willing:
        for man in losers:
            yield ManKilled(man.id, "no-quarter", "17.4")
            yield from belongings.drop_all(state, man.id)
        return
    guard = yield from weakest(state, willing)
    for man in losers:
        yield MoraleChanged(man.id, "rout", "shaken", "17.4", "surrender")
        yield Surrendered(man.id, guard.id)
        yield from drop_grenade(state, man.id)
    other = carrying.partner(state, guard.id)
    yield OrderPlaced(guard.id, Order("guard"), "17.4", "guard")
    yield from drop_grenade(state, guard.id)
    if other:
        yield from duck_back(state, other, "carry-over")


def bring_along(state: State, guard: str, start: Hex, end: Hex) -> Steps[None]:
    """Move a guard's prisoners with him from `start` to `end`, if his order takes them along (17.4)."""
    if takes_along(state.men[guard]):
        for man in prisoners_of(state, guard):
            if man.hex == start:
                yield ManMoved(man.id, start, end, "17.4", "led")


def relieve(state: State) -> Steps[None]:
    """Replace enemy guards by a comrade of lower Troop Quality in the same hex, before enemy orders are drawn
    (17.4).
    """
    for man in prisoners(state):
        if man.side != "friendly" or man.hex in state.melee:
            continue
        guard = state.men[man.held_by]
        worth = total(troop_quality.quality(state, guard))
        beside = [other for other in state.men_in(man.place) if other.side == "enemy" and not other.held_by]
        fit = [
            other
            for other in beside
            if other.alert
            and other.morale not in ("rout", "berserk")
            and not state.figure(other.id).dummy
            and total(troop_quality.quality(state, other)) < worth
        ]
        if fit:
            relief = yield from weakest(state, fit)
            yield PrisonerHandedOver(man.id, guard.id, relief.id, "relieved")


def leave_board(state: State, man: str, edge: str, fate: str, rule: str = "9.5") -> Steps[None]:
    """Remove a man over an edge, together with the prisoners whom he takes along (9.5, 17.4); a dummy is removed
    (12.0).

    `fate` is as in `Man`.
    """
    if state.figure(man).dummy:
        yield DummyRemoved(man, rule)
        return
    led = [prisoner.id for prisoner in prisoners_of(state, man) if takes_along(state.men[man])]
    yield ManLeft(man, edge, fate, rule)
    for prisoner in led:
        yield PrisonerLedOff(prisoner, man, edge)
