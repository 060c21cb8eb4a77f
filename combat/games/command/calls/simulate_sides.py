"""`combat --game command simulate`."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from combat.engine.calls.exit_codes import FAILED, FINE, Refused
from combat.engine.calls.given import book, print_in
from combat.engine.files.plain_files import check_out, write_out
from combat.engine.kernel.record import as_plain
from combat.engine.play.own_players import UnknownPlayer, player_named
from combat.engine.runs.kept_games import check_folder
from combat.engine.runs.progress import with_progress
from combat.engine.words import text
from combat.games.command.players.command_players import PLAYERS
from combat.games.command.reports import bot_thoughts
from combat.games.command.reports.bot_game import BotGame, BotSums, sums_of
from combat.games.command.reports.bot_run import play_games


def simulate(options: argparse.Namespace) -> int:
    """Whole games between two players, and what they came to."""
    print_in(options)
    players = (options.axis, options.allies)
    for name in players:
        try:
            player_named(PLAYERS, name)
        except UnknownPlayer as fault:
            raise Refused(f"combat simulate: {fault}") from None
    chosen = book(options)
    if options.saves is not None:
        check_folder(options.saves)
    if options.why:
        bot_thoughts.tell(chosen, options.seed, print, options.saves)
        return FINE
    seeds = range(options.seed, options.seed + options.games)
    if options.out is not None:
        check_out(options.out)
    games: list[BotGame] = []
    rows = play_games(chosen, seeds, players, max(1, min(options.jobs, options.games)), options.saves)
    try:
        games.extend(with_progress(rows, options.games, 0))
    except KeyboardInterrupt:
        print(text("simulated-stopped", games=len(games), all=options.games), file=sys.stderr)
    if games:
        games.sort(key=lambda game: game.seed)
        plain = _report(options.scenario, players, games)
        print(json.dumps(plain) if options.json else in_words(sums_of(games), players))
        if options.out is not None:
            write_out(options.out, json.dumps(plain, indent=1) + "\n")
    return FINE if len(games) == options.games else FAILED


def _report(scenario: str, players: tuple[str, str], games: list[BotGame]) -> dict[str, Any]:
    """All games and their sums, for programs."""
    axis, allies = players
    about = {"scenario": scenario, "axis": axis, "allies": allies}
    return {**about, "sums": as_plain(sums_of(games)), "games": [as_plain(game) for game in games]}


def in_words(sums: BotSums, players: tuple[str, str]) -> str:
    """The sums for people."""
    least, middle, most = sums.turns
    ours, theirs = sums.lost
    ended = ", ".join(f"{count} × {text(f'simulated-{how}')}" for how, count in sums.ended.items())
    return "\n".join(
        [
            text("simulated-games", count=sums.games, axis=players[0], allies=players[1], won=round(100 * sums.axis)),
            text("simulated-ended", how=ended),
            text("simulated-points", points=f"{sums.points:+.1f}", axis=f"{ours:.1f}", allies=f"{theirs:.1f}"),
            text(
                "simulated-turns",
                least=least,
                middle=middle,
                most=most,
                pace=f"{sums.pace:.1f}",
                rolls=f"{sums.rolls:.1f}",
            ),
        ]
    )
