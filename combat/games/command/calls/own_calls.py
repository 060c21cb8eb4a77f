"""The calls of COMMAND! in a table, as `engine/calls/call.py` tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from combat.engine.calls import options
from combat.engine.calls.call import Call
from combat.engine.calls.options import (
    Parser,
    add_json,
    add_lab,
    add_pack,
    number,
)
from combat.engine.kernel.load_object import load_object

if TYPE_CHECKING:
    from combat.games.command.reports.generate_options import add_wishes

_DEMO = "watch the computer play"
_GENERATE = "make up a scenario from a seed and your wishes"
_SIMULATE = "play whole games without a window"
_REPORT = "write a page about a saved game or a run of many"
_CHALLENGE = "the game of the day, and challenges by code"
_SHOT = "save one frame of a scenario or save as a picture, without a window"
_LOG = "print the log of a saved game, or write it as a page"
_LOS = "show whether two hexes see each other, and why"
_LAB = "run a lab file: any position, its cards and its answers"
_MAKER = "combat.games.command.reports.generate_options:add_wishes"
_ENGINE = "combat.engine.calls"
_HERE = "combat.games.command.calls"


def add_simulate(parser: Parser) -> None:
    """How many games of what, and who plays."""
    options.add_simulate(parser, "steady", "random")
    parser.add_argument("--axis", metavar="NAME", help="who plays the Axis; default: the one of --player")
    parser.add_argument("--allies", metavar="NAME", help="who plays the Allies; default: the one of --player")
    about = "one game between steady players, with what weighed for each answer"
    parser.add_argument("--why", action="store_true", help=about)


def add_shot(parser: Parser) -> None:
    """What is drawn, and who looks."""
    options.add_shot(parser)
    about = "as whom: axis, allies, or none to look on; default: axis, or whoever played a save alone"
    parser.add_argument("--seat", metavar="SIDE", help=about)


def add_demo(parser: Parser) -> None:
    """Add what is shown, and `--seat`, whose hand lies open."""
    options.add_demo(parser)
    about = "as whom: axis or allies; default: as a spectator, both hands hidden"
    parser.add_argument("--seat", metavar="SIDE", help=about)


def add_challenge(parser: Parser) -> None:
    """Add what names a challenge, and `--seat`, whom the challenger plays."""
    options.add_challenge(parser)
    about = "whom the player of a new challenge leads: axis or allies; default: whoever has the first turn"
    parser.add_argument("--seat", metavar="SIDE", help=about)


def add_los(parser: Parser) -> None:
    """Where from and where to."""
    parser.add_argument("where", metavar="SCENARIO|LAB", help="a scenario’s id or file, or a lab file")
    parser.add_argument("start", metavar="FROM")
    parser.add_argument("end", metavar="TO")
    add_pack(parser)
    add_json(parser)


def add_generate(parser: Parser) -> None:
    """Everything that can be wished for."""
    load_object(_MAKER, lambda: add_wishes)(parser, number(0))
    add_pack(parser)
    add_json(parser)


CALLS = (
    Call(
        "demo",
        _DEMO,
        "laid",
        add_demo,
        f"{_ENGINE}.demo_call:demo",
        example="demo {scenario} --seat axis",
        everyday=True,
    ),
    Call(
        "generate",
        _GENERATE,
        "laid",
        add_generate,
        f"{_HERE}.generate_sheet:generate",
        "schema",
        example="generate --seed 4",
        everyday=True,
    ),
    Call(
        "simulate",
        _SIMULATE,
        "sound",
        add_simulate,
        f"{_HERE}.simulate_sides:simulate",
        example="simulate {scenario} --games 20 --out run.csv",
    ),
    Call(
        "report",
        _REPORT,
        "laid",
        options.add_report,
        f"{_HERE}.report_game:report",
        example="report my-game.combat --out game.html",
        everyday=True,
    ),
    Call(
        "challenge",
        _CHALLENGE,
        "laid",
        add_challenge,
        f"{_ENGINE}.challenge_call:challenge",
        "schema",
        example="challenge --play",
        everyday=True,
    ),
    Call("shot", _SHOT, "sound", add_shot, f"{_HERE}.take_picture:shot", example="shot {scenario} --out frame.png"),
    Call("log", _LOG, "laid", options.add_log, f"{_HERE}.print_log:log", example="log my-game.combat --find melee"),
    Call("los", _LOS, "sound", add_los, f"{_HERE}.look_along:los", "schema", example="los {scenario} 01.01 05.05"),
    Call("lab", _LAB, "sound", add_lab, f"{_HERE}.run_position:lab", "schema", example="lab position.toml --window"),
)
