"""A tape measure between any two places, from edge to edge of teams there (L603)."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import distance
from combat.engine.space.plane.pose import Pose
from combat.engine.words import text
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import BoardLooks
from combat.games.miniatures.looks.look_switches import TAPE
from combat.games.miniatures.looks.tape import draw_tape
from combat.games.miniatures.words import wording


class TapeLook:
    """The tape measure: it begins where it was switched on, and ends at the pointer or cursor."""

    def __init__(self, desk: ArmourHub, looks: BoardLooks) -> None:
        self._desk, self._looks = desk, looks
        self._drawn: Pose | None = None

    def follow(self) -> bool:
        """Return whether the end of the tape has moved."""
        end = self._desk.input.aim if self._looks.is_on(TAPE) else None
        moved, self._drawn = end != self._drawn, end
        return moved

    def length(self) -> int | None:
        """Return the measured distance in units of 0.1 mm; None if nothing is measured."""
        start, end = self._looks.start, self._desk.input.aim
        if not self._looks.is_on(TAPE) or start is None or end is None:
            return None
        return distance(self._covered(start), self._covered(end)).units

    def _covered(self, place: Pose) -> ConvexShape:
        """Return the hull or base that is at a place, else the point."""
        state = self._desk.state
        shapes = (shape_of(state, team) for team in state.teams.values() if team.on_table and team.pose is not None)
        return next((shape for shape in shapes if shape.contains(place.point)), ConvexShape((place.point,)))

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the tape with its length, if something is measured."""
        long, start, end = self.length(), self._looks.start, self._desk.input.aim
        if long is not None and start is not None and end is not None:
            words = text("tape-length", length=wording.length(long))
            draw_tape(surface, self._desk.view, self._desk.title_desk.labels, (start.point, end.point), words)
