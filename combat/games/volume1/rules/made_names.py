"""What a made-up board is called: its kind of country and its seed, as in bocage-4711. The name says all of it."""

from __future__ import annotations

import re

from combat.engine.kernel.record import Record

COUNTRIES = ("bocage", "village", "hills", "river", "orchards", "ruins")
"""Every kind of country, as `assets/countries.toml` has it, the most usual first."""
LARGEST_SEED = 999_999
"""Seeds run from 1 to it: a number that can be read out."""
_NAME = re.compile(f"({'|'.join(COUNTRIES)})-([1-9][0-9]{{0,5}})")


class MadeName(Record):
    """A made-up board by its country and seed."""

    country: str
    seed: int

    def __str__(self) -> str:
        return f"{self.country}-{self.seed}"


def any_name(country: str, seed: int) -> MadeName:
    """A made-up board of a country by any number: one of its seeds."""
    return MadeName(country, 1 + seed % LARGEST_SEED)


def made_name(board: str) -> MadeName | None:
    """The country and seed of a board's id; None for one that is not made up."""
    found = _NAME.fullmatch(board)
    return MadeName(found[1], int(found[2])) if found else None
