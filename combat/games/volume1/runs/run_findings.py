"""What a file of games has to tell: with what they were played, and what they come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from combat.engine.journal.faults import NONSENSE
from combat.engine.kernel.sentence import cause, sentence
from combat.engine.runs import run_file
from combat.engine.runs.run_faults import RunError
from combat.engine.runs.run_settings import RunSettings, book_of
from combat.games.volume1.rules.book import Book
from combat.games.volume1.runs.bearings import Bearing, bearings, clear
from combat.games.volume1.runs.game_row import COLUMNS, GameRow
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
    except NONSENSE as fault:
        raise RunError(path, sentence("run-head-damaged", cause=cause(fault))) from None
    sums = sums_of(_checked(path, rows, book))
    if not sums.games:
        raise RunError(path, sentence("run-no-game"))
    found = bearings(sums)
    return RunFindings(settings, book, sums, found, clear(found))


def _checked(path: Path, rows: Iterable[GameRow], book: Book) -> Iterator[GameRow]:
    """Yield rows; raises RunError at the first that tells of a thing that its book does not have."""
    hexes, weapons = frozenset(map(str, book.board.grid.order)), book.weapons.keys()
    known = {
        "men": book.figures.keys(),
        "cards": frozenset(map(str, book.friendly_cards)),
        "orders": book.charts.orders.keys(),
        **dict.fromkeys(("friendly_fire", "enemy_fire", "friendly_struck", "enemy_struck"), weapons),
        **dict.fromkeys(("hexes", "friendly_hit_in", "enemy_hit_in"), hexes),
    }
    for row in rows:
        for kind, things in known.items():
            if not getattr(row, kind).keys() <= things:
                name = min(getattr(row, kind).keys() - things)
                raise RunError(path, sentence("run-unknown-thing", seed=str(row.seed), column=kind, name=name))
        yield row
