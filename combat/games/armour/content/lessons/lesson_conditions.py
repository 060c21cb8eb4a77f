"""Lesson conditions on teams, units and phases."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.engine.lessons.conditions import Condition
from combat.engine.lessons.facts import Fact
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.state import State, Team


class TeamStands(Condition):
    """Condition on a team's place and state; values that are None match anything."""

    team: str
    near: Point | None = None
    within: int = 0
    """Greatest distance of its edge from `near`, in units of 0.1 mm."""
    moved: bool | None = None
    bailed: bool | None = None
    dug_in: bool | None = None
    gone: bool | None = None

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether the team, in the state as the player sees it, meets the condition; False if it is unknown."""
        assert isinstance(state, State)
        team = state.teams.get(self.team)
        if team is None:
            return False
        facts = (
            (self.moved, bool(team.moved)), (self.bailed, team.bailed), (self.dug_in, team.dug_in),
            (self.gone, team.where in ("destroyed", "withdrawn")),
        )  # fmt: skip
        return all(wanted in (None, found) for wanted, found in facts) and self._is_near(state, team)

    def _is_near(self, state: State, team: Team) -> bool:
        if self.near is None:
            return True
        return team.on_table and compare_distance(shape_of(state, team), ConvexShape((self.near,)), self.within) <= 0


class UnitIs(Condition):
    """Condition on a unit's state; values that are None match anything."""

    unit: str
    pinned: bool | None = None
    lost: bool | None = None

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether the unit, in the state as the player sees it, meets the condition; False if it is unknown."""
        assert isinstance(state, State)
        unit = state.units.get(self.unit)
        return unit is not None and self.pinned in (None, unit.pinned) and self.lost in (None, unit.destroyed)


class PhaseReached(Condition):
    """Condition on the current phase and seat (3.0)."""

    phase: str
    seat: Seat

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether the current phase and active seat are those of the condition."""
        assert isinstance(state, State)
        return (state.phase, state.active) == (self.phase, self.seat)
