"""Findings of a run: settings, book and statistics."""

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
    """Everything that the report of a run shows."""

    settings: RunSettings
    book: Book
    sums: RunSums
    bearings: dict[str, list[Bearing]]
    clear: float
    """Weight from which a correlation is significant."""


def of_run(path: Path) -> RunFindings:
    """Load the findings of a run's file; raise RunError if it is unreadable, empty or of another title."""
    settings, book, rows = read_run(TITLE, COLUMNS, path)
    sums = sums_of(checked(path, rows, _known(book)))
    found = bearings(sums)
    return RunFindings(settings, book, sums, found, clear(found))


def _known(book: Book) -> dict[str, Set[str]]:
    """Return the known ids of each kind that rows count."""
    hexes, weapons = frozenset(map(str, book.board.grid.order)), frozenset(book.weapons)
    return {
        "men": frozenset(book.figures),
        "cards": frozenset(map(str, book.friendly_cards)),
        "orders": frozenset(book.charts.orders),
        **dict.fromkeys(("friendly_fire", "enemy_fire", "friendly_struck", "enemy_struck"), weapons),
        **dict.fromkeys(("hexes", "friendly_hit_in", "enemy_hit_in"), hexes),
    }
