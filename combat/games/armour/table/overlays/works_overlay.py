"""Drawing of field works, foxholes, darkness at night, and the work that is being placed (A41-A44, L787, L793)."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.hit_test import HitTest
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import MM, Point
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.overlay.night_sheet import darken
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.armour.prompts.setup.ask_works import AskWorks
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.mine_zones import MINES, centre_of
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.armour.rules.works.work_shapes import work_shape
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.miniatures.board.drawn_lines import (
    CREAM,
    DARK,
    box_around,
    dashes,
    draw_dashed,
    grown,
    in_sight,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.pieces.work_drawing import draw_foxhole, draw_work
from combat.games.miniatures.words import wording

BANK = 4 * MM
"""Width of the bank around foxholes."""
HOLE = 100 * MM
"""Greatest distance of a foxhole's bank from its centre."""


class WorksOverlay:
    """Overlay that draws works and foxholes on the ground, below all models."""

    def __init__(self, desk: ArmourHub) -> None:
        self.desk = desk

    def at(self, position: tuple[int, int]) -> PlacedWork | None:
        """Return the work under a screen point; None if there is none."""
        place = self.desk.view.place_at(position)
        return None if place is None else work_at(self.desk.state, place.point)

    def box(self, work: PlacedWork) -> pygame.Rect:
        """Return the screen area of a work."""
        return box_around(outline_on_screen(self.desk.view, work_shape(self.desk.state.book, work.kind, work.pose)))

    # -- below the models ---------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the darkness of night, then works and foxholes, so that they remain visible."""
        desk, state = self.desk, self.desk.state
        if state.night:
            darken(surface, desk.view.paper.sheet.clip(desk.view.rect))
        for work in state.works:
            kind = state.book.works[work.kind]
            reach = max(kind.length, kind.width, state.book.limits.mine_danger.distance)
            if not in_sight(desk.view, work.pose.point, reach):
                continue
            draw_work(surface, desk.view, kind, work.pose)
            if work.kind == MINES:
                self._draw_danger(surface, centre_of(work), state.book.limits.mine_danger)
        taken = []
        for team in state.teams.values():
            if team.on_table and team.dug_in and team.pose is not None and in_sight(desk.view, team.pose.point, HOLE):
                taken.append(shape_of(state, team))
                draw_foxhole(surface, outline_on_screen(desk.view, grown(taken[-1], BANK)))
        for hole in state.assault.holes if state.assault is not None else ():
            if not in_sight(desk.view, hole.pose.point, HOLE):
                continue
            shape = state.book.teams[hole.card].hull.at(hole.pose.point, hole.pose.heading)
            if not any(overlap(shape, other) for other in taken):
                draw_foxhole(surface, outline_on_screen(desk.view, grown(shape, BANK)))

    def _draw_danger(self, surface: pygame.Surface, shape: ConvexShape, limit: Limit) -> None:
        """Draw the border of a minefield as fine dots."""
        ring, unit = outline_on_screen(self.desk.view, grown(shape, limit.distance)), theme.scale()
        for ink, width in ((CREAM, 2.4), (theme.CUT, 1.4)):
            for start, end in dashes([*ring, ring[0]], 1.5 * unit, 5 * unit):
                pygame.draw.line(surface, ink, start, end, max(1, round(width * unit)))

    # -- above them ---------------------------------------------------------------------------------------------

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the work at the pointer, and the selected team's sight at night."""
        self._draw_sight(surface)
        prompt, aim = self.desk.prompt, self.desk.input.aim
        if not isinstance(prompt, AskWorks):
            return
        given = prompt.state.book.mission.side(prompt.decision.seat).works
        if given is not None:
            self._draw_zone(surface, given.zone)
        if aim is None or not prompt.kind:
            return
        answer, state = prompt.placed_at(aim), prompt.state
        kind, shape = state.book.works[answer.kind], work_shape(state.book, answer.kind, answer.at)
        refusal = prompt.decision.refusal(state, answer)
        draw_work(surface, self.desk.view, kind, answer.at)
        outline = outline_on_screen(self.desk.view, shape)
        pygame.draw.lines(surface, DARK if refusal is None else theme.CUT, True, outline, max(1, theme.px(1.5)))
        if refusal is not None:
            self.desk.title_desk.labels.put(surface, [shown(prompt.said(refusal))], box_around(outline), "note")

    def _draw_zone(self, surface: pygame.Surface, zone: tuple[Point, ...]) -> None:
        corners = [on_screen(self.desk.view, corner) for corner in zone]
        draw_dashed(surface, [*corners, corners[0]], DARK, 2.2, dash=14, gap=8, under=CREAM)

    def _draw_sight(self, surface: pygame.Surface) -> None:
        """Draw a ring as far as the chosen team's unit sees in this phase, with its length (A39)."""
        state, piece = self.desk.state, self.desk.selection.piece
        team = state.teams.get(piece)
        if not state.night or team is None or not team.on_table or not state.units[team.unit].sight:
            return
        sight = state.units[team.unit].sight
        ring = outline_on_screen(self.desk.view, grown(shape_of(state, team), sight))
        draw_dashed(surface, [*ring, ring[0]], CREAM, 1.8, dash=3, gap=6)
        words = text("night-sees", distance=wording.length(sight))
        top = min(ring, key=lambda spot: spot[1])
        spot = pygame.Rect(round(top[0]), round(top[1]), 1, 1)
        self.desk.title_desk.labels.put(surface, [words], spot, "measure")


def work_at(state: State, point: Point) -> PlacedWork | None:
    """Return the work at a point of the table, or just beside it; None if there is none."""
    shapes = (
        (str(number), grown(work_shape(state.book, work.kind, work.pose), 5 * MM))
        for number, work in enumerate(state.works)
    )
    return next((state.works[int(number)] for number in HitTest(shapes).at(point)), None)
