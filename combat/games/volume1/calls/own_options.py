"""Options of the commands of Volume 1; it imports no slow modules."""

from __future__ import annotations

import argparse
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.calls import options
from combat.engine.calls.options import (
    Parser,
    add_json,
    add_pack,
    add_window,
    number,
)
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.hex import Hex, HexError, on_sheet

if TYPE_CHECKING:
    from combat.games.volume1.reports.generate_options import add_options

DEEDS = ("list", "new", "show", "play", "simulate")
"""Actions of `combat campaign`."""
MAKER = "combat.games.volume1.reports.generate_options:add_options"
"""Import path of the function that adds the options of a generated scenario."""


def overlay(text: str) -> str:
    """Return the hex of an argument "los:HEX"; raise ArgumentTypeError for any other text."""
    kind, _, hex_ = text.partition(":")
    with contextlib.suppress(HexError):
        if kind == "los" and (on_sheet(hex_) or Hex(hex_)):
            return hex_
    raise argparse.ArgumentTypeError(msg("cli-no-overlay", text=text))


def add_edit(parser: Parser) -> None:
    """Add the scenario or board to edit, and the window's options."""
    parser.add_argument("what", nargs="?", metavar="SCENARIO|BOARD", help="an id or a file; without one: the list")
    add_window(parser)


def add_shot(parser: Parser) -> None:
    """Add the options of `shot`, and `--overlay` for the field of view of a hex."""
    options.add_shot(parser)
    parser.add_argument("--overlay", type=overlay, metavar="los:HEX", help="what is in sight of a hex")


def add_simulate(parser: Parser) -> None:
    """Add the options of `simulate`; the default player is "cautious"."""
    options.add_simulate(parser, "cautious", "veteran, random")


def add_los(parser: Parser) -> None:
    """Add the board, both hexes, the orders of the men in them, and the output format."""
    parser.add_argument("board", metavar="BOARD", help="a board’s id, a TMX file, or a lab file")
    parser.add_argument("start", metavar="FROM")
    parser.add_argument("end", metavar="TO")
    parser.add_argument("--from-order", default="none", metavar="O", help="the order of the man at FROM")
    parser.add_argument("--to-order", default="none", metavar="O", help="the order of the man at TO")
    add_pack(parser)
    parser.add_argument("--json", action="store_true")


def add_generate(parser: Parser) -> None:
    """Add the properties that can be requested for a generated scenario, and the output options."""
    load_object(MAKER, lambda: add_options)(parser, number(0))
    add_pack(parser)
    add_json(parser)


def add_give(parser: Parser) -> None:
    """Add the scenario to export, and the output file."""
    parser.add_argument("scenario", metavar="SCENARIO", help="a scenario’s id, or a scenario file")
    about = "a new .zip file; default: in the folder of what was given on"
    parser.add_argument("--out", type=Path, metavar="F.zip", help=about)
    add_pack(parser)


def add_campaign(parser: Parser) -> None:
    """Add the action, the campaign, and the options of all actions."""
    about = "list (default), new, show, play in the window, or simulate: whole campaigns by a scripted player"
    parser.add_argument("does", nargs="?", default="list", choices=DEEDS, metavar="DEED", help=about)
    about = "new and simulate: a campaign’s id; show and play: one’s name or file; default: the one played last"
    parser.add_argument("what", nargs="?", metavar="CAMPAIGN", help=about)
    parser.add_argument("--name", metavar="NAME", help="what a new one is called; default: its title")
    about = "what an endless one is made up from, and the dice of one that is simulated; default: any"
    parser.add_argument("--seed", type=number(0), metavar="N", help=about)
    about = "how many are simulated; default: 1"
    parser.add_argument("--campaigns", type=number(1), default=1, metavar="N", help=about)
    about = "so many battles of each and no more; default: to its end"
    parser.add_argument("--battles", type=number(0), default=0, metavar="N", help=about)
    players = "cautious (default), veteran, random, or your own as module:Class"
    parser.add_argument("--player", default="cautious", metavar="NAME", help=players)
    add_window(parser)
    add_json(parser)


def add_log(parser: Parser) -> None:
    """Add the options of `log`, and `--man` to filter by a man."""
    options.add_log(parser)
    parser.add_argument("--man", default="", metavar="NAME", help="only lines about this man: Taylor, or sgt-taylor")
