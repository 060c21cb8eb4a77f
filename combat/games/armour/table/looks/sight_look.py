"""Sight overlay: unseen ground is hatched, and a line to the pointer shows what blocks it (L605)."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.fields.plane_field import PlaneField
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.engine.words import text
from combat.games.armour.rules.ground.sight_fields import field_of, report_on
from combat.games.armour.rules.ground.sight_obstacles import side_sight
from combat.games.armour.rules.ground.sighting import body_of, first_kind, sight_report
from combat.games.armour.rules.state import Team
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import BoardLooks
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import on_screen
from combat.games.miniatures.looks.drawn_sight import draw_sight_line, hatched
from combat.games.miniatures.looks.look_switches import SIGHT
from combat.games.miniatures.standing.sliced_search import advance


class SightLook:
    """The sight overlay; its field of view grows with each call of `follow`."""

    def __init__(self, desk: ArmourHub, looks: BoardLooks) -> None:
        self._desk, self._looks = desk, looks
        self._field: PlaneField | None = None
        self._of: tuple[PlaneSight, SightBody] | None = None
        self._plate: tuple[object, pygame.Surface] | None = None

    @property
    def viewer(self) -> Team | None:
        """Return the viewing team; None if the overlay is off or there is no team."""
        return self._looks.subject if self._looks.is_on(SIGHT) else None

    def follow(self) -> bool:
        """Compute a part of the field of view; return whether there is more to draw."""
        viewer, state = self.viewer, self._desk.state
        if viewer is None:
            self._field = self._of = None
            return False
        about = side_sight(state, state.seat_of(viewer.id)), body_of(state, viewer)
        if self._of is None or self._of[0] is not about[0] or self._of[1] != about[1] or self._field is None:
            self._of, self._field = about, field_of(state, viewer)
        field = self._field
        return advance(field)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Hatch the ground that is not seen."""
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
            self._plate = key, hatched(self._desk.view, area, field)
        surface.blit(self._plate[1], area)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the line to the team or point under the pointer, and what blocks or conceals it."""
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
        labels, state = self._desk.title_desk.labels, self._desk.state
        labels.taken.append(box)
        draw_sight_line(surface, self._desk.view, report)
        if not report.seen:
            cause = names.cause(first_kind(report.hiding), state)
            labels.put(surface, [text("sight-cut", cause=cause)], box, "note")
            return
        covered = report.concealed or report.half_hidden
        kind = first_kind((*report.concealing, *report.hiding)) if covered else ""
        said = text("sight-concealed", cause=names.cause(kind, state)) if covered else text("sight-clear")
        labels.put(surface, [said], box, "fact")
