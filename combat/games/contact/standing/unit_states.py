"""States of a unit that are shown as tabs, and whether it may still act."""

from __future__ import annotations

from collections.abc import Iterator

from combat.games.contact.rules.state import State, Unit


def states_of(state: State, unit: Unit, *, ours: bool) -> Iterator[str]:
    """Yield the names of a unit's states, most serious first; `ours` adds those that the enemy does not see."""
    if unit.demoralised:
        yield "demoralised"
    if unit.suppressed:
        yield "suppressed"
    if unit.stuck:
        yield "stuck"
    if unit.watching:
        yield "overwatch"
    if unit.camouflaged:
        yield "camouflaged"
    elif unit.cover:
        yield "gone-to-ground"
    if unit.dug_in:
        yield "foxholes"
    if ours and unit.where in ("hidden", "marker"):
        yield unit.where
    if unit.acted:
        yield "acted"


def may_still_act(state: State, unit: Unit) -> bool:
    """Return whether a unit may still act in this activation phase."""
    return state.phase == "activation" and not unit.acted and (unit.placed or unit.where == "aboard")
