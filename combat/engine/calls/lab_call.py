"""`combat lab`, for any game with lab files."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import print_in
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.load_object import load_object
from combat.engine.play.lab import lab_run
from combat.engine.play.lab.lab_reporter import LabReporter
from combat.engine.play.lab.lab_script import LabScript

if TYPE_CHECKING:
    from combat.engine.calls.window_call import shown

L = TypeVar("L")
S = TypeVar("S", bound=Copyable)


def run_lab(
    options: argparse.Namespace, load: Callable[[Path], L], tell: Callable[[argparse.Namespace, L], None]
) -> int:
    """Show a lab file in the window, or run it and print the outcome with `tell`; return the exit code.

    `load` reads the file and raises ContentError if it is invalid.
    """
    if options.window:

        def sound() -> dict[str, object]:
            load(options.file)
            return {"path": options.file}

        show = load_object("combat.engine.calls.window_call:shown", lambda: shown)
        return show(options, "lab", sound)
    print_in(options)
    tell(options, load(options.file))
    return FINE


def print_lab(options: argparse.Namespace, position: LabScript[S], report: LabReporter[S]) -> None:
    """Run a lab file and print its measures, events and end, as text or JSON; raise ContentError if it does not
    match.
    """
    told = lab_run.print_json if options.json else partial(lab_run.print_words, report.words)
    _print_measures(position, position.state, report, at_end=False, as_json=options.json)
    state = lab_run.run(position, told, report.differences)
    ended = {"end": report.standing(state)}
    print(json.dumps(ended, ensure_ascii=False) if options.json else report.standing_lines(state))
    _print_measures(position, state, report, at_end=True, as_json=options.json)


def _print_measures(position: LabScript[S], state: S, report: LabReporter[S], *, at_end: bool, as_json: bool) -> None:
    """Print the measures of the file and the values found."""
    for _, asked in position.measures:
        if asked["at_end"] == at_end:
            found = {"measure": {**asked, **report.measured(state, asked)}}
            line = f"  {report.measure_line(state, asked)}"
            print(json.dumps(found, ensure_ascii=False) if as_json else line)
