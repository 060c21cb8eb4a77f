"""The command `combat play`; for play in the window it does not import the save code."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from combat.engine.calls.exit_codes import Refused
from combat.engine.calls.given import BOTH, NOBODY, book
from combat.engine.calls.window_call import shown
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.text_message import msg

if TYPE_CHECKING:
    from combat.engine.calls.text_call import begin


def play(options: argparse.Namespace) -> int:
    """Start a new game in the window, or in text mode if requested; return the exit code."""
    seat = _seat(options)
    if options.text:
        return load_object("combat.engine.calls.text_call:begin", lambda: begin)(options, book(options))
    return shown(
        options, "battle", lambda: {"book": book(options), "seed": options.seed, "study": options.study, **seat}
    )


def _seat(options: argparse.Namespace) -> dict[str, Any]:
    """Return the chosen seat as an argument of the scene; raise Refused for an unknown one."""
    if options.seat is None:
        return {}
    seats = options.title.rules.seats
    if len(seats) < 2:
        raise Refused(msg("cli-no-seats", game=options.title.id))
    known = (*seats, BOTH, NOBODY)
    if options.seat not in known:
        raise Refused(msg("cli-no-such-seat", seat=options.seat, known=", ".join(known)))
    return {"seat": options.seat}
