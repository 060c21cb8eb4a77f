"""Whole games between chance and a player, several at a time, and what they come to."""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal.journal import begin, free_path
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import Record, as_plain
from combat.engine.kernel.seats import PLAYER
from combat.engine.play import processes
from combat.engine.play.own_players import player_named
from combat.engine.play.port import Player
from combat.engine.play.referee import Referee
from combat.engine.words import text, translated
from combat.games.volume1.players.bots import PLAYERS
from combat.games.volume1.rules.book import Book, Side
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.play.victory import verdict
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.title import TITLE

_SHOWN = ("seed", "points", "verdict", "turns", "decisions", "friendly_killed", "enemy_killed")


class Outcome(Record):
    """How one game ended."""

    seed: int
    points: int
    verdict: str
    won: bool
    turns: int
    decisions: int
    friendly_killed: int
    friendly_wounded: int
    friendly_captured: int
    friendly_fled: int
    enemy_killed: int
    enemy_captured: int
    enemy_fled: int


def simulate(book: Book, seeds: Sequence[int], player: str, jobs: int) -> list[Outcome]:
    """Play a game for each seed, in up to `jobs` processes; a progress bar shows on a terminal. Raises BrokenGame."""
    if min(jobs, len(seeds)) == 1:
        _begin(book, player)
        return list(_with_progress(map(_play, seeds), len(seeds)))
    with processes.pool(min(jobs, len(seeds)), _begin, book, player) as players:
        return list(_with_progress(players.imap(_play, seeds), len(seeds)))


def _with_progress(outcomes: Iterable[Outcome], games: int) -> Iterable[Outcome]:
    if not sys.stderr.isatty():
        return outcomes
    from tqdm import tqdm  # noqa: PLC0415 - 17 ms, on a terminal only

    return tqdm(outcomes, total=games, unit="game", file=sys.stderr, leave=False)


_table: tuple[Book, Callable[[int], Player[State]]]
"""What this process plays: set once in each."""


def _begin(book: Book, player: str) -> None:
    global _table
    _table = book, player_named(PLAYERS, player)


def _play(seed: int) -> Outcome:
    book, player = _table
    game = sequence.new_game(book)
    try:
        decisions = Referee(RULES, game, SeededChance(seed)).play_out({PLAYER: player(seed)})
    except Exception as fault:
        raise _broken(game, seed, fault) from fault
    return outcome(game.state, seed, decisions)


class BrokenGame(RuntimeError):
    """A game in which rules or player failed; the message names the seed and the journal to look into."""


def _broken(game: Game[State], seed: int, fault: Exception) -> BrokenGame:
    """The journal up to the answer that did it is kept beside the logs, so that the game can be loaded there."""
    name = f"{game.state.book.scenario.id}-seed-{seed}-broken"
    journal = begin(TITLE, game, lambda warning: None, free_path(folders.state(), name))
    journal.close()
    last = traceback.extract_tb(fault.__traceback__)[-1]
    place = f"{Path(last.filename).name}:{last.lineno}"
    what = f"{type(fault).__name__}: {fault}"
    return BrokenGame(text("simulated-broken", seed=str(seed), cause=what, place=place, file=str(journal.path)))


def outcome(state: State, seed: int, decisions: int) -> Outcome:
    """What a finished game came to."""
    ours, theirs = _fates(state, "friendly"), _fates(state, "enemy")
    return Outcome(
        seed=seed,
        points=state.points,
        verdict=state.verdict,
        won=verdict(state, state.points).won,
        turns=state.clock.turn,
        decisions=decisions,
        friendly_killed=ours["killed"],
        friendly_wounded=sum(man.on_board and bool(man.wounds) for man in state.men.values() if man.side == "friendly"),
        friendly_captured=ours["captured"],
        friendly_fled=ours["fled"],
        enemy_killed=theirs["killed"],
        enemy_captured=theirs["captured"],
        enemy_fled=theirs["fled"],
    )


def _fates(state: State, side: Side) -> Counter[str]:
    return Counter("captured" if man.held_by else man.fate for man in state.men.values() if man.side == side)


def report(scenario: str, player: str, games: Sequence[Outcome]) -> dict[str, Any]:
    """All games and their summary, as `combat simulate --json` prints them."""
    points = [game.points for game in games]
    low, middle, high = quantiles(points, n=4) if len(points) > 1 else points * 3
    verdicts = Counter(game.verdict for game in games)
    return {
        "scenario": scenario,
        "player": player,
        "summary": {
            "games": len(games),
            "won": sum(game.won for game in games) / len(games),
            "points": {"mean": mean(points), "quartiles": [low, middle, high], "range": [min(points), max(points)]},
            "verdicts": dict(verdicts.most_common()),
            "friendly_killed": mean(game.friendly_killed for game in games),
            "enemy_killed": mean(game.enemy_killed for game in games),
            "decisions": mean(game.decisions for game in games),
        },
        "games": [as_plain(game) for game in games],
    }


def table(report: dict[str, Any]) -> str:
    """The report for people: one line a game, then the summary."""
    rows = [[_cell(game[name]) for name in _SHOWN] for game in report["games"]]
    head = [text(f"simulated-{name.replace('_', '-')}") for name in _SHOWN]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in [head, *rows]]
    summary = report["summary"]
    points = summary["points"]
    verdicts = ", ".join(f"{count} × {translated(title)}" for title, count in summary["verdicts"].items())
    least, most = points["range"]
    won, player = round(100 * summary["won"]), report["player"]
    killed = {"ours": summary["friendly_killed"], "theirs": summary["enemy_killed"]}
    lines += [
        "",
        text("simulated-games", count=summary["games"], player=player, won=won, verdicts=verdicts),
        text("simulated-summary", mean=points["mean"], least=least, most=most, **killed),
    ]
    return "\n".join(lines)


def _cell(value: str | int) -> str:
    """A figure as it is written, or a verdict."""
    return translated(value) if isinstance(value, str) else str(value)
