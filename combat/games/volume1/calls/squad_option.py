"""`--squad`: the squad to use, for commands that play a scenario of Volume 1."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from combat.engine.calls.book_options import BookOptions
from combat.engine.calls.exit_codes import Refused
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.text_message import cause, msg

if TYPE_CHECKING:
    from combat.games.volume1.rules.book import Book
    from combat.games.volume1.rules.play.squads import with_chosen


def _add(parser: argparse.ArgumentParser) -> None:
    about = "one of the scenario’s six squads, 1 to 6, or its men by name with commas between; default: rolled for"
    parser.add_argument("--squad", metavar="S", help=about)


def _asked(book: Book, options: argparse.Namespace) -> Book:
    """Return the book with the requested squad; raise Refused."""
    if options.squad is None:
        return book
    try:
        with_squad = load_object("combat.games.volume1.rules.play.squads:with_chosen", lambda: with_chosen)
        return with_squad(book, options.squad)
    except ValueError as fault:
        raise Refused(msg("cli-squad", what=cause(fault))) from None


SQUAD_OPTION: BookOptions[Book] = BookOptions(_add, _asked, lambda options: options.squad or "")
