"""The options by which a title's calls change the book of a scenario, such as the squad of Volume 1."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Generic, TypeVar

from combat.engine.kernel.record import Record

B = TypeVar("B")


class BookOptions(Record, Generic[B], gc=True):
    """Options of a title's `play` and `simulate` that change the book of a scenario: its part `book_options`."""

    add: Callable[[argparse.ArgumentParser], None]
    asked: Callable[[B, argparse.Namespace], B]
    """Return the book as the options ask for it; raises Refused."""
    squad: Callable[[argparse.Namespace], str]
    """Return the chosen squad as the file of a run keeps it; "" where none is chosen."""
