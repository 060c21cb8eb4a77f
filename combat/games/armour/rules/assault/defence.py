"""Differences between defensive fire and shooting: shooters, targets, and fire as if they had not moved (L707-L715)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.state import State, Team


def is_defensive(state: State) -> bool:
    """Return whether shots are now defensive fire, as all are during an assault."""
    return state.assault is not None


def defender_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team may not fire defensively; None if it may (L651, L707, L715)."""
    if not team.on_table:
        return Refusal("not-on-table", "L707")
    if team.bailed:
        return Refusal("bailed-out", "L651")
    if state.assault is not None and team.unit in state.assault.fired:
        return Refusal("has-fired", "L707")
    if state.assault is not None and any(stalk.tank == team.id for stalk in state.assault.stalks):
        return Refusal("stalked", "L715")
    return None


def target_refusal(state: State, shooter: Team, target: Team) -> Refusal | None:
    """Return the reason why a target is not allowed in defensive fire; None if it is, or if there is no assault (L707).

    It must be an assaulting team within the limit of defensive fire.
    """
    if state.assault is None:
        return None
    if target.id not in state.assault.teams:
        return Refusal("not-assaulting", "L707")
    limit = state.book.limits.defensive_fire
    return (
        None if holds(state, limit, shooter, target) else Refusal("out-of-range", "L707", (("range", limit.distance),))
    )


def struck_units(state: State, unit: str) -> tuple[str, ...]:
    """Return the ids of the units whose teams can take hits on a unit; two that assault as one count as one (L699)."""
    joined = () if state.assault is None else state.assault.joined
    return joined if unit in joined else (unit,)
