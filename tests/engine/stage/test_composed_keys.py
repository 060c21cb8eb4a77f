"""libX11's cached key table is offered to it only if it is unchanged."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.files import folders
from combat.engine.stage import window

CONTENT = bytes(range(256)) * 16


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the key table of an earlier start, sealed as unchanged."""
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "platform", "linux")
    start(monkeypatch)
    file = folders.cache() / "composed-keys" / "l4_030_313cb605_00280cc0"
    assert file.parent.is_dir(), "libX11 writes into no folder that is not there"
    file.write_bytes(CONTENT)
    window.seal_composed_keys()
    return file


def start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate the start of a process."""
    _unname(monkeypatch)
    window.offer_composed_keys()


def _unname(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(window.COMPOSED, "")  # else what a test sets would stay
    monkeypatch.delenv(window.COMPOSED)


def test_a_file_as_it_was_written_is_offered(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start(monkeypatch)
    assert os.environ[window.COMPOSED] == str(written.parent)
    assert written.read_bytes() == CONTENT


def test_a_file_with_any_bit_flipped_is_not(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = SplitMix(1)
    for _ in range(200):
        bit = numbers.below(8 * len(CONTENT))
        spoilt = bytearray(CONTENT)
        spoilt[bit // 8] ^= 1 << bit % 8
        written.write_bytes(spoilt)
        start(monkeypatch)
        assert not written.exists(), bit
        assert os.environ[window.COMPOSED] == str(written.parent)


def test_a_file_that_nobody_sealed_or_that_came_since_is_not(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (written.parent / "another").write_bytes(CONTENT)
    start(monkeypatch)
    assert not list(written.parent.iterdir())
    written.write_bytes(CONTENT)
    (folders.cache() / window.COMPOSED_SEAL).unlink()
    start(monkeypatch)
    assert not list(written.parent.iterdir())


def test_a_folder_that_the_player_named_is_his(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv(window.COMPOSED, str(tmp_path))
    (tmp_path / "file").write_bytes(CONTENT)
    window.offer_composed_keys()
    window.seal_composed_keys()
    assert os.environ[window.COMPOSED] == str(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_elsewhere_than_on_linux_nothing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    _unname(monkeypatch)
    monkeypatch.setattr(sys, "platform", "win32")
    window.offer_composed_keys()
    window.seal_composed_keys()
    assert window.COMPOSED not in os.environ
    assert not (tmp_path / "cache").exists()
