"""Options that change a mission: `--table` (where the mission allows any ground), and forces that replace its own."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from combat.engine.calls.book_options import BookOptions
from combat.engine.content.findings import ContentError
from combat.engine.kernel.load_object import load_object
from combat.games.armour.rules.two_seats import SEATS

if TYPE_CHECKING:
    from combat.engine.kernel.seats import Seat
    from combat.games.armour.content.assembly import Assembly
    from combat.games.armour.content.forces.listed_forces import found_force
    from combat.games.armour.content.library import Library
    from combat.games.armour.rules.book import Book
    from combat.games.armour.rules.forces.force_list import ForceList

_FORCE = "the force of the {seat}, of the mission’s points: the name or file of a list; see combat --game armour force"


def _add(parser: argparse.ArgumentParser) -> None:
    about = "other ground, where the mission allows any: a table’s id, a table file, or one from a seed like random-17"
    parser.add_argument("--table", metavar="T", default="", help=about)
    for seat in SEATS:
        parser.add_argument(f"--{seat}-force", metavar="LIST", default="", help=_FORCE.format(seat=seat))


def _asked(book: Book, options: argparse.Namespace) -> Book:
    """Return the book on the requested table with the requested forces; raise ContentError."""
    named = {seat: name for seat in SEATS if (name := getattr(options, f"{seat}_force"))}
    if not options.table and not named:
        return book
    library = load_object("combat.games.armour.content.library:Library", lambda: Library)()
    assembly = library.assembly()
    forces: dict[Seat, ForceList] = {seat: _sound(name, assembly) for seat, name in named.items()}
    return library.book_on(options.scenario, forces, options.table)


def _sound(name: str, assembly: Assembly) -> ForceList:
    """Return a force list that may be played; raise ContentError with every fault."""
    found = load_object("combat.games.armour.content.forces.listed_forces:found_force", lambda: found_force)
    force, findings = found(name, assembly)
    if findings:
        raise ContentError(findings)
    return force


BATTLE_OPTIONS: BookOptions[Book] = BookOptions(_add, _asked, lambda options: "")
