"""`combat play`: nothing of saves is learned for it."""

from __future__ import annotations

import argparse

from combat.engine.calls.given import book
from combat.engine.calls.window_call import shown
from combat.engine.kernel.late_import import named


def play(options: argparse.Namespace) -> int:
    """A new battle."""
    if options.text:
        played: int = named("combat.cli.text_call:begin")(options, book(options))
        return played
    return shown(options, "battle", lambda: {"book": book(options), "seed": options.seed, "study": options.study})
