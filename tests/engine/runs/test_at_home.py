"""Games in several processes: each is played once, even if processes die."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from combat.engine.runs.at_home import played_at_home
from combat.engine.runs.run_faults import RunStoppedError
from tests.engine.runs.rows import LONG, Odd, Row, begin, broken, die, long_result, odd, play, refuse, row

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
    assert set(multiprocessing.active_children()) <= before


@pytest.mark.parametrize(
    ("first", "game", "kind"),
    [(refuse, play, ValueError), (begin, broken, ValueError), (begin, odd, (RuntimeError, Odd))],
)
def test_what_a_process_raises_is_raised_here(
    first: Callable[..., None], game: Callable[[int], Row], kind: type[Exception] | tuple[type[Exception], ...]
) -> None:
    """A fault that pickle cannot make again comes as RuntimeError, unless a library has taught pickle to."""
    before = set(multiprocessing.active_children())
    with pytest.raises(kind, match="it does not want to"):
        list(played_at_home(range(4), 2, first, (), game))
    assert set(multiprocessing.active_children()) <= before


def test_it_ends_while_a_result_is_on_its_way_that_no_pipe_can_hold() -> None:
    """Whoever is killed in the middle of a long result would keep a pipe shared by all from ever being read again."""
    games = played_at_home(range(100), 2, begin, (), long_result)
    assert len(next(games)) == LONG
    games.close()  # type: ignore[attr-defined]


AT_ITS_END = """
from combat.engine.runs.at_home import played_at_home
from tests.engine.runs.rows import begin, play
assert len(list(played_at_home(range(4), 2, begin, (), play))) == 4
"""


def test_the_interpreter_ends_at_once_and_says_nothing() -> None:
    """No thread of a pool is left that closes its pipes meanwhile, so that writing to them fails."""
    for _ in range(10):
        ended = subprocess.run(
            [sys.executable, "-c", AT_ITS_END], cwd=ROOT, capture_output=True, check=False, timeout=60
        )
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


BESIDE = """
import multiprocessing, os, signal
from combat.engine.runs.at_home import played_at_home
from tests.engine.runs.rows import begin, play
games = played_at_home(range(100_000), 2, begin, (), play)
next(games)
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
    """Return whether a process exists and has not ended."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
