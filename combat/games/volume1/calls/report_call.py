"""`combat report`."""

from __future__ import annotations

import argparse

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.files.plain_files import check_out, write_out
from combat.engine.kernel.sentence import sentence
from combat.engine.runs import run_file
from combat.engine.runs.run_faults import RunError
from combat.engine.words import text, translated
from combat.games.volume1.reports.after_action import report_page
from combat.games.volume1.reports.after_action.after_action import of_save
from combat.games.volume1.runs import run_page
from combat.games.volume1.runs.run_findings import of_run


def report(options: argparse.Namespace) -> int:
    """What a saved battle, or the games of a run, came to, as a page that a browser opens."""
    print_in(options)
    if options.out.suffix.lower() not in (".html", ".htm"):
        raise Refused(sentence("cli-no-html", file=options.out))
    check_out(options.out)
    if run_file.is_run(options.file):
        page, title = _of_run(options)
    else:
        found = of_save(options.file)
        page, title = report_page.page(found), found.state.book.scenario.title
    write_out(options.out, page)
    print(text("report-written", file=str(options.out), battle=translated(title)))
    return FINE


def _of_run(options: argparse.Namespace) -> tuple[str, str]:
    try:
        found = of_run(options.file)
    except RunError as fault:
        raise Refused(fault) from None
    return run_page.page(found), found.book.scenario.title
