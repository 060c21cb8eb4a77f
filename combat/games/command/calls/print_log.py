"""Subcommand `combat --game command log`."""

from __future__ import annotations

import argparse

from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import print_in
from combat.engine.calls.log_printing import chapters, tell
from combat.engine.journal.journal_replay import open_replay
from combat.engine.kernel.seats import PUBLIC
from combat.engine.runs.told_log import told_log
from combat.engine.words import translated
from combat.engine.words.log_sifting import Sifting
from combat.games.command.title import OWN_TITLES, TITLE


def log(options: argparse.Namespace) -> int:
    """Print the public log of a save, filtered if requested; return the exit code."""
    print_in(options)
    rules, tale = chapters(options), open_replay(options.file, OWN_TITLES)
    entries, shown = told_log(TITLE, tale, PUBLIC)
    tell(translated(shown.book.title), entries, Sifting(options.find, "", rules), options.out)
    return FINE
