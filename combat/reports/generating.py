"""`combat generate`: a scenario made up from a seed, to a file or to standard output (22.0)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from combat.content.generator.making import Workshop
from combat.content.generator.wishes import Wishes
from combat.content.writing import scenario_text, write_scenario
from combat.words import text


class CannotMake(Exception):
    """What was asked for cannot be made up; the text is the one line that says why."""


def generate(seed: int, given: Mapping[str, Any], out: Path | None) -> str:
    """Make a scenario up, the dice deciding what is not given; returns what is to be printed.

    Raises CannotMake, ContentError and OSError. A file that is there already is not written over.
    """
    if out is not None and out.suffix != ".toml":
        raise CannotMake(f'"{out}" must end in .toml')
    if out is not None and out.exists():
        raise CannotMake(f'"{out}" is there already; give another name')
    workshop = Workshop()
    wishes = replace(workshop.roll(seed), **given)
    try:
        made = workshop.make(wishes, text)
    except ValueError as fault:
        raise CannotMake(str(fault)) from None
    workshop.book(made, out.stem if out is not None else "made-up")
    if out is None:
        return scenario_text(made.sheet, origin(wishes))
    write_scenario(made.sheet, out, origin(wishes))
    return f"{out}: {made.sheet.title}, from seed {seed}\n"


def origin(wishes: Wishes) -> str:
    """The remark above a made-up file: the call that makes the same one again."""
    plain = [item.name for item in fields(wishes) if item.name != "machine_gun"]
    words = [f"--{name} {getattr(wishes, name)}" for name in plain]
    words.append("--machine-gun" if wishes.machine_gun else "--no-machine-gun")
    return f"Made up by: combat generate {' '.join(words)}"
