"""Fields of view and lines of sight: unseen ground is hatched, the obstacle of a line is marked by a cross."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.sight.fields.plane_field import PlaneField
from combat.engine.space.plane.sight.sight_ray import SightRay
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.engine.stage.drawing import theme
from combat.games.miniatures.board.drawn_lines import DARK, Spot, View, draw_dots, draw_wax, on_screen

PITCH, SHADE, LINE = 12, 70, 165
"""Distance of the hatching in pixels at scale 1; opacity of unseen ground and of its hatching, of 255."""
CROSS = 7.0
"""Half the side of the cross where a line is cut, in pixels at scale 1."""


def hatched(view: View, area: pygame.Rect, field: PlaneField) -> pygame.Surface:
    """Return a surface the size of a screen area in which the ground outside a field of view is hatched."""
    plate = pygame.Surface(area.size, pygame.SRCALPHA)
    plate.fill((*DARK, SHADE))
    origin, pitch = view.camera.origin, theme.px(PITCH)
    wide, high = area.size
    for at in range((origin[0] + origin[1] - area.x - area.y) % pitch, wide + high, pitch):
        pygame.draw.line(plate, (*DARK, LINE), (at, 0), (at - high, high), max(1, theme.px(1.3)))
    for outline in field.polygons():
        spots = [on_screen(view, corner) for corner in outline]
        pygame.draw.polygon(plate, (0, 0, 0, 0), [(x - area.x, y - area.y) for x, y in spots])
    return plate


def draw_sight_line(surface: pygame.Surface, view: View, report: SightReport) -> None:
    """Draw the best line of a sight report: blue if it is clear; otherwise red up to a cross, then dotted."""
    rays = report.best_rays
    ray = next((each for each in rays if not each.hidden), rays[0])
    start, end = on_screen(view, ray.eye), on_screen(view, ray.point)
    if report.seen:
        draw_wax(surface, start, end, theme.CLEAR)
        return
    cut = _cut(ray)
    middle = start[0] + (end[0] - start[0]) * cut, start[1] + (end[1] - start[1]) * cut
    draw_wax(surface, start, middle, theme.CUT)
    draw_dots(surface, middle, end, theme.CUT)
    _draw_cross(surface, middle)


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
