"""`combat verify`."""

from __future__ import annotations

import argparse
import json
import sys

from combat.cli.exit_codes import FINE
from combat.cli.titles import AllTitles
from combat.engine.journal import loading


def verify(options: argparse.Namespace) -> int:
    """The proof of a save."""
    proof = loading.verify(options.journal, AllTitles())
    if options.json:
        found = {"answers": proof.answers, "checkpoints": proof.checkpoints, "over": proof.over}
        print(json.dumps({**found, "notes": [str(note) for note in proof.notes]}, ensure_ascii=False))
        return FINE
    for note in proof.notes:
        print(note, file=sys.stderr)
    standing = "the game is over" if proof.over else "the game goes on"
    print(f"{options.journal}: {proof.answers} answers and {proof.checkpoints} checkpoints agree; {standing}")
    return FINE
