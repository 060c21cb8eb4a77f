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
        """The line that takes hexes by clicks on the board."""

    def faulty(self, path: KeyPath) -> bool:
        """Return True if a finding is about a line, or about something in it without its own line."""

    def put(self, row: Row, value: object) -> None:
        """Set a line's value; None removes it."""

    def step(self, row: Row, way: int) -> None:
        """Set the next or previous value."""

    def add(self, row: Row) -> None:
        """Append an entry to a list."""

    def toggle(self, row: Row, choice: str) -> None:
        """Add a value to a set, or remove it; the order of values is fixed."""

    def move(self, row: Row, way: int) -> None:
        """Move an entry up or down in its list."""

    def remove(self, row: Row) -> None:
        """Remove an entry of a list, or clear an optional line."""

    def use(self, row: Row) -> None:
        """Do what Enter does in a line."""
