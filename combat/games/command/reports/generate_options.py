"""Options of `combat --game command generate`; does not import the generator."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path


def add_wishes(parser: argparse.ArgumentParser, number: Callable[[str], int]) -> None:
    """Add an option for each setting of the generator; `number` parses integers."""
    parser.add_argument(
        "--seed",
        type=number,
        metavar="N",
        help="seed of the scenario; the same seed gives the same one; default: random",
    )
    parser.add_argument("--map", metavar="M", help="a map’s id")
    parser.add_argument("--axis", metavar="NATION", help="the Axis’s nation")
    parser.add_argument("--allies", metavar="NATION", help="the Allied nation")
    parser.add_argument("--year", type=number, metavar="Y")
    parser.add_argument("--posture", choices=("attack", "defend", "recon"), help="of the Axis")
    parser.add_argument("--size", choices=("company", "detachment", "patrol"))
    parser.add_argument("--axis-quality", choices=("elite", "line", "green"))
    parser.add_argument("--allies-quality", choices=("elite", "line", "green"))
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--handicap", choices=("axis", "allies"), help="the weaker player’s side")
    parser.add_argument("--out", type=Path, metavar="FILE", help="a new scenario file; default: standard output")
