"""Registry type of writers, and helpers that several writers share."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.record import replace
from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.assault.assault import Assault
from combat.games.armour.rules.fire.volley import Volley
from combat.games.armour.rules.state import State, Team


class Writers(Handlers[Event, State, None]):
    """Table of writers by event class."""


def at_rest(team: Team) -> Team:
    """Return a copy of a team without the records of its actions in its last turn."""
    return replace(
        team, began=team.pose if team.on_table else None, moved="", distance=0, stuck=False, strayed=False,
        crosses_here=False, clears_mines=False, ferried="", fired="", marks=(),
        spotted=False, attempts=0, assaulted=False,
    )  # fmt: skip


def placed(team: Team, pose: Pose) -> Team:
    """Return a copy of a team at another pose, with its turret turned as much as its hull."""
    turned = 0 if team.pose is None else pose.heading - team.pose.heading
    return replace(team, pose=pose, turret=(team.turret + turned) % FULL)


def lose_aiming_point(state: State, unit: str) -> None:
    """Remove the point on which a unit is ranged in, if any, because one of its teams moves (L691)."""
    if state.units[unit].aiming_point is not None:
        state.units[unit] = replace(state.units[unit], aiming_point=None)


def assault_of(state: State) -> Assault:
    """Return the assault in progress, which must exist."""
    assert state.assault is not None
    return state.assault


def volley_of(state: State) -> Volley:
    """Return the volley in progress, which must exist."""
    assert state.volley is not None
    return state.volley
