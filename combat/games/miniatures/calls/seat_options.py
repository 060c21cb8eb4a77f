"""Options of calls of games between an attacker and a defender."""

from __future__ import annotations

from combat.engine.calls import options
from combat.engine.calls.options import Parser
from combat.games.miniatures.two_seats import SEATS

STEADY = "steady"
"""Name of the bot that plays by default."""


def add_simulate(parser: Parser, others: str) -> None:
    """Add the options of `simulate`: number of battles, mission, bots of both seats, `--why`; `others` names further
    bots.
    """
    options.add_simulate(parser, STEADY, others)
    parser.add_argument("--attacker", metavar="NAME", help="who attacks; default: the one of --player")
    parser.add_argument("--defender", metavar="NAME", help="who defends; default: the one of --player")
    about = "one battle between steady players, with what weighed for each answer"
    parser.add_argument("--why", action="store_true", help=about)


def add_challenge(parser: Parser) -> None:
    """Add the options of `challenge`, and `--seat` for the challenger's side."""
    options.add_challenge(parser)
    about = "the player’s side in a new challenge: attacker or defender; default: the attacker"
    parser.add_argument("--seat", choices=SEATS, default="", help=about)
