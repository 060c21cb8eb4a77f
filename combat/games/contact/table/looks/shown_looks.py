"""All overlays of the board: computed between frames, drawn below and above the models, explained by a legend."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import distance
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.sight.fields.plane_field import PlaneField
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.words import capital, text
from combat.games.contact.rules.command.leading import is_leader, radius
from combat.games.contact.rules.ground.pieces import level
from combat.games.contact.rules.measuring import shape_of
from combat.games.contact.rules.sight.sight_lines import body_of, sight_of, sight_report
from combat.games.contact.rules.state import Unit
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.looks.contact_looks import ContactLooks
from combat.games.contact.table.looks.danger_look import DangerLook
from combat.games.contact.table.looks.detection_look import DetectionLook
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.board.drawn_lines import (
    COMMAND as COMMAND_INK,
)
from combat.games.miniatures.board.drawn_lines import (
    CREAM,
    DARK,
    box_around,
    draw_chip,
    draw_dashed,
    draw_ring,
    grown,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.looks.drawn_sight import draw_sight_line, hatched
from combat.games.miniatures.looks.look_switches import COMMAND, DANGER, DETECTION, RANGES, SIGHT, TAPE
from combat.games.miniatures.looks.tape import draw_tape
from combat.games.miniatures.standing.sliced_search import advance
from combat.games.miniatures.words import wording

CORNER = 30
"""Distance of the legend from the upper left corner of the view, in pixels at scale 1."""


class ShownLooks:
    """Draws the overlays that `ContactLooks` has switched on."""

    def __init__(self, desk: ContactHub, looks: ContactLooks) -> None:
        self._desk, self.looks = desk, looks
        self.detection, self.danger = DetectionLook(desk), DangerLook(desk)
        self._field: tuple[object, PlaneField] | None = None
        self._plate: tuple[object, pygame.Surface] | None = None
        self._tape: Pose | None = None

    def _about(self, look: str) -> Unit | None:
        """Return the unit that a look is about, if that is on."""
        return self.looks.subject if self.looks.is_on(look) else None

    def follow(self) -> None:
        """Continue the long computations by a small part for this frame, and redraw if there is something new."""
        if self._follow_sight(self._about(SIGHT)):
            self._desk.view.touch()
        if self.looks.is_on(DETECTION) and self.detection.follow(self._about(DETECTION)):
            self._desk.view.stir()
        if self.danger.follow(self._about(DANGER)):
            self._desk.view.stir()
        end = self._desk.input.aim if self.looks.is_on(TAPE) else None
        if end != self._tape:
            self._tape = end
            self._desk.view.stir()

    def _follow_sight(self, viewer: Unit | None) -> bool:
        if viewer is None:
            self._field = None
            return False
        state, sight = self._desk.state, sight_of(self._desk.state)
        body, figures, table = body_of(state, viewer), state.book.figures.sight, state.book.table
        key = id(sight), body
        if self._field is None or self._field[0] != key:
            standing = BodyHeights(figures.foot, figures.foot, 0)
            self._field = key, sight.field(body, standing, (0, 0, table.width, table.height), [], None)
        field = self._field[1]
        return advance(field)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the overlays below the models: unseen ground, command radius, ranges."""
        GUARD.draw(self._draw_unseen, surface)
        GUARD.draw(self._draw_command, surface)
        GUARD.draw(self._draw_ranges, surface)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the overlays above the models, then the legend."""
        GUARD.draw(self._draw_detection, surface)
        GUARD.draw(self.danger.draw, surface)
        GUARD.draw(self._draw_sight, surface)
        GUARD.draw(self._draw_tape, surface)
        lines = self.legend()
        if lines:
            view = self._desk.view.rect
            draw_chip(surface, lines, (view.x + theme.px(CORNER), view.y + theme.px(CORNER)), view)

    def legend(self) -> list[str]:
        """Return the title and the meaning of the signs of the overlay of which only one can be on; empty if none is
        on.
        """
        shown = self.looks.shown
        if not shown:
            return []
        unit = self.looks.subject
        about = "none" if unit is None else capital(names.unit(self._desk.state, unit.id))
        return [text(f"legend-{shown}", unit=about), text(f"legend-{shown}-signs")]

    def _draw_unseen(self, surface: pygame.Surface) -> None:
        """Hatch what the unit does not see."""
        view, table = self._desk.view, self._desk.state.book.table
        if self._field is None or not self._field[1].eyes or self._about(SIGHT) is None:
            return
        field = self._field[1]
        ends = [on_screen(view, Point(*at)) for at in ((0, 0), (table.width, table.height))]
        area = box_around(ends).clip(view.rect)
        key = id(field), len(field.eyes), view.camera.origin, view.camera.zoom, tuple(area)
        if area.width and area.height:
            if self._plate is None or self._plate[0] != key:
                self._plate = key, hatched(view, area, field)
            surface.blit(self._plate[1], area)

    def _draw_detection(self, surface: pygame.Surface) -> None:
        unit = self._about(DETECTION)
        if unit is not None and unit.pose is not None:
            self.detection.draw_rings(surface, unit)
            self.detection.draw_finders(surface)

    def _draw_sight(self, surface: pygame.Surface) -> None:
        """Draw the line to the unit or point that is pointed at, with what cuts it."""
        viewer, desk, aim = self._about(SIGHT), self._desk, self._desk.input.aim
        if viewer is None or aim is None or desk.input.held is not None:
            return
        target = desk.state.units.get(desk.input.pointer.piece)
        if target is not None and target.placed and target.id != viewer.id:
            report, box = (
                sight_report(desk.state, viewer, target),
                outline_on_screen(desk.view, shape_of(desk.state, target)),
            )
        else:
            report, box = self._point_report(viewer, aim.point), [on_screen(desk.view, aim.point)]
        draw_sight_line(surface, desk.view, report)
        kinds = [piece.kind for piece in report.hiding if hasattr(piece, "kind")]
        cause = names.ground(desk.state, kinds[0]) if kinds else text("sight-gap")
        words = text("sight-clear") if report.seen else text("sight-cut", cause=cause)
        desk.title_desk.labels.put(surface, [words], box_around(box).inflate(20, 20), "fact" if report.seen else "note")

    def _point_report(self, viewer: Unit, point: Point) -> SightReport:
        state = self._desk.state
        high = state.book.figures.sight.foot
        body = SightBody.at_point(point, BodyHeights(high, high, 0), level(state.book, point))
        return sight_of(state).report(body_of(state, viewer), body)

    def _draw_command(self, surface: pygame.Surface) -> None:
        """Draw how far each leader of the player commands units on foot (C26)."""
        if not self.looks.is_on(COMMAND):
            return
        state, view = self._desk.state, self._desk.view
        for leader in list(state.placed(self._desk.title_desk.units.own_seat)):
            if is_leader(state, leader) and not leader.demoralised:
                ring = grown(shape_of(state, leader), radius(state, leader, leader))
                draw_ring(surface, outline_on_screen(view, ring), COMMAND_INK, ticks=True)

    def _draw_ranges(self, surface: pygame.Surface) -> None:
        """Draw the range bands of each weapon of the unit."""
        unit, state, view = self._about(RANGES), self._desk.state, self._desk.view
        if unit is None or unit.pose is None:
            return
        for weapon in state.card(unit).weapons:
            for band in state.book.weapons[weapon].bands:
                corners = outline_on_screen(view, grown(shape_of(state, unit), band.range))
                draw_dashed(surface, [*corners, corners[0]], DARK, 1.8, dash=14, gap=6, under=CREAM)
                seen = [spot for spot in corners if view.rect.inflate(-40, -40).collidepoint(spot)]
                if seen:
                    words = text("range-ring", weapon=names.weapon(state, weapon), range=wording.length(band.range))
                    top = box_around([min(seen, key=lambda spot: (spot[1], spot[0]))])
                    self._desk.title_desk.labels.put(surface, [words], top, "measure")

    def _draw_tape(self, surface: pygame.Surface) -> None:
        """Draw the tape measure, outline to outline where units stand (C21)."""
        start, end = self.looks.start, self._desk.input.aim
        if self.looks.is_on(TAPE) and start is not None and end is not None:
            long = distance(self._covered(start), self._covered(end)).units
            words = text("tape-length", length=wording.length(long))
            draw_tape(surface, self._desk.view, self._desk.title_desk.labels, (start.point, end.point), words)

    def _covered(self, place: Pose) -> ConvexShape:
        """Return the hull or base that is at a place, else the point."""
        state = self._desk.state
        shapes = (shape_of(state, unit) for unit in state.units.values() if unit.placed)
        return next((shape for shape in shapes if shape.contains(place.point)), ConvexShape((place.point,)))
