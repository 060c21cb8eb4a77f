"""The pages of `--help` in another language: found by their English words when one is printed, and not before."""

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
    """Speak a language from now on, "" for that of the settings, else of the terminal; English for one not written.

    A game that is played already keeps its sentences; before one is, the default one lends its own.
    """
    if not folders.played():
        words.use_title(DEFAULT)
    spoken = language or best(Settings.load().language, of_terminal(os.environ))
    known = spoken if spoken in words.languages() else ENGLISH
    if known != words.language():
        words.use(known)


@contextmanager
def faults_told(language: str) -> Iterator[None]:
    """For a while have argparse tell its faults in a language; its own English lines are found like those of a page."""
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
    """How pages are set in a language; "" is that of the settings, else of the terminal. One not written is English."""
    words.use_title(DEFAULT)
    spoken = language or best(Settings.load().language, of_terminal(os.environ))
    if spoken == ENGLISH or spoken not in words.languages():
        return argparse.HelpFormatter
    words.use(spoken)
    return HelpPage


class HelpPage(argparse.HelpFormatter):
    """Sets a page in the language spoken; what it lacks is left in English."""

    def said(self, english: str) -> str:
        """A line of the page. What a call does is a sentence on its own page, told under its words without a stop."""
        found = words.translated(english)
        if found != english or not english.endswith("."):
            return found
        about = words.translated(f"{english[:1].lower()}{english[1:-1]}")
        return f"{words.capital(about)}."

    def start_section(self, heading: str | None) -> None:
        """A heading."""
        super().start_section(heading and self.said(heading))

    def add_text(self, text: str | None) -> None:
        """Add what a call does, or an example of it, which is the same in every language."""
        super().add_text(text if not text or isinstance(text, Example) else self.said(text))

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        """How the call is written."""
        super().add_usage(usage, actions, groups, f"{self.said(USAGE.rstrip())} " if prefix is None else prefix)

    def _expand_help(self, action: argparse.Action) -> str:
        action.help = self.said(action.help or "")
        return super()._expand_help(action)
