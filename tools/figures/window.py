"""Benchmark: the window: start, idle, panning, zooming, memory, and a log line."""

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

from tools.figures import FRAMES, MEGABYTES, STARTS, Measured, figure
from tools.figures.benchmark import unit

TIMES, JUMPS = 9, 3
"""Number of timings of a start and of a jump to an unseen part of the board, each in a process of its own."""


@cache
def _player() -> tempfile.TemporaryDirectory[str]:
    """Return an empty folder for a new player."""
    return tempfile.TemporaryDirectory(prefix="combat-bench-")


def _stage(scene: str, *boards: str) -> str:
    """Run one scene in a fresh process, on two boards if given; return its output."""
    folder = _player().name
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env |= {f"COMBAT_{what}_DIR": folder for what in ("DATA", "CONFIG", "STATE", "CACHE")}
    env |= {"XDG_CACHE_HOME": folder, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-m", "tools.figures.stage", scene, *boards]
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout


@cache
def _played(scene: str, *boards: str) -> dict[str, Any]:
    """Return a scene's result from a process of its own, with the content cache filled before."""
    _stage("content", *boards)
    return _told(scene, *boards)


def _told(scene: str, *boards: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(_stage(scene, *boards).splitlines()[-1])
    return found


def plain_frame() -> float:
    """Return the current time of a plain frame in seconds; needs a screen."""
    return float(_told("plain")["seconds"])


def _in_frames(scene: str, note: str, *boards: str) -> Measured:
    """Return a scene's result in plain frames and seconds; `note` may refer to its other values."""
    found = _played(scene, *boards)
    return Measured(found["frames"], found["seconds"], note.format(**found))


def _start_ratio(scene: str, *boards: str) -> Measured:
    """Return a scene's start relative to that of the bare window, started alternately.

    One start before fills the caches for code, content and first frame, as for a player after the first day.
    """
    taken: dict[str, list[float]] = {"bare": [], scene: []}
    units = []
    _stage(scene, *boards)
    for _ in range(TIMES):
        units.append(unit())
        for name, times in taken.items():
            start = perf_counter()
            _stage(name, *boards)
            times.append(perf_counter() - start)
    full, bare = median(taken[scene]), median(taken["bare"])
    note = f"{full / median(units):,.0f} units; the bare window {bare / median(units):,.0f}"
    ratio = median(own / plain for own, plain in zip(taken[scene], taken["bare"], strict=True))
    return Measured(ratio, full, note)


def _slowest(*boards: str, scene: str = "pan") -> Measured:
    """Return the slowest frames of a pan."""
    found = _played(scene, *boards)
    return Measured(
        found["slowest"],
        found["slowest"] * found["plain"],
        f"99th percentile of the plain frame: {found['slowest plain']:.2f}",
    )


def _first_sight(*boards: str) -> Measured:
    """Return the median of several jumps, each in a game that has not shown that part of the board."""
    found = [_played("sight", *boards), *(_told("sight", *boards) for _ in range(JUMPS - 1))]
    middle = sorted(found, key=lambda one: float(one["frames"]))[JUMPS // 2]
    return Measured(middle["frames"], middle["seconds"], "until every visible tile is sharp")


@figure("menu", "time from process start to the first frame of the start screen", 1.6, STARTS, screen=True)
def menu_start() -> Measured:
    """Measure the time from the start of the program to the start screen."""
    return _start_ratio("menu")


@figure("play", "time from `combat play SCENARIO` to the board on the screen", 2.8, STARTS, screen=True)
def play_start() -> Measured:
    """Measure the time from the start of the program to the board of a scenario."""
    return _start_ratio("play")


@figure("rest", "CPU use per second at the table while idle", 200, screen=True)
def at_rest() -> Measured:
    """Measure the CPU use of an idle table."""
    found = _played("rest")
    note = f"{found['seconds']:.2%} of a core; {found['drawn']:.0f} frames drawn in ten seconds"
    return Measured(found["units"], found["seconds"], note)


@figure("memory", "memory at the table, after showing the whole board at every zoom", 150, MEGABYTES, screen=True)
def memory() -> Measured:
    """Measure the memory of a table, in megabytes."""
    return Measured(_played("memory")["megabytes"])


@figure("turns", "memory growth per turn of a long battle, after turn 15", 0.2, MEGABYTES, screen=True)
def _turns() -> Measured:
    found = _played("turns")
    note = f"{found['turns']:.0f} turns of one battle, without sprites of effects; log and journal grow"
    return Measured(found["megabytes"], note=note)


@figure("pan", "frame time while panning, 60 counters, median", 1.5, FRAMES, screen=True)
def panning() -> Measured:
    """Measure the median time of a frame while panning."""
    return _in_frames("pan", "")


@figure("pan-slowest", "frame time while panning, 60 counters, 99th percentile", 3.0, FRAMES, screen=True)
def slowest_panning() -> Measured:
    """Measure the 99th percentile of frame times while panning."""
    return _slowest()


@figure("pan-large", "frame time while panning at 3840 × 2160, median", 1.0, FRAMES, screen=True)
def panning_at_large() -> Measured:
    """Measure the median time of a frame while panning a large window."""
    return _in_frames("large_pan", "compared with plain frames of that size")


@figure("effects", "frame time while panning, 60 counters and 12 effects, median", 1.5, FRAMES, screen=True)
def panning_with_effects() -> Measured:
    """Measure the median time of a frame while panning with effects."""
    return _in_frames("effects", "shots, blasts and falls at once, sprites of each kind made anew")


@figure(
    "effects-slowest", "frame time while panning, 60 counters and 12 effects, 99th percentile", 3.0, FRAMES, screen=True
)
def slowest_with_effects() -> Measured:
    """Measure the 99th percentile of frame times while panning with effects."""
    return _slowest(scene="effects")


@figure(
    "effects-memory",
    "memory of the sprites of 12 effects, after showing them at every zoom",
    17,
    MEGABYTES,
    screen=True,
)
def memory_of_effects() -> Measured:
    """Measure the memory of effect images, in megabytes."""
    return Measured(_played("effects")["megabytes"])


@figure("zoom", "first frame after a zoom step", 3.0, FRAMES, screen=True)
def zooming() -> Measured:
    """Measure the time of the first frame after a zoom step."""
    return _in_frames("zoom", "slowest step: {slowest:.1f} plain frames")


@figure("log", "adding a line to a log of 5,000 and drawing it", 0.8, FRAMES, screen=True)
def log_line() -> Measured:
    """Measure the time to draw a line added to a long log."""
    return _in_frames("log", "")


@figure("danger-cold", "drawing the danger overlay against 30 enemies, uncached", 240, screen=True)
def danger_cold() -> Measured:
    """Measure the time to draw the danger overlay, uncached."""
    found = _played("danger")
    note = f"computed within {found['pictures']:.0f} frames, no field of view cached"
    return Measured(found["cold"], found["cold seconds"], note)


@figure("danger-kept", "drawing the danger overlay against 30 enemies, cached", 20, screen=True)
def danger_kept() -> Measured:
    """Measure the time to draw the danger overlay, cached."""
    found = _played("danger")
    return Measured(found["kept"], found["kept seconds"])


@figure("sight-first", "time to sharp tiles after a jump, tiles on disk", 130, FRAMES, screen=True)
def first_sight() -> Measured:
    """Measure the time from a jump on the board until all tiles are sharp."""
    return _first_sight()


# -- COMMAND! ---------------------------------------------------------------------------------------------------------


@figure("command-play", "time from `combat --game command play SCENARIO` to the board", 3.5, STARTS, screen=True)
def play_of_command() -> Measured:
    """Measure the time from the start of the program to the board of a scenario of COMMAND!."""
    return _start_ratio("command_play")


@figure(
    "command-memory",
    "memory at the table of COMMAND! in hot-seat play, after showing the whole board at every zoom",
    160,
    MEGABYTES,
    screen=True,
)
def memory_of_command() -> Measured:
    """Measure the memory of a hot-seat table of COMMAND!, in megabytes."""
    found = _told("command_memory")
    return Measured(found["megabytes"], note=f"in turn {found['turns']:.0f}, one table for each player")


# -- ARMOUR! ----------------------------------------------------------------------------------------------------------


@figure("armour-play", "time from `combat --game armour play MISSION` to the table", 3.0, STARTS, screen=True)
def play_of_armour() -> Measured:
    """Measure the time from the start of the program to the table of a mission of ARMOUR!."""
    return _start_ratio("armour_play")


@figure(
    "armour-memory", "memory at the table of ARMOUR!, after showing the whole table at every zoom", 170, MEGABYTES,
    screen=True,
)  # fmt: skip
def memory_of_armour() -> Measured:
    """Measure the memory of a table of ARMOUR!, in megabytes."""
    found = _told("armour_memory")
    return Measured(found["megabytes"], note=f"{found['models']:.0f} models")


@figure("armour-pan", "frame time while panning over the models of ARMOUR!, median", 1.5, FRAMES, screen=True)
def panning_in_armour() -> Measured:
    """Measure the median time of a frame while panning over models of ARMOUR!."""
    return _in_frames("armour_pan", "{models:.0f} models on the table")


@figure(
    "armour-pan-large", "frame time while panning over the models of ARMOUR! at 3840 × 2160, median", 1.5, FRAMES,
    screen=True,
)  # fmt: skip
def panning_in_armour_at_large() -> Measured:
    """Measure the median time of a frame while panning over models of ARMOUR! in a large window."""
    return _in_frames("armour_large_pan", "{models:.0f} models on the table; compared with plain frames of that size")


# -- two adjacent boards, sixty men around the seam
# ---------------------------------------------------------------------


@figure("two-play", "time from `combat play SCENARIO` to the board, on two boards", 3.0, STARTS, screen=True)
def play_on_two() -> Measured:
    """Measure the time from the start of the program to a scenario on two boards."""
    return _start_ratio("play", "two")


@figure("two-memory", "memory on two boards, after showing both at every zoom", 150, MEGABYTES, screen=True)
def memory_on_two() -> Measured:
    """Measure the memory of a table with two boards, in megabytes."""
    return Measured(_played("memory", "two")["megabytes"])


@figure("two-pan", "frame time while panning on two boards, 60 counters, median", 1.5, FRAMES, screen=True)
def panning_on_two() -> Measured:
    """Measure the median time of a frame while panning on two boards."""
    return _in_frames("pan", "", "two")


@figure(
    "two-pan-slowest", "frame time while panning on two boards, 60 counters, 99th percentile", 3.0, FRAMES, screen=True
)
def slowest_panning_on_two() -> Measured:
    """Measure the 99th percentile of frame times while panning on two boards."""
    return _slowest("two")


@figure("two-zoom", "first frame after a zoom step on two boards", 3.0, FRAMES, screen=True)
def zooming_on_two() -> Measured:
    """Measure the time of the first frame after a zoom step on two boards."""
    return _in_frames("zoom", "slowest step: {slowest:.1f} plain frames", "two")


@figure(
    "two-sight-first", "time to sharp tiles after a jump to the second board, tiles on disk", 130, FRAMES, screen=True
)
def first_sight_of_the_second() -> Measured:
    """Measure the time from a jump to the second board until all tiles are sharp."""
    return _first_sight("two")


# -- CONTACT! ---------------------------------------------------------------------------------------------------------


@figure("contact-play", "time from `combat --game contact play MISSION` to the table", 3.0, STARTS, screen=True)
def play_of_contact() -> Measured:
    """Measure the time from the start of the program to the table of a mission of CONTACT!."""
    return _start_ratio("contact_play")


@figure(
    "contact-memory", "memory at the table of CONTACT!, after showing the whole table at every zoom", 170, MEGABYTES,
    screen=True,
)  # fmt: skip
def memory_of_contact() -> Measured:
    """Measure the memory of a table of CONTACT!, in megabytes."""
    found = _told("contact_memory")
    return Measured(found["megabytes"], note=f"{found['models']:.0f} units")


@figure("contact-pan", "frame time while panning over the models of CONTACT!, median", 1.5, FRAMES, screen=True)
def panning_in_contact() -> Measured:
    """Measure the median time of a frame while panning over units of CONTACT!."""
    return _in_frames("contact_pan", "{models:.0f} units on the table")
