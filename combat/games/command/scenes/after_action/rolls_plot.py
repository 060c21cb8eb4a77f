"""Plot of the rolls of each deck beside the expected frequencies."""

from __future__ import annotations

from functools import partial

import pygame

from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.tabletop.report.inked_plot import InkedPlot, draw_abreast
from combat.engine.words import text
from combat.games.command.reports.after_action.game_report import SUMS, GameReport
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.after_action.report_inks import INK
from combat.games.command.words import command_names as names


def draw_rolls(column: Column, report: GameReport) -> int:
    """Draw a plot for each side that rolled, side by side; return the y-coordinate below them."""
    rolled = [side for side in SIDES if report.tally.sums[side]]
    return draw_abreast(column, rolled, partial(_draw_plot, report))


def _draw_plot(report: GameReport, surface: pygame.Surface, area: pygame.Rect, side: Seat) -> None:
    counted, promised = report.counted(side), report.promised(side)
    plot = InkedPlot(surface, area, SUMS, (0, max(1, *counted, round(max(promised) + 0.5))), barred=True)
    plot.ground(text("report-plot-rolls", side=names.side(side)))
    plot.bars(counted, INK[side])
    plot.line(promised, theme.INK_3, dashed=True)
    plot.legend([(text("report-plot-rolled"), INK[side], False), (text("report-plot-promised"), theme.INK_3, True)])
