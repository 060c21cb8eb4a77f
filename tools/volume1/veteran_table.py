"""Compare the veteran with the cautious player.

    python -m tools.volume1.veteran_table KEPT [--games 200] [--only ID ...] [--jobs J] [--write]

Both play every scenario with the same seeds. Each finished game is a line in the file KEPT, so that a stopped run can
continue, and `--games` may grow between runs; lines of a scenario or player that has changed since are ignored. Means
have 95 percent intervals. `--write` writes the page `scenarios/volume1/veteran.md`, and puts the veteran's win rate
into the scenario book where he has played enough games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import combat
from combat.engine.chance.intervals import deviations, wilson
from combat.games.volume1.runs.playing import play_games
from tools.volume1 import book_figures, scenario_table
from tools.volume1.book_figures import with_figures
from tools.volume1.scenario_table import OURS

PAGE = scenario_table.PAGE.with_name("veteran.md")
ABOUT = """# How the battles go for a veteran

Played by the veteran of `combat simulate --player veteran`, who fights the battle and its last turns in his mind before he fights them on
the board, and by the cautious player with the same seeds: mean victory points and battles won, each with its interval of 95 percent, and
by how many points the veteran does better (`python -m tools.volume1.veteran_table KEPT --write`, which keeps every game in the file KEPT
and goes on there). His share of wins stands on a scenario’s sheet from twenty games on.
"""
PLAYERS = ("cautious", "veteran")
HEAD = (
    "| scenario | games | cautious: points | won | veteran: points | won | better by |\n|---|---|---|---|---|---|---|\n"
)
SURE = deviations()
"""Standard errors on either side of a mean for a 95 percent interval."""
ENOUGH = 20
"""Least games of the veteran for his win rate to appear on a scenario's sheet."""
Ends = dict[int, tuple[int, bool]]
"""Seed -> victory points, and whether the battle was won."""


@cache
def _rules() -> bytes:
    """Return the source code of rules and players, which decides how a game goes besides its scenario."""
    home = Path(combat.__file__).parent / "games" / "volume1"
    files = sorted(path for room in ("rules", "players") for path in (home / room).rglob("*.py"))
    return b"".join(path.read_bytes() for path in files)


def mark(scenario: str) -> str:
    """Return a digest of the scenario, rules and players; games recorded under another digest are outdated."""
    return sha256(OURS.file(f"scenarios/{scenario}.toml").read_bytes() + _rules()).hexdigest()[:12]


def kept(file: Path) -> dict[tuple[str, str], Ends]:
    """Return the games recorded in `file`, by scenario and player; incomplete lines are skipped."""
    found: dict[tuple[str, str], Ends] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            game = json.loads(line)
        except ValueError:
            continue
        if game["mark"] == mark(game["scenario"]):
            found.setdefault((game["scenario"], game["player"]), {})[game["seed"]] = game["points"], game["won"]
    return found


def play(file: Path, scenario: str, seeds: Sequence[int], jobs: int) -> None:
    """Play the games of a scenario that are missing in `file`, and record each as it ends."""
    book, known = OURS.load_book(scenario), kept(file)
    for player in PLAYERS:
        left = [seed for seed in seeds if seed not in known.get((scenario, player), {})]
        for game in play_games(book, left, player, jobs):
            line = {
                "scenario": scenario, "mark": mark(scenario), "player": player, "seed": game.seed, "points": game.points, "won": game.won,
            }  # fmt: skip
            with file.open("a", encoding="utf-8") as journal:
                journal.write(json.dumps(line) + "\n")


def row(scenario: str, cautious: Ends, veteran: Ends) -> str:
    """Return the Markdown table row of a scenario, from the seeds that both players have played."""
    seeds = sorted(cautious.keys() & veteran.keys())
    before, after = ([ends[seed][0] for seed in seeds] for ends in (cautious, veteran))
    better = [two - one for one, two in zip(before, after, strict=True)]
    cells = [f"`{scenario}`", str(len(seeds))]
    for ends in (cautious, veteran):
        cells += [interval([ends[seed][0] for seed in seeds]), share([ends[seed][1] for seed in seeds])]
    return f"| {' | '.join([*cells, interval(better)])} |\n"


def interval(figures: Sequence[float]) -> str:
    """Return a mean with its 95 percent interval, as text."""
    error = SURE * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0
    return f"{mean(figures):.1f} ± {error:.1f}".replace("-", "−")


def share(won: Sequence[bool]) -> str:
    """Return the share of won games in percent with its Wilson interval, as text."""
    least, most = wilson(sum(won), len(won))
    return f"{100 * mean(won):.0f} % ({100 * least:.0f}–{100 * most:.0f})"


def rows(file: Path, scenarios: Iterable[str]) -> Iterator[str]:
    """Yield a table row for each scenario of which both players have played games with the same seeds."""
    games = kept(file)
    for scenario in scenarios:
        cautious, veteran = (games.get((scenario, player), {}) for player in PLAYERS)
        if cautious.keys() & veteran.keys():
            yield row(scenario, cautious, veteran)


def in_book(book: str, file: Path, scenarios: Iterable[str]) -> str:
    """Return the text of the scenario book with the win rates of the veteran, if there are enough games."""
    games = kept(file)
    for scenario in scenarios:
        ends = games.get((scenario, "veteran"), {})
        if len(ends) >= ENOUGH:
            won = round(100 * mean(won for _, won in ends.values()))
            book = with_figures(book, scenario, veteran=won, veteran_games=len(ends))
    return book


def page(lines: Iterable[str]) -> str:
    """Return the text of the page with the given table rows."""
    return f"{ABOUT}\n{HEAD}{''.join(lines)}"


def main(arguments: list[str] | None = None) -> int:
    """Play the missing games and print the table; with `--write`, also write it. Return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.veteran_table", description=__doc__)
    parser.add_argument("kept", type=Path, metavar="KEPT", help="the file of the games that were played")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games of each scenario; default: 200")
    parser.add_argument("--only", nargs="+", metavar="ID", help="play these only")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="games at a time; default: 1")
    parser.add_argument("--write", action="store_true", help=f"write the table to {PAGE.parent.name}/{PAGE.name}")
    asked = parser.parse_args(arguments)
    for scenario in asked.only or OURS.scenario_ids():
        play(asked.kept, scenario, range(1, asked.games + 1), asked.jobs)
    lines = list(rows(asked.kept, OURS.scenario_ids()))
    print(HEAD + "".join(lines), end="")
    if asked.write:
        PAGE.write_text(page(lines), encoding="utf-8")
        book = in_book(book_figures.FIGURES.read_text(encoding="utf-8"), asked.kept, OURS.scenario_ids())
        book_figures.FIGURES.write_text(book, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
