"""What the window costs: starting it, resting, panning, zooming, and a line of the log."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from functools import cache
from statistics import median
from time import perf_counter
from typing import Any

from tools.figures import Measured, figure

STARTS = 9


@cache
def _player() -> tempfile.TemporaryDirectory[str]:
    """The folder of a player who has never played."""
    return tempfile.TemporaryDirectory(prefix="combat-bench-")


def _stage(scene: str, *boards: str) -> str:
    """Runs one scene in a fresh process, on two boards if it says so; returns what it printed."""
    folder = _player().name
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env |= {f"COMBAT_{what}_DIR": folder for what in ("DATA", "CONFIG", "STATE", "CACHE")}
    env |= {"XDG_CACHE_HOME": folder, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-m", "tools.figures.stage", scene, *boards]
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout


@cache
def _played(scene: str, *boards: str) -> dict[str, Any]:
    """What a scene found out in a process of its own; the content files were read before, as on any but the first day."""
    _stage("content", *boards)
    found: dict[str, Any] = json.loads(_stage(scene, *boards).splitlines()[-1])
    return found


def _start_ratio(scene: str, *boards: str) -> Measured:
    """A scene's start against that of the bare window, started in turns."""
    taken: dict[str, list[float]] = {"bare": [], scene: []}
    _stage(scene, *boards)
    for _ in range(STARTS):
        for name, times in taken.items():
            start = perf_counter()
            _stage(name, *boards)
            times.append(perf_counter() - start)
    plain = median(taken["bare"])
    note = f"{median(taken[scene]) * 1000:.0f} ms; the bare window {plain * 1000:.0f} ms"
    return Measured(median(taken[scene]) / plain, note)


@figure("menu", "process start to the first picture of the start screen", 2.0, "× a bare window", screen=True)
def menu_start() -> Measured:
    return _start_ratio("menu")


@figure("play", "combat play SCENARIO to the board on the screen", 3.5, "× a bare window", screen=True)
def play_start() -> Measured:
    return _start_ratio("play")


@figure("rest", "a core's share at the table while nothing moves", 1.0, "%", screen=True)
def at_rest() -> Measured:
    found = _played("rest")
    return Measured(found["percent"], f"{found['drawn']:.0f} pictures drawn in ten seconds")


@figure("memory", "memory at the table, every corner seen at every zoom", 150, "MB", screen=True)
def memory() -> Measured:
    return Measured(_played("memory")["megabytes"])


@figure("turns", "what each turn of a long battle adds to it after the fifteenth", 0.2, "MB", screen=True)
def _turns() -> Measured:
    found = _played("turns")
    return Measured(found["megabytes"], f"{found['turns']:.0f} turns of one battle; the log and the journal grow")


@figure("pan", "a frame while panning among 60 counters", 1.5, "× a plain frame", screen=True)
def panning() -> Measured:
    found = _played("pan")
    return Measured(found["ratio"], f"one full-screen blit, 60 counters and a flip: {found['plain']:.2f} ms")


@figure("pan-slowest", "its 99th percentile", 3.0, "× a plain frame", screen=True)
def slowest_panning() -> Measured:
    found = _played("pan")
    return Measured(found["slowest"], f"the plain frame's own: {found['slowest plain']:.2f} ×")


@figure("zoom", "the first picture after a zoom step", 16, "ms", screen=True)
def zooming() -> Measured:
    found = _played("zoom")
    return Measured(found["ms"], f"the slowest step: {found['slowest']:.1f} ms")


@figure("log", "a line added to a log of 5,000 and drawn", 1.0, "ms", screen=True)
def log_line() -> Measured:
    return Measured(_played("log")["ms"])


@figure("sight-first", "the first sight of a part of the board, its tiles on disk", 150, "ms", screen=True)
def first_sight() -> Measured:
    return Measured(_played("sight")["ms"], "until every tile of it is sharp")


# -- two boards side by side, sixty men about the seam ----------------------------------------------------------------


@figure(
    "two-play", "combat play SCENARIO on two boards to the board on the screen", 3.5, "× a bare window", screen=True
)
def play_on_two() -> Measured:
    return _start_ratio("play", "two")


@figure("two-memory", "memory on two boards, every corner seen at every zoom", 150, "MB", screen=True)
def memory_on_two() -> Measured:
    return Measured(_played("memory", "two")["megabytes"])


@figure("two-pan", "a frame while panning among 60 counters on two boards", 1.5, "× a plain frame", screen=True)
def panning_on_two() -> Measured:
    return Measured(_played("pan", "two")["ratio"])


@figure("two-pan-slowest", "its 99th percentile on two boards", 3.0, "× a plain frame", screen=True)
def slowest_panning_on_two() -> Measured:
    found = _played("pan", "two")
    return Measured(found["slowest"], f"the plain frame's own: {found['slowest plain']:.2f} ×")


@figure("two-zoom", "the first picture after a zoom step on two boards", 16, "ms", screen=True)
def zooming_on_two() -> Measured:
    found = _played("zoom", "two")
    return Measured(found["ms"], f"the slowest step: {found['slowest']:.1f} ms")


@figure("two-sight-first", "the first sight of the second board, its tiles on disk", 150, "ms", screen=True)
def first_sight_of_the_second() -> Measured:
    return Measured(_played("sight", "two")["ms"], "until every tile of it is sharp")
