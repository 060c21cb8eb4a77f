"""Subcommand `combat --game contact lab`."""

from __future__ import annotations

import argparse
from functools import partial

from combat.engine.calls.lab_call import print_lab, run_lab
from combat.games.contact.content.lab.laid_position import load_position
from combat.games.contact.reports.position_runs import REPORT


def lab(options: argparse.Namespace) -> int:
    """Run a lab file: print it as text or JSON, or open it on the table; return the exit code."""
    return run_lab(options, load_position, partial(print_lab, report=REPORT))
