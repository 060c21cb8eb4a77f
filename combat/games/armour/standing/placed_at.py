"""Places of the pieces that events and questions are about, for effects and sounds."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.state import State


def placed_at(state: State, id_: str) -> Pose | None:
    """Return the pose of a team, of a unit's leader, or of a formation's commander; None if it is not on the table.

    Without a leader on the table it is that of the unit's first team there, else of the leader's wreck.
    """
    if id_ in state.formations:
        return placed_at(state, state.formations[id_].commander)
    unit = state.units.get(id_)
    if unit is not None:
        here = [team for team in state.teams_of(id_) if team.pose is not None]
        chief = next((team for team in here if team.id == unit.leader), next(iter(here), None))
        return placed_at(state, unit.leader) if chief is None else chief.pose
    team = state.teams.get(id_)
    return None if team is None else team.pose
