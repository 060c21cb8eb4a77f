"""`combat generate`."""

from __future__ import annotations

import argparse

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.games.volume1.reports import generating


def generate(options: argparse.Namespace) -> int:
    """A scenario that is made up."""
    print_in(options)
    try:
        made = generating.generate(options)
    except generating.CannotMake as fault:
        raise Refused(f"combat generate: {fault}") from None
    print(made.as_json() if options.json else made.in_words().rstrip("\n"))
    return FINE
