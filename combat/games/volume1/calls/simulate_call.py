"""`combat simulate`."""

from __future__ import annotations

import argparse
import json
import sys

from combat.engine.calls.exit_codes import FAILED, FINE, Refused
from combat.engine.calls.given import book, print_in
from combat.engine.play.own_players import UnknownPlayer, player_named
from combat.games.volume1.reports import simulation


def simulate(options: argparse.Namespace) -> int:
    """Whole games."""
    if not options.json:
        print_in(options)
    try:
        player_named(options.title.players, options.player)
    except UnknownPlayer as fault:
        raise Refused(f"combat simulate: {fault}") from None
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
