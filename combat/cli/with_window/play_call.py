"""`combat play`: nothing of saves is learned for it."""

from __future__ import annotations

import argparse

from combat.cli.asked_book import book
from combat.cli.with_window.window_call import shown


def play(options: argparse.Namespace) -> int:
    """A new battle."""
    return shown(options, "battle", lambda: {"book": book(options), "seed": options.seed})
