"""Subcommand `combat --game armour lab`."""

from __future__ import annotations

import argparse

from combat.engine.calls.lab_call import print_lab, run_lab
from combat.games.armour.content.lab.laid_position import load_position
from combat.games.armour.reports.position_runs import REPORT


def lab(options: argparse.Namespace) -> int:
    """Run a lab file: print it in words or as JSON, or open it on the table; return the exit code."""
    return run_lab(options, load_position, lambda given, position: print_lab(given, position, REPORT))
