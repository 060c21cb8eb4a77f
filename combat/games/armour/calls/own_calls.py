"""Table of the subcommands of ARMOUR!; see `engine/calls/call.py`."""

from __future__ import annotations

from combat.engine.calls import common_calls, options
from combat.engine.calls.options import Parser

_LAB = "run a lab file: any position, its dice and its answers"
_HERE = "combat.games.armour.calls"


def add_simulate(parser: Parser) -> None:
    """Add the options of `simulate`: number of battles, mission and players."""
    options.add_simulate(parser, "steady", "baseline, random")
    parser.add_argument("--attacker", metavar="NAME", help="who attacks; default: the one of --player")
    parser.add_argument("--defender", metavar="NAME", help="who defends; default: the one of --player")
    about = "one battle between steady players, with what weighed for each answer"
    parser.add_argument("--why", action="store_true", help=about)


CALLS = (
    common_calls.seated_shot(),
    common_calls.public_log(),
    common_calls.simulate(add_simulate, f"{_HERE}.simulate_battles:simulate"),
    common_calls.lab(_LAB, f"{_HERE}.run_position:lab"),
)
