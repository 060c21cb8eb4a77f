"""Read a run file for its report: settings, book and games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from pathlib import Path
from typing import Any, TypeVar

from combat.engine.journal.faults import NONSENSE
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import cause, msg
from combat.engine.runs import run_file
from combat.engine.runs.row_columns import KEY, RowColumns
from combat.engine.runs.run_faults import RunError
from combat.engine.runs.run_settings import RunSettings, book_of
from combat.engine.title import Title

R = TypeVar("R", bound=Record)
B = TypeVar("B")


def read_run(title: Title[Any, B], columns: RowColumns[R], path: Path) -> tuple[RunSettings, B, Iterator[R]]:
    """Return the settings, the book and the rows of a run file.

    Raises RunError if the file cannot be read, is of another title or holds no game; it may also be raised while the
    rows are iterated.
    """
    settings = run_file.settings_in(path)
    if settings.plays != title.id:
        raise RunError(path, msg("run-other-title", plays=settings.plays))
    settings, rows = run_file.read(path, columns)
    try:
        book: B = book_of(title, settings)
    except NONSENSE as fault:
        raise RunError(path, msg("run-head-damaged", cause=cause(fault))) from None
    return settings, book, _some(path, rows)


def checked(path: Path, rows: Iterable[R], known: Mapping[str, Set[str]]) -> Iterator[R]:
    """Yield rows; raise RunError at the first row with an id that is not `known` for its column.

    A text column contains one id, a tally column several.
    """
    for row in rows:
        for column, things in known.items():
            held = getattr(row, column)
            strange = {held} - things if isinstance(held, str) else held.keys() - things
            if strange:
                where = {"seed": str(getattr(row, KEY)), "column": column, "name": min(strange)}
                raise RunError(path, msg("run-unknown-thing", **where))
        yield row


def _some(path: Path, rows: Iterable[R]) -> Iterator[R]:
    """Yield rows; raise RunError if there are none."""
    empty = True
    for row in rows:
        empty = False
        yield row
    if empty:
        raise RunError(path, msg("run-no-game"))
