"""The interface by which a title describes the positions of its lab files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import Record
from combat.engine.play.lab.lab_script import Differences, Fields
from combat.engine.words.title_words import TitleWords

S = TypeVar("S", bound=Copyable)


class LabReporter(Record, Generic[S], gc=True):
    """The title's functions for measures and for the position at the end."""

    words: TitleWords[S]
    measured: Callable[[S, Fields], Fields]
    """Return the values that a measure asks for."""
    measure_line: Callable[[S, Fields], str]
    """Return the result of a measure in words."""
    differences: Differences[S]
    """Return the differences between a measure and the values found."""
    standing: Callable[[S], object]
    """Return the position as plain data."""
    standing_lines: Callable[[S], str]
    """Return the position as a text table."""
