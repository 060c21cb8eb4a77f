"""`combat simulate`, for any game."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from combat.engine.calls.book_options import BookOptions
from combat.engine.calls.exit_codes import FAILED, FINE, Refused
from combat.engine.calls.given import book
from combat.engine.files.plain_files import check_out, write_out
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.play.own_players import UnknownPlayer, player_named
from combat.engine.runs import run_file
from combat.engine.runs.progress import with_progress
from combat.engine.runs.recorded_games import check_folder
from combat.engine.runs.run_faults import RunError, RunStoppedError
from combat.engine.runs.run_kind import RunKind
from combat.engine.runs.run_settings import settings_of
from combat.engine.runs.whole_games import BrokenGame, play_games
from combat.engine.words import text

R = TypeVar("R", bound=Record)


def check_players(options: argparse.Namespace, names: Mapping[Seat, str]) -> None:
    """Raise Refused if a player's name is unknown."""
    for name in names.values():
        try:
            player_named(options.title.players, name)
        except UnknownPlayer as fault:
            raise Refused(f"combat simulate: {fault}") from None


def simulate(options: argparse.Namespace, kind: RunKind[R], names: Mapping[Seat, str], about: Mapping[str, str]) -> int:
    """Play whole games, then store or print the results; return the exit code. Raise Refused for unusable input.

    `names` are the players by seat; `about` names them in JSON output.
    """
    check_players(options, names)
    if options.saves is not None:
        check_folder(options.saves)
    run = _Run(options, kind, names, {"scenario": options.scenario, **about})
    try:
        if options.out is not None and run_file.is_run(options.out):
            return run.into_file(options.out)
        return run.at_once()
    except RunError as fault:
        raise Refused(fault) from None
    except (BrokenGame, RunStoppedError) as fault:
        print(f"combat simulate: {fault}", file=sys.stderr)
        return FAILED


class _Run(Generic[R]):
    """One invocation: what is played, and where the results go."""

    def __init__(
        self, options: argparse.Namespace, kind: RunKind[R], names: Mapping[Seat, str], about: Mapping[str, str]
    ) -> None:
        self._options, self._kind, self._names, self._about = options, kind, names, about
        self._book = book(options)
        self._seeds = range(options.seed, options.seed + options.games)

    def at_once(self) -> int:
        """Play all games, then print them; return the exit code."""
        options = self._options
        if options.out is not None:
            check_out(options.out)
        games: list[R] = []
        whole = self._played(self._seeds, games.append)
        if not whole:
            print(text("simulated-stopped", games=len(games), all=options.games), file=sys.stderr)
        if games:
            columns, values = self._kind.columns, [self._kind.columns.plain(game) for game in games]
            values.sort(key=lambda game: game[columns.names[0]])
            rows = [{name: game[name] for name in self._kind.reported} for game in values]
            summary = self._kind.summary(games)
            report = {**self._about, "summary": summary, "games": rows}
            print(json.dumps(report) if options.json else self._table(values, summary))
            if options.out is not None:
                write_out(options.out, json.dumps(report, indent=1) + "\n")
        return FINE if whole else FAILED

    def into_file(self, path: Path) -> int:
        """Append each finished game to a file, skipping those it already contains; return the exit code."""
        options, seeds = self._options, self._seeds
        player, title = ", ".join(self._names.values()), options.title
        squad = title.part("book_options", BookOptions).squad(options) if title.has("book_options") else ""
        settings = settings_of(
            title, self._book, player=player, players=self._names.values(), squad=squad, seed=options.seed
        )
        kept = run_file.begin(path, settings, self._kind.columns)
        try:
            self._played([seed for seed in seeds if seed not in kept.done], kept.add)
        finally:
            done = sum(seed in kept.done for seed in seeds)
            if done < len(seeds):
                print(text("simulated-kept", games=done, all=len(seeds), file=str(path)), file=sys.stderr)
            kept.close()
        found = self._kind.summary(run_file.read(path, self._kind.columns)[1])
        if found["games"]:
            about = {**self._about, "summary": found}
            print(json.dumps(about) if options.json else self._kind.told(found, self._names))
        return FINE if done == len(seeds) else FAILED

    def _played(self, seeds: Sequence[int], keep: Callable[[R], None]) -> bool:
        """Play games and pass each on as it ends; return False if interrupted by Ctrl-C."""
        options, jobs = self._options, max(1, min(self._options.jobs, len(seeds)))
        rows = play_games(self._kind, self._book, seeds, self._names, jobs, options.cluster, options.saves)
        try:
            for row in with_progress(rows, options.games, options.games - len(seeds)):
                keep(row)
        except KeyboardInterrupt:
            return False
        return True

    def _table(self, games: Sequence[Mapping[str, Any]], summary: Mapping[str, Any]) -> str:
        """Return one line for each game, then the summary."""
        shown = self._kind.shown
        rows = [[self._kind.cell(name, game[name]) for name in shown] for game in games]
        head = [text(f"simulated-column-{name.replace('_', '-')}") for name in shown]
        widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in [head, *rows]]
        return "\n".join([*lines, "", self._kind.told(summary, self._names)])
