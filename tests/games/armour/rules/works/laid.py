"""Put works on the table at given places."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import DEFENDER
from combat.games.armour.rules.works.placed_work import PlacedWork


def laid(state: State, *works: str, seat: Seat = DEFENDER) -> State:
    """Add works such as "wire 60,80" to the table; return the state."""
    pairs = (each.split(" ") for each in works)
    state.works = (*state.works, *(PlacedWork(kind, seat, Pose.read(place)) for kind, place in pairs))
    return state
