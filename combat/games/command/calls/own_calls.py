"""Table of the subcommands of COMMAND!; see `engine/calls/call.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from combat.engine.calls import common_calls, options
from combat.engine.calls.options import (
    Parser,
    add_json,
    add_pack,
    number,
)
from combat.engine.kernel.load_object import load_object

if TYPE_CHECKING:
    from combat.games.command.reports.generate_options import add_wishes

_LAB = "run a lab file: any position, its cards and its answers"
_MAKER = "combat.games.command.reports.generate_options:add_wishes"
_HERE = "combat.games.command.calls"


def add_simulate(parser: Parser) -> None:
    """Add the options of `simulate`: number of games, scenario, bots of both sides, and `--why`."""
    options.add_simulate(parser, "steady", "random")
    parser.add_argument("--axis", metavar="NAME", help="who plays the Axis; default: the one of --player")
    parser.add_argument("--allies", metavar="NAME", help="who plays the Allies; default: the one of --player")
    about = "one game between steady players, with what weighed for each answer"
    parser.add_argument("--why", action="store_true", help=about)


def add_challenge(parser: Parser) -> None:
    """Add the options of `challenge`, and `--seat` for the challenger's side."""
    options.add_challenge(parser)
    about = "the player’s side in a new challenge: axis or allies; default: the one with the first turn"
    parser.add_argument("--seat", metavar="SIDE", help=about)


def add_los(parser: Parser) -> None:
    """Add the arguments of `los`: scenario or lab file, start and end hex, `--pack` and `--json`."""
    parser.add_argument("where", metavar="SCENARIO|LAB", help="a scenario’s id or file, or a lab file")
    parser.add_argument("start", metavar="FROM")
    parser.add_argument("end", metavar="TO")
    add_pack(parser)
    add_json(parser)


def add_generate(parser: Parser) -> None:
    """Add the settings of the scenario generator, `--pack` and `--json`."""
    load_object(_MAKER, lambda: add_wishes)(parser, number(0))
    add_pack(parser)
    add_json(parser)


CALLS = (
    common_calls.demo(options.add_seated_demo, "demo {scenario} --seat axis"),
    common_calls.generate(add_generate, f"{_HERE}.generate_sheet:generate", "generate --seed 4"),
    common_calls.simulate(add_simulate, f"{_HERE}.simulate_sides:simulate"),
    common_calls.report(f"{_HERE}.report_game:report"),
    common_calls.challenge(add_challenge),
    common_calls.seated_shot(),
    common_calls.public_log(),
    common_calls.los(add_los, f"{_HERE}.look_along:los", "los {scenario} 01.01 05.05"),
    common_calls.lab(_LAB, f"{_HERE}.run_position:lab"),
)
