"""The report of a battle as one file that a browser opens: text, drawings and styles are all inside."""

from __future__ import annotations

from pathlib import Path

from combat import __version__
from combat.engine.files import folders
from combat.engine.runs.charts import can_plot
from combat.engine.runs.markup import Element, put, written
from combat.engine.words import language, text, translated
from combat.games.volume1.reports.after_action import sections
from combat.games.volume1.reports.after_action.after_action import AfterAction
from combat.games.volume1.reports.after_action.board_map import put_board
from combat.games.volume1.reports.after_action.plots import put_plots

STYLE = Path("assets", "engine", "report", "page.css")
PARTS = ("points", "men-friendly", "men-enemy", "dice", "board-section", "timeline")
"""The sections that the page's own list of contents leads to, where they are there."""


def page(report: AfterAction) -> str:
    """The whole page, in the language spoken."""
    root = Element("html", lang=language())
    head = put(root, "head")
    put(head, "meta", charset="utf-8")
    put(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
    put(head, "title", text("report-title", battle=translated(report.state.book.scenario.title)))
    put(head, "style", (folders.share() / STYLE).read_text(encoding="utf-8"))
    body = put(put(root, "body"), "main")
    sections.put_head(body, report)
    contents = put(body, "nav")
    sections.put_points(body, report)
    sections.put_men(body, report, "friendly")
    sections.put_men(body, report, "enemy")
    put_plots(sections.put_dice(body, report), report)
    drawn = put(body, "section", id="board-section")
    put(drawn, "h2", text("report-board-section"))
    put_board(drawn, report)
    sections.put_timeline(body, report)
    _put_contents(contents, body)
    _put_foot(body, report)
    return written(root)


def _put_contents(contents: Element, body: Element) -> None:
    there = {part.get("id") for part in body.iter("section")}
    for part in PARTS:
        if part in there:
            put(contents, "a", text(f"report-{part}"), href=f"#{part}")


def _put_foot(body: Element, report: AfterAction) -> None:
    foot = put(body, "footer")
    put(
        foot, "p", text("report-foot", begun=report.header.created[:10], played=report.header.game, version=__version__)
    )
    if not can_plot():
        put(foot, "p", text("report-no-plots"))
