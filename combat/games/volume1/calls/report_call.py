"""`combat report`."""

from __future__ import annotations

import argparse

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.files.plain_files import write_whole
from combat.engine.kernel.sentence import sentence
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import of_save
from combat.games.volume1.reports.after_action.report_page import page


def report(options: argparse.Namespace) -> int:
    """What a saved battle came to, as a page that a browser opens."""
    print_in(options)
    if options.out.suffix.lower() not in (".html", ".htm"):
        raise Refused(sentence("cli-no-html", file=options.out))
    found = of_save(options.file)
    write_whole(options.out, page(found))
    print(text("report-written", file=str(options.out), battle=found.state.book.scenario.title))
    return FINE
