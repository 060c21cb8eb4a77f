"""The report of a run as one file that a browser opens: text, drawings and styles are all inside."""

from __future__ import annotations

from pathlib import Path

from combat import __version__
from combat.engine.content.hexes.sheet_names import sheet_names
from combat.engine.files import folders
from combat.engine.runs.charts import can_plot
from combat.engine.runs.markup import Element, put, written
from combat.engine.words import language, places_called, text, translated
from combat.games.volume1.runs import bearing_sections, run_sections
from combat.games.volume1.runs.run_board import put_board
from combat.games.volume1.runs.run_findings import RunFindings

STYLES = (Path("assets", "engine", "report", "page.css"), Path("assets", "volume1", "report", "run.css"))


def page(run: RunFindings) -> str:
    """The whole page, in the language spoken."""
    board = run.book.board
    with places_called(sheet_names(board)):
        return _page(run)


def _page(run: RunFindings) -> str:
    root = Element("html", lang=language())
    head = put(root, "head")
    put(head, "meta", charset="utf-8")
    put(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
    put(head, "title", text("games-title", battle=translated(run.book.scenario.title)))
    put(head, "style", "\n".join((folders.share() / name).read_text(encoding="utf-8") for name in STYLES))
    body = put(put(root, "body"), "main")
    run_sections.put_head(body, run)
    contents = put(body, "nav")
    run_sections.put_result(body, run)
    run_sections.put_losses(body, run)
    run_sections.put_length(body, run)
    bearing_sections.put_bearings(body, run)
    bearing_sections.put_weapons(body, run)
    put_board(body, run)
    for section in body.iter("section"):
        put(contents, "a", section[0].text or "", href=f"#{section.get('id')}")
    _put_foot(body, run)
    return written(root)


def _put_foot(body: Element, run: RunFindings) -> None:
    foot, kept = put(body, "footer"), run.settings
    marks = {"program": kept.program[:8], "content": kept.content[:8]}
    put(foot, "p", text("games-foot", played=kept.version, version=__version__, **marks))
    if not can_plot():
        put(foot, "p", text("report-no-plots"))
