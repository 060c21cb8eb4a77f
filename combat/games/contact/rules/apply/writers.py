"""Registry type of writers, and helpers that several writers share.

Writers ignore units that are not in the state, since a seat's view lacks those that the seat does not know.
"""

from __future__ import annotations

import re
from typing import Final

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.record import replace
from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.state import State, Unit

_ID: Final = re.compile(r"(\D+)(\d+)")


class Writers(Handlers[Event, State, None]):
    """Table of writers by event class."""


def rank(id_: str) -> tuple[str, int]:
    """Return a sort key for ids: letters, then number."""
    found = _ID.fullmatch(id_)
    return (found[1], int(found[2])) if found else (id_, 0)


def put(state: State, *units: Unit) -> None:
    """Write units into the state, replacing those with the same ids."""
    for unit in units:
        state.units[unit.id] = unit


def moved_to(state: State, unit: Unit, pose: Pose) -> Unit:
    """Return a unit moved to a pose, its turret turned as far as its hull.

    Its passengers are moved in the state; the unit itself is not written to it.
    """
    turned = 0 if unit.pose is None else pose.heading - unit.pose.heading
    for rider in [each for each in state.units.values() if each.carrier == unit.id]:
        state.units[rider.id] = replace(rider, pose=pose)
    return replace(unit, pose=pose, turret=(unit.turret + turned) % FULL)


def unmarked(state: State, unit: Unit) -> Unit:
    """Return a unit without its marker; the marker is removed from the state, but the unit is not written to it."""
    state.markers.pop(unit.marker, None)
    return replace(unit, marker="")
