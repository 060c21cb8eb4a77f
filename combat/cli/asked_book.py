"""What is asked for, as it is to be played."""

from __future__ import annotations

import argparse
from typing import Any

from combat.cli.exit_codes import Refused
from combat.engine.kernel.sentence import cause, sentence


def book(options: argparse.Namespace) -> Any:
    """The book of the scenario, with the optional rules and the squad that are asked for."""
    title = options.title
    if options.squad is not None and not title.has("squads"):
        raise Refused(sentence("cli-no-squads", game=title.id))
    found = title.load_book(options.scenario, options.option)
    if options.squad is None:
        return found
    try:
        return title.part("squads")(found, options.squad)
    except ValueError as fault:
        raise Refused(sentence("cli-squad", what=cause(fault))) from None
