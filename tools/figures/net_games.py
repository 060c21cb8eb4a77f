"""Benchmark: server of remote games: time of answers, memory of active and idle games, bytes sent to a seat."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from combat.engine.net.store.game_store import StoredGame, StoredSeat
from combat.engine.net.store.sql_store import SqlStore
from combat.games.command.title import TITLE
from tools.figures import MEGABYTES, Measured, figure
from tools.figures.benchmark import Timed, unit

GAMES, SECONDS, PAUSE_S = 500, 20.0, 2.5
"""Number of games, how long they are measured, and the seconds between two answers of a game: five for each seat."""
USUAL = 1_100
"""Number of answers of an average game."""
RESTING, SETTLED_S, IDLE_S = 10_000, 8.0, 20.0
"""Number of resting games, and the seconds that a server is given to come to rest and is then measured."""


class Loaded(NamedTuple):
    """Result of a load test: times, rate, bytes, memory and answers."""

    times: list[float]
    """Seconds from sending an answer to its arrival at the other seat, in order."""
    rate: float
    """Answers a second."""
    sent: int
    """Bytes sent to a seat in a whole game, the larger of both."""
    memory: float
    """Megabytes of a game."""
    answers: int
    """Number of answers of this game."""


class Process:
    """Memory and CPU time of a running process, read from Linux's /proc."""

    def __init__(self, pid: int) -> None:
        self._folder = Path("/proc", str(pid))

    @property
    def memory(self) -> float:
        """Return the resident memory in megabytes."""
        lines = (self._folder / "status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    @property
    def seconds(self) -> float:
        """Return the CPU time used so far, in seconds."""
        threads = (self._folder / "task").glob("*/schedstat")
        return sum(int(thread.read_text(encoding="ascii").split()[0]) for thread in threads) / 1e9


@contextmanager
def server(store: Path) -> Iterator[tuple[int, Process]]:
    """Run a server of COMMAND! within the block; yield its port and its process."""
    command = [sys.executable, "-m", "tools.figures.net_server", str(store)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline()), Process(process.pid)
        finally:
            process.terminate()


def load(games: int, seconds: float, pause: float) -> Loaded:
    """Run a load test of many games and return its result.

    `seconds` is the time of measuring, `pause` the time between the answers of a game, both in seconds.
    """
    with (
        tempfile.TemporaryDirectory(prefix="combat-bench-") as folder,
        server(Path(folder, "games.sqlite")) as (
            port,
            served,
        ),
    ):
        time.sleep(1.0)
        idle = served.memory
        command = [sys.executable, "-m", "tools.figures.net_load", *map(str, (port, games, seconds, pause))]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:
            assert client.stdin is not None
            assert client.stdout is not None
            client.stdout.readline()
            memory = (served.memory - idle) / games
            client.stdin.write("\n")
            client.stdin.flush()
            found = json.loads(client.stdout.readline())
    return Loaded(found["times"], found["rate"], max(found["bytes"]), memory, found["answers"])


@cache
def _load() -> Loaded:
    return load(GAMES, SECONDS, PAUSE_S)


def _at(share: float) -> Measured:
    """Return the time within which a share of the answers arrive."""
    loaded = _load()
    seconds = loaded.times[min(len(loaded.times) - 1, round(share * len(loaded.times)))]
    note = f"{GAMES} games, {loaded.rate:,.0f} answers a second, each on the disk before; the client’s time is included"
    return Measured.of(Timed(seconds, seconds / unit()), note)


@figure("net-answer", "time from an answer to its arrival at the other seat, 500 games on one server, median", 600)
def answers() -> Measured:
    """Measure the median time of an answer."""
    return _at(0.5)


@figure("net-answer-slowest", "the same, 99th percentile", 2_000)
def slowest_answers() -> Measured:
    """Measure the 99th percentile of the times of answers."""
    return _at(0.99)


@figure("net-game", "memory of a game that is played on a server", 1, MEGABYTES)
def memory_of_a_game() -> Measured:
    """Measure the server's memory for a game with its two connections, in megabytes."""
    return Measured(_load().memory, note=f"{GAMES} games of COMMAND! with two connections each")


@figure("net-traffic", "traffic to a seat in a whole game of COMMAND!, for 1,100 answers", 0.3, MEGABYTES)
def traffic() -> Measured:
    """Measure the megabytes of all messages to a seat in a game of usual length."""
    loaded = _load()
    sent = loaded.sent / 1e6
    note = f"{sent:.2g} MB in a game of {loaded.answers:,} answers, lobby and proof included; the larger of both seats"
    return Measured(sent * USUAL / loaded.answers, note=note)


def resting(games: int, settled: float, seconds: float) -> tuple[float, float]:
    """Return the memory in megabytes and the share of a core that a server uses for idle games.

    Both are differences from a server without games, measured over `seconds` after `settled` seconds of rest.
    """
    found = []
    with tempfile.TemporaryDirectory(prefix="combat-bench-") as folder:
        for count in (0, games):
            place = Path(folder, f"{count}.sqlite")
            store = SqlStore(f"sqlite:///{place}")
            for number in range(count):
                store.add(_game(number))
            store.close()
            with server(place) as (_, served):
                time.sleep(settled)
                before = served.seconds
                time.sleep(seconds)
                found.append((served.memory, (served.seconds - before) / seconds))
    (memory, busy), (more, busier) = found
    return more - memory, max(0.0, busier - busy)


def _game(number: int) -> StoredGame:
    """Return a game that waits for its first answer."""
    seats = tuple(StoredSeat(seat, "somebody", token=f"{seat} {number}", number="00ff") for seat in TITLE.rules.seats)
    return StoredGame(
        f"{number}", TITLE.id, b"{}", bytes(32), f"watch {number}", False, "2026-01-01T00:00:00+00:00", seats,
        turn=TITLE.rules.seats[0], moved="2026-01-01T00:00:00+00:00",
    )  # fmt: skip


@cache
def _resting() -> tuple[float, float]:
    return resting(RESTING, SETTLED_S, IDLE_S)


@figure("net-rest", "memory of 10,000 resting games above a server without games", 60, MEGABYTES)
def memory_of_resting_games() -> Measured:
    """Measure the memory of games without connections, in megabytes."""
    return Measured(max(0.01, _resting()[0]), note="they stay in the store until somebody comes")


@figure("net-rest-cpu", "CPU use per second of 10,000 resting games", 50)
def resting_games() -> Measured:
    """Measure the CPU use of games without connections."""
    seconds = max(1e-6, _resting()[1])
    return Measured.of(Timed(seconds, seconds / unit()), "above a server without games")
