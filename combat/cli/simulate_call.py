"""`combat simulate`."""

from __future__ import annotations

import argparse
import json
import sys

from combat.cli.asked_book import book
from combat.cli.exit_codes import FAILED, FINE, Refused
from combat.games.volume1.reports import simulation


def simulate(options: argparse.Namespace) -> int:
    """Whole games."""
    if options.player not in options.title.players:
        known = ", ".join(options.title.players)
        raise Refused(f'combat simulate: there is no player "{options.player}"; known are {known}')
    seeds = range(options.seed, options.seed + options.games)
    try:
        games = simulation.simulate(book(options), seeds, options.player, options.jobs)
    except simulation.BrokenGame as fault:
        print(f"combat simulate: {fault}", file=sys.stderr)
        return FAILED
    report = simulation.report(options.scenario, options.player, games)
    if options.out is not None:
        options.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(report) if options.json else simulation.table(report))
    return FINE
