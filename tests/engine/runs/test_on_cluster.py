"""A real Dask cluster on this machine: a scheduler and two workers, one of which is killed during the run."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.runs import on_cluster
from combat.engine.runs.on_cluster import played_on_cluster
from combat.engine.runs.run_faults import RunStoppedError
from tests.engine.runs.rows import begin, play, row

HERE = pytest.mark.skipif(on_cluster.distributed is None, reason="Dask is not installed: make cluster-check")


@HERE
def test_a_worker_that_is_killed_half_way_loses_nothing_and_doubles_nothing(
    cluster: tuple[str, list[subprocess.Popen[str]]], tmp_path: Path
) -> None:
    address, workers = cluster
    flag = tmp_path / "flag"
    found = []
    for number, game in enumerate(played_on_cluster(range(1, 161), address, begin, (str(flag),), play)):
        found.append(game)
        if number == 40:
            flag.touch()  # the first worker that comes upon it dies of it
    assert not flag.exists()
    assert sorted(worker.poll() is None for worker in workers) == [False, True]
    assert sorted(game.seed for game in found) == list(range(1, 161))
    assert all(game == row(game.seed) for game in found)


@HERE
def test_a_worker_that_cannot_play_is_told_of(cluster: tuple[str, list[subprocess.Popen[str]]]) -> None:
    words.use("en")
    with pytest.raises(RunStoppedError, match=r"cannot play .*its workers need the same version of the game"):
        list(played_on_cluster(range(3), cluster[0], begin, ("too", "many"), play))


@HERE
def test_where_no_scheduler_answers_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    words.use("en")
    monkeypatch.setattr(on_cluster, "SCHEDULER_TIMEOUT_S", 0.3)
    with pytest.raises(RunStoppedError, match=r"no scheduler answers at tcp://127.0.0.1:9 \("):
        list(played_on_cluster(range(3), "tcp://127.0.0.1:9", begin, (), play))


def test_without_dask_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    words.use("en")
    monkeypatch.setattr(on_cluster, "distributed", None)
    with pytest.raises(RunStoppedError, match=r"clusters need Dask: pip install combat-game\[cluster\]"):
        list(played_on_cluster(range(3), "tcp://127.0.0.1:9", begin, (), play))


@HERE
@pytest.mark.parametrize("address", ["", "nonsense", "127.0.0.1", "http://x:1", "tcp://h:x"])
def test_what_is_no_address_is_told_at_once(address: str) -> None:
    words.use("en")
    with pytest.raises(
        RunStoppedError, match=f'"{address}" is no address of a scheduler; give one like tcp://host:8786'
    ):
        list(played_on_cluster(range(3), address, begin, (), play))
