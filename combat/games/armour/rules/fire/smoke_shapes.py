"""Areas of smoke balls and smoke screens (L661, L695)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.state import State


def smoke_shapes(state: State) -> Iterator[ConvexShape]:
    """Yield the area of each smoke ball and each smoke screen."""
    yield from (disc(state, ball) for ball in state.smoke)
    yield from (screen.shape() for screen in state.screens)


def disc(state: State, ball: SmokeBall) -> ConvexShape:
    """Return the area of a smoke ball."""
    return ConvexShape((ball.at,), state.book.figures.artillery.smoke_ball // 2)
