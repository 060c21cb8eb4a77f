"""Drawing of zones in which units may be placed, and of the unit that is being placed (A35, L543, A37)."""

from __future__ import annotations

import pygame

from combat.engine.kernel.decision import Refusal
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.words.line import shown
from combat.games.armour.prompts.ask_placing import AskPlacing
from combat.games.armour.rules.answers import Placements
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.play.spearhead import spearhead_teams
from combat.games.armour.rules.posture import in_command
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.miniatures.board.drawn_lines import (
    CREAM,
    DARK,
    box_around,
    dashes,
    draw_dashed,
    grown,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.board.models_on_board import draw_at


class DeployOverlay:
    """Overlay that draws while the question is about placing a unit."""

    def __init__(self, desk: ArmourHub) -> None:
        self.desk = desk

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the border of the seat's zone, or the stretch where its reserves enter."""
        prompt = self.desk.prompt
        if not isinstance(prompt, AskPlacing):
            return
        border, unit = [on_screen(self.desk.view, corner) for corner in prompt.border()], theme.scale()
        for line, width in ((DARK, 4.0), (CREAM, 2.2)):
            for start, end in dashes(border, 14 * unit, 8 * unit):
                pygame.draw.line(surface, line, start, end, max(1, round(width * unit)))
        self._draw_extension(surface)

    def _draw_extension(self, surface: pygame.Surface) -> None:
        """Draw how far from its spearheads a seat may deploy what it has kept back (L767)."""
        state = self.desk.state
        if not state.spearhead:
            return
        reach = state.book.limits.spearhead_zone.distance
        for team in spearhead_teams(state, state.spearhead):
            if in_command(state, team):
                ring = outline_on_screen(self.desk.view, grown(shape_of(state, team), reach))
                draw_dashed(surface, [*ring, ring[0]], CREAM, 1.8, dash=6, gap=5, under=DARK)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the unit at the pointer: where it would be placed, or the reason why it cannot be placed there."""
        prompt, aim = self.desk.prompt, self.desk.input.aim
        if not isinstance(prompt, AskPlacing) or aim is None or not prompt.follows_pointer or prompt.unit is None:
            return
        found = prompt.at(aim)
        wanted = prompt.wanted(prompt.unit, aim)
        if isinstance(found, Placements):
            self._draw(surface, found)
            return
        near = prompt.near(aim)
        if near is not None:
            self._draw(surface, near)
        if isinstance(found, Refusal) and wanted is not None:
            boxes = self._outlines(surface, wanted)
            if boxes:
                self.desk.title_desk.labels.put(
                    surface, [shown(prompt.said(found))], boxes[0].unionall(boxes[1:]), "note"
                )

    def _draw(self, surface: pygame.Surface, places: Placements) -> None:
        desk = self.desk
        for id_, pose in places.parts:
            team = desk.state.teams[id_]
            piece = desk.title_desk.teams.model(team, pose=pose, turret=pose.heading, ghost=True)
            draw_at(surface, piece, on_screen(desk.view, pose.point))
            outline = outline_on_screen(desk.view, desk.state.card(team).hull.at(pose.point, pose.heading))
            draw_mark_on(surface, outline, "hover")

    def _outlines(self, surface: pygame.Surface, places: Placements) -> list[pygame.Rect]:
        found = []
        for id_, pose in places.parts:
            outline = outline_on_screen(self.desk.view, self.desk.state.card(id_).hull.at(pose.point, pose.heading))
            pygame.draw.lines(surface, theme.CUT, True, outline, max(1, theme.px(1.5)))
            found.append(box_around(outline))
        return found
