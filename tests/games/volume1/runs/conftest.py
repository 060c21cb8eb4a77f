"""A simulation run shared by all tests of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.volume1.runs.sampled import written


@pytest.fixture(scope="session")
def run_of_sixty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a run of sixty games."""
    return written(tmp_path_factory.mktemp("run") / "sixty.csv")
