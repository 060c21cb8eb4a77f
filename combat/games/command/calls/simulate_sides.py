"""Subcommand `combat --game command simulate`."""

from __future__ import annotations

import argparse

from combat.engine.calls import simulation
from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import book, print_in
from combat.engine.runs.recorded_games import check_folder
from combat.games.command.reports import bot_thoughts
from combat.games.command.reports.bot_run import RUN
from combat.games.command.rules.book import Book
from combat.games.command.rules.two_sides import ALLIES, AXIS


def simulate(options: argparse.Namespace) -> int:
    """Play games between two bots and print the results; return the exit code.

    With `--why`, play one game and print the bots' valuations of each answer.
    """
    if not options.json:
        print_in(options)
    names = {AXIS: options.axis or options.player, ALLIES: options.allies or options.player}
    if not options.why:
        return simulation.simulate(options, RUN, names, names)
    simulation.check_players(options, names)
    chosen = book(options)
    assert isinstance(chosen, Book)
    if options.saves is not None:
        check_folder(options.saves)
    bot_thoughts.tell(chosen, options.seed, print, options.saves)
    return FINE
