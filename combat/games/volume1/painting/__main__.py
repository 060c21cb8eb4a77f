"""One board from its Tiled map, in gouache and ink: `python -m combat.games.volume1.painting MAP`, into the cache.

The game calls it so while it shows the board in the quick hand; with --into it paints for makers of boards.
"""

import argparse
import contextlib
import gc
import os
import shutil
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from combat.engine.content import cache
from combat.engine.content.findings import ContentError
from combat.engine.files import system_locks
from combat.games.volume1.painting import painted_shelf as shelf
from combat.games.volume1.painting.cut_tiles import write_tiles
from combat.games.volume1.painting.painter import paint
from combat.games.volume1.painting.plan import read_plan

KEPT = 24
"""Painted boards that stay in the cache; who was painted longest ago goes first."""
NICENESS = 15
"""Everything else on the machine goes before a painter."""
PAUSE = 0.1
"""Seconds between two looks whether another painter is done."""


def main() -> int:
    """Paint; 0 once the tiles lie where they belong, 2 for a faulty map, 1 where nothing can be written."""
    parser = argparse.ArgumentParser(prog="python -m combat.games.volume1.painting", description=__doc__)
    parser.add_argument("map", type=Path)
    parser.add_argument("--into", type=Path, metavar="FOLDER")
    parser.add_argument("--fineness", type=int, choices=(1, 2), default=1)
    parser.add_argument("--attended", action="store_true")
    asked = parser.parse_args()
    if asked.attended:
        _give_way_to_others()
    gc.disable()  # a painter makes millions of strokes, and no rings
    try:
        if asked.into:
            _paint(asked.map, asked.into, asked.fineness)
        else:
            _paint_into_cache(asked.map, asked.fineness)
    except (ContentError, OSError) as fault:
        print(fault, file=sys.stderr)
        return 2 if isinstance(fault, ContentError) else 1
    return 0


def _give_way_to_others() -> None:
    """Be nice, and end with whoever holds the other end of the standard input, however he ends."""
    if sys.platform != "win32":  # there the game starts us so
        os.nice(NICENESS)

    def listen() -> None:
        sys.stdin.buffer.read()
        os._exit(1)

    threading.Thread(target=listen, daemon=True).start()


def _paint(plan: Path, folder: Path, fineness: int) -> None:
    sheet, picture = paint(read_plan(plan), lambda layer, seconds: None, fineness)
    write_tiles(sheet, picture, folder)


def _paint_into_cache(plan: Path, fineness: int) -> None:
    """Paint, unless another painter has done it meanwhile; half a board is never seen by anybody."""
    folder = shelf.folder_of(plan, fineness)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with _alone(folder.with_name(f"{folder.name}.lock")):
        if cache.is_sealed(folder):
            return
        draft = folder.with_name(f"{folder.name}.new")
        _paint(plan, draft, fineness)
        shutil.rmtree(folder, ignore_errors=True)
        draft.rename(folder)
        cache.seal(folder)
    _clear_shelf(folder.parent)


@contextlib.contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Wait until no other painter has a lock; a killed one holds none."""
    with lock.open("ab") as file:
        while not system_locks.take(file.fileno()):
            time.sleep(PAUSE)
        yield


def _clear_shelf(place: Path) -> None:
    """Throw the oldest boards away, seal first."""
    seals = sorted(place.glob("*.seal"), key=lambda seal: seal.stat().st_mtime, reverse=True)
    for seal in seals[KEPT:]:
        seal.unlink(missing_ok=True)
        shutil.rmtree(seal.with_suffix(""), ignore_errors=True)
        seal.with_suffix(".lock").unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
