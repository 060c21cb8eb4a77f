"""Sections of the page: verdict and points, each man's battle, its course, and the dice."""

from __future__ import annotations

from combat.engine.runs.markup import Element, put
from combat.engine.runs.report import report_parts
from combat.engine.runs.report.fortune import tenths
from combat.engine.runs.report.report_parts import LUCK, luck_cells, put_cells, put_course, put_section, put_table
from combat.engine.words import text, translated
from combat.engine.words.log_entry import LogEntry
from combat.games.volume1.reports.after_action.after_action import AfterAction
from combat.games.volume1.reports.after_action.battle_deeds import COUNTED, Deeds, Told
from combat.games.volume1.rules.book import Side
from combat.games.volume1.rules.play import victory
from combat.games.volume1.words import fates, names, saved_words


def put_head(parent: Element, report: AfterAction) -> None:
    """Add the heading: the battle, how it ended, and its special marks."""
    scenario, state = report.state.book.scenario, report.state
    head = put(parent, "header")
    put(head, "p", text("report-kind"), class_="kind")
    put(head, "h1", translated(scenario.title))
    where = text("report-where", date=translated(scenario.date), place=translated(scenario.place))
    put(head, "p", where, class_="where")
    marked = saved_words.marked(report.header.marks)
    if marked:
        put(head, "p", marked, class_="where")
    if report.over:
        verdict = victory.verdict(state, state.points)
        stamp = put(head, "div", class_=f"stamp {'won' if verdict.won else 'lost'}")
        put(stamp, "strong", translated(verdict.title))
        put(stamp, "span", text("end-points", points=state.points))
        put(head, "p", names.ending(state, verdict), class_="verdict")
    else:
        put(head, "p", text("report-unfinished", moment=names.moment(state.clock.moment)), class_="verdict")


def put_points(parent: Element, report: AfterAction) -> None:
    """Add the victory points, line by line (22.0)."""
    section = put_section(parent, "points", "report")
    rows = [(names.score(report.state, score), score.points, "") for score in victory.tally(report.state)]
    rows += [(names.missed(report.state, score), score.points, "missed") for score in victory.missed(report.state)]
    if not rows:
        put(section, "p", text("end-tally-empty"))
        return
    table = put(section, "table", class_="points")
    for words, points, kind in rows:
        row = put(table, "tr", class_=kind or "counted")
        put(row, "td", words)
        put(row, "td", f"({names.signed(points)})" if kind else names.signed(points))
    row = put(table, "tr", class_="sum")
    put(row, "td", text("end-sum"))
    put(row, "td", names.signed(victory.points(report.state)))


def put_men(parent: Element, report: AfterAction, side: Side) -> None:
    """Add a row of numbers for each man of a side, and the events of his battle below; do nothing if there are no
    men.
    """
    men = report.men(side)
    if not men:
        return
    section = put_section(parent, f"men-{side}", "report")
    body = put_table(section, "men", ("man", *COUNTED, "fate"), "report-column")
    for deeds in men:
        _put_man(body, report, deeds)
    for deeds in men:
        _put_story(section, report, deeds)


def _put_man(body: Element, report: AfterAction, deeds: Deeds) -> None:
    shown = [_shown(deeds, column) for column in COUNTED]
    fate = fates.caption(report.state.men[deeds.man])
    put_cells(body, names.full_name(report.state, deeds.man), (*shown, fate), "fate")


def _shown(deeds: Deeds, column: str) -> str:
    count: int = getattr(deeds, column)
    if column == "hits" and deeds.shots:
        return text("report-hits", hits=count, expected=tenths(deeds.expected))
    return str(count) if count else "–"


def _put_story(section: Element, report: AfterAction, deeds: Deeds) -> None:
    """Add what happened to him, turn by turn, and the orders under which he began his turns."""
    if not deeds.story and not deeds.orders:
        return
    story = put(section, "details")
    put(story, "summary", names.full_name(report.state, deeds.man))
    if deeds.orders:
        orders = [
            text("report-order", order=names.order(order), turns=turns) for order, turns in deeds.orders.most_common()
        ]
        put(story, "p", names.listed(orders), class_="orders")
    put_course(story, _lines(deeds.story))


def put_timeline(parent: Element, report: AfterAction) -> None:
    """Add the important events of the battle, in order."""
    report_parts.put_timeline(parent, _lines(report.tally.timeline))


def _lines(told: list[Told]) -> list[tuple[int, LogEntry, str]]:
    """Return lines of the log, each with its turn and CSS class."""
    return [(line.moment.turn, line.entry, line.news or "plain") for line in told]


def put_dice(parent: Element, report: AfterAction) -> Element:
    """Add each side's expected and actual results; return the section, so that plots can be added."""
    section = put_section(parent, "dice", "report")
    put(section, "p", text("report-dice-about"), class_="about")
    found = report.fortunes()
    if not found:
        put(section, "p", text("report-nothing"))
        return section
    body = put_table(section, "dice", LUCK, "report-dice")
    for (kind, side), luck in found.items():
        put_cells(body, text(f"report-dice-{kind}", side=side), luck_cells(luck), "luck")
    return section
