"""The list of saves: which exist, how far they got, and which one to resume."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from combat.engine.files import bounds, folders
from combat.engine.files.plain_files import open_plain
from combat.engine.files.system_faults import reason
from combat.engine.journal import save_index
from combat.engine.journal.faults import CHOOSE_ANOTHER, NONSENSE, Flaw, SaveError
from combat.engine.journal.game_flags import PLAIN, GameFlags
from combat.engine.journal.heads import (
    CHECKPOINT,
    LARGEST,
    LONGEST,
    MOST_LINES,
    SUFFIX,
    UNDO,
    parse_checkpoint,
    parse_header,
)
from combat.engine.journal.save_index import SaveSummary
from combat.engine.kernel.record import Record, field, from_plain
from combat.engine.kernel.text_message import cause, msg

T = TypeVar("T")

_TAIL = 1 << 16
"""Bytes at the end of a journal that are first searched for its last checkpoint."""
_LONGEST_HEAD = 1 << 16
_WHEN = b'"when":'
NEVER = datetime(2000, 1, 1, tzinfo=UTC)
"""The date of a save whose date is unknown; no game was played before."""
LATEST_YEAR = 2200
_OVER = "over"
"""The clock's phase of a finished game."""


class SaveEntry(Record, gc=True):
    """A save as shown in lists; if `flaw` is set, it cannot be used and the other fields are empty."""

    path: Path
    when: datetime
    """The time of the last play, UTC: from the journal, else the file's modification time."""
    origin: str = ""
    """A key that all copies of the same game share."""
    scenario: str = ""
    """The id of the scenario."""
    title: str = ""
    """The name of the scenario."""
    plays: str = ""
    """The id of the title."""
    clock: Mapping[str, Any] = field(default_factory=dict)
    """Its progress, in the title's terms."""
    turn: int = 0
    """The turn that it has reached; 0 before the first."""
    finished: bool = False
    """True if the game is over."""
    verdict: str = ""
    """The verdict of a finished game; "" for others."""
    points: int = 0
    """Points of a finished game."""
    packs: tuple[str, ...] = ()
    """The content packs in use, each with its version."""
    seed: str = ""
    """The seed of its dice and cards; "" if not recorded."""
    version: str = ""
    """The program version that began the game."""
    marks: GameFlags = PLAIN
    """Its branch, study mode and challenge."""
    flaw: Flaw | None = None

    @property
    def fault(self) -> str:
        """Return the reason why the save cannot be used, in the current language; "" if it can."""
        return "" if self.flaw is None else str(self.flaw)


def list_games(folder: Path | None = None, plays: str = "") -> list[SaveEntry]:
    """Return the saves in a folder (default: the player's), last played first; unreadable saves are included.

    With `plays`, only saves of that title and unreadable ones are returned. Only the beginning and end of each file are
    read.
    """
    place = folder or folders.saves()
    games = [
        (found if isinstance(found, SaveEntry) else _shown(place / name, found), mark)
        for name, mark, found in _looked_at(place, bear=0)
    ]
    wanted = [(game, mark[2]) for game, mark in games if not plays or game.plays in ("", plays)]
    return [game for game, _ in sorted(wanted, key=lambda pair: (pair[0].when, pair[1]), reverse=True)]


def _looked_at(place: Path, bear: int) -> list[tuple[str, save_index.Mark, SaveEntry | SaveSummary]]:
    """Return the summary of every save in a folder, from the cache if the file is unchanged, else by reading it.

    The cache is written only if more than `bear` saves were read, as writing takes longer than reading a few.
    """
    try:
        there = save_index.listed(place, SUFFIX)
    except OSError:
        return []
    many = len(there) > save_index.FEW
    before = save_index.cached_summaries(place) if many else {}
    found: list[tuple[str, save_index.Mark, SaveEntry | SaveSummary]] = []
    for name, mark in there:
        seen = before.get(name)
        found.append((name, mark, seen if seen is not None and seen.mark == mark else look_at(place / name)))
    if many and sum(isinstance(game, SaveEntry) and game.flaw is None for _, _, game in found) > bear:
        save_index.cache_summaries(place, _sound(found))
    return found


def _sound(found: Iterable[tuple[str, save_index.Mark, SaveEntry | SaveSummary]]) -> Iterator[tuple[str, SaveSummary]]:
    """Yield the summaries to cache: those of usable saves."""
    for name, mark, game in found:
        if isinstance(game, SaveSummary):
            yield name, game
        elif game.flaw is None:
            yield name, _to_be_seen(game, mark)


def _shown(path: Path, seen: SaveSummary) -> SaveEntry:
    return SaveEntry(
        path, seen.when, seen.origin, seen.scenario, seen.title, seen.plays, seen.clock,
        seen.turn, seen.finished, seen.verdict, seen.points, seen.packs, seen.seed,
        seen.version, seen.marks,
    )  # fmt: skip


def _to_be_seen(game: SaveEntry, mark: save_index.Mark) -> SaveSummary:
    return SaveSummary(
        mark, game.when, game.origin, game.scenario, game.title, game.plays, dict(game.clock), game.turn,
        game.finished, game.verdict, game.points, game.packs, game.seed, game.version, game.marks,
    )  # fmt: skip


class Shelf(Record, gc=True):
    """The saves as the start screen needs them: their count, whether one is finished, and which to resume."""

    count: int = 0
    """The number of saves."""
    fought: bool = False
    """True if at least one of the saves is finished."""
    waiting: SaveEntry | None = None
    """The save to resume; None for none."""


