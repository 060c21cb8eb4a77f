"""`combat give`: export a scenario with its boards as one file."""

from __future__ import annotations

import argparse

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.kernel.text_message import msg
from combat.engine.words import text
from combat.games.volume1.content.export_pack import export_pack
from combat.games.volume1.content.library import Library


def give(options: argparse.Namespace) -> int:
    """Write the pack and print its path; return the exit code.

    Raise Refused if the output file exists or does not end in .zip.
    """
    print_in(options)
    out = options.out
    if out is not None and out.suffix != ".zip":
        raise Refused(msg("cli-no-zip", file=out))
    if out is not None and out.exists():
        raise Refused(msg("cli-there-already", file=out))
    print(text("given-file", file=str(export_pack(Library().scenario_file(options.scenario), out))))
    return FINE
