"""Weapons that break or are used up (7.3, 7.6)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.command.rules.events.unit_events import WeaponBoxed, WeaponBroke
from combat.games.command.rules.state import State


def break_weapon(state: State, weapon: str, why: str) -> Steps[None]:
    """Break a weapon, or eliminate it if it is already broken; `why` is the cause. Nothing if nobody carries it."""
    if state.carrier(weapon) is None:
        return
    if state.weapons[weapon].broken:
        yield WeaponBoxed(weapon, why)
    else:
        yield WeaponBroke(weapon, why)


def use_up(state: State, pieces: tuple[str, ...]) -> Steps[None]:
    """Eliminate the single-use weapons among pieces that have fired (7.6)."""
    for piece in pieces:
        if piece in state.weapons and state.weapon_figure(piece).once and state.carrier(piece) is not None:
            yield WeaponBoxed(piece, "used")
