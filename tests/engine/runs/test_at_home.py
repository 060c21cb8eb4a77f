"""Games in several processes: each is played once, whatever becomes of a process."""

from __future__ import annotations

import multiprocessing
import time
from pathlib import Path

import pytest

from combat.engine.runs.at_home import played_at_home
from combat.engine.runs.run_faults import RunStoppedError
from tests.engine.runs.rows import begin, die, play, row


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_seed_is_played_once(jobs: int) -> None:
    found = sorted(played_at_home(range(1, 30), jobs, begin, (), play), key=lambda row: row.seed)
    assert found == [row(seed) for seed in range(1, 30)]


def test_a_process_that_is_killed_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    flag = tmp_path / "flag"
    flag.touch()
    found = sorted(row.seed for row in played_at_home(range(1, 30), 2, begin, (str(flag),), play))
    assert not flag.exists()
    assert found == list(range(1, 30))


def test_where_every_process_is_killed_it_stops_and_says_so() -> None:
    with pytest.raises(RunStoppedError):
        list(played_at_home(range(4), 2, begin, (), die))


def test_whoever_stops_leaves_no_process_behind() -> None:
    before = set(multiprocessing.active_children())
    games = played_at_home(range(10_000), 2, begin, (), play)
    assert next(games).seed >= 0
    games.close()  # type: ignore[attr-defined]
    end = time.monotonic() + 60
    while not set(multiprocessing.active_children()) <= before:  # a thread of the pool takes leave of them as well
        assert time.monotonic() < end
        time.sleep(0.01)
