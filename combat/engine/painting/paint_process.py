"""Process that paints one board, into the cache or into a folder.

A game starts it with --attended while it shows the board drawn plainly; the process then ends with the game.
Authors of boards call it with --into. Tiles have --fineness times the resolution of a shipped board.
"""

import argparse
import contextlib
import gc
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from combat.engine.content import cache
from combat.engine.content.findings import ContentError
from combat.engine.content.tiles.painted_boards import PaintedBoards
from combat.engine.files import system_locks
from combat.engine.painting.cut_tiles import write_tiles
from combat.engine.painting.painter import paint
from combat.engine.painting.plan import Plan

KEPT = 24
"""Maximum number of painted boards in the cache; the oldest are removed."""
NICENESS = 15
"""Process priority beside the game, the lowest."""
LOCK_POLL_S = 0.1
"""Seconds between two attempts at a lock that another painter holds."""

ReadPlan: TypeAlias = Callable[[Path], Plan]
"""Reads the plan of a map; raises ContentError if the map is faulty."""


def run(program: str, read_plan: ReadPlan, painted: PaintedBoards) -> int:
    """Paint a board as the command line requests; return 0, 2 for a faulty map, or 1 if output cannot be written."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description=__doc__)
    parser.add_argument("map", type=Path)
    parser.add_argument("--into", type=Path, metavar="FOLDER")
    parser.add_argument("--fineness", type=int, choices=(1, 2), default=1)
    parser.add_argument("--attended", action="store_true")
    asked = parser.parse_args()
    if asked.attended:
        _run_in_background()
    gc.disable()  # painting allocates millions of short-lived objects and no reference cycles
    try:
        if asked.into:
            _paint(read_plan(asked.map), asked.into, asked.fineness)
        else:
            paint_into_cache(asked.map, asked.fineness, read_plan, painted)
    except (ContentError, OSError) as fault:
        print(fault, file=sys.stderr)
        return 2 if isinstance(fault, ContentError) else 1
    return 0


def _run_in_background() -> None:
    """Lower the priority, and exit when the other end of standard input is closed."""
    if sys.platform != "win32":  # there the game sets the priority on start
        os.nice(NICENESS)

    def listen() -> None:
        sys.stdin.buffer.read()
        os._exit(1)

    threading.Thread(target=listen, daemon=True).start()


def _paint(plan: Plan, folder: Path, fineness: int) -> None:
    sheet, picture = paint(plan, lambda layer, seconds: None, fineness)
    write_tiles(sheet, picture, folder)


def paint_into_cache(map_: Path, fineness: int, read_plan: ReadPlan, painted: PaintedBoards) -> None:
    """Paint a map into the cache, unless another process has done so meanwhile; the tiles appear atomically."""
    folder = painted.folder_of(map_, fineness)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with _locked(folder.with_name(f"{folder.name}.lock")):
        if cache.is_sealed(folder):
            return
        draft = folder.with_name(f"{folder.name}.new")
        _paint(read_plan(map_), draft, fineness)
        shutil.rmtree(folder, ignore_errors=True)
        draft.rename(folder)
        cache.seal(folder)
    _remove_oldest(folder.parent)


@contextlib.contextmanager
def _locked(lock: Path) -> Iterator[None]:
    """Wait until no other process holds a lock; the lock of a killed process is released."""
    with lock.open("ab") as file:
        while not system_locks.lock(file.fileno()):
            time.sleep(LOCK_POLL_S)
        yield


def _remove_oldest(place: Path) -> None:
    """Remove the oldest boards, deleting the seal file first."""
    seals = sorted(place.glob("*.seal"), key=lambda seal: seal.stat().st_mtime, reverse=True)
    for seal in seals[KEPT:]:
        seal.unlink(missing_ok=True)
        shutil.rmtree(seal.with_suffix(""), ignore_errors=True)
        seal.with_suffix(".lock").unlink(missing_ok=True)
