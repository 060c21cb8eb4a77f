"""Subcommand `combat --game command report`."""

from __future__ import annotations

import argparse
from pathlib import Path

from combat.engine.calls.report_writing import write_report
from combat.games.command.reports import bot_page
from combat.games.command.reports.after_action import game_page
from combat.games.command.reports.after_action.game_report import of_save
from combat.games.command.reports.bot_findings import of_run


def report(options: argparse.Namespace) -> int:
    """Write the report of a saved game or of a run of simulated games; return the exit code."""
    return write_report(options, saved_page, _run)


def saved_page(path: Path) -> tuple[str, str]:
    """Return the report page of a saved game as text, and the title of its scenario; raise SaveError if it cannot be
    loaded.
    """
    found = of_save(path)
    return game_page.page(found), found.state.book.title


def _run(path: Path) -> tuple[str, str]:
    found = of_run(path)
    return bot_page.page(found), found.book.title
