"""The calls of COMMAND! in a table, as `engine/calls/call.py` tells."""

from __future__ import annotations

from pathlib import Path

from combat.engine.calls.call import Call
from combat.engine.calls.options import Parser, add_json, add_language, add_pack

_LAB = "run a lab file: any position, its cards and its answers"
_HERE = "combat.games.command.calls"


def add_lab(parser: Parser) -> None:
    """The file, and how its end is told."""
    parser.add_argument("file", type=Path, metavar="FILE")
    add_json(parser)
    add_language(parser)
    add_pack(parser)


CALLS = (Call("lab", _LAB, "sound", add_lab, f"{_HERE}.run_position:lab", "schema"),)
