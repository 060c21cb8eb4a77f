"""The neighbourhood of minefields, in which a moving team is at risk (L787)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.work_shapes import work_shape

MINES = "mines"
"""Kind of the works that are minefields."""


def mine_zones(state: State) -> Iterator[ShapeZone]:
    """Yield the zone of each minefield, friendly ones too: a team that moves in it must roll (L787)."""
    for place, work in enumerate(state.works):
        if work.kind == MINES:
            shape = work_shape(state.book, work.kind, work.pose)
            yield ShapeZone(f"{MINES} {place}", shape, state.book.limits.mine_danger, "test")
