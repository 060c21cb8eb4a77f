"""`combat report`: write the report of a saved battle or of a run."""

from __future__ import annotations

import argparse
from pathlib import Path

from combat.engine.calls.report_writing import write_report
from combat.games.volume1.reports.after_action import report_page
from combat.games.volume1.reports.after_action.after_action import of_save
from combat.games.volume1.runs import run_page
from combat.games.volume1.runs.run_findings import of_run


def report(options: argparse.Namespace) -> int:
    """Write the report of a saved battle or of a run as HTML; return the exit code, or raise Refused."""
    return write_report(options, saved_page, _run)


def saved_page(path: Path) -> tuple[str, str]:
    """Return the report of a saved battle as HTML, and the id of its scenario; raise SaveError if it cannot be read."""
    found = of_save(path)
    return report_page.page(found), found.state.book.scenario.title


def _run(path: Path) -> tuple[str, str]:
    found = of_run(path)
    return run_page.page(found), found.book.scenario.title
