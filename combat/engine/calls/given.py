"""Evaluate the options that many commands share: packs, language, and the scenario to play."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from combat.engine import words
from combat.engine.calls.book_options import BookOptions
from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.kernel.load_object import Shape
from combat.engine.kernel.text_message import msg
from combat.engine.stage.settings import Settings
from combat.engine.words import text
from combat.engine.words.catalogue import PSEUDO
from combat.engine.words.preferred import best, of_terminal

if TYPE_CHECKING:
    import argparse

BEFORE = "first_"
"""The prefix in the names of options that precede the command."""


def named_packs(options: argparse.Namespace) -> tuple[Path, ...]:
    """Return the packs given on the command line, both before and after the command."""
    return (*options.first_packs, *options.pack)


def speak_as_asked(options: argparse.Namespace) -> None:
    """Set the language given on the command line, and store it as `options.language`; None if none was given.

    A language after the command takes precedence over one before it. With `--json` it is stored but not set. Raises
    Refused for an unknown language.
    """
    language = getattr(options, "language", None) or getattr(options, f"{BEFORE}language", None)
    options.language = language
    if language is None:
        return
    known = words.languages()
    if language not in (*known, PSEUDO):
        raise Refused(msg("cli-no-language", name=language, known=", ".join(known)))
    if not getattr(options, "json", False):
        words.use(language)


def print_in(options: argparse.Namespace) -> None:
    """Set the language for printed output: the requested one, else that of the settings, else that of the system."""
    wanted = options.language or best(Settings.load().language, of_terminal(os.environ))
    if wanted != words.language():
        words.use(wanted)


_OPTIONS: Shape[Callable[[Any], Iterable[tuple[str, str]]]] = Shape()
BOTH, NOBODY = "both", "none"
"""Values of `--seat` instead of a seat: human players at all seats, or at none."""
ANY = "any"
"""The value of `--option` that lists all optional rules."""


def list_options(options: argparse.Namespace) -> None:
    """Print the id and meaning of each optional rule of a scenario."""
    title = options.title
    for id_, about in title.part("options", _OPTIONS)(title.load_book(options.scenario, ())):
        print(text("cli-option", id=id_, about=about))


def book(options: argparse.Namespace) -> object:
    """Return the book of the scenario with the requested optional rules and other changes.

    Raise Refused if an option does not suit the scenario. With `--option any`, print the optional rules and raise
    SystemExit.
    """
    title = options.title
    if ANY in options.option and title.has("options"):
        print_in(options)
        list_options(options)
        raise SystemExit(FINE)
    found = title.load_book(options.scenario, options.option)
    return title.part("book_options", BookOptions).asked(found, options) if title.has("book_options") else found
