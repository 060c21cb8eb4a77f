"""How hits grew beside what the chances promised, turn by turn, drawn in ink on the form."""

from __future__ import annotations

from itertools import pairwise

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.paper.column import Column
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import SIDES, AfterAction
from combat.games.volume1.rules.book import Side
from combat.games.volume1.words import names

HIGH, SIDE, FOOT, GUTTER = 150, 34, 44, 36
"""Height of a plot, the room beside and below it, and between two, in pixels at scale 1."""
INK: dict[Side, Rgb] = {"friendly": theme.rgb("#2F4D8F"), "enemy": theme.rgb("#9A3324")}
DASH = 6


def draw_course(column: Column, report: AfterAction) -> int:
    """Lays a plot for each side that fired beside one another; returns where they end."""
    fired = [side for side in SIDES if report.luck("fire", side).tries]
    px, gutter = theme.px, theme.px(GUTTER)
    if not fired or report.last_turn < 1:
        return column.y
    wide = (column.width - gutter * (len(fired) - 1)) // len(fired)
    bottom = column.y + px(22 + HIGH)
    for place, side in enumerate(fired):
        if column.surface is not None:
            area = pygame.Rect(column.left + place * (wide + gutter) + px(SIDE), column.y + px(22), wide - px(SIDE), 0)
            area.height = bottom - area.y
            _draw_plot(column.surface, area, report, side)
    return bottom + px(FOOT)


def _draw_plot(surface: pygame.Surface, area: pygame.Rect, report: AfterAction, side: Side) -> None:
    turns = range(1, report.last_turn + 1)
    found = [report.luck("fire", side, turn) for turn in turns]
    most = max(1, *(max(one.actual, round(one.expected + 0.5)) for one in found))
    px, small = theme.px, theme.font("condensed", 13)
    theme.font("condensed", 14, 700).draw(
        surface, text("report-plot-fire", side=names.side(side)), (area.x, area.y - px(8)), theme.FORM_RULE
    )

    def at(turn: int, value: float) -> tuple[float, float]:
        along = (turn - 1) / max(1, len(turns) - 1)
        return area.x + along * (area.width - px(12)), area.bottom - value / most * area.height

    for value in range(0, most + 1, max(1, -(-most // 4))):
        y = round(at(1, value)[1])
        surface.fill(theme.mix(theme.FORM, theme.FORM_RULE, 0.45), (area.x, y, area.width, 1))
        small.draw(surface, str(value), (area.x - px(6), y + px(4)), theme.INK_3, align="right")
    for turn in turns:
        small.draw(surface, str(turn), (at(turn, 0)[0], area.bottom + px(17)), theme.INK_3, align="center")
    hits = [at(turn, one.actual) for turn, one in zip(turns, found, strict=True)]
    owed = [at(turn, one.expected) for turn, one in zip(turns, found, strict=True)]
    _line(surface, owed, theme.INK_3, dashed=True)
    _line(surface, hits, INK[side], dashed=False)
    x = area.x
    for message, ink, dashed in (("report-plot-hits", INK[side], False), ("report-plot-expected", theme.INK_3, True)):
        y = area.bottom + px(33)
        _line(surface, [(x, y - px(4)), (x + px(26), y - px(4))], ink, dashed=dashed)
        x += px(32) + round(small.draw(surface, text(message), (x + px(32), y), theme.INK_2)) + px(18)


def _line(surface: pygame.Surface, points: list[tuple[float, float]], ink: Rgb, *, dashed: bool) -> None:
    """A line through points, whole or in dashes."""
    width = max(2, theme.px(2.2))
    for start, end in pairwise(points):
        if not dashed:
            pygame.draw.line(surface, ink, start, end, width)
            continue
        way = pygame.Vector2(end) - pygame.Vector2(start)
        pieces = max(1, round(way.length() / theme.px(DASH)))
        for piece in range(0, pieces, 2):
            first, last = (pygame.Vector2(start) + way * share / pieces for share in (piece, min(pieces, piece + 1)))
            pygame.draw.line(surface, ink, first, last, width)
    if len(points) == 1:
        pygame.draw.circle(surface, ink, points[0], width * 2)
