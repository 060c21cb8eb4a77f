"""Laws of the table that every battle keeps."""

from __future__ import annotations

from itertools import combinations

from combat.engine.space.plane.distance import overlap
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.state import State


def check_laws(state: State) -> None:
    """Teams on the table stand on it and overlap no other."""
    shapes = [shape_of(state, team) for team in state.teams.values() if team.on_table]
    assert all(state.book.table.contains(shape) for shape in shapes)
    assert not any(overlap(one, other) for one, other in combinations(shapes, 2))
