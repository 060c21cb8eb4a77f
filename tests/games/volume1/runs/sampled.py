"""Simulation runs for tests of reports: a few played games, and many rows derived from them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from combat.engine.kernel.record import replace
from combat.engine.runs import run_file
from combat.engine.runs.run_settings import settings_of
from combat.games.volume1.content.library import load_book
from combat.games.volume1.runs.game_row import COLUMNS, GameRow
from combat.games.volume1.runs.playing import play_games
from combat.games.volume1.title import TITLE

PLAYED, GAMES = 2, 60
LUCKY = "22"
"""A card that is played in every other game, which improves the points."""


def rows() -> Iterator[GameRow]:
    """Yield the rows of varied games; those with the lucky card have ten more points and are won."""
    played = list(play_games(load_book("first-light"), range(1, PLAYED + 1), "cautious", 1))
    for number in range(GAMES):
        row, lucky = played[number % PLAYED], number // PLAYED % 2
        cards = {card: count for card, count in row.cards.items() if card != LUCKY} | ({LUCKY: 1} if lucky else {})
        yield replace(row, seed=number + 1, points=row.points + 10 * lucky, won=bool(lucky), cards=cards)


def written(path: Path) -> Path:
    """Write the rows to a run file; return its path."""
    book = load_book("first-light")
    file = run_file.begin(path, settings_of(TITLE, book, player="cautious", squad="", seed=1), COLUMNS)
    for row in rows():
        file.add(row)
    file.close()
    return path
