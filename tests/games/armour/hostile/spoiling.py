"""Feed the loaders of ARMOUR! with corrupted files, as jobs for `tests.forking`."""

from __future__ import annotations

from combat.games.armour.title import TITLE
from tests.engine import spoiling
from tests.engine.content.parsed_once import parse_once
from tests.games.armour.hostile.loaders import LOADERS
from tests.games.armour.shipped import content

TITLE.use()


def warm_up() -> None:
    """Read the content that each job needs, before the first job."""
    content()
    parse_once()


def spoil(name: str, seed: int, count: int) -> None:
    """Feed the loader `name` with `count` corrupted files; print each file that breaks a law."""
    spoiling.spoil(name, LOADERS[name], spoiling.REFUSED, seed, count)
