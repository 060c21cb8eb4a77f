"""Routed men who are caught give up, and someone must guard them (17.4)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.rules import troop
from combat.rules.asking import Steps
from combat.rules.directions import compass
from combat.rules.events import ManKilled, ManMoved, MoraleChanged, OrderPlaced, PrisonerFreed, Surrendered, total
from combat.rules.state import Man, Order, State

GUARD_ORDERS = ("evade", "sneak", "rally", "plan", "hide")
"""What a friendly guard may be ordered to do while he keeps his prisoner (17.4)."""
LEAVING_ORDERS = ("run-and-gun", "sprint")
"""Orders that leave the prisoner where he stands; firing drives him off as well (17.4)."""
FIRING_ORDERS = ("aimed-fire", "rapid-fire")


def prisoners_of(state: State, guard: str) -> list[Man]:
    """The men whom he guards."""
    return [man for man in state.men.values() if man.held_by == guard and man.on_board]


def is_guard(state: State, man: str) -> bool:
    """Whether he guards anyone."""
    return bool(prisoners_of(state, man))


def give_up(state: State, losers: Sequence[Man], captors: Sequence[Man]) -> Steps[None]:
    """Routed men alone among foes surrender to the one of lowest TQ; berserk captors kill them (17.4)."""
    guards = [man for man in captors if man.morale != "berserk"]
    if not guards:
        for man in losers:
            yield ManKilled(man.id, "no-quarter", "17.4")
        return
    guard = min(guards, key=lambda man: (total(troop.quality(state, man)), man.id))
    for man in losers:
        yield MoraleChanged(man.id, "rout", "shaken", "17.4")
        yield Surrendered(man.id, guard.id)
    yield OrderPlaced(guard.id, Order("guard"), "17.4", "guard")


def bring_along(state: State, guard: str, start: str, end: str) -> Steps[None]:
    """Prisoners move with their guard (17.4)."""
    for man in prisoners_of(state, guard):
        if man.hex == start:
            yield ManMoved(man.id, start, end, "17.4")


def settle_prisoners(state: State) -> Steps[None]:
    """A prisoner whose guard is gone passes to another captor in the hex, or is free and ducks back (17.4)."""
    for man in list(state.men.values()):
        if not man.held_by or not man.on_board:
            continue
        guard = state.men[man.held_by]
        if guard.on_board and guard.hex == man.hex and guard.morale != "rout":
            continue
        beside = [other for other in state.men_in(str(man.hex)) if other.side == guard.side and other.morale != "rout"]
        if beside:
            yield Surrendered(man.id, min(beside, key=lambda other: (state.figure(other.id).tq, other.id)).id)
        else:
            yield from set_free(man.id)


def set_free(man: str) -> Steps[None]:
    """Free a prisoner; he ducks back and takes orders again next turn (17.4)."""
    yield PrisonerFreed(man)
    yield OrderPlaced(man, Order("duck-back"), "17.4", "freed")


def leave_prisoners(state: State, guard: str, order: str, directions: tuple[int, ...]) -> Steps[None]:
    """A friendly guard takes up an order that ends his duty; shots drive the prisoner a hex off in rout direction."""
    for man in prisoners_of(state, guard):
        yield PrisonerFreed(man.id)
        if order in FIRING_ORDERS and directions and man.hex is not None:
            hex_ = compass(state).step(state.board, man.hex, directions[0])
            if hex_ is not None:
                yield ManMoved(man.id, man.hex, hex_, "17.4")
