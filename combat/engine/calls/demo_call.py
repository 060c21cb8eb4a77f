"""`combat demo`: bots play all seats while the user watches; any key opens the menu."""

from __future__ import annotations

import argparse
from typing import Any

from combat.engine.calls.exit_codes import Refused
from combat.engine.calls.window_call import shown
from combat.engine.kernel.text_message import msg


def demo(options: argparse.Namespace) -> int:
    """Open the window with the demonstration; return the exit code. Raise Refused for an unknown side.

    A faulty scenario raises ContentError before the window is opened.
    """
    what: dict[str, Any] = {"scenario": options.scenario, "seed": options.seed}
    seat, seats = getattr(options, "seat", None), options.title.rules.seats
    if seat is not None:
        if seat not in seats:
            raise Refused(msg("cli-no-such-seat", seat=seat, known=", ".join(seats)))
        what["seat"] = seat
    if options.scenario:
        options.title.load_book(options.scenario, ())  # reports faults before a window is opened
    return shown(options, "demo", lambda: what)
