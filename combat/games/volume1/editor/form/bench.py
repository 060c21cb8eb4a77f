"""What the editor's form may use of the screen that it stands on."""

from __future__ import annotations

from typing import Protocol

from combat.games.volume1.content.draft_data import Trouble
from combat.games.volume1.editor.draft import Draft
from combat.games.volume1.editor.form.form_rows import Row
from combat.games.volume1.editor.form.known_content import KnownContent


class Bench(Protocol):
    """The scene around the form: the draft, what the game knows, and what it has to say of the draft."""

    draft: Draft
    known: KnownContent
    troubles: list[Trouble]

    def write(self, row: Row) -> None:
        """Lets a text or a number be typed."""

    def choose(self, row: Row) -> None:
        """Lets men, or one of many choices, be picked from a list."""

    def move_to(self, board: str) -> None:
        """Lays another board out."""

    def touched(self) -> None:
        """Told after each change of the sheet."""

    def turned(self) -> None:
        """Told when another page was opened."""
