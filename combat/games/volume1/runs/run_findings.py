"""What a file of games has to tell: with what they were played, and what they come to."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from combat.engine.kernel.sentence import cause, sentence
from combat.engine.runs import run_file
from combat.engine.runs.run_faults import RunError
from combat.engine.runs.run_settings import RunSettings, book_of
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
    settings, rows = run_file.read(path, COLUMNS)
    if settings.plays != TITLE.id:
        raise RunError(path, sentence("run-other-title", plays=settings.plays))
    try:
        book = book_of(TITLE, settings)
    except (ValueError, RecursionError) as fault:
        raise RunError(path, sentence("run-head-damaged", cause=cause(fault))) from None
    sums = sums_of(rows)
    if not sums.games:
        raise RunError(path, sentence("run-no-game"))
    found = bearings(sums)
    return RunFindings(settings, book, sums, found, clear(found))
