"""After loading a battle, undo goes as far back as before it was left."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.games.volume1.title import OWN_TITLES
from tests.engine.journal.undo_after_loading import lost_undos
from tests.games.volume1.saves.old_saves import HERE, unpacked
from tests.sampled import sample

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.combat"))
OLD = sorted(str(path.relative_to(HERE).with_suffix("")) for path in HERE.rglob("*.combat.xz"))


@pytest.mark.parametrize("path", sample(GOLDEN, 7), ids=lambda path: path.stem)
def test_in_golden_games(path: Path, tmp_path: Path) -> None:
    free, faults = lost_undos(path, OWN_TITLES, tmp_path)
    assert free
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", sample(OLD, 16))
def test_in_old_saves(name: str, tmp_path: Path) -> None:
    _, faults = lost_undos(unpacked(name, tmp_path), OWN_TITLES, tmp_path)
    assert not faults, "\n".join(faults)
