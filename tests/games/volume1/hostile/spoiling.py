"""The loaders of Volume 1 with corrupted files, for `tests.forking`."""

from __future__ import annotations

from combat.games.volume1.title import TITLE
from tests.engine import spoiling
from tests.engine.content.parsed_once import parse_once
from tests.games.volume1.hostile.loaders import LOADERS
from tests.games.volume1.skirmish import skirmish

TITLE.use()


def warm_up() -> None:
    """Read the data that each job would read."""
    skirmish()
    parse_once()


def spoil(name: str, seed: int, count: int) -> None:
    """Feed a loader with corrupted files."""
    spoiling.spoil(name, LOADERS[name], spoiling.REFUSED, seed, count)


def feed(name: str, folder: str) -> None:
    """Feed a loader with every file of a folder."""
    spoiling.feed(LOADERS[name], spoiling.REFUSED, folder)
