"""Every loader accepts a corrupted file or refuses it with readable lines.

No file may break the program, take more than two seconds or 256 MB, or cause a write outside the player's folders. A
file that does is stored, and its number reproduces it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.forking import FINE, Forking, forking
from tests.games.volume1.hostile.loaders import LOADERS
from tests.sampled import sample

CORPUS = Path(__file__).parent / "corpus"
"""Files by which a loader came to lines that no file before had come to, as `fuzzing` beside this found them."""
COUNT, OF_SLOW_ONES = (5_000, 5_000) if "COMBAT_SOAK" in os.environ else (12, 3)
"""Files for a loader."""


@pytest.fixture(scope="module")
def jobs() -> Iterator[Forking]:
    """Yield a server that forks a process for each damaged file."""
    with forking("tests.games.volume1.hostile.spoiling") as server:
        yield server


@pytest.mark.parametrize("name", LOADERS)
def test_a_spoilt_file_is_taken_or_refused(name: str, jobs: Forking, tmp_path: Path) -> None:
    count = OF_SLOW_ONES if LOADERS[name].slow else COUNT
    code, said = jobs.do(tmp_path / "home", "spoil", name, 1, count, within=3_600)
    assert code == FINE, said
    *wrong, cost = map(json.loads, said)
    assert wrong == []
    assert cost["refused"] or LOADERS[name].form == "json", "nothing was spoilt"


@pytest.mark.parametrize("name", sample([name for name in LOADERS if (CORPUS / name.replace(" ", "-")).is_dir()], 3))
def test_files_that_were_found_by_coverage_are_taken_or_refused(name: str, jobs: Forking, tmp_path: Path) -> None:
    code, said = jobs.do(tmp_path / "home", "feed", name, str(CORPUS / name.replace(" ", "-")), within=600)
    assert code == FINE, said
    assert said == []
