"""Places of the pieces that events and questions are about, for effects, sounds and the camera."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.state import State


def placed_at(state: State, id_: str) -> Pose | None:
    """Return the pose of a unit, dummy, marker or battery's aiming point; None if it is not on the table.

    The pose of a passenger is that of its vehicle.
    """
    unit = state.units.get(id_)
    if unit is not None:
        return placed_at(state, unit.carrier) if unit.where == "aboard" else unit.pose
    dummy, marker = state.dummies.get(id_), state.markers.get(id_)
    if dummy is not None:
        return dummy.pose
    if marker is not None:
        return Pose.at(marker.at)
    battery = state.batteries.get(id_)
    return Pose.at(battery.at) if battery is not None and battery.at is not None else None
