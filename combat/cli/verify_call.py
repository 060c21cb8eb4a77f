"""`combat verify`."""

from __future__ import annotations

import argparse
import sys

from combat.cli.exit_codes import FINE
from combat.cli.titles import AllTitles
from combat.engine.journal import loading


def verify(options: argparse.Namespace) -> int:
    """The proof of a save."""
    proof = loading.verify(options.journal, AllTitles())
    for note in proof.notes:
        print(note, file=sys.stderr)
    standing = "the game is over" if proof.over else "the game goes on"
    print(f"{options.journal}: {proof.answers} answers and {proof.checkpoints} checkpoints agree; {standing}")
    return FINE
