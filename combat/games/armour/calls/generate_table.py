"""Subcommand `combat --game armour generate`: a table from a seed, as a file for Tiled (A48)."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.chance.seeds import any_seed
from combat.engine.content.plane.table_writing import tiled
from combat.engine.files.plain_files import write_whole
from combat.engine.kernel.text_message import msg
from combat.engine.words import text
from combat.games.armour.content.library import Library
from combat.games.armour.content.random_tables.random_table import SEED_BYTES
from combat.games.armour.words.armour_names import table_name
from combat.games.miniatures.content.table_check import TABLE_SUFFIX


def generate(options: argparse.Namespace) -> int:
    """Write a random table to a new file or to standard output; return the exit code.

    Raises Refused if the file name has a wrong suffix or the file exists.
    """
    print_in(options)
    out: Path | None = options.out
    if out is not None and out.suffix != TABLE_SUFFIX:
        raise Refused(f"combat generate: {msg('cli-no-tmx', file=out)}")
    if out is not None and out.exists():
        raise Refused(f"combat generate: {msg('cli-there-already', file=out)}")
    seed = any_seed(SEED_BYTES) if options.seed is None else options.seed
    table = Library().assembly().random_table(seed, options.points)
    written, title = tiled(table), table_name(table.id)
    if out is not None:
        write_whole(out, written)
    if options.json:
        where = {"table": written} if out is None else {"file": str(out)}
        print(json.dumps({"title": title, "seed": seed, **where}, ensure_ascii=False))
    elif out is None:
        print(written.rstrip("\n"))
    else:
        print(text("generated-file", file=str(out), title=title, seed=seed))
    return FINE
