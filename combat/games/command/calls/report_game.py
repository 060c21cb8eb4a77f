"""`combat --game command report`."""

from __future__ import annotations

import argparse

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.files.plain_files import write_out
from combat.engine.kernel.sentence import sentence
from combat.engine.runs import run_file
from combat.engine.words import text, translated
from combat.games.command.reports.after_action import game_page
from combat.games.command.reports.after_action.game_report import of_save


def report(options: argparse.Namespace) -> int:
    """What a saved game came to, as a page that a browser opens."""
    print_in(options)
    if options.out.suffix.lower() not in (".html", ".htm"):
        raise Refused(sentence("cli-no-html", file=options.out))
    if run_file.is_run(options.file):
        raise Refused(sentence("report-no-runs", file=options.file))
    found = of_save(options.file)
    write_out(options.out, game_page.page(found))
    print(text("report-written", file=str(options.out), game=translated(found.state.book.title)))
    return FINE
