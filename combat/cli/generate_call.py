"""`combat generate`."""

from __future__ import annotations

import argparse

from combat.cli.exit_codes import FINE, Refused
from combat.cli.given import speak
from combat.games.volume1.reports import generating


def generate(options: argparse.Namespace) -> int:
    """A scenario that is made up."""
    speak(options.lang)
    try:
        print(generating.generate(options), end="")
    except generating.CannotMake as fault:
        raise Refused(f"combat generate: {fault}") from None
    return FINE
