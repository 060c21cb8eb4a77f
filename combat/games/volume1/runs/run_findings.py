"""What a file of games has to tell: with what they were played, and what they come to."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from pathlib import Path

from combat.engine.runs.report.run_reading import checked, read_run
from combat.engine.runs.run_settings import RunSettings
from combat.games.volume1.rules.book import Book
from combat.games.volume1.runs.bearings import Bearing, bearings, clear
from combat.games.volume1.runs.game_row import COLUMNS
from combat.games.volume1.runs.run_sums import RunSums, sums_of
from combat.games.volume1.title import TITLE


@dataclass(slots=True)
class RunFindings:
    """What is reported."""

    settings: RunSettings
    book: Book
    sums: RunSums
    bearings: dict[str, list[Bearing]]
    clear: float
    """From which weight on a bearing is no play of chance."""


def of_run(path: Path) -> RunFindings:
    """What a file tells; raises RunError where it cannot be read, holds no game, or is of another title."""
    settings, book, rows = read_run(TITLE, COLUMNS, path)
    sums = sums_of(checked(path, rows, _known(book)))
    found = bearings(sums)
    return RunFindings(settings, book, sums, found, clear(found))


def _known(book: Book) -> dict[str, Set[str]]:
    """What a book has of each kind that rows count."""
    hexes, weapons = frozenset(map(str, book.board.grid.order)), frozenset(book.weapons)
    return {
        "men": frozenset(book.figures),
        "cards": frozenset(map(str, book.friendly_cards)),
        "orders": frozenset(book.charts.orders),
        **dict.fromkeys(("friendly_fire", "enemy_fire", "friendly_struck", "enemy_struck"), weapons),
        **dict.fromkeys(("hexes", "friendly_hit_in", "enemy_hit_in"), hexes),
    }
