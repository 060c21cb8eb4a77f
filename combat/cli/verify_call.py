"""The command `combat verify`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from combat.cli.titles import AllTitles
from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import print_in
from combat.engine.journal import loading
from combat.engine.journal.game_flags import GameFlags
from combat.engine.kernel.record import as_plain
from combat.engine.words import text


def verify(options: argparse.Namespace) -> int:
    """Verify a save by replaying it, and print the result; return the exit code."""
    if not options.json:
        print_in(options)
    proof = loading.verify(options.journal, AllTitles())
    if options.json:
        found = {"answers": proof.answers, "checkpoints": proof.checkpoints, "over": proof.over}
        notes = [str(note) for note in proof.notes]
        print(json.dumps({**found, "notes": notes, "marks": as_plain(proof.marks)}, ensure_ascii=False))
        return FINE
    for note in proof.notes:
        print(note, file=sys.stderr)
    standing = "; ".join((text("verify-over" if proof.over else "verify-goes-on"), *_told(proof.marks)))
    counts = {"answers": proof.answers, "checkpoints": proof.checkpoints}
    print(text("verify-agrees", file=str(options.journal), standing=standing, **counts))
    return FINE


def _told(marks: GameFlags) -> Iterator[str]:
    """Yield descriptions of the game's flags."""
    if marks.branch is not None:
        yield text("verify-branch", file=marks.branch.of, answers=marks.branch.answers)
    if marks.study is not None:
        yield text("verify-study", answer=marks.study + 1)
