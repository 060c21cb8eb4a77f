"""Subcommand `combat --game armour simulate`."""

from __future__ import annotations

import argparse

from combat.games.armour.players.steady_player import SteadyPlayer
from combat.games.armour.reports.battle_run import RUN
from combat.games.armour.terminal.answers_written import written
from combat.games.armour.title import TITLE
from combat.games.miniatures.calls import simulate_seats
from combat.games.miniatures.calls.told_thoughts import ThinkingBots
from combat.games.miniatures.words import wording


def simulate(options: argparse.Namespace) -> int:
    """Play battles between two bots and print the results; return the exit code."""
    return simulate_seats.simulate(options, RUN, ThinkingBots(TITLE, SteadyPlayer, written, wording.seat))
