"""No test of packs leaves one in use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.content import layers


@pytest.fixture(autouse=True)
def plain_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No packs in use before or after, a cache of the test's own, and the test's folder to stand in."""
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    yield
    layers.use(())
