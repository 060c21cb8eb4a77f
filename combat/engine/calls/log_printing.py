"""`combat log`, for any game."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.files.plain_files import write_out
from combat.engine.journal.journal_replay import open_replay
from combat.engine.kernel.seats import PUBLIC
from combat.engine.kernel.text_message import msg
from combat.engine.runs.told_log import told_log
from combat.engine.title import Title
from combat.engine.words import log_pages, log_sifting, text, translated
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.log_sifting import Sifting
from combat.engine.words.paragraphs import chapter, is_number

PAGES = (".html", ".htm")


def chapters(options: argparse.Namespace) -> tuple[str, ...]:
    """Return the rule chapters given as `--rule`; raise Refused for an invalid number."""
    if strange := next((rule for rule in options.rule if not is_number(rule)), None):
        raise Refused(msg("cli-no-rule", rule=strange))
    return tuple(map(chapter, options.rule))


def public_log(options: argparse.Namespace) -> int:
    """Print the log of a save as a spectator saw it, filtered if requested; return the exit code."""
    print_in(options)
    title: Title[Any, Any] = options.title
    rules, tale = chapters(options), open_replay(options.file, {title.id: title})
    entries, shown = told_log(title, tale, PUBLIC)
    name = translated(title.serializer.about(title.rules.book(shown)).title)
    tell(name, entries, Sifting(options.find, "", rules), options.out)
    return FINE


def tell(title: str, entries: Sequence[LogEntry], sifting: Sifting, out: Path | None) -> None:
    """Print the log entries that match a filter, or write them to a file as text or HTML.

    Raise OSError if writing fails.
    """
    wanted = entries if sifting == Sifting() else [entries[place] for place in log_sifting.sifted(entries, sifting)]
    as_page = out is not None and out.suffix.lower() in PAGES
    page = (log_pages.as_html if as_page else log_pages.as_text)(title, wanted)
    if out is None:
        print(page, end="")
    else:
        write_out(out, page)
        print(text("log-written", path=str(out)))
