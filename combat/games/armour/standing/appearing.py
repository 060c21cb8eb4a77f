"""Legal places of units in ambush: near a point of their zone (L543)."""

from __future__ import annotations

from itertools import islice

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Placements
from combat.games.armour.rules.hidden.aboard import on_foot
from combat.games.armour.rules.hidden.ambush import ambush_refusal
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.standing.deploying import places_around
from combat.games.armour.standing.formation import formed, placed

TRIES = 160
"""Places around a point that are tried."""


def ambush_formation(state: State, unit: Unit, pose: Pose) -> Placements | None:
    """Return where a unit in ambush and its companions would stand; None if that cannot be written."""
    return placed(formed(state, on_foot(state, unit, "ambush")), pose)


def ambush_at(state: State, unit: Unit, pose: Pose) -> Refusal | Placements:
    """Return the places of a unit in ambush whose first team stands at a pose, or why they are not allowed."""
    places = ambush_formation(state, unit, pose)
    if places is None:
        return Refusal("off-table", "A45")
    return ambush_refusal(state, unit.seat, places) or places


def nearest_ambush(state: State, unit: Unit, pose: Pose) -> Placements | None:
    """Return legal places of a unit in ambush as near as possible to a pose; None if none of those tried is."""
    for point in islice(places_around(state, unit.seat, pose.point), TRIES):
        found = ambush_at(state, unit, Pose.at(point, pose.heading))
        if isinstance(found, Placements):
            return found
    return None
