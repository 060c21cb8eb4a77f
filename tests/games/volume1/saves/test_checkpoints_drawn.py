"""Every checkpoint of recorded battles, old saves and golden games can be loaded from its file and drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.journal.saved import Stop, read
from combat.games.volume1.title import OWN_TITLES
from tests.games.volume1.saves.old_saves import HERE, unpacked
from tests.games.volume1.table.sitting import Sitting
from tests.sampled import SOAKED, sample

GOLDEN = HERE.parents[1] / "golden"


def kept() -> Iterator[str]:
    """Yield the names of the recorded battles."""
    for path in sorted(HERE.rglob("*.combat.xz")):
        yield path.relative_to(HERE).as_posix().removesuffix(".xz")
    for path in sorted(GOLDEN.glob("*.combat")):
        yield path.name


NAMES = list(kept())


def chosen(stops: list[Stop], seed: int) -> list[Stop]:
    """Return the checkpoints to draw: all with SOAKED, else the last one and one chosen by the seed."""
    return stops if SOAKED else [stops[seed * 7 % len(stops)], stops[-1]]


def test_old_saves_and_golden_games_are_among_them() -> None:
    assert len([name for name in NAMES if "/" in name]) > 30
    assert len([name for name in NAMES if "/" not in name]) >= 4


@pytest.mark.parametrize("name", sample(NAMES, 3))
def test_every_checkpoint_is_drawn_as_it_is_loaded(name: str, tmp_path: Path) -> None:
    path = unpacked(name, tmp_path) if "/" in name else GOLDEN / name
    saved = read(path, OWN_TITLES)
    seed = NAMES.index(name)
    for stop in chosen(saved.stops, seed):
        sitting = Sitting(seed=seed, size=(960, 540), state=saved.state(stop))
        sitting.rounds(2)
        assert sitting.scene.drawn
        sitting.session.close()
