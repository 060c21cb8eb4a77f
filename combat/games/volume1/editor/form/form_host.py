"""Interface of the form for its lines."""

from __future__ import annotations

from typing import Protocol

from combat.games.volume1.editor.form.bench import Bench
from combat.games.volume1.editor.form.fields import KeyPath
from combat.games.volume1.editor.form.form_rows import Row


class FormHost(Protocol):
    """The form of a line."""

    bench: Bench

    @property
    def brush(self) -> Row | None:
        """The line that takes hexes by clicks on the board; None for none."""

    def faulty(self, path: KeyPath) -> bool:
        """Return whether a finding is about a value or anything inside it; False for the empty path."""

    def put(self, row: Row, value: object) -> None:
        """Set a line's value, None removes it, and focus the line.

        For "board" move the scenario to that board.
        """

    def step(self, row: Row, way: int) -> None:
        """Change the value by `way` steps: numbers stop at their limits, picks and flags wrap.

        Other lines stay unchanged.
        """

    def add(self, row: Row) -> None:
        """Append an entry to the list of a line and focus it.

        Open the input of a long text or a group of men.
        """

    def toggle(self, row: Row, choice: str) -> None:
        """Add a value to a set, or remove it; the order of values is fixed."""

    def move(self, row: Row, way: int) -> None:
        """Move an entry up (-1) or down (1) in its list; nothing beyond either end.

        The row must be an entry.
        """

    def remove(self, row: Row) -> None:
        """Remove an entry, with its list if it was the last and the list is not kept.

        For other rows, clear an optional line; empty a line of hexes or men; otherwise do nothing.
        """

    def use(self, row: Row) -> None:
        """Do what Enter does in a line."""
