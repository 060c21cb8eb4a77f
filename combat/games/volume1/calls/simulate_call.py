"""`combat simulate`: play whole games with a bot."""

from __future__ import annotations

import argparse

from combat.engine.calls import simulation
from combat.engine.calls.given import print_in
from combat.engine.kernel.seats import PLAYER
from combat.games.volume1.runs.playing import RUN


def simulate(options: argparse.Namespace) -> int:
    """Play whole games with a bot, store and print the results; return the exit code, or raise Refused."""
    if not options.json:
        print_in(options)
    return simulation.simulate(options, RUN, {PLAYER: options.player}, {"player": options.player})
