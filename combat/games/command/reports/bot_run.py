"""Runs of COMMAND!: many simulated games between bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from combat.engine.runs import whole_games
from combat.engine.runs.report.printed_cell import printed_cell
from combat.engine.runs.run_kind import RunKind
from combat.games.command.reports import bot_summary
from combat.games.command.reports.bot_game import COLUMNS, BotGame, GameRecorder
from combat.games.command.rules.book import Book
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import TITLE
from combat.games.command.words import command_names as names

RUN: RunKind[BotGame] = RunKind(
    place=f"{__name__}:RUN",
    title=TITLE,
    columns=COLUMNS,
    recorder=GameRecorder,
    reported=tuple(COLUMNS.names),
    shown=bot_summary.SHOWN,
    cell=partial(printed_cell, seats=SIDES, named=names.side),
    summary=bot_summary.summary,
    told=bot_summary.told,
    most=50_000,
)


def play_games(
    book: Book, seeds: Iterable[int], players: tuple[str, str], jobs: int, saves: Path | None = None
) -> Iterator[BotGame]:
    """Play a game for each seed in `jobs` processes and yield their rows, in any order.

    `players` are the names of the bots for the Axis and the Allies. `saves` is a folder to which the games are saved;
    by default none is.
    """
    seated = dict(zip(SIDES, players, strict=True))
    return whole_games.play_games(RUN, book, seeds, seated, jobs, saves=saves)
