"""Runs of COMMAND!: many games between bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from combat.engine.runs import whole_games
from combat.engine.runs.run_kind import RunKind
from combat.games.command.reports import bot_summary
from combat.games.command.reports.bot_game import COLUMNS, BotGame, GameRecorder
from combat.games.command.rules.book import Book
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import TITLE

RUN: RunKind[BotGame] = RunKind(
    place=f"{__name__}:RUN",
    title=TITLE,
    columns=COLUMNS,
    recorder=GameRecorder,
    reported=tuple(COLUMNS.names),
    shown=bot_summary.SHOWN,
    cell=bot_summary.cell,
    summary=bot_summary.summary,
    told=bot_summary.told,
    most=50_000,
)


def play_games(
    book: Book, seeds: Iterable[int], players: tuple[str, str], jobs: int, saves: Path | None = None
) -> Iterator[BotGame]:
    """Yield a game for each seed, in any order; `players` are the names for the Axis and the Allies."""
    names = dict(zip(SIDES, players, strict=True))
    return whole_games.play_games(RUN, book, seeds, names, jobs, saves=saves)
