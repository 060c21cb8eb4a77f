"""``python -m tools.volume1.recorded record|compare FOLDER``: what every old save tells, to prove that a rebuilding changes nothing.

Each save of ``tests/games/volume1/saves/old`` (or of ``--saves``, a folder of journals) is told once more from its beginning: its events
(NAME.events, JSON lines) and the log's words for them (NAME.log). Twelve of them are drawn as they were left, by ``combat shot``
(NAME.png). `compare` tells all anew beside the recording in FOLDER: it names the first line and the pixels that differ, and ends
with 1 where any do. Nothing of it depends on the clock, the machine or the player's settings.
"""

from __future__ import annotations

import argparse
import itertools
import json
import lzma
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from combat.engine import words
from combat.engine.journal.heads import SUFFIX
from combat.engine.journal.leap import Leap
from combat.engine.journal.retelling import retell
from combat.engine.kernel.record import Record
from combat.games.volume1.reports.lab_report import as_json, in_words
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.title import OWN_TITLES

ROOT = Path(__file__).resolve().parents[2]
SAVES = ROOT / "tests" / "games" / "volume1" / "saves" / "old"
PACKED = ".xz"
DRAWN = (
    "set-up-half-done", "playing-a-card", "orders-taken-back", "moving-in-an-impulse", "smoke-and-live-grenades", "in-a-melee",
    "with-a-prisoner", "by-the-light-of-a-flare", "a-die-not-yet-rolled", "shells-on-two-boards", "with-a-pack",
    "finished-our-gun",
)  # fmt: skip
"""The saves that are drawn, each as it was left."""
SIZE = "1600x900"


class Tale(Record):
    """What a save tells: its events as lines of JSON, and the log's lines."""

    events: tuple[str, ...]
    log: tuple[str, ...]


def tell(save: Path) -> Tale:
    """What a journal tells from its beginning to where it was left; raises SaveError."""
    words.use("en")
    tale, events, log = retell(save, OWN_TITLES), [], []
    shown = tale.start.copy()
    for answers, event in tale.happenings():
        if isinstance(event, Leap):
            shown = event.state.copy()
            events.append(json.dumps({"leap": answers}))
            continue
        apply(shown, event)
        events.append(json.dumps(as_json(event), ensure_ascii=False, sort_keys=True))
        log += in_words(shown, event).splitlines()
    if tale.fault:
        events.append(json.dumps({"ends": len(tale.game.entries) if tale.game is not None else 0}))
    return Tale(tuple(events), tuple(log))


def saves(folder: Path) -> dict[str, Path]:
    """The journals below a folder, packed or not, by their path in it without its endings."""
    found = sorted(path for path in folder.rglob("*") if path.name.removesuffix(PACKED).endswith(SUFFIX))
    return {path.relative_to(folder).as_posix().removesuffix(PACKED).removesuffix(SUFFIX): path for path in found}


def unpacked(save: Path, folder: Path) -> Path:
    """A journal as it was written, in a folder where nobody writes to it."""
    raw = save.read_bytes()
    path = folder / save.name.removesuffix(PACKED)
    path.write_bytes(lzma.decompress(raw) if save.suffix == PACKED else raw)
    return path


def draw(save: Path, out: Path, home: Path) -> None:
    """A save's picture by `combat shot`, with settings, packs and caches of its own."""
    own = {f"COMBAT_{name}_DIR": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    call = [sys.executable, "-m", "combat", "shot", str(save), "--size", SIZE, "--lang", "en", "--out", str(out)]
    subprocess.run(call, cwd=ROOT, env={**os.environ, **own}, check=True)


def record_all(source: Path, folder: Path, recorded: Path | None = None) -> None:
    """Tell and draw all saves into a folder; those that an earlier recording does not know, which came later, are not."""
    with tempfile.TemporaryDirectory() as home:
        for name, save in saves(source).items():
            if recorded is not None and not (recorded / f"{name}.events").exists():
                print(f"{name}: came after the recording", file=sys.stderr)
                continue
            path = unpacked(save, Path(home))
            tale, place = tell(path), folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            for kind, lines in (("events", tale.events), ("log", tale.log)):
                place.with_name(f"{place.name}.{kind}").write_text(
                    "".join(f"{line}\n" for line in lines), encoding="utf-8"
                )
            if place.name in DRAWN:
                draw(path, place.with_name(f"{place.name}.png"), Path(home))
            print(f"{name}: {len(tale.events)} events, {len(tale.log)} lines", file=sys.stderr)


# -- comparing ------------------------------------------------------------------------------------------------------


def differences(before: Path, after: Path) -> Iterator[str]:
    """A line for every file of a recording that another one does not have, or has otherwise."""
    names = sorted(
        {path.relative_to(folder) for folder in (before, after) for path in folder.rglob("*") if path.is_file()}
    )
    for name in names:
        one, other = before / name, after / name
        if not (one.is_file() and other.is_file()):
            yield f"{name}: {'is new' if other.is_file() else 'is missing'}"
        elif one.read_bytes() != other.read_bytes():
            found = _pixels(one, other) if name.suffix == ".png" else _first_line(one, other)
            if found:
                yield f"{name}: {found}"


def _first_line(one: Path, other: Path) -> str:
    pairs = itertools.zip_longest(
        *(path.read_text(encoding="utf-8").splitlines() for path in (one, other)), fillvalue="(ends)"
    )
    place, (was, now) = next((place, pair) for place, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    return f"line {place}\n  was {was}\n  now {now}"


def _pixels(one: Path, other: Path) -> str:
    was, now = (pygame.image.load(path) for path in (one, other))
    if was.get_size() != now.get_size():
        return f"is {now.get_size()} and was {was.get_size()}"
    same = pygame.mask.from_threshold(now, (0, 0, 0), (1, 1, 1, 255), was)
    same.invert()
    boxes = same.get_bounding_rects()
    if not boxes:
        return ""
    return f"{same.count()} pixels differ, the first of {len(boxes)} patches at {tuple(boxes[0])}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Record, or compare with what was recorded; returns 1 where anything differs."""
    parser = argparse.ArgumentParser(prog="tools.volume1.recorded", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("record", "compare"))
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="of the recording")
    parser.add_argument(
        "--saves", type=Path, default=SAVES, metavar="FOLDER", help="default: tests/games/volume1/saves/old"
    )
    options = parser.parse_args(arguments)
    if options.what == "record":
        if options.folder.exists():
            parser.error(f"{options.folder} is there already; name a new folder")
        record_all(options.saves, options.folder)
        return 0
    if not options.folder.is_dir():
        parser.error(f"{options.folder} is no recording; make one with: record")
    with tempfile.TemporaryDirectory() as place:
        record_all(options.saves, Path(place), options.folder)
        found = list(differences(options.folder, Path(place)))
    print("\n".join(found) or "nothing has changed")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
