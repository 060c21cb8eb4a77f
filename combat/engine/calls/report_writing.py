"""`combat report`, for any game."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.calls.log_printing import PAGES
from combat.engine.files.plain_files import check_out, write_out
from combat.engine.kernel.text_message import msg
from combat.engine.runs import run_file
from combat.engine.runs.run_faults import RunError
from combat.engine.words import text, translated

Reported = Callable[[Path], tuple[str, str]]
"""Returns the HTML of a file and the title of its scenario; raises SaveError for a save, RunError for a run."""


def write_report(options: argparse.Namespace, of_save: Reported, of_run: Reported) -> int:
    """Write the report of a save or of a run as an HTML file; return the exit code.

    `of_save` and `of_run` return the page and its title. Raises Refused if the output is not .html or the run is
    unusable.
    """
    print_in(options)
    if options.out.suffix.lower() not in PAGES:
        raise Refused(msg("cli-no-html", file=options.out))
    check_out(options.out)
    try:
        page, title = (of_run if run_file.is_run(options.file) else of_save)(options.file)
    except RunError as fault:
        raise Refused(fault) from None
    write_out(options.out, page)
    print(text("report-written", file=str(options.out), title=translated(title)))
    return FINE
