"""Ids of generated boards: landscape type and seed, as in bocage-4711; the board follows from its id alone."""

from __future__ import annotations

import re

from combat.engine.kernel.record import Record

COUNTRIES = ("bocage", "village", "hills", "river", "orchards", "ruins")
"""Every kind of country in `assets/countries.toml`, the most common first."""
LARGEST_SEED = 999_999
"""Seeds run from 1 to this number, short enough to be read aloud."""
_NAME = f"({'|'.join(COUNTRIES)})-([1-9][0-9]{{0,5}})"


class MadeName(Record):
    """Id of a generated board: its landscape type and its seed."""

    country: str
    seed: int

    def __str__(self) -> str:
        return f"{self.country}-{self.seed}"


def any_name(country: str, seed: int) -> MadeName:
    """Return the id of a generated board of a landscape type, with a seed derived from any number."""
    return MadeName(country, 1 + seed % LARGEST_SEED)


def made_name(board: str) -> MadeName | None:
    """Parse a board's id into landscape type and seed; return None if it is not the id of a generated board."""
    found = re.fullmatch(_NAME, board)
    return MadeName(found[1], int(found[2])) if found else None
