"""Command options by which a title changes the book of a scenario, such as the squad of Volume 1."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Generic, TypeVar

from combat.engine.kernel.record import Record

B = TypeVar("B")


class BookOptions(Record, Generic[B], gc=True):
    """A title's part `book_options`: its options of `play` and `simulate` that change the book of a scenario."""

    add: Callable[[argparse.ArgumentParser], None]
    asked: Callable[[B, argparse.Namespace], B]
    """Returns the book changed as the options ask; raises Refused."""
    squad: Callable[[argparse.Namespace], str]
    """Returns the chosen squad for run files; "" for none."""
