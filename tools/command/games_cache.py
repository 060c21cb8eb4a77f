"""Cache of games between steady players, one file per scenario."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path

from combat.engine.content.cache import fingerprint
from combat.engine.kernel.digest import digest
from combat.games.command.content.library import load_book
from combat.games.command.players.weights import shipped
from combat.games.command.reports.bot_game import BotGame
from combat.games.command.reports.bot_run import play_games
from combat.games.command.rules.book import Book
from combat.games.command.rules.two_sides import SIDES

FOLDER = Path("build") / "balance"
"""Default folder of the cache."""
PLAYERS = ("steady", "steady")
ROOMS = ("engine/chance", "engine/play", "games/command/players", "games/command/rules")
"""Packages whose code affects games, in addition to those of the book loader."""
NUMBERS = ("seed", "points", "turns", "time", "advances", "rolls", "passes", "decisions")
COLUMNS = (*NUMBERS, "winner", "ended", *(f"lost {side}" for side in SIDES))


def games(scenario: str, count: int, jobs: int, folder: Path = FOLDER) -> Iterator[BotGame]:
    """Yield the games of seeds 1 to `count`: cached ones first, then new ones as they end, which are cached at once."""
    book = load_book(scenario)
    file = folder / f"{scenario}-{version(book)}.csv"
    known = kept(file)
    seeds = range(1, count + 1)
    yield from (known[seed] for seed in seeds if seed in known)
    left = [seed for seed in seeds if seed not in known]
    if left:
        yield from _keeping(file, known, play_games(book, left, PLAYERS, jobs))


def version(book: Book) -> str:
    """Return 12 hex digits of a hash of the book, of the bots' weights and of the code that affects games.

    Code counts by size and time, so a fresh checkout has another version.
    """
    return fingerprint((), digest(book), digest(shipped()), rooms=ROOMS)[:12]


def kept(file: Path) -> dict[int, BotGame]:
    """Return the cached games of a file by seed, {} if there is no file; incomplete lines are ignored."""
    if not file.exists():
        return {}
    whole = file.read_text(encoding="utf-8").rpartition("\n")[0]
    read = (_game(line) for line in csv.reader(whole.splitlines()))
    return {game.seed: game for game in read if game is not None}


def _game(cells: list[str]) -> BotGame | None:
    line = dict(zip(COLUMNS, cells, strict=False))
    if len(cells) != len(COLUMNS) or not cells[0].isdigit():
        return None
    numbers = {name: int(line[name]) for name in NUMBERS}
    lost = {side: int(line[f"lost {side}"]) for side in SIDES}
    return BotGame(winner=line["winner"], ended=line["ended"], lost=lost, **numbers)


def _cells(game: BotGame) -> list[str | int]:
    numbers = [getattr(game, name) for name in NUMBERS]
    return [*numbers, game.winner, game.ended, *(game.lost[side] for side in SIDES)]


def _keeping(file: Path, known: dict[int, BotGame], played: Iterable[BotGame]) -> Iterator[BotGame]:
    """Yield games as they are played and write each at once; the file is rewritten with readable old games first."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(COLUMNS)
        writer.writerows(map(_cells, known.values()))
        for game in played:
            writer.writerow(_cells(game))
            stream.flush()
            yield game
