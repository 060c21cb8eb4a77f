"""`combat --game command lab`."""

from __future__ import annotations

import argparse
import json

from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import print_in
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.reports import position_runs


def lab(options: argparse.Namespace) -> int:
    """A lab file, in words or as JSON."""
    print_in(options)
    told = position_runs.print_json if options.json else position_runs.print_words
    state = position_runs.run(load_position(options.file), told)
    ended = {"end": position_runs.standing(state)}
    print(json.dumps(ended, ensure_ascii=False) if options.json else position_runs.in_words(state))
    return FINE
