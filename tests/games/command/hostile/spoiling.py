"""The loaders of COMMAND! with corrupted files, for `tests.forking`."""

from __future__ import annotations

from combat.games.command.title import TITLE
from tests.engine import spoiling
from tests.engine.content.parsed_once import parse_once
from tests.games.command.hostile.loaders import LOADERS
from tests.games.command.skirmish import skirmish

TITLE.use()


def warm_up() -> None:
    """Read the data that each job would read."""
    skirmish(1)
    parse_once()


def spoil(name: str, seed: int, count: int) -> None:
    """Feed a loader with corrupted files."""
    spoiling.spoil(name, LOADERS[name], spoiling.REFUSED, seed, count)
