"""Options of `combat generate`; they do not import the scenario generator."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from combat.games.volume1.content.generator import request as asked
from combat.games.volume1.rules.made_names import COUNTRIES


def add_options(parser: argparse.ArgumentParser, number: Callable[[str], int]) -> None:
    """Add the options of `combat generate` to a parser; `number` parses integers."""
    parser.add_argument(
        "--seed",
        type=number,
        metavar="N",
        help="seed of the scenario; the same seed gives the same one; default: random",
    )
    ground = parser.add_mutually_exclusive_group()
    ground.add_argument("--board", metavar="B", help='a board’s id, or two joined with "+"; bocage-7 is made up')
    ground.add_argument("--country", choices=COUNTRIES, help="ground made up from the seed, of this kind")
    for name, (least, most) in (("men", asked.MEN), ("enemies", asked.ENEMIES), ("turns", asked.TURNS)):
        parser.add_argument(f"--{name}", type=number, metavar="N", help=f"{least} to {most}")
    for name, choices in (
        ("kind", asked.KINDS),
        ("quality", asked.QUALITIES),
        ("hour", asked.HOURS),
        ("artillery", asked.GUNS),
        ("readiness", asked.READINESS),
    ):
        parser.add_argument(f"--{name}", choices=choices)
    parser.add_argument("--machine-gun", action=argparse.BooleanOptionalAction, help="whether they may have one")
    parser.add_argument("--out", type=Path, metavar="FILE", help="a new scenario file; default: standard output")
