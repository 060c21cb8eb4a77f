"""The toy as a title with a command-line call of its own."""

from __future__ import annotations

import argparse

from combat.engine.calls.call import Call
from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.options import Parser, number
from combat.engine.kernel.record import replace
from tests.engine.toy_title import TOY


def add_rivers(parser: Parser) -> None:
    """Add the arguments of the call: a pond, and how often to count."""
    parser.add_argument("scenario", metavar="POND", help="a pond, like pond-3")
    parser.add_argument("--times", type=number(1), default=1, metavar="N", help="count them so often; default: 1")


def rivers(options: argparse.Namespace) -> int:
    """Print the number of rivers of a pond as often as requested; return the exit code."""
    book = options.title.load_book(options.scenario, ())
    for _ in range(options.times):
        print(len(book.rivers))
    return FINE


CALLS = (Call("rivers", "how many rivers a pond has", "left", add_rivers, f"{__name__}:rivers"),)
TOY_WITH_CALL = replace(TOY, parts={**TOY.parts, "calls": f"{__name__}:CALLS"})
