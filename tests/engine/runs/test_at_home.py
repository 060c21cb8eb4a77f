"""Games in several processes: each is played once, whatever becomes of a process."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from combat.engine.runs.at_home import played_at_home
from combat.engine.runs.run_faults import RunStoppedError
from tests.engine.runs.rows import begin, die, play, row

ROOT = Path(__file__).parents[3]


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


BESIDE = """
import multiprocessing, os, signal
from combat.engine.runs.at_home import played_at_home
from tests.engine.runs.rows import begin, play
next(played_at_home(range(100_000), 2, begin, (), play))
print(*(process.pid for process in multiprocessing.active_children()), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_whoever_is_killed_takes_his_processes_with_him() -> None:
    """They would hold the lock of the file that he wrote, and nobody could go on with it."""
    killed = subprocess.run([sys.executable, "-c", BESIDE], cwd=ROOT, capture_output=True, check=False, timeout=60)
    left = set(map(int, killed.stdout.split()))
    assert killed.returncode == -9
    assert 1 <= len(left) <= 2, "the second comes only where the first has enough to do"
    end = time.monotonic() + 60
    while any(map(runs, left)):
        assert time.monotonic() < end
        time.sleep(0.01)


def runs(pid: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
