"""The loaders of ARMOUR! with corrupted files, for `tests.forking`."""

from __future__ import annotations

from combat.games.armour.title import TITLE
from tests.engine import spoiling
from tests.engine.content.parsed_once import parse_once
from tests.games.armour.hostile.loaders import LOADERS
from tests.games.armour.shipped import content

TITLE.use()


def warm_up() -> None:
    """Read the data that each job would read."""
    content()
    parse_once()


def spoil(name: str, seed: int, count: int) -> None:
    """Feed a loader with corrupted files."""
    spoiling.spoil(name, LOADERS[name], spoiling.REFUSED, seed, count)
