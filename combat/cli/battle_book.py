"""The scenario that is asked for, as it is to be played."""

from __future__ import annotations

import argparse

from combat.cli.exit_codes import Refused
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import squads


def book(options: argparse.Namespace) -> Book:
    """The scenario's book, with the optional rules and the squad that are asked for."""
    found: Book = options.title.load_book(options.scenario, options.option)
    if options.squad is None:
        return found
    try:
        return squads.with_squad(found, squads.chosen(found, options.squad))
    except ValueError as fault:
        raise Refused(f"combat: --squad: {fault}") from None
