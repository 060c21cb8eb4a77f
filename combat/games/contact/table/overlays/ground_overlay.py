"""Drawing of objectives, smoke, mines and wire, aiming points, and the zone of the set-up."""

from __future__ import annotations

import pygame

from combat.engine.kernel.decision import Refusal
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.words.line import shown
from combat.games.contact.prompts.ask_deploy import AskDeploy
from combat.games.contact.rules.smoke_shapes import smoke_shape, strip
from combat.games.contact.rules.state import LaidField
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.board.drawn_lines import (
    CREAM,
    DARK,
    box_around,
    draw_dashed,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.board.goal_marks import Side, draw_goal
from combat.games.miniatures.board.models_on_board import draw_at
from combat.games.miniatures.pieces.work_drawing import draw_work

SMOKE, LIGHT, VEIL = theme.rgb("#D9D6CE"), theme.rgb("#F4E7A8"), 190
CROSS = 9.0
"""Half the length of an aiming point's lines, in pixels at scale 1."""


class Strip:
    """A strip of mines or wire, as drawing needs it (`WorkKind`)."""

    def __init__(self, laid: LaidField) -> None:
        self.id, self.length, self.width = laid.kind, laid.length - laid.cleared, laid.width


class GroundOverlay:
    """Overlay that draws below the models, and smoke above them."""

    def __init__(self, desk: ContactHub) -> None:
        self.desk = desk

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw objectives, strips, aiming points, and the zone of the set-up."""
        state, view = self.desk.state, self.desk.view
        for laid in state.fields.values():
            if laid.cleared < laid.length:
                draw_work(surface, view, Strip(laid), laid.at)
        own = self.desk.title_desk.units.own_seat
        for goal in state.book.mission.objectives:
            holder = state.held.get(goal.name, "")
            side: Side = "" if not holder else "ours" if holder == own else "theirs"
            draw_goal(surface, view, goal.at, state.book.figures.command.victory.hold, names.goal(goal.name), side)
        for battery in state.batteries.values():
            if battery.at is not None:
                self._draw_cross(surface, on_screen(view, battery.at), ours=battery.seat == own)
        prompt = self.desk.prompt
        if isinstance(prompt, AskDeploy):
            zone = state.book.mission.side(prompt.decision.seat).zone
            border = [on_screen(view, corner) for corner in (*zone, zone[0])]
            draw_dashed(surface, border, CREAM, 2.2, dash=14, gap=8, under=DARK)

    @staticmethod
    def _draw_cross(surface: pygame.Surface, spot: tuple[float, float], *, ours: bool) -> None:
        reach, (x, y) = CROSS * theme.scale(), spot
        ways = ((1.0, 0.0), (0.0, 1.0)) if ours else ((0.7, 0.7), (0.7, -0.7))
        for ink, extra in ((CREAM, 2), (DARK if ours else theme.CUT, 0)):
            for dx, dy in ways:
                ends = (x - dx * reach, y - dy * reach), (x + dx * reach, y + dy * reach)
                pygame.draw.line(surface, ink, *ends, max(1, theme.px(2)) + extra)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw smoke and lights, then the unit that is being set up at the pointer."""
        for smoke in self.desk.state.smoke:
            outline = outline_on_screen(self.desk.view, smoke_shape(smoke))
            box = box_around(outline)
            veil = pygame.Surface(box.size, pygame.SRCALPHA)
            corners = [(x - box.x, y - box.y) for x, y in outline]
            pygame.draw.polygon(veil, (*(LIGHT if smoke.flare else SMOKE), 90 if smoke.flare else VEIL), corners)
            surface.blit(veil, box)
            draw_dashed(surface, [*outline, outline[0]], DARK, 1.2, under=None)
        prompt = self.desk.prompt
        if isinstance(prompt, AskDeploy):
            self._draw_set_up(surface, prompt)

    def _draw_set_up(self, surface: pygame.Surface, prompt: AskDeploy) -> None:
        """Draw the unit or strip where a click would put it, and why not where it is refused."""
        aim, view, state, held = self.desk.input.aim, self.desk.view, prompt.state, self.desk.input.held
        if aim is None:
            return
        if prompt.strip:
            field = next(
                each for each in state.book.mission.side(prompt.decision.seat).fields if each.kind == prompt.strip
            )
            draw_mark_on(surface, outline_on_screen(view, strip(aim, field.length, field.width)), "hover")
            return
        follows = bool(prompt.piece) and (
            (held is not None and held.moved) or self.desk.title_desk.place_of(prompt.piece) is None
        )
        if not follows:
            return
        found, near = prompt.at(aim)
        if near is not None:
            unit = state.units.get(prompt.piece)
            spot = on_screen(view, near.at.point)
            if unit is not None:
                draw_at(
                    surface, self.desk.title_desk.units.model(unit, near.at, turret=near.at.heading, ghost=True), spot
                )
                outline = outline_on_screen(view, state.card(unit).hull.at(near.at.point, near.at.heading))
                draw_mark_on(surface, outline, "hover")
            else:
                pygame.draw.circle(surface, CREAM, spot, theme.px(12), max(1, theme.px(2)))
        if isinstance(found, Refusal):
            box = pygame.Rect(view.centre(aim), (1, 1)).inflate(30, 30)
            self.desk.title_desk.labels.put(surface, [shown(prompt.said(found))], box, "note")
