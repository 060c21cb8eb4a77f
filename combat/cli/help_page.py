"""Translation of help pages: each text is looked up by its English wording when it is printed."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from combat.cli.titles import DEFAULT
from combat.engine import words
from combat.engine.calls.call import Example
from combat.engine.files import folders
from combat.engine.stage.settings import Settings
from combat.engine.words.catalogue import ENGLISH
from combat.engine.words.preferred import best, of_terminal

USAGE = "usage: "


def choose(language: str) -> None:
    """Set the language; "" stands for that of the settings, else that of the terminal.

    An unknown language gives English. A current game keeps its messages; before one is set, those of the default game
    are used.
    """
    if not folders.played():
        words.use_title(DEFAULT)
    spoken = language or best(Settings.load().language, of_terminal(os.environ))
    known = spoken if spoken in words.languages() else ENGLISH
    if known != words.language():
        words.use(known)


@contextmanager
def faults_told(language: str) -> Iterator[None]:
    """Translate argparse's error messages to a language within the block, then restore them."""
    words.use_title(DEFAULT)
    choose(language)
    module: Any = argparse
    before = module._, module.ngettext
    module._ = words.translated
    module.ngettext = lambda one, many, count: words.translated(one if count == 1 else many)
    try:
        yield
    finally:
        module._, module.ngettext = before


def speaking(language: str) -> type[argparse.HelpFormatter]:
    """Set a language and return its help formatter; "" stands for that of the settings, else that of the terminal.

    An unknown language gives English.
    """
    words.use_title(DEFAULT)
    spoken = language or best(Settings.load().language, of_terminal(os.environ))
    if spoken == ENGLISH or spoken not in words.languages():
        return argparse.HelpFormatter
    words.use(spoken)
    return HelpPage


class HelpPage(argparse.HelpFormatter):
    """Formats a help page in the current language; lines without a translation stay in English."""

    def said(self, english: str) -> str:
        """Return the translation of a line; the English line if there is none.

        A command's description is a sentence on the page, but is looked up without its capital letter and full stop.
        """
        found = words.translated(english)
        if found != english or not english.endswith("."):
            return found
        about = words.translated(f"{english[:1].lower()}{english[1:-1]}")
        return f"{words.capital(about)}."

    def start_section(self, heading: str | None) -> None:
        """Start a section with a translated heading."""
        super().start_section(heading and self.said(heading))

    def add_text(self, text: str | None) -> None:
        """Add a command's translated description, or an example, which needs no translation."""
        super().add_text(text if not text or isinstance(text, Example) else self.said(text))

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        """Add the usage with a translated prefix."""
        super().add_usage(usage, actions, groups, f"{self.said(USAGE.rstrip())} " if prefix is None else prefix)

    def _expand_help(self, action: argparse.Action) -> str:
        action.help = self.said(action.help or "")
        return super()._expand_help(action)
