"""Subcommand `combat --game contact simulate`."""

from __future__ import annotations

import argparse

from combat.games.contact.players.steady_player import SteadyPlayer
from combat.games.contact.reports.battle_run import RUN
from combat.games.contact.terminal.answers_said import said
from combat.games.contact.title import TITLE
from combat.games.miniatures.calls.simulate_seats import simulate as simulate_seats
from combat.games.miniatures.calls.told_thoughts import ThinkingBots
from combat.games.miniatures.words import wording

BOTS = ThinkingBots(TITLE, SteadyPlayer, said, wording.seat)


def simulate(options: argparse.Namespace) -> int:
    """Play battles between two bots and print the results; return the exit code."""
    return simulate_seats(options, RUN, BOTS)
