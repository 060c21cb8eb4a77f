"""Report of a battle as one HTML file that includes text, drawings and styles."""

from __future__ import annotations

from functools import partial

from combat.engine.runs.charts import can_plot
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report import report_frame
from combat.engine.runs.report.report_parts import put_section
from combat.engine.words import text, translated
from combat.games.volume1.reports.after_action import sections
from combat.games.volume1.reports.after_action.after_action import AfterAction
from combat.games.volume1.reports.after_action.board_map import put_board
from combat.games.volume1.reports.after_action.plots import put_plots


def page(report: AfterAction) -> str:
    """Return the whole page, in the current language."""
    parts = (
        partial(sections.put_points, report=report),
        partial(sections.put_men, report=report, side="friendly"),
        partial(sections.put_men, report=report, side="enemy"),
        lambda body: put_plots(sections.put_dice(body, report), report),
        lambda body: put_board(put_section(body, "board-section", "report"), report),
        partial(sections.put_timeline, report=report),
    )
    title = text("report-title", battle=translated(report.state.book.scenario.title))
    put_head, put_foot = partial(sections.put_head, report=report), partial(_put_foot, report=report)
    return report_frame.page(title, put_head, parts, put_foot)


def _put_foot(foot: Element, report: AfterAction) -> None:
    report_frame.put_played(foot, report.header)
    if not can_plot():
        put(foot, "p", text("report-no-plots"))
