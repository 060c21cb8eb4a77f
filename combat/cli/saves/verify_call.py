"""`combat verify`."""

from __future__ import annotations

import argparse
import json
import sys

from combat.cli.exit_codes import FINE
from combat.cli.given import print_in
from combat.cli.titles import AllTitles
from combat.engine.journal import loading
from combat.engine.words import text


def verify(options: argparse.Namespace) -> int:
    """The proof of a save."""
    if not options.json:
        print_in(options)
    proof = loading.verify(options.journal, AllTitles())
    if options.json:
        found = {"answers": proof.answers, "checkpoints": proof.checkpoints, "over": proof.over}
        print(json.dumps({**found, "notes": [str(note) for note in proof.notes]}, ensure_ascii=False))
        return FINE
    for note in proof.notes:
        print(note, file=sys.stderr)
    standing = text("verify-over" if proof.over else "verify-goes-on")
    counts = {"answers": proof.answers, "checkpoints": proof.checkpoints}
    print(text("verify-agrees", file=str(options.journal), standing=standing, **counts))
    return FINE
