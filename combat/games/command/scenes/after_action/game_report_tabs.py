"""Tabs of a game's report: each function draws one tab at a width in pixels and returns its height.

With surface None it only measures.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.kernel.seats import Seat
from combat.engine.runs.report.fortune import fortune, tenths
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.tabletop.report.figure_table import FigureRow, put_figures
from combat.engine.tabletop.report.report_sheet import Tab
from combat.engine.tabletop.report.told_lines import NewsSign, put_course
from combat.engine.words import text
from combat.games.command.reports.after_action.game_page import COLUMNS, end_of, standing_of
from combat.games.command.reports.after_action.game_report import GameReport
from combat.games.command.reports.after_action.game_tally import Told, UnitDeeds
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.after_action.game_prints import draw_map
from combat.games.command.scenes.after_action.points_plot import draw_points
from combat.games.command.scenes.after_action.report_inks import INK
from combat.games.command.scenes.after_action.rolls_plot import draw_rolls
from combat.games.command.words import command_names as names


def _points(surface: pygame.Surface | None, width: int, report: GameReport) -> int:
    """Draw points, time, losses and the lead in each turn."""
    column = Column(surface, 0, 0, width)
    column.section(text("report-points"))
    if report.over:
        column.note(names.ending(report.state))
    else:
        column.note(text("report-unfinished", turn=report.state.turn))
    column.gap(4)
    column.items(standing_of(report))
    column.gap(16)
    return draw_points(column, report) + theme.px(16)


def _decks(surface: pygame.Surface | None, width: int, report: GameReport) -> int:
    """Draw the luck of each side's deck: expected and actual results."""
    column = Column(surface, 0, 0, width)
    column.gap(6)
    column.note(text("report-decks-about"))
    if not any(report.tally.sums.values()):
        column.note(text("report-nothing"))
    for side in SIDES:
        _put_luck(column, report, side)
    column.gap(18)
    return draw_rolls(column, report) + theme.px(16)


def _put_luck(column: Column, report: GameReport, side: Seat) -> None:
    average, whole = report.average(side), report.all_luck(side)
    if average is None:
        return
    column.section(names.side(side), text("report-cancelled", count=report.tally.cancelled[side]))
    said = text("report-average-line", average=tenths(average), rolls=len(report.tally.sums[side]))
    column.item(text("report-average", side=names.side(side)), said)
    found = [(text(f"report-decks-{kind}", side=names.side(side)), one) for (kind, whose), one in
             report.fortunes().items() if whose == side]  # fmt: skip
    if whole.tries:
        found.append((text("report-decks-all", side=names.side(side)), whole))
    for head, luck in found:
        column.gap(6)
        line = text("report-decks-line", tries=luck.tries, expected=tenths(luck.expected), actual=luck.actual)
        column.item(head, line, strong=luck is whole)
        column.note(fortune(luck))


def _units(surface: pygame.Surface | None, width: int, report: GameReport) -> int:
    """Draw the achievements and losses of every unit."""
    column = Column(surface, 0, 0, width)
    heads = [text(f"report-column-{fact}") for fact in COLUMNS]
    for side in SIDES:
        units = report.units(side)
        if units:
            column.section(text(f"report-units-{side}"))
            put_figures(column, heads, [_row(report, deeds) for deeds in units])
    return column.y + theme.px(16)


def _row(report: GameReport, deeds: UnitDeeds) -> FigureRow:
    figures = tuple(str(getattr(deeds, fact) or "") for fact in COLUMNS)
    lost = report.state.units[deeds.unit].fate == "eliminated"
    return FigureRow(names.unit(report.state, deeds.unit), figures, end_of(report.state, deeds), lost)


def _map(surface: pygame.Surface | None, width: int, report: GameReport) -> int:
    """Draw the maps of moves, fire, breaks and losses."""
    return draw_map(surface, width, report) + theme.px(16)


def _course(surface: pygame.Surface | None, width: int, report: GameReport) -> int:
    """Draw the main events, turn by turn."""
    column = Column(surface, 0, 0, width)
    if not report.tally.course:
        column.section(text("report-timeline"))
        column.note(text("report-nothing"))
    else:
        column.gap(6)
        column.note(text("report-course-signs"))
    put_course(column, [(line.turn, line.entry.line, _sign(report, line)) for line in report.tally.course])
    return column.y + theme.px(16)


def _sign(report: GameReport, line: Told) -> NewsSign | None:
    """Return the sign of the side that lost the unit of a line, or None."""
    units = [unit for piece in line.entry.pieces if (unit := report.state.units.get(piece)) is not None]
    return NewsSign(INK[units[0].side]) if line.entry.tone == "hit" and units else None


TABS: Mapping[str, Tab[GameReport]] = {
    "points": _points,
    "decks": _decks,
    "units": _units,
    "map": _map,
    "course": _course,
}
"""Tabs by id, in display order."""
