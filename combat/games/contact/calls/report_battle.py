"""Subcommand `combat --game contact report`."""

from __future__ import annotations

import argparse

from combat.engine.calls.report_writing import write_report
from combat.games.contact.reports.after_action.battle_page import saved_page
from combat.games.contact.reports.battle_run import REPORTS


def report(options: argparse.Namespace) -> int:
    """Write the report of a saved battle or of a run as an HTML file; return the exit code."""
    return write_report(options, saved_page, REPORTS.of_run)
