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

_LAB = "run a lab file: any position, its cards and its answers"
_GENERATE = "make a scenario up, or see one that was made up again"
_SIMULATE = "whole games without a window"
_REPORT = "what a saved game or many games came to, as a page"
_MAKER = "combat.games.command.reports.generate_options:add_wishes"
_SHOT = "one frame of a scenario or save to a file, without a window"
_LOG = "what was told of a saved game, as text or a page"
_LOS = "whether two hexes see each other, and why"
_CHALLENGE = "a game that is the same for everybody: its code, and the proof of its result"
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
    about = "as whom: axis or allies; default: as whoever looks on, both hands hidden"
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
    Call("demo", "the computer plays, you watch", "laid", add_demo, "combat.engine.calls.demo_call:demo"),
    Call("generate", _GENERATE, "laid", add_generate, f"{_HERE}.generate_sheet:generate", "schema"),
    Call("simulate", _SIMULATE, "sound", add_simulate, f"{_HERE}.simulate_sides:simulate"),
    Call("report", _REPORT, "laid", options.add_report, f"{_HERE}.report_game:report"),
    Call("challenge", _CHALLENGE, "laid", add_challenge, "combat.engine.calls.challenge_call:challenge", "schema"),
    Call("shot", _SHOT, "sound", add_shot, f"{_HERE}.take_picture:shot"),
    Call("log", _LOG, "laid", options.add_log, f"{_HERE}.print_log:log"),
    Call("los", _LOS, "sound", add_los, f"{_HERE}.look_along:los", "schema"),
    Call("lab", _LAB, "sound", add_lab, f"{_HERE}.run_position:lab", "schema"),
)
