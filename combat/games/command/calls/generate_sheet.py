"""Subcommand `combat --game command generate`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.chance.seeds import any_seed
from combat.engine.files.plain_files import write_whole
from combat.engine.files.toml_writing import toml
from combat.engine.kernel.text_message import msg
from combat.engine.words import text
from combat.games.command.content.library import Library
from combat.games.command.content.made_up.wishes import CHOICES, Wishes, origin
from combat.games.command.content.made_up.workshop import maker_of
from combat.games.command.words.made_up_names import made_up

SEED_BYTES = 3


def generate(options: argparse.Namespace) -> int:
    """Write a random scenario to a new file or to standard output; return the exit code.

    Raises Refused if the file name does not end in .toml, the file exists, a setting cannot be met or content is
    faulty.
    """
    print_in(options)
    out: Path | None = options.out
    if out is not None and out.suffix != ".toml":
        raise Refused(f"combat generate: {msg('cli-no-toml', file=out)}")
    if out is not None and out.exists():
        raise Refused(f"combat generate: {msg('cli-there-already', file=out)}")
    given = {name: value for name in CHOICES if (value := getattr(options, name)) is not None}
    wishes = Wishes(any_seed(SEED_BYTES) if options.seed is None else options.seed, **given)
    library = Library()
    try:
        sheet = maker_of(library).make(wishes, made_up)
    except ValueError as fault:
        raise Refused(f"combat generate: {fault}") from None
    library.made_book(out.stem if out is not None else "made-up", sheet)
    written = f"# {origin(wishes)}\n\n{toml(sheet.model_dump(exclude_defaults=True))}"
    if out is not None:
        write_whole(out, written)
    if options.json:
        where = {"scenario": written} if out is None else {"file": str(out)}
        print(json.dumps({"title": sheet.title, "seed": wishes.seed, **where}, ensure_ascii=False))
    elif out is None:
        print(written.rstrip("\n"))
    else:
        print(text("generated-file", file=str(out), title=sheet.title, seed=wishes.seed))
    return FINE
