"""Subcommand `combat --game armour simulate`."""

from __future__ import annotations

import argparse

from combat.engine.calls import simulation
from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import book, print_in
from combat.engine.runs.recorded_games import check_folder
from combat.games.armour.calls import told_thoughts
from combat.games.armour.reports.battle_run import RUN
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER


def simulate(options: argparse.Namespace) -> int:
    """Play battles between two bots and print the results; return the exit code."""
    if not options.json:
        print_in(options)
    names = {ATTACKER: options.attacker or options.player, DEFENDER: options.defender or options.player}
    if not options.why:
        return simulation.simulate(options, RUN, names, names)
    simulation.check_players(options, names)
    if options.saves is not None:
        check_folder(options.saves)
    chosen = book(options)
    assert isinstance(chosen, Book)
    told_thoughts.tell(chosen, options.seed, print, options.saves)
    return FINE
