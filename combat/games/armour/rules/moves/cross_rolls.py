"""Rolls on a way: Cross for each piece of difficult ground, Tactics among mines; where a team stops (L563, L787)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.record import Record
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.events.move_events import CrossRolled
from combat.games.armour.rules.events.works_events import WorkCrushed
from combat.games.armour.rules.ground.way import Crossing
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.mine_hits import gets_through


class RolledStop(Record):
    """The crossing at which a roll ends a team's way."""

    crossing: Crossing
    stuck: bool
    """Whether a Cross roll failed; otherwise mines bailed the team out or destroyed it."""


def first_stop(
    state: State, team: str, crossings: Iterable[Crossing], rule: str, place: Callable[[Crossing], Pose]
) -> Steps[RolledStop | None]:
    """Roll for the crossings of a way in order; return the one that stops the team, or None if it gets through.

    `place` returns the pose of the team if it is stopped, or hit by mines, at a crossing. `rule` is that of the Cross
    rolls.
    """
    for crossing in crossings:
        if crossing.mines:
            if not (yield from gets_through(state, state.teams[team], crossing, place(crossing))):
                return RolledStop(crossing, stuck=False)
            continue
        number = yield from d6("cross", rule, team)
        crosses = number >= crossing.need
        yield CrossRolled(team, crossing.ground, crossing.at, crossing.need, number, crosses)
        if not crosses:
            return RolledStop(crossing, stuck=True)
        if crossing.removes is not None:
            yield WorkCrushed(team, crossing.removes)
    return None
