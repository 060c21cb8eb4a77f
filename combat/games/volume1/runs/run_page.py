"""Report of a run as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from combat.engine.content.hexes.sheet_names import sheet_names
from combat.engine.runs.markup import Element
from combat.engine.runs.report import report_frame
from combat.engine.words import places_called
from combat.games.volume1.runs import bearing_sections, run_sections
from combat.games.volume1.runs.run_board import put_board
from combat.games.volume1.runs.run_findings import RunFindings

STYLE = Path("assets", "volume1", "report", "run.css")
PARTS: tuple[Callable[[Element, RunFindings], None], ...] = (
    run_sections.put_result,
    run_sections.put_losses,
    run_sections.put_length,
    bearing_sections.put_bearings,
    bearing_sections.put_weapons,
    put_board,
)


def page(run: RunFindings) -> str:
    """Return the whole page as HTML, in the player's language."""
    with places_called(sheet_names(run.book.board)):
        parts = [lambda parent, put_part=put_part: put_part(parent, run) for put_part in PARTS]
        return report_frame.run_page(run.settings, lambda parent: run_sections.put_head(parent, run), parts, (STYLE,))
