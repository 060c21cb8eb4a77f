"""What a team sees: the rest of the table is hatched, and a line to what is pointed at tells what cuts it (L605)."""

from __future__ import annotations

import time

import pygame

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.fields.plane_field import PlaneField
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_ray import SightRay
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.engine.stage.drawing import theme
from combat.engine.words import text
from combat.games.armour.rules.ground.sight_fields import field_of, report_on
from combat.games.armour.rules.ground.sight_obstacles import side_sight
from combat.games.armour.rules.ground.sighting import body_of, first_kind, sight_report
from combat.games.armour.rules.state import Team
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import SIGHT, BoardLooks
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import (
    DARK,
    Spot,
    draw_dots,
    draw_wax,
    on_screen,
)

SLICE_S = 0.006
"""Seconds of a frame that are spent on the field of view."""
PITCH, SHADE, LINE = 12, 70, 165
"""Distance of the hatching in pixels at scale 1; how opaque what is not seen and its hatching are, of 255."""
CROSS = 7.0
"""Half the side of the cross where a line is cut, in pixels at scale 1."""


class SightLook:
    """The field of view grows while `follow` is called."""

    def __init__(self, desk: ArmourHub, looks: BoardLooks) -> None:
        self._desk, self._looks = desk, looks
        self._field: PlaneField | None = None
        self._of: tuple[PlaneSight, SightBody] | None = None
        self._plate: tuple[object, pygame.Surface] | None = None

    @property
    def viewer(self) -> Team | None:
        """Return the team that looks; None if the look is off or about nobody."""
        return self._looks.subject if self._looks.is_on(SIGHT) else None

    def follow(self) -> bool:
        """Compute a part of the field; return whether there is more to draw."""
        viewer, state = self.viewer, self._desk.state
        if viewer is None:
            self._field = self._of = None
            return False
        about = side_sight(state, state.seat_of(viewer.id)), body_of(state, viewer)
        if self._of is None or self._of[0] is not about[0] or self._of[1] != about[1] or self._field is None:
            self._of, self._field = about, field_of(state, viewer)
        field = self._field
        end, before = time.perf_counter() + SLICE_S, len(field.eyes)
        while not field.step() and time.perf_counter() < end:
            pass
        return len(field.eyes) > before

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Hatch what is not seen."""
        field, view = self._field, self._desk.view
        if self.viewer is None or field is None or not field.eyes:
            return
        table = self._desk.state.book.table
        (left, top), (right, bottom) = (on_screen(view, Point(*at)) for at in ((0, 0), (table.width, table.height)))
        area = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top)).clip(view.rect)
        if not area.width or not area.height:
            return
        key = id(field), len(field.eyes), view.camera.origin, view.camera.zoom, tuple(area)
        if self._plate is None or self._plate[0] != key:
            self._plate = key, self._hatched(area, field)
        surface.blit(self._plate[1], area)

    def _hatched(self, area: pygame.Rect, field: PlaneField) -> pygame.Surface:
        plate = pygame.Surface(area.size, pygame.SRCALPHA)
        plate.fill((*DARK, SHADE))
        origin, pitch = self._desk.view.camera.origin, theme.px(PITCH)
        wide, high = area.size
        for at in range((origin[0] + origin[1] - area.x - area.y) % pitch, wide + high, pitch):
            pygame.draw.line(plate, (*DARK, LINE), (at, 0), (at - high, high), max(1, theme.px(1.3)))
        for outline in field.polygons():
            spots = [on_screen(self._desk.view, corner) for corner in outline]
            pygame.draw.polygon(plate, (0, 0, 0, 0), [(x - area.x, y - area.y) for x, y in spots])
        return plate

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the line to the team or point that is pointed at, with what cuts or conceals it."""
        viewer, state, aim = self.viewer, self._desk.state, self._desk.input.aim
        if viewer is None:
            return
        target = state.teams.get(self._desk.input.pointer.piece)
        if target is not None and target.on_table and target.id != viewer.id:
            report = sight_report(state, viewer, target)
            box = self._desk.title_desk.teams.box(target)
        elif aim is not None and self._desk.input.held is None:
            report = report_on(state, viewer, aim.point)
            box = pygame.Rect(self._desk.view.centre(aim), (1, 1)).inflate(20, 20)
        else:
            return
        self._draw_line(surface, report, box)

    def _draw_line(self, surface: pygame.Surface, report: SightReport, box: pygame.Rect) -> None:
        view, state = self._desk.view, self._desk.state
        rays = report.best_rays
        ray = next((each for each in rays if not each.hidden), rays[0])
        start, end = on_screen(view, ray.eye), on_screen(view, ray.point)
        labels = self._desk.title_desk.labels
        labels.taken.append(box)
        if not report.seen:
            cut = _cut(ray)
            middle = start[0] + (end[0] - start[0]) * cut, start[1] + (end[1] - start[1]) * cut
            draw_wax(surface, start, middle, theme.CUT)
            draw_dots(surface, middle, end, theme.CUT)
            _draw_cross(surface, middle)
            cause = names.cause(first_kind(report.hiding), state)
            labels.put(surface, [text("sight-cut", cause=cause)], box, "note")
            return
        draw_wax(surface, start, end, theme.CLEAR)
        covered = report.concealed or report.half_hidden
        kind = first_kind((*report.concealing, *report.hiding)) if covered else ""
        said = text("sight-concealed", cause=names.cause(kind, state)) if covered else text("sight-clear")
        labels.put(surface, [said], box, "fact")


def _cut(ray: SightRay) -> float:
    """Return where on a line what hides its end begins, as a share of the line."""
    hiding = (crossing for crossing in ray.crossings if crossing.hides and crossing.stretches)
    over, under = next((crossing.stretches[0][0] for crossing in hiding), (1, 1))
    return over / under


def _draw_cross(surface: pygame.Surface, middle: Spot) -> None:
    reach, width = CROSS * theme.scale(), max(2, theme.px(3))
    for way in (1, -1):
        start = middle[0] - reach, middle[1] - way * reach
        pygame.draw.line(surface, theme.CUT, start, (middle[0] + reach, middle[1] + way * reach), width)
