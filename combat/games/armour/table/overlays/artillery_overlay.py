"""Smoke on the table, aiming points, and the template of a planned bombardment (L661, L675, L695)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point
from combat.engine.stage.drawing import theme
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.fire.smoke_shapes import disc, smoke_shapes
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import (
    CREAM,
    DARK,
    box_around,
    draw_dashed,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.words import wording

SMOKE, EDGE = theme.rgb("#D9D6CE"), theme.rgb("#6E6A62")
VEIL, THIN = 200, 110
"""Opacity of smoke, and of planned smoke, of 255."""
CROSS = 9.0
"""Half the length of an aiming point's lines, in pixels at scale 1."""
UPRIGHT, SLANTING = ((1.0, 0.0), (0.0, 1.0)), ((0.7, 0.7), (0.7, -0.7))
"""Directions of the lines: for own aiming points, for the enemy's."""


class ArtilleryOverlay:
    """Draws smoke and aiming points, and the plan of a bombardment."""

    def __init__(self, desk: ArmourHub) -> None:
        self.desk = desk

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the aiming points: an upright cross for the player's, a slanting one for the enemy's."""
        reach, width = CROSS * theme.scale(), max(1, theme.px(2))
        for seat, at in self._aiming_points():
            x, y = on_screen(self.desk.view, at)
            ours = seat == self.desk.title_desk.teams.own_seat
            for ink, extra in ((CREAM, 2), (DARK if ours else theme.CUT, 0)):
                for dx, dy in UPRIGHT if ours else SLANTING:
                    start, end = (x - dx * reach, y - dy * reach), (x + dx * reach, y + dy * reach)
                    pygame.draw.line(surface, ink, start, end, width + extra)

    def _aiming_points(self) -> Iterator[tuple[Seat, Point]]:
        """Yield the aiming points with their seats, also those of units that are not known yet."""
        state = self.desk.state
        for unit in state.units.values():
            if unit.aiming_point is not None and not unit.destroyed:
                yield unit.seat, unit.aiming_point.at
        for seat, unknown in state.unknown.items():
            yield from ((seat, at) for at in unknown.points)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the smoke, then the template and its forecast."""
        for shape in smoke_shapes(self.desk.state):
            _draw_smoke(surface, outline_on_screen(self.desk.view, shape))
        prompt = self.desk.prompt
        if not isinstance(prompt, AskShoot):
            return
        self._draw_planned_smoke(surface, prompt)
        found = prompt.bombardment
        if found is None:
            return
        outline = outline_on_screen(self.desk.view, found.square())
        draw_dashed(surface, [*outline, outline[0]], DARK, 2.0, under=CREAM)
        if found.fire is None:
            why = "" if found.refusal is None else shown(prompt.said(found.refusal))
            self.desk.title_desk.labels.put(surface, [why] if why else [], box_around(outline), "note")
            return
        fire, state = found.fire, self.desk.state
        lines = [text("bombard-spotter", spotter=names.team(state, fire.spotter), guns=len(fire.guns), need=fire.need)]
        lines.append(text("bombard-under", count=len(fire.targets)))
        middle = box_around(outline_on_screen(self.desk.view, ConvexShape((fire.at,), 100)))
        self.desk.title_desk.labels.put(surface, lines, box_around(outline).union(middle), "measure")

    def _draw_planned_smoke(self, surface: pygame.Surface, prompt: AskShoot[ShootUnits]) -> None:
        """Draw the screen that is laid out, and the balls that smoke shells would lay."""
        state, view, plan = self.desk.state, self.desk.view, prompt.plan
        if plan is not None and plan.mode == "smoke":
            for target in dict.fromkeys(aim.target for aim in plan.aims.values()):
                ball = SmokeBall(prompt.decision.seat, pose_of(state.teams[target]).point)
                _draw_ghost(surface, outline_on_screen(view, disc(state, ball)))
        screen = prompt.screening.plan
        if screen is None:
            return
        outline = outline_on_screen(view, screen.shape())
        _draw_ghost(surface, outline)
        labels = self.desk.title_desk.labels
        if screen.fire is None:
            why = "" if screen.refusal is None else shown(prompt.said(screen.refusal))
            labels.put(surface, [why] if why else [], box_around(outline), "note")
            return
        said = text("bombard-spotter", spotter=names.team(state, screen.fire.spotter), guns=screen.guns,
                    need=screen.fire.need)  # fmt: skip
        length = wording.length(screen.guns * state.book.figures.artillery.screen_per_gun)
        labels.put(surface, [said, text("screen-length", length=length)], box_around(outline), "measure")


def _draw_ghost(surface: pygame.Surface, outline: list[tuple[float, float]]) -> None:
    """Draw smoke that is only planned: a thin veil with a dashed edge."""
    box = box_around(outline)
    veil = pygame.Surface(box.size, pygame.SRCALPHA)
    pygame.draw.polygon(veil, (*SMOKE, THIN), [(x - box.x, y - box.y) for x, y in outline])
    surface.blit(veil, box)
    draw_dashed(surface, [*outline, outline[0]], DARK, 1.6, under=CREAM)


def _draw_smoke(surface: pygame.Surface, outline: list[tuple[float, float]]) -> None:
    """Draw a pale veil with a dark edge."""
    box = box_around(outline)
    veil = pygame.Surface(box.size, pygame.SRCALPHA)
    corners = [(x - box.x, y - box.y) for x, y in outline]
    pygame.draw.polygon(veil, (*SMOKE, VEIL), corners)
    pygame.draw.polygon(veil, (*EDGE, VEIL), corners, max(1, theme.px(1.5)))
    surface.blit(veil, box)
