"""Cached content is stale once a source has changed, or code of a package that derives something from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content import cache


def test_the_rooms_that_a_game_names_count_and_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("engine/content", "games/chess/rules", "games/go/rules"):
        (tmp_path / room / "deep").mkdir(parents=True)
        (tmp_path / room / "deep" / "some.py").write_text(room)
    monkeypatch.setattr(cache, "_PACKAGE", tmp_path)

    def keys() -> list[str]:
        return [cache.fingerprint([], rooms=rooms) for rooms in ((), ("games/chess/rules",), ("games/go/rules",))]

    bare, chess, go = keys()
    assert len({bare, chess, go}) == 3
    (tmp_path / "games/chess/rules/deep/some.py").write_text("two")
    assert [was == now for was, now in zip((bare, chess, go), keys(), strict=True)] == [True, False, True]
    (tmp_path / "engine/content/deep/some.py").write_text("two")
    assert set(keys()).isdisjoint((bare, chess, go))
    kept = keys()
    (tmp_path / "engine/content/deep/__pycache__").mkdir()
    (tmp_path / "engine/content/deep/__pycache__/some.pyc").write_bytes(b"compiled")
    assert keys() == kept
    (tmp_path / "engine/content/deep/some.py").rename(tmp_path / "engine/content/deep/other.py")
    assert set(keys()).isdisjoint(kept)
