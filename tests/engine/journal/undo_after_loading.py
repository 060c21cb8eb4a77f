"""Compare the undos possible at each answer of a game with those after saving and loading there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from combat.engine.journal import journal_lines, loading
from combat.engine.journal.heads import CHECKPOINT
from combat.engine.journal.saved import Saved, read
from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.game import Game
from combat.engine.kernel.seats import Seat
from tests.sampled import SOAKED

EACH = 41
"""Interval of the tested answers in `make test`, besides the first with each number of undos behind a checkpoint."""
LOOKED_BACK = 100
"""Number of answers before the last that are tested for undo."""


def lost_undos(path: Path, titles: Mapping[str, StorableTitle[Any, Any]], folder: Path) -> tuple[int, list[str]]:
    """Save and load the game of a journal after its answers.

    Return the number of answers with an undo, and the differences found.
    """
    saved = read(path, titles)
    free, faults, met = 0, list[str](), set[tuple[int, bool]]()
    cut = folder / "cut.combat"
    for (place, game, drifted), content in zip(_played(saved), _cuts(saved), strict=True):
        if game is None:
            continue
        before = _taken_back(game, saved.title.rules.seats)
        free += bool(before)
        kind = (len(before), content.splitlines()[-1].startswith(CHECKPOINT))
        if SOAKED or place % EACH == 0 or kind not in met:
            met.add(kind)
            cut.write_bytes(content)
            loaded = loading.load(cut, titles)
            after = _taken_back(loaded.game, saved.title.rules.seats)
            kept = set(before) <= set(after) if drifted else before == after
            if not kept or len(loaded.game.entries) != place:
                faults.append(f"{path.name} after {place}: {before[:1]} … {len(before)}, and loaded {len(after)}")
    return free, faults


def _played(saved: Saved[Any, Any]) -> Iterator[tuple[int, Game[Any] | None, bool]]:
    """Yield place, game and a flag after each answer; the game is None where it cannot be replayed."""
    keeping, stops = saved.title.serializer, {stop.answers: stop for stop in saved.stops}
    game: Game[Any] | None = loading.restart(saved, saved.stops[0])
    drifted = False
    for place, entry in enumerate(saved.entries, 1):
        try:
            if game is not None:
                game.replay([entry])
        except ValueError:
            game = None
        if place in stops:
            written = loading.restart(saved, stops[place])
            digests = {journal_lines.state_digest(keeping, each.state) for each in (game, written) if each is not None}
            if game is None or len(digests) > 1:
                game, drifted = written, True
        if game is not None:
            game.study = saved.header.study is not None
        yield place, game, drifted


def _taken_back(game: Game[Any], seats: tuple[Seat, ...]) -> list[tuple[Seat, int]]:
    """Return the answers that can be taken back: whose, and after how many they were given."""
    count = len(game.entries)
    places = range(max(0, count - LOOKED_BACK), count)
    return [
        (seat, place)
        for seat in seats
        for place in places
        if game.entries[place].is_decision(seat) and game.undo_barrier(seat, place) is None
    ]


def _cuts(saved: Saved[Any, Any]) -> Iterator[bytes]:
    """Yield the journal as it was after each answer, with the checkpoint that this led to."""
    kept = b""
    answered = False
    for line in journal_lines.without_undone(saved.anew or saved.raw[: saved.good]).splitlines(keepends=True):
        is_answer = not line.startswith((CHECKPOINT, b'{"book":', b'{"journal":'))
        if is_answer and answered:
            yield kept
        answered |= is_answer
        kept += line
    yield kept
