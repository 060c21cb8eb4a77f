"""Legal places for units in ambush near a point of their zone (L543)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Placements
from combat.games.armour.rules.hidden.aboard import on_foot
from combat.games.armour.rules.hidden.ambush import ambush_refusal
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.standing.deploying import NEAR
from combat.games.armour.standing.formation import formed, placed
from combat.games.miniatures.standing.zone_places import places_around

RINGS = 4
"""Rings of places close to a point that are tried before those of the whole zone."""
TRIES = 160
"""Number of places that are tried at once."""


def ambush_formation(state: State, unit: Unit, pose: Pose) -> Placements | None:
    """Return the places of a unit in ambush and its companions, legal or not, with the first team at a pose.

    None if a coordinate is out of range.
    """
    return placed(formed(state, on_foot(state, unit, "ambush")), pose)


def ambush_at(state: State, unit: Unit, pose: Pose) -> Refusal | Placements:
    """Return the places of a unit in ambush with the first team at a pose, or the reason why they are illegal."""
    places = ambush_formation(state, unit, pose)
    if places is None:
        return Refusal("off-table", "A45")
    return ambush_refusal(state, unit.seat, places) or places


def nearest_ambush(state: State, unit: Unit, pose: Pose) -> Placements | None:
    """Return legal places of a unit in ambush as near as possible to a pose; None if none of those tried is legal."""
    return next((each for each in islice(tried_ambushes(state, unit, pose), TRIES) if each is not None), None)


def tried_ambushes(state: State, unit: Unit, pose: Pose) -> Iterator[Placements | None]:
    """Yield the places of a unit in ambush around a pose, nearest first; None for each that is illegal."""
    zone = state.book.mission.side(unit.seat).area()
    for point in places_around(zone, pose.point, NEAR, RINGS):
        found = ambush_at(state, unit, Pose.at(point, pose.heading))
        yield found if isinstance(found, Placements) else None
