"""`--table`, the ground of a mission that may be fought on any, for commands that play one."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from combat.engine.calls.book_options import BookOptions
from combat.engine.kernel.load_object import load_object

if TYPE_CHECKING:
    from combat.games.armour.content.library import Library
    from combat.games.armour.rules.book import Book


def _add(parser: argparse.ArgumentParser) -> None:
    about = "other ground, where the mission allows any: a table’s id, a table file, or one from a seed like random-17"
    parser.add_argument("--table", metavar="T", default="", help=about)


def _asked(book: Book, options: argparse.Namespace) -> Book:
    """Return the book on the requested table; raise ContentError."""
    if not options.table:
        return book
    return load_object("combat.games.armour.content.library:Library", lambda: Library)().book_on(
        options.scenario, {}, options.table
    )


TABLE_OPTION: BookOptions[Book] = BookOptions(_add, _asked, lambda options: "")
