"""Every loader of COMMAND! accepts a corrupted file, even with correct digests, or refuses it with readable lines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.forking import FINE, Forking, forking
from tests.games.command.hostile.loaders import LOADERS
from tests.sampled import SOAKED

COUNT = 600 if SOAKED else 6
"""Files for a loader."""

QUIET = ("records",)
"""Loaders that leave out whatever cannot be read, and refuse nothing."""


@pytest.fixture(scope="module")
def jobs() -> Iterator[Forking]:
    """Yield a server that forks a process for each damaged file."""
    with forking("tests.games.command.hostile.spoiling") as server:
        yield server


@pytest.mark.parametrize("name", LOADERS)
def test_a_spoilt_file_is_taken_or_refused(name: str, jobs: Forking, tmp_path: Path) -> None:
    code, said = jobs.do(tmp_path / "home", "spoil", name, 1, COUNT, within=3_600)
    assert code == FINE, said
    *wrong, cost = map(json.loads, said)
    assert wrong == []
    assert cost["refused"] or name in QUIET, "nothing was spoilt"
