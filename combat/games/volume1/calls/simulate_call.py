"""`combat simulate`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from combat.engine.calls.exit_codes import FAILED, FINE, Refused
from combat.engine.calls.given import book, print_in
from combat.engine.files.plain_files import check_out, write_out
from combat.engine.play.own_players import UnknownPlayer, player_named
from combat.engine.runs import run_file
from combat.engine.runs.kept_games import check_folder
from combat.engine.runs.progress import with_progress
from combat.engine.runs.run_faults import RunError, RunStoppedError
from combat.engine.runs.run_settings import settings_of
from combat.engine.words import text
from combat.games.volume1.rules.book import Book
from combat.games.volume1.runs import summary
from combat.games.volume1.runs.game_row import COLUMNS, GameRow
from combat.games.volume1.runs.playing import BrokenGame, play_games
from combat.games.volume1.runs.run_sums import sums_of


def simulate(options: argparse.Namespace) -> int:
    """Whole games."""
    if not options.json:
        print_in(options)
    try:
        player_named(options.title.players, options.player)
    except UnknownPlayer as fault:
        raise Refused(f"combat simulate: {fault}") from None
    if options.saves is not None:
        check_folder(options.saves)
    try:
        if options.out is not None and run_file.is_run(options.out):
            return _into_file(options, book(options), options.out)
        return _at_once(options, book(options))
    except RunError as fault:
        raise Refused(fault) from None
    except (BrokenGame, RunStoppedError) as fault:
        print(f"combat simulate: {fault}", file=sys.stderr)
        return FAILED


def _at_once(options: argparse.Namespace, chosen: Book) -> int:
    """Every game is held until all are printed."""
    if options.out is not None:
        check_out(options.out)
    games: list[GameRow] = []
    whole = _played(options, chosen, _seeds(options), games.append)
    if not whole:
        print(text("simulated-stopped", games=len(games), all=options.games), file=sys.stderr)
    if games:
        games.sort(key=lambda game: game.seed)
        report = summary.report(options.scenario, options.player, games)
        print(json.dumps(report) if options.json else summary.table(report))
        if options.out is not None:
            write_out(options.out, json.dumps(report, indent=1) + "\n")
    return FINE if whole else FAILED


def _into_file(options: argparse.Namespace, chosen: Book, path: Path) -> int:
    """Each game is in the file when it is over, and those are not played again that are there already."""
    squad = options.squad or ""
    settings = settings_of(options.title, chosen, player=options.player, squad=squad, seed=options.seed)
    kept = run_file.begin(path, settings, COLUMNS)
    seeds = _seeds(options)
    try:
        _played(options, chosen, [seed for seed in seeds if seed not in kept.done], kept.add)
    finally:
        done = sum(seed in kept.done for seed in seeds)
        if done < len(seeds):
            print(text("simulated-kept", games=done, all=len(seeds), file=str(path)), file=sys.stderr)
        kept.close()
    sums = sums_of(run_file.read(path, COLUMNS)[1])
    if sums.games:
        found = summary.summary(sums)
        about = {"scenario": options.scenario, "player": options.player, "summary": found}
        print(json.dumps(about) if options.json else summary.told(found, options.player))
    return FINE if done == len(seeds) else FAILED


def _seeds(options: argparse.Namespace) -> range:
    return range(options.seed, options.seed + options.games)


def _played(
    options: argparse.Namespace, chosen: Book, seeds: Sequence[int], keep: Callable[[GameRow], None]
) -> bool:
    """Play games and hand each on as it ends; False where Ctrl-C came first."""
    jobs = max(1, min(options.jobs, len(seeds)))
    rows = play_games(chosen, seeds, options.player, jobs, options.cluster, options.saves)
    try:
        for row in with_progress(rows, options.games, options.games - len(seeds)):
            keep(row)
    except KeyboardInterrupt:
        return False
    return True
