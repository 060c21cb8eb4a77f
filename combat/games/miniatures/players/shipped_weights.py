"""Weights of bots, read from a file of the game and varied by a seed."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import TypeVar

from combat.engine.chance.split_mix import SplitMix
from combat.engine.files.folders import share
from combat.engine.kernel.record import Json, Record, field_names, from_plain

W = TypeVar("W", bound=Record)
NOISE = "noise"
"""Name of the weight that gives the variation of the others, as a share."""
MOST_FILES = 4


@lru_cache(maxsize=MOST_FILES)
def _steady(file: str) -> dict[str, Json]:
    table = tomllib.loads((share() / file).read_text(encoding="utf-8"))["steady"]
    return {name: float(value) for name, value in table.items()}


def varied(kind: type[W], file: str, seed: int) -> W:
    """Return the weights in the table `steady` of a file, each varied at random by up to the share `noise`.

    The same seed gives the same weights. Raises CodecError if the table does not match the record's fields.
    """
    shipped = from_plain(kind, dict(_steady(file)))
    numbers, spread = SplitMix(seed), round(1000 * getattr(shipped, NOISE))
    return kind(
        **{
            name: getattr(shipped, name) * (1 + (numbers.below(2 * spread + 1) - spread) / 1000)
            for name in field_names(kind)
        }
    )