def in_short(folder: Path | None = None, plays: str = "") -> Shelf:
    """Return a summary of the saves in a folder (default: the player's); large folders are cached.

    With `plays`, only saves of that title count.
    """
    place = folder or folders.saves()
    short = save_index.in_short(place, plays)
    waiting = look_at(place / short.waiting) if short is not None and short.waiting else None
    if short is not None and (waiting is None or (waiting.flaw is None and not waiting.finished)):
        return Shelf(short.count, short.fought, waiting)
    found = _looked_at(place, bear=save_index.FEW)
    games = [(game, mark, name) for name, mark, game in found if not plays or game.plays in ("", plays)]
    games.sort(key=lambda one: (one[0].when, one[1][2]), reverse=True)
    name = _to_resume((game, name) for game, _, name in games)
    fought, waiting = any(game.finished for game, _, _ in games), look_at(place / name) if name is not None else None
    if len(games) > save_index.FEW:
        save_index.cache_folder(place, plays, save_index.InShort(len(games), fought, name or ""))
    return Shelf(len(games), fought, waiting)


def latest_unfinished(folder: Path | None = None, plays: str = "") -> SaveEntry | None:
    """Return the save to resume in a folder (default: the player's), or None if there is none.

    With `plays`, only saves of that title count.
    """
    return to_resume(list_games(folder, plays))


def to_resume(games: Iterable[SaveEntry]) -> SaveEntry | None:
    """Return the first unfinished save that is not a copy of a finished one, or None if there is none.

    `games` must be sorted by last play, latest first.
    """
    return _to_resume((game, game) for game in games)


def _to_resume(games: Iterable[tuple[SaveEntry | SaveSummary, T]]) -> T | None:
    """Return the companion value of the game to resume; None if there is none."""
    ended: set[str] = set()
    for game, beside in games:
        if game.finished:
            ended.add(game.origin)
        elif game.origin not in ended and not (isinstance(game, SaveEntry) and game.flaw is not None):
            return beside
    return None


def look_at(path: Path) -> SaveEntry:
    """Return the summary of one save; `flaw` is set if it cannot be read."""
    when = NEVER
    try:
        with open_plain(path, LARGEST) as file:
            found = os.fstat(file.fileno())
            when = _moment(found.st_mtime) or NEVER
            header = parse_header(path, file.readline(_LONGEST_HEAD))
            last, played = _last_checkpoint(file, found.st_size)
            clock = _clock(last)
            verdict, points = from_plain(str, last.get("verdict", "")), from_plain(int, last.get("points", 0))
    except SaveError as fault:
        return SaveEntry(path, when, flaw=fault.flaw)
    except (OSError, *NONSENSE) as fault:
        why = reason(fault) if isinstance(fault, OSError) else cause(fault)
        return SaveEntry(path, when, flaw=Flaw(str(path), 0, msg("save-unreadable", cause=why), CHOOSE_ANOTHER))
    return SaveEntry(
        path,
        _moment(played) or when,
        origin=f"{header.created} {header.content}",
        scenario=header.scenario,
        title=header.title,
        plays=header.plays,
        clock=clock,
        turn=clock["turn"],
        finished=clock["phase"] == _OVER,
        verdict=verdict,
        points=points,
        packs=header.packs,
        seed=header.seed,
        version=header.game,
        marks=header.marks,
    )


def _clock(checkpoint: Mapping[str, Any]) -> dict[str, Any]:
    """Return the clock of a parsed checkpoint; raise ValueError if turn or phase is missing."""
    clock = from_plain(dict[str, Any], checkpoint["checkpoint"])
    if type(clock.get("turn")) is not int or type(clock.get("phase")) is not str:
        raise ValueError(msg("save-no-clock"))
    return clock


def _moment(said: str | float) -> datetime | None:
    """Parse the time of a journal or file; None if it is invalid or implausible."""
    with contextlib.suppress(ValueError, OverflowError, OSError):
        found = datetime.fromisoformat(said) if isinstance(said, str) else datetime.fromtimestamp(said, UTC)
        if found.tzinfo is not None and NEVER.year < found.year < LATEST_YEAR:
            return found
    return None


def _last_checkpoint(file: BinaryIO, size: int) -> tuple[dict[str, Any], str]:
    """Return the last valid checkpoint and the time of the last play, searching backwards; raise ValueError.

    The end of the file is searched first, then ever longer parts of it.
    """
    reach = _TAIL
    while True:
        file.seek(max(0, size - reach))
        tail = file.read(reach)
        if tail.count(b"\n") > MOST_LINES or (len(tail) > LONGEST and b"\n" not in tail[-LONGEST:]):
            raise ValueError(msg("save-lines", size=LONGEST, most=MOST_LINES))
        found = _latest(tail.split(b"\n")[1:-1])
        if found is not None:
            return found
        if reach >= size:
            raise ValueError(msg("save-it-has-no-beginning"))
        reach *= 4


def _latest(lines: list[bytes]) -> tuple[dict[str, Any], str] | None:
    kept, played = sys.maxsize, ""
    for text in reversed(lines):
        if text.startswith(UNDO):
            kept = min(kept, from_plain(int, bounds.parse_object(text)["undo"]))
        elif text.startswith(CHECKPOINT):
            data = parse_checkpoint(text)
            played = played or from_plain(str, data.get("when", ""))
            if data["answers"] <= kept:
                return data, played
        elif not played and _WHEN in text:
            played = from_plain(str, bounds.parse_object(text).get("when", ""))
    return None
