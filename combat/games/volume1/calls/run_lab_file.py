"""`combat lab`: run a lab file."""

from __future__ import annotations

import argparse
import json

from combat.engine.calls.lab_call import run_lab
from combat.games.volume1.content.lab.position import Lab, load_lab
from combat.games.volume1.reports import lab_report


def lab(options: argparse.Namespace) -> int:
    """Run a lab file and print it as text or JSON, or open it on the table; return the exit code."""
    return run_lab(options, load_lab, _tell)


def _tell(options: argparse.Namespace, laid: Lab) -> None:
    ended = lab_report.run(laid, lab_report.print_json if options.json else lab_report.print_words)
    print(json.dumps({"end": ended}, ensure_ascii=False) if options.json else lab_report.standing(ended))
