"""`combat log`: print the log of a saved battle."""

from __future__ import annotations

import argparse

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.calls.log_printing import chapters, tell
from combat.engine.kernel.text_message import msg
from combat.engine.words.log_sifting import Sifting
from combat.games.volume1.reports.battle_log import BattleLog, battle_log


def log(options: argparse.Namespace) -> int:
    """Print the log of a save or write it to a file, filtered by the options; return the exit code.

    Raise Refused for an unknown man or rule.
    """
    print_in(options)
    rules, told = chapters(options), battle_log(options.file)
    man = _piece(told, options.man) if options.man else ""
    tell(told.title, told.entries, Sifting(options.find, man, rules), options.out)
    return FINE


def _piece(told: BattleLog, name: str) -> str:
    """Return the id of a man by his name, with or without his rank; raise Refused."""
    wanted = name.casefold()
    for id_, names in told.men.items():
        if wanted in (id_, *(known.casefold() for known in names)):
            return id_
    known = ", ".join(sorted(names[0] for names in told.men.values()))
    raise Refused(msg("cli-no-such-man", name=name, known=known))
