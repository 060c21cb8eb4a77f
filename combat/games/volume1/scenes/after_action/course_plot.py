"""Plots of hits and expected hits by turn, drawn in ink on the form."""

from __future__ import annotations

from functools import partial

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.paper.column import Column
from combat.engine.tabletop.report.inked_plot import InkedPlot, draw_abreast
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import SIDES, AfterAction
from combat.games.volume1.rules.book import Side
from combat.games.volume1.words import names

INK: dict[Side, Rgb] = {"friendly": theme.rgb("#2F4D8F"), "enemy": theme.rgb("#9A3324")}


def draw_course(column: Column, report: AfterAction) -> int:
    """Draw a plot for each side that fired, side by side; return the y of their lower end."""
    fired = [side for side in SIDES if report.luck("fire", side).tries]
    return draw_abreast(column, fired if report.last_turn >= 1 else (), partial(_draw_plot, report))


def _draw_plot(report: AfterAction, surface: pygame.Surface, area: pygame.Rect, side: Side) -> None:
    turns = range(1, report.last_turn + 1)
    found = [report.luck("fire", side, turn) for turn in turns]
    most = max(1, *(max(one.actual, round(one.expected + 0.5)) for one in found))
    plot = InkedPlot(surface, area, turns, (0, most))
    plot.ground(text("report-plot-fire", side=names.side(side)))
    plot.line([one.expected for one in found], theme.INK_3, dashed=True)
    plot.line([one.actual for one in found], INK[side])
    plot.legend([(text("report-plot-hits"), INK[side], False), (text("report-plot-expected"), theme.INK_3, True)])
