"""Laws of the table that hold in every battle."""

from __future__ import annotations

from itertools import combinations

from combat.engine.space.plane.distance import overlap
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.state import ALIVE, State, Team
from combat.games.armour.rules.transport.riding import is_transport


def check_laws(state: State) -> None:
    """Assert that all teams have valid places, that models do not overlap, and that units have leaders."""
    for team in state.teams.values():
        _check_whereabouts(state, team)
    ground = [team for team in state.teams.values() if team.on_table and state.card(team).arm != "aircraft"]
    shapes = [shape_of(state, team) for team in ground]
    assert all(state.book.table.contains(shape) for shape in shapes)
    assert not any(overlap(one, other) for one, other in combinations(shapes, 2))
    for unit in state.units.values():
        own = list(state.all_of(unit.id))
        assert unit.destroyed is not any(team.where in ALIVE for team in own), unit.id
        assert not unit.leader or unit.destroyed or state.teams[unit.leader].unit == unit.id, unit.id
        assert unit.hits >= 0


def _check_whereabouts(state: State, team: Team) -> None:
    """Check that a team has a place on the table or is a wreck, rides on a vehicle there, or has left for a reason."""
    wreck = team.where == "destroyed" and state.card(team).arm == "tank"
    assert (team.pose is not None) == team.on_table or wreck, team
    assert (team.where == "mounted") == bool(team.vehicle), team
    if team.vehicle:
        vehicle = state.teams[team.vehicle]
        assert vehicle.on_table or vehicle.where == "undeployed", team
        assert state.seat_of(vehicle.id) == state.seat_of(team.id)
    if team.where == "rear":
        assert is_transport(state, team), team
    assert not team.bailed or (team.on_table and state.card(team).arm == "tank"), team
