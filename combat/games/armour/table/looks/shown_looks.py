"""All overlays of the board: computed between frames, drawn below and above the teams, explained by a legend."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.words import capital, text
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import BoardLooks
from combat.games.armour.table.looks.danger_look import DangerLook
from combat.games.armour.table.looks.goal_look import GoalLook
from combat.games.armour.table.looks.range_look import RangeLook
from combat.games.armour.table.looks.sight_look import SightLook
from combat.games.armour.table.looks.tape_look import TapeLook
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import draw_chip

CORNER = 30
"""Distance of the legend from the upper left corner of the view, in pixels at scale 1."""


class ShownLooks:
    """Draws the overlays that `BoardLooks` has switched on."""

    def __init__(self, desk: ArmourHub, looks: BoardLooks) -> None:
        self._desk, self.looks = desk, looks
        self.sight, self.danger = SightLook(desk, looks), DangerLook(desk, looks)
        self.ranges, self.goals, self.tape = RangeLook(desk, looks), GoalLook(desk, looks), TapeLook(desk, looks)

    def follow(self) -> None:
        """Continue the long computations by a small part for this frame, and redraw if there is something new."""
        if self.sight.follow():
            self._desk.view.touch()
        if any([self.danger.follow(), self.tape.follow()]):
            self._desk.view.stir()

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the overlays below the teams: unseen ground, ranges."""
        GUARD.draw(self.sight.draw_ground, surface)
        GUARD.draw(self.ranges.draw_ground, surface)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the overlays above the teams, then the legend."""
        for draw in (self.danger.draw_air, self.sight.draw_air, self.goals.draw_air, self.tape.draw_air):
            GUARD.draw(draw, surface)
        GUARD.draw(self._draw_legend, surface)

    def legend(self) -> list[str]:
        """Return the title and the meaning of the signs of the overlay of which only one can be on; empty if none is
        on.
        """
        shown = self.looks.shown
        if not shown:
            return []
        team = self.looks.subject
        about = "none" if team is None else capital(names.team(self._desk.state, team.id))
        return [text(f"legend-{shown}", team=about), text(f"legend-{shown}-signs")]

    def _draw_legend(self, surface: pygame.Surface) -> None:
        lines = self.legend()
        if lines:
            view = self._desk.view.rect
            draw_chip(surface, lines, (view.x + theme.px(CORNER), view.y + theme.px(CORNER)), view)
