"""Apply events of belt-fed weapons and their crews (14.3)."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.record import replace
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply.writers import Writers, change
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


def change_gun(state: State, gun: str, **facts: Any) -> None:
    """Replace fields of a weapon's record in the state."""
    state.guns[gun] = replace(state.guns[gun], **facts)


@writes(ev.WeaponManned)
def _weapon_manned(state: State, event: ev.WeaponManned) -> None:
    here = crews.place(state, state.guns[event.gun]) or ""
    change_gun(state, event.gun, operator=event.operator, assistant=event.assistant, hex=here)


@writes(ev.WeaponLeft)
def _weapon_left(state: State, event: ev.WeaponLeft) -> None:
    if state.guns[event.gun].operator == event.man:
        change_gun(state, event.gun, operator="", hex=event.hex)
    else:
        change_gun(state, event.gun, assistant="")


@writes(ev.WeaponLost)
def _weapon_lost(state: State, event: ev.WeaponLost) -> None:
    del state.guns[event.gun]


@writes(ev.RolesSwapped)
def _roles_swapped(state: State, event: ev.RolesSwapped) -> None:
    """Exchange the roles of two men: a dead operator's counter takes the assistant's place, a wounded one's
    markers go over to the assistant.
    """
    operator, assistant = state.men[event.operator], state.men[event.assistant]
    if event.why == "killed":
        state.men[event.operator] = replace(assistant, id=operator.id, ammo=operator.ammo, seen=operator.seen)
        state.men[event.assistant] = replace(operator, id=assistant.id, ammo=assistant.ammo)
    else:
        change(state, event.operator, wounds=assistant.wounds)
        change(state, event.assistant, wounds=operator.wounds)
