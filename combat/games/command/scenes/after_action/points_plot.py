"""Plot of the lead at the end of each player turn, with time advances and captured objectives."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.tabletop.report.inked_plot import FOOT, InkedPlot, places
from combat.engine.words import text
from combat.games.command.reports.after_action.game_report import GameReport
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.scenes.after_action.report_inks import INK
from combat.games.command.words import command_names as names

HIGH, RING, TOP = 250, 9, 14
"""Height of the plot, half the width of an objective's sign, and space above for the time, in pixels at scale 1."""


def draw_points(column: Column, report: GameReport) -> int:
    """Draw the plot and its legend; return the y-coordinate below them. Nothing is drawn for fewer than two turns."""
    turns = report.tally.points
    if len(turns) < 2:
        return column.y
    (area,) = places(column.left, column.y + theme.px(TOP), column.width, 1, HIGH)
    if column.surface is not None:
        _draw_plot(column.surface, area, report)
    column.y = area.bottom + theme.px(FOOT)
    column.note(text("report-plot-signs"))
    return column.y


def _draw_plot(surface: pygame.Surface, area: pygame.Rect, report: GameReport) -> None:
    turns = report.tally.points
    reach = min(0, *turns.values()), max(1, *turns.values())
    plot = InkedPlot(surface, area, list(turns), reach)
    _draw_times(plot, report)
    heading = text("report-plot-lead", axis=names.side(AXIS), allies=names.side(ALLIES))
    plot.ground(heading, lambda points: str(abs(points)), lift=TOP)
    plot.line([float(points) for points in turns.values()], theme.INK)
    _draw_taken(plot, report)


def _draw_times(plot: InkedPlot, report: GameReport) -> None:
    """Draw a vertical line at each time advance, with its space above."""
    order, small, area = list(report.tally.points), theme.font("condensed", 13), plot.area
    ink, wide = theme.mix(theme.FORM, theme.FORM_RULE, 0.35), max(1, theme.px(1))
    for turn, space in report.tally.times.items():
        if turn in report.tally.points:
            x = round(plot.at(order.index(turn), 0)[0])
            plot.surface.fill(ink, (x, area.y, wide, area.height))
            small.draw(plot.surface, str(space), (x, area.y - theme.px(4)), theme.INK_3, align="center")


def _draw_taken(plot: InkedPlot, report: GameReport) -> None:
    """Draw the number of each captured objective on the line, in its new holder's colour; stacked within a turn."""
    order, points, high = list(report.tally.points), report.tally.points, theme.px(RING)
    face, piled = theme.font("condensed", 13, 700), dict.fromkeys(points, 0)
    for taken in report.tally.taken:
        if taken.turn not in points:
            continue
        x, y = plot.at(order.index(taken.turn), points[taken.turn])
        y -= piled[taken.turn] * 2.2 * high
        piled[taken.turn] += 1
        pygame.draw.circle(plot.surface, INK[taken.side], (x, y), high)
        box = (x - high, y - high, 2 * high, 2 * high)
        face.draw_in(plot.surface, str(taken.objective), box, theme.LIGHT, align="center")
