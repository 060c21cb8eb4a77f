"""Interface of the editor's scene for the form."""

from __future__ import annotations

from typing import Protocol

from combat.games.volume1.content.draft_data import Trouble
from combat.games.volume1.editor.draft import Draft
from combat.games.volume1.editor.form.form_rows import Row
from combat.games.volume1.editor.form.known_content import KnownContent


class RowQuestions(Protocol):
    """Protocol of the dialogs that ask for the value of a line."""

    def write(self, row: Row) -> None:
        """Open a dialog to enter a text or a number."""

    def choose(self, row: Row) -> None:
        """Open a list to pick men, or one of many values."""


class Bench(Protocol):
    """Protocol of the scene around the form: draft, available content, and findings."""

    draft: Draft
    known: KnownContent
    troubles: list[Trouble]

    @property
    def questions(self) -> RowQuestions:
        """Dialogs for values that cannot be entered in the form itself."""

    def move_to(self, board: str) -> None:
        """Move the scenario to another board."""

    def touched(self) -> None:
        """Handle a change of the scenario."""

    def turned(self) -> None:
        """Handle the change to another page of the form."""
