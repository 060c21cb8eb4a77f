"""The tool that writes saves of the current version can make each of them alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from combat.engine.journal import loading
from combat.games.volume1.title import OWN_TITLES
from tools.packed_saves import saves_in, unpack
from tools.volume1 import old_saves


def test_a_branch_alone_is_cut_from_a_battle_that_is_not_among_the_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("COMBAT_DATA_DIR", "COMBAT_CACHE_DIR"):
        monkeypatch.setenv(name, str(tmp_path / name))
    folder = tmp_path / "saves"
    old_saves.main([str(folder), "--only", "a-branch"])
    saves = saves_in(folder)
    index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    assert list(saves) == list(index) == ["a-branch"]
    loaded = loading.load(unpack(saves["a-branch"], tmp_path), OWN_TITLES)
    assert loaded.header.branch is not None
    assert loaded.header.branch.of == "finished-tutorial-patrol.combat"
    assert len(loaded.game.entries) == index["a-branch"]["answers"] > 60
