"""Subcommand `simulate` for games between an attacker and a defender."""

from __future__ import annotations

import argparse
from typing import Any, TypeVar

from combat.engine.calls import simulation
from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import book, print_in
from combat.engine.kernel.record import Record
from combat.engine.runs.recorded_games import check_folder
from combat.engine.runs.run_kind import RunKind
from combat.games.miniatures.calls.told_thoughts import ThinkingBots
from combat.games.miniatures.two_seats import ATTACKER, DEFENDER

R = TypeVar("R", bound=Record)


def simulate(options: argparse.Namespace, run: RunKind[R], bots: ThinkingBots[Any]) -> int:
    """Play battles between two bots and print the results; return the exit code.

    With `--why`, play one battle and print the bots' reasons for each answer.
    """
    if not options.json:
        print_in(options)
    names = {ATTACKER: options.attacker or options.player, DEFENDER: options.defender or options.player}
    if not options.why:
        return simulation.simulate(options, run, names, names)
    simulation.check_players(options, names)
    if options.saves is not None:
        check_folder(options.saves)
    bots.tell(book(options), options.seed, print, options.saves)
    return FINE
