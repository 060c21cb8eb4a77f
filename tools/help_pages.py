"""What the pages of `--help` say, for the languages that they are told in."""

from __future__ import annotations

import argparse

from combat.cli.calls import HEADLESS, WINDOW, whole
from combat.cli.help_page import HelpPage
from combat.cli.options import Parser


def said() -> list[str]:
    """Every line of every page, in English, once."""
    found: dict[str, None] = {}

    class Listing(HelpPage):
        """Sets a page in English and keeps what it says."""

        def said(self, english: str) -> str:
            found.setdefault(english)
            return english

    calls = (*WINDOW, *HEADLESS)
    pages = [whole()]
    for call in calls:
        pages.append(Parser())
        call.options(pages[-1])
    for page in pages:
        page.formatter_class = Listing
        argparse.ArgumentParser.format_help(page)
    return list(found)
