"""Subcommand `combat --game command lab`."""

from __future__ import annotations

import argparse
import json

from combat.engine.calls.lab_call import run_lab
from combat.games.command.content.lab.laid_position import LaidPosition, load_position
from combat.games.command.reports import position_measures, position_runs
from combat.games.command.rules.state import State


def lab(options: argparse.Namespace) -> int:
    """Run a lab file: print it in words or as JSON, or open it on the table; return the exit code."""
    return run_lab(options, load_position, _tell)


def _tell(options: argparse.Namespace, position: LaidPosition) -> None:
    told = position_runs.print_json if options.json else position_runs.print_words
    _tell_measures(position, position.state, at_end=False, as_json=options.json)
    state = position_runs.run(position, told)
    ended = {"end": position_runs.standing(state)}
    print(json.dumps(ended, ensure_ascii=False) if options.json else position_runs.in_words(state))
    _tell_measures(position, state, at_end=True, as_json=options.json)


def _tell_measures(position: LaidPosition, state: State, *, at_end: bool, as_json: bool) -> None:
    """Print the checks of the file and the values found."""
    for _, asked in position.measures:
        if asked["at_end"] == at_end:
            found = {"measure": {**asked, **position_measures.measured(state, asked)}}
            line = f"  {position_measures.in_words(state, asked)}"
            print(json.dumps(found, ensure_ascii=False) if as_json else line)
