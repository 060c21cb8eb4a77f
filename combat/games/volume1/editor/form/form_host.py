"""What a line of the editor's form does when it is clicked."""

from __future__ import annotations

from typing import Protocol

from combat.games.volume1.editor.form.bench import Bench
from combat.games.volume1.editor.form.fields import KeyPath
from combat.games.volume1.editor.form.form_rows import Row


class FormHost(Protocol):
    """The form that a line stands on."""

    bench: Bench

    @property
    def brush(self) -> Row | None:
        """The line into which a click on the board lays hexes."""

    def faulty(self, path: KeyPath) -> bool:
        """Whether a finding is about a line, or about something in it that has no line of its own."""

    def put(self, row: Row, value: object) -> None:
        """Sets a line; None leaves it out."""

    def step(self, row: Row, way: int) -> None:
        """The next value or the one before."""

    def add(self, row: Row) -> None:
        """A further entry at the end of a list."""

    def toggle(self, row: Row, choice: str) -> None:
        """Puts a choice into a set, or takes it out; they stand in their own order."""

    def move(self, row: Row, way: int) -> None:
        """Moves an entry up or down in its list."""

    def remove(self, row: Row) -> None:
        """Takes an entry out of its list, or clears a line that may be empty."""

    def use(self, row: Row) -> None:
        """What Enter does in a line."""
