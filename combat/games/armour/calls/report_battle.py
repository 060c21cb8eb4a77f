"""Subcommand `combat --game armour report`."""

from __future__ import annotations

import argparse
from pathlib import Path

from combat.engine.calls.report_writing import write_report
from combat.games.armour.reports.after_action import battle_page
from combat.games.armour.reports.after_action.battle_report import of_save
from combat.games.armour.reports.battle_run import REPORTS


def report(options: argparse.Namespace) -> int:
    """Write the report of a saved battle or of a run of simulated battles; return the exit code."""
    return write_report(options, saved_page, REPORTS.of_run)


def saved_page(path: Path) -> tuple[str, str]:
    """Return the report page of a saved battle as text, and the title of its mission; raise SaveError if it cannot
    be loaded.
    """
    found = of_save(path)
    return battle_page.page(found), found.state.book.mission.title
