"""`combat log`."""

from __future__ import annotations

import argparse

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.files.plain_files import write_whole
from combat.engine.kernel.sentence import sentence
from combat.engine.words import log_pages, log_sifting, text
from combat.engine.words.log_sifting import Sifting
from combat.engine.words.paragraphs import chapter, is_number
from combat.games.volume1.reports.told_log import ToldLog, told_log

PAGES = (".html", ".htm")


def log(options: argparse.Namespace) -> int:
    """The log of a save, or what is wanted of it, on standard output or into a file."""
    print_in(options)
    if strange := next((rule for rule in options.rule if not is_number(rule)), None):
        raise Refused(sentence("cli-no-rule", rule=strange))
    told = told_log(options.file)
    kinds = tuple(map(chapter, options.rule))
    sifting = Sifting(options.find, _piece(told, options.man) if options.man else "", kinds)
    wanted = [told.entries[place] for place in log_sifting.sifted(told.entries, sifting)]
    whole = wanted if sifting != Sifting() else told.entries
    as_page = options.out is not None and options.out.suffix.lower() in PAGES
    page = (log_pages.as_html if as_page else log_pages.as_text)(told.title, whole)
    if options.out is None:
        print(page, end="")
    else:
        write_whole(options.out, page)
        print(text("log-written", path=str(options.out)))
    return FINE


def _piece(told: ToldLog, name: str) -> str:
    """The id of a man by his name, with or without his rank; raises Refused."""
    wanted = name.casefold()
    for id_, names in told.men.items():
        if wanted in (id_, *(known.casefold() for known in names)):
            return id_
    known = ", ".join(sorted(names[0] for names in told.men.values()))
    raise Refused(sentence("cli-no-such-man", name=name, known=known))
