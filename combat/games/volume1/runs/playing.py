"""Simulate games of Volume 1."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from combat.engine.kernel.record import field_names
from combat.engine.kernel.seats import PLAYER
from combat.engine.runs import whole_games
from combat.engine.runs.run_kind import RunKind
from combat.games.volume1.rules.book import Book
from combat.games.volume1.runs import summary
from combat.games.volume1.runs.game_row import COLUMNS, GameRecorder, GameRow
from combat.games.volume1.runs.outcome import Outcome
from combat.games.volume1.title import TITLE

RUN: RunKind[GameRow] = RunKind(
    place=f"{__name__}:RUN",
    title=TITLE,
    columns=COLUMNS,
    recorder=GameRecorder,
    reported=tuple(field_names(Outcome)),
    shown=summary.SHOWN,
    cell=summary.cell,
    summary=summary.summary,
    told=summary.told,
)


def play_games(
    book: Book, seeds: Iterable[int], player: str, jobs: int, cluster: str | None = None, saves: Path | None = None
) -> Iterator[GameRow]:
    """Yield the row of a game for each seed, in any order; the parameters are those of `whole_games.play_games`."""
    return whole_games.play_games(RUN, book, seeds, {PLAYER: player}, jobs, cluster, saves)
