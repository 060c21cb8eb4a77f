"""Record or compare the replays of all old saves: ``python -m tools.recorded record|compare FOLDER``.

Proves that a change of the code changes no behaviour. Each save of ``tests/games/GAME/saves/old`` (or of ``--saves``,
a folder of one game's journals) is replayed from its beginning. Its events (GAME/NAME.events, JSON lines) and log
(GAME/NAME.log) are written to FOLDER. Saves with one of twelve names are drawn as they were left, by ``combat shot``
(GAME/NAME.png). `compare` repeats this and compares the result with the recording in FOLDER: it prints the first
different line and the different pixels, and exits with 1 if there are any. The result does not depend on the clock,
the machine or the player's settings.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from combat.cli.titles import TITLES, load_title
from combat.engine import words
from combat.engine.journal.journal_replay import open_replay
from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.kernel.record import Record, as_plain
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.log_pages import as_text
from tools.packed_saves import saves_in, unpack

ROOT = Path(__file__).resolve().parents[1]
OLD = {game: ROOT / "tests" / "games" / game / "saves" / "old" for game in TITLES}
"""Folder of old saves by game."""
DRAWN = {
    "volume1": (
        "set-up-half-done", "playing-a-card", "orders-taken-back", "moving-in-an-impulse", "smoke-and-live-grenades",
        "in-a-melee", "with-a-prisoner", "by-the-light-of-a-flare", "a-die-not-yet-rolled", "shells-on-two-boards",
        "with-a-pack", "finished-our-gun",
    ),
    "command": (
        "set-up-half-done", "choosing-an-order", "moving-a-group", "under-fire", "calling-shells", "in-a-melee",
        "a-sniper", "in-the-smoke", "made-up-by-starshell", "retreating", "at-the-end-of-a-time-space",
        "finished-patrols",
    ),
}  # fmt: skip
"""Game -> names of the saves that are drawn as they were left, in each folder of old saves that has one."""
SIZE = "1600x900"


class Tale(Record):
    """Replay of a save: its events as lines of JSON, and its log as text."""

    events: tuple[str, ...]
    log: str


def tell(save: Path, game: str) -> Tale:
    """Replay a journal in English as far as it can be replayed; return its events and log.

    If the replay stops early, the last event line is `ends`. Raise SaveError if the journal cannot be read. The log is
    written from the complete state, including hidden information.
    """
    title = load_title(game)
    title.use(TITLES)
    words.use("en")
    tale, events, log = open_replay(save, {game: title}), list[str](), list[LogEntry]()
    shown = tale.start.copy()
    for answers, event in tale.happenings():
        if isinstance(event, ReplayGap):
            shown = event.state.copy()
            events.append(json.dumps({"leap": answers}))
            continue
        title.rules.apply(shown, event)
        events.append(json.dumps({"event": event.kind, **as_plain(event)}, ensure_ascii=False, sort_keys=True))
        entry = title.words.tell(shown, event)
        if entry is not None:
            log.append(entry)
    if tale.fault:
        events.append(json.dumps({"ends": len(tale.game.entries) if tale.game is not None else 0}))
    return Tale(tuple(events), as_text(tale.saved.header.title, log))


def draw(save: Path, out: Path, home: Path) -> None:
    """Draw a save with `combat shot`, using `home` for all folders; raise CalledProcessError if that fails.

    The hash seed is fixed, as the drawing order of translucent smoke depends on it.
    """
    own = {f"COMBAT_{name}_DIR": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    call = [sys.executable, "-m", "combat", "shot", str(save), "--size", SIZE, "--lang", "en", "--out", str(out)]
    subprocess.run(call, cwd=ROOT, env={**os.environ, **own, "PYTHONHASHSEED": "0"}, check=True)


def record_game(game: str, source: Path, folder: Path, recorded: Path | None = None) -> None:
    """Replay the saves of a game into a folder, and draw those in DRAWN; skip saves missing in `recorded`, if given."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        for name, save in saves_in(source).items():
            if recorded is not None and not (recorded / f"{name}.events").exists():
                print(f"{game}/{name}: came after the recording", file=sys.stderr)
                continue
            path = unpack(save, Path(home))
            tale, place = tell(path, game), folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            events = "".join(f"{line}\n" for line in tale.events)
            for kind, content in (("events", events), ("log", tale.log)):
                place.with_name(f"{place.name}.{kind}").write_text(content, encoding="utf-8")
            if place.name in DRAWN[game]:
                draw(path, place.with_name(f"{place.name}.png"), Path(home))
            print(f"{game}/{name}: {len(tale.events)} events, {tale.log.count(chr(10))} lines", file=sys.stderr)


# -- comparison
# ---------------------------------------------------------------------------------------------------------


def differences(before: Path, after: Path) -> Iterator[str]:
    """Yield a message for each file that differs between two folders or is in one only.

    Images are compared by pixels.
    """
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


def _compare(games: Sequence[str], saves: Path | None, recording: Path) -> list[str]:
    """Record games again and return the differences from a recording."""
    found = list[str]()
    with tempfile.TemporaryDirectory() as place:
        for game in games:
            now, then = Path(place) / game, recording / game
            record_game(game, saves or OLD[game], now, then)
            found += [f"{game}/{line}" for line in differences(then, now)]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Record into the folder, or compare with the recording there; return 1 if there are differences."""
    parser = argparse.ArgumentParser(prog="tools.recorded", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("record", "compare"))
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="of the recording")
    parser.add_argument(
        "--game",
        nargs="+",
        choices=tuple(TITLES),
        default=[],
        help="default: all; with compare: all that were recorded",
    )
    parser.add_argument(
        "--saves", type=Path, metavar="FOLDER", help="of the one --game; default: tests/games/GAME/saves/old"
    )
    options = parser.parse_args(arguments)
    folder, saves = options.folder, options.saves
    games: list[str] = options.game or [game for game in TITLES if options.what == "record" or (folder / game).is_dir()]
    if saves is not None and len(options.game) != 1:
        parser.error("--saves needs the one game that they are of: --game")
    if options.what == "record":
        if folder.exists():
            parser.error(f"{folder} is there already; name a new folder")
        for game in games:
            record_game(game, saves or OLD[game], folder / game)
        return 0
    if missing := [str(folder / game) for game in games or TITLES if not (folder / game).is_dir()]:
        parser.error(f"{missing[0]} is no recording; make one with: record")
    found = _compare(games, saves, folder)
    print("\n".join(found) or "nothing has changed")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
