"""`combat los`: print a line of sight."""

from __future__ import annotations

import argparse
import json

from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import print_in
from combat.games.volume1.reports.line_of_sight import line_of_sight


def los(options: argparse.Namespace) -> int:
    """Print a line of sight as text or JSON; return the exit code."""
    print_in(options)
    found = line_of_sight(options.board, options.start, options.end, options.from_order, options.to_order)
    print(json.dumps(found.as_json()) if options.json else found.in_words())
    return FINE
