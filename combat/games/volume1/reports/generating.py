"""`combat generate`: write a scenario generated from a seed to a file or to standard output (22.0)."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from combat.engine.chance.seeds import any_seed
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.text_message import msg
from combat.engine.words import text, translated
from combat.games.volume1.content.generator.request import CHOICES, origin
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.content.scenario_writing import scenario_text, write_scenario
from combat.games.volume1.content.terrain import made_boards
from combat.games.volume1.rules.made_names import any_name
from combat.games.volume1.words import names

SEED_BYTES = 4


class CannotMake(Exception):
    """Exception for a scenario that cannot be generated; its text is the reason, in one line."""


class MadeUp(Record):
    """A generated scenario, and where it was written."""

    title: str
    seed: int
    file: Path | None
    """The file it was written to; None for standard output."""
    text: str
    """The scenario file's text, if it was not written to a file."""

    def in_words(self) -> str:
        """Return what to print: the scenario's text, or where it was written."""
        if self.file is None:
            return self.text
        return text("generated-file", file=str(self.file), title=self.title, seed=self.seed) + "\n"

    def as_json(self) -> str:
        """Return the description of the generated scenario as JSON text."""
        where = {"scenario": self.text} if self.file is None else {"file": str(self.file)}
        return json.dumps({"title": self.title, "seed": self.seed, **where}, ensure_ascii=False)


def generate(options: argparse.Namespace) -> MadeUp:
    """Generate a scenario; what the options leave open is random.

    An existing file is not overwritten. Raise CannotMake for an impossible request, ContentError for invalid content,
    and OSError if the file cannot be written.
    """
    out: Path | None = options.out
    if out is not None and out.suffix != ".toml":
        raise CannotMake(msg("cli-no-toml", file=out))
    if out is not None and out.exists():
        raise CannotMake(msg("cli-there-already", file=out))
    workshop = Workshop()
    seed = any_seed(SEED_BYTES) if options.seed is None else options.seed
    given = {name: value for name in CHOICES if (value := getattr(options, name)) is not None}
    if options.country is not None:
        given["board"] = str(any_name(options.country, seed))
    wishes = replace(workshop.roll(seed), **given)
    try:
        made = workshop.make(wishes, names.made_up)
    except ValueError as fault:
        raise CannotMake(str(fault)) from None
    workshop.book(made, out.stem if out is not None else "made-up")
    board = workshop.field(wishes.board).board
    if out is not None:
        made_boards.keep_all(wishes.board)
        write_scenario(made.sheet, out, origin(wishes), board)
    written = "" if out is not None else scenario_text(made.sheet, origin(wishes), board)
    return MadeUp(translated(made.sheet.title), seed, out, written)
