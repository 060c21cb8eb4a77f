"""Collect the texts of the `--help` pages, for translation."""

from __future__ import annotations

import argparse

from combat.cli.calls import EXAMPLE, calls_of, everyday, whole
from combat.cli.help_page import HelpPage
from combat.cli.titles import TITLES
from combat.engine.calls.options import Parser

FAULTS = (
    "argument %(argument_name)s: %(message)s",
    "the following arguments are required: %s",
    "unrecognized arguments: %s",
    "one of the arguments %s is required",
    "not allowed with argument %s",
    "expected one argument",
    "expected at most one argument",
    "expected at least one argument",
    "expected %s argument",
    "expected %s arguments",
    "ambiguous option: %(option)s could match %(matches)s",
    "ignored explicit argument %r",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
)
"""Error messages of argparse."""


def said() -> list[str]:
    """Return, without duplicates, the English texts of all help pages and the error messages of argparse."""
    found: dict[str, None] = dict.fromkeys((*FAULTS, EXAMPLE))

    class Listing(HelpPage):
        """Help page that collects its English texts."""

        def said(self, english: str) -> str:
            """Collect a text, and return it unchanged."""
            found.setdefault(english)
            return english

    pages = [everyday()]
    for game in TITLES:
        pages.append(whole(game))  # from here on `play` has the options of the game
        for call in calls_of(game):
            found.setdefault(call.about)
            pages.append(Parser())
            call.options(pages[-1])
    for page in pages:
        page.formatter_class = Listing
        argparse.ArgumentParser.format_help(page)
    return list(found)
