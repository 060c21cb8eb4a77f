"""Effects of works on moving teams: they stop them, require Cross rolls, or bar the way (A41, A42)."""

from __future__ import annotations

from typing import Final

from combat.engine.space.plane.contact import CONTACT
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.movement.ground_class import Passage
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.armour.rules.works.work_shapes import work_shape

FREE: Final[Passage] = "free"


def passage(state: State, team: Team, work: PlacedWork) -> Passage:
    """Return the effect of a work on a moving team: "test" for a Cross roll, "barred", or free passage (A41, A42).

    A team that must stop at it may cross it with a Cross roll if it was at the work when its turn began.
    """
    kind, running = state.book.works[work.kind], state.card(team).running
    if running in kind.barred:
        return "barred"
    if running in kind.stops:
        return "test" if _stood_at(state, team, work) else "barred"
    return "test" if running in kind.difficult else FREE


def _stood_at(state: State, team: Team, work: PlacedWork) -> bool:
    """Return whether a team is on a work, or was at it when its seat's turn began."""
    shape, hull = work_shape(state.book, work.kind, work.pose), state.card(team).hull
    if team.began is not None and CONTACT.holds(hull.at(team.began.point, team.began.heading), shape):
        return True
    return team.pose is not None and overlap(hull.at(team.pose.point, team.pose.heading), shape)


def is_removed(state: State, team: Team, work: PlacedWork) -> bool:
    """Return whether a team removes a work by crossing it (A41)."""
    return state.card(team).running in state.book.works[work.kind].removed_by


def works_barring(state: State, team: Team, pose: Pose) -> PlacedWork | None:
    """Return the first work on which a team at a pose may not be; None if there is none."""
    shape = state.card(team).hull.at(pose.point, pose.heading)
    for work in state.works:
        if passage(state, team, work) == "barred" and overlap(shape, work_shape(state.book, work.kind, work.pose)):
            return work
    return None
