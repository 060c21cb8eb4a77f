"""`combat generate`: generate a scenario."""

from __future__ import annotations

import argparse

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.games.volume1.reports import generating


def generate(options: argparse.Namespace) -> int:
    """Generate a scenario and print the result; return the exit code, or raise Refused."""
    print_in(options)
    try:
        made = generating.generate(options)
    except generating.CannotMake as fault:
        raise Refused(f"combat generate: {fault}") from None
    print(made.as_json() if options.json else made.in_words().rstrip("\n"))
    return FINE
