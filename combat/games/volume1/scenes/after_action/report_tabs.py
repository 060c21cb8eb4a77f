"""What each tab of the after-action report shows: written on a page of any width, or only measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import closer
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.paper.backdrop import rule
from combat.engine.stage.paper.column import Column
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import SIDES, AfterAction
from combat.games.volume1.reports.after_action.battle_deeds import COUNTED, Deeds, Told
from combat.games.volume1.reports.after_action.fortune import fortune, tenths
from combat.games.volume1.rules.play import victory
from combat.games.volume1.scenes.after_action.course_plot import draw_course
from combat.games.volume1.scenes.after_action.heat_print import draw_heat
from combat.games.volume1.words import fates, names

Tab = Callable[[pygame.Surface | None, int, AfterAction], int]
NAME, FATE, ROW, NARROW, CLOSE, FIGURE = 168, 190, 24, 780, 700, 76
"""Widths of a name and a fate, a row's height, the page's widths below which fates take a line of their own, and names
too, and that of a column below which its figures are set closer."""
PAPER = theme.rgb("#26231D")
LISTED = 12
"""How many lines of his story a man's box shows."""


def _men(surface: pygame.Surface | None, width: int, report: AfterAction) -> int:
    """The points, and what every man did."""
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
    """Figures in columns under headings that stand askew of nothing: each as wide as its own head."""
    px, small = theme.px, theme.font("condensed", 13, 600)
    heads = [text(f"report-column-{fact}") for fact in COUNTED]
    narrow = column.width < px(NARROW)
    name = _name_width(column)
    room = column.width - name - (0 if narrow else px(FATE))
    pitch = room // len(COUNTED)
    lines = [small.wrap(head, pitch - px(8)) for head in heads]
    top = column.y
    for place, words in enumerate(lines):
        for line, word in enumerate(words):
            if column.surface is not None:
                at = (column.left + name + (place + 1) * pitch, top + px(16 + 15 * line))
                small.draw(column.surface, word, at, theme.INK_3, align="right", room=pitch)
    column.y += px(8 + 15 * max(map(len, lines)))
    for deeds in men:
        _put_man(column, report, deeds, pitch, narrow=narrow)


def _above(column: Column) -> bool:
    """Whether names and fates stand above the figures, which need all of the width."""
    return column.width < theme.px(CLOSE)


def _name_width(column: Column) -> int:
    """How much of a row the name takes before the figures."""
    return 0 if _above(column) else theme.px(NAME)


def _put_man(column: Column, report: AfterAction, deeds: Deeds, pitch: int, *, narrow: bool) -> None:
    px, surface, man = theme.px, column.surface, report.state.men[deeds.man]
    above, head, first = _above(column), theme.font("typewriter", 15.5, 700), column.y + px(ROW)
    column.y = first + (px(20) if above else 0)
    named = 0.0
    if surface is not None:
        room = column.width * 3 // 5 if above else px(NAME)
        named = head.draw(surface, names.full_name(report.state, deeds.man), (column.left, first), PAPER, room=room)
        _put_figures(column, deeds, pitch)
    bad = victory.fate_of(man) in ("killed", "captured", "fled")
    left = column.left + px(24) if narrow else column.right - px(FATE - 18)
    if above:
        left = column.left + round(named) + px(16)
    column.y += px(19) if narrow and not above else 0
    if surface is not None:
        ink = theme.MISSING if bad else theme.INK_2
        y, room, words = first if above else column.y, column.right - left, fates.caption(man)
        closer(words, room, 14, 400).draw(surface, words, (left, y), ink, room=room)
        rule(surface, column.left, column.right, column.y + px(6))


def _put_figures(column: Column, deeds: Deeds, pitch: int) -> None:
    """What a man did, each figure under its head."""
    assert column.surface is not None
    figures = theme.font("typewriter", 15.5) if pitch >= theme.px(FIGURE) else theme.font("condensed", 14, 500)
    for place, fact in enumerate(COUNTED):
        count = getattr(deeds, fact)
        said = str(count) if count else "·"
        if fact == "hits" and deeds.shots:
            said = text("report-hits", hits=count, expected=tenths(deeds.expected))
        at = (column.left + _name_width(column) + (place + 1) * pitch, column.y)
        ink = PAPER if count else theme.INK_3
        figures.draw(column.surface, said, at, ink, align="right", room=pitch)


def _dice(surface: pygame.Surface | None, width: int, report: AfterAction) -> int:
    """What the dice owed and what they paid, and how the hits of both sides grew."""
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
    """The sheet, and on it where men went, were hit, and fell."""
    return draw_heat(surface, width, report) + theme.px(16)


def _course(surface: pygame.Surface | None, width: int, report: AfterAction) -> int:
    """What mattered, turn by turn; behind it each man's own story."""
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
            _put_told(column, deeds.story[-LISTED:])
    return column.y + theme.px(16)


def _put_lines(column: Column, told: Sequence[Told], nothing: str) -> None:
    if not told:
        column.section(text(nothing))
        column.note(text("report-nothing"))
    for turn, lines in groupby(told, key=lambda line: line.moment.turn):
        column.section(text("report-turn", turn=turn) if turn else text("report-set-up"))
        _put_told(column, list(lines))


def _put_told(column: Column, told: Sequence[Told]) -> None:
    """Lines of the log, each with a sign for good or bad news before it."""
    px, face = theme.px, theme.font("sans", 14.5)
    for line in told:
        for place, part in enumerate(face.wrap(line.entry.line, column.width - px(26))):
            column.y += px(20)
            if column.surface is None:
                continue
            face.draw(column.surface, part, (column.left + px(22), column.y), theme.INK)
            if not place and line.news:
                _draw_sign(column.surface, (column.left + px(8), column.y - px(5)), good=line.news == "good")


def _draw_sign(surface: pygame.Surface, at: tuple[int, int], *, good: bool) -> None:
    """A triangle up for good news, down for bad."""
    reach, way = theme.px(5), -1 if good else 1
    ink: Rgb = theme.COMMIT if good else theme.MISSING
    tips = [(at[0], at[1] + way * reach), (at[0] - reach, at[1] - way * reach), (at[0] + reach, at[1] - way * reach)]
    pygame.draw.polygon(surface, ink, tips)


TABS: Mapping[str, Tab] = {"men": _men, "dice": _dice, "board": _board, "course": _course}
"""Their ids, in their order."""
