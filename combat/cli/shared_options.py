"""What many calls are asked with: packs, squads, languages and the window, and what is made of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NoReturn

from combat.cli.arguments import scale, size
from combat.cli.exit_codes import BAD_INPUT, Refused

if TYPE_CHECKING:
    from combat.engine.stage.window_options import WindowOptions
    from combat.games.volume1.rules.book import Book

Call = Callable[[argparse.Namespace], int]
Packs = Literal["laid", "sound", "left"]
"""What a call does with packs: it lays them and goes on without a broken one, needs those named to be sound, or
leaves them alone."""
Add = Callable[[str, Call, str, Packs], "Parser"]
"""Adds a call: its name, what carries it out, what is said of it, and what it does with packs."""
BEFORE = "first_"
"""What stands before the names of options that were given before the call."""


class Parser(argparse.ArgumentParser):
    """A parser that keeps its faults to one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line, instead of argparse's page."""
        print(f"{self.prog}: {message}; see {self.prog} --help", file=sys.stderr)
        sys.exit(BAD_INPUT)


# -- options ----------------------------------------------------------------------------------------------------------


def add_pack(parser: argparse.ArgumentParser, dest: str = "pack") -> None:
    """`--pack`, which may be given again."""
    about = "lay a pack over the game's content: a folder or .zip file; may be given again"
    parser.add_argument("--pack", dest=dest, type=Path, action="append", default=[], metavar="DIR", help=about)


def add_battle_options(parser: argparse.ArgumentParser) -> None:
    """`--squad`, who goes, and `--option`, which may be given again."""
    about = "one of the scenario's six squads, 1 to 6, or its men by name with commas between; default: rolled for"
    parser.add_argument("--squad", metavar="S", help=about)
    about = "an optional rule of the scenario's sheet by its id, or any to see them listed; may be given again"
    parser.add_argument("--option", action="append", default=[], metavar="RULE", help=about)


def add_window_options(parser: argparse.ArgumentParser, before: str = "") -> None:
    """The window's options; those `before` the call have names of their own, for a call has its defaults last."""
    parser.add_argument("--lang", dest=f"{before}lang", metavar="L", help="en, or another language that has a folder")
    parser.add_argument("--resolution", dest=f"{before}resolution", type=size, metavar="WxH")
    parser.add_argument("--fullscreen", dest=f"{before}fullscreen", action="store_true")
    what = "size of type and controls, 0.75 to 3"
    parser.add_argument("--scale", dest=f"{before}scale", type=scale, metavar="F", help=what)
    parser.add_argument("--no-sound", dest=f"{before}no_sound", action="store_true")


# -- what is made of them ---------------------------------------------------------------------------------------------


def named_packs(options: argparse.Namespace) -> tuple[Path, ...]:
    """The packs of the command line, before and after the call."""
    return (*options.first_packs, *options.pack)


def book(options: argparse.Namespace) -> Book:
    """The scenario's book, with the optional rules and the squad that are asked for."""
    from combat.games.volume1.rules.play import squads

    found: Book = options.title.load_book(options.scenario, options.option)
    if options.squad is None:
        return found
    try:
        return squads.with_squad(found, squads.chosen(found, options.squad))
    except ValueError as fault:
        raise Refused(f"combat: --squad: {fault}") from None


def window_for(options: argparse.Namespace) -> WindowOptions:
    """The window's options; the language is set on the way."""
    from combat.engine.stage.window_options import WindowOptions

    def asked(name: str) -> Any:
        return getattr(options, name, None) or getattr(options, f"{BEFORE}{name}", None)

    speak(asked("lang"))
    silent = bool(asked("no_sound"))
    return WindowOptions(
        asked("resolution"), bool(asked("fullscreen")), asked("scale"), not silent, named_packs(options)
    )


def speak(language: str | None) -> None:
    """Say everything in a language from now on; raises Refused for one that nobody has written."""
    if language is None:
        return
    from combat.engine import words
    from combat.engine.words.catalogue import PSEUDO

    known = words.languages()
    if language not in (*known, PSEUDO):
        raise Refused(f'combat: there is no language "{language}"; known are {", ".join(known)}')
    words.use(language)
