"""Tabs of the after-action report; each can be drawn on a page of any width, or only measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.runs.report.fortune import fortune, tenths
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.tabletop.report.figure_table import FigureRow, put_figures
from combat.engine.tabletop.report.report_sheet import Tab
from combat.engine.tabletop.report.told_lines import BAD, GOOD, put_course, put_told
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import SIDES, AfterAction
from combat.games.volume1.reports.after_action.battle_deeds import COUNTED, Deeds, Told
from combat.games.volume1.rules.play import victory
from combat.games.volume1.scenes.after_action.course_plot import draw_course
from combat.games.volume1.scenes.after_action.heat_print import draw_heat
from combat.games.volume1.words import fates, names

SIGNS = {"good": GOOD, "bad": BAD}
LISTED = 12
"""Maximum number of lines of a man's story."""


def _men(surface: pygame.Surface | None, width: int, report: AfterAction) -> int:
    """Draw the points, and what every man did."""
    column = Column(surface, 0, 0, width)
    column.section(text("report-points"), names.signed(victory.points(report.state)))
    scores = [(names.score(report.state, score), names.signed(score.points)) for score in victory.tally(report.state)]
    if scores:
        column.items(scores)
    else:
        column.note(text("end-tally-empty"))
    for side in SIDES:
        men = report.men(side)
        if men:
            column.section(text(f"report-men-{side}"))
            _put_roll(column, report, men)
    return column.y + theme.px(16)


def _put_roll(column: Column, report: AfterAction, men: Sequence[Deeds]) -> None:
    """Draw a row of figures for each man."""
    heads = [text(f"report-column-{fact}") for fact in COUNTED]
    put_figures(column, heads, [_row(report, deeds) for deeds in men])


def _row(report: AfterAction, deeds: Deeds) -> FigureRow:
    man = report.state.men[deeds.man]
    figures = tuple(_figure(deeds, fact) for fact in COUNTED)
    lost = victory.fate_of(man) in ("killed", "captured", "fled")
    return FigureRow(names.full_name(report.state, deeds.man), figures, fates.caption(man), lost)


def _figure(deeds: Deeds, fact: str) -> str:
    """Return how often a man did something; "" for never."""
    count: int = getattr(deeds, fact)
    if fact == "hits" and deeds.shots:
        return text("report-hits", hits=count, expected=tenths(deeds.expected))
    return str(count) if count else ""


def _dice(surface: pygame.Surface | None, width: int, report: AfterAction) -> int:
    """Draw expected and actual dice results, and the growth of both sides' hits."""
    px, column = theme.px, Column(surface, 0, 0, width)
    column.gap(6)
    column.note(text("report-dice-about"))
    found = report.fortunes()
    if not found:
        column.note(text("report-nothing"))
    for (kind, side), luck in found.items():
        head = text(f"report-dice-{kind}", side=side)
        said = text("report-dice-line", tries=luck.tries, expected=tenths(luck.expected), actual=luck.actual)
        column.gap(6)
        column.item(head, said, strong=True)
        column.note(fortune(luck))
    column.gap(18)
    return draw_course(column, report) + px(16)


def _board(surface: pygame.Surface | None, width: int, report: AfterAction) -> int:
    """Draw the map with where men moved, were hit and fell."""
    return draw_heat(surface, width, report) + theme.px(16)


def _course(surface: pygame.Surface | None, width: int, report: AfterAction) -> int:
    """Draw the important events turn by turn, then each man's own story."""
    column = Column(surface, 0, 0, width)
    _put_lines(column, report.tally.timeline, "report-timeline")
    for deeds in report.men("friendly"):
        if deeds.story or deeds.orders:
            column.section(names.full_name(report.state, deeds.man))
            orders = [
                text("report-order", order=names.order(order), turns=turns)
                for order, turns in deeds.orders.most_common()
            ]
            if orders:
                column.note(names.listed(orders))
            put_told(column, [(line.entry.line, SIGNS.get(line.news)) for line in deeds.story[-LISTED:]])
    return column.y + theme.px(16)


def _put_lines(column: Column, told: Sequence[Told], nothing: str) -> None:
    if not told:
        column.section(text(nothing))
        column.note(text("report-nothing"))
    put_course(column, [(line.moment.turn, line.entry.line, SIGNS.get(line.news)) for line in told])


TABS: Mapping[str, Tab[AfterAction]] = {"men": _men, "dice": _dice, "board": _board, "course": _course}
"""Tab functions by id, in order."""
