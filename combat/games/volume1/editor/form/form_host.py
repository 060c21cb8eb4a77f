"""Interface of the form for its lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.games.volume1.editor.form.bench import Bench
from combat.games.volume1.editor.form.fields import KeyPath
from combat.games.volume1.editor.form.form_rows import Row

if TYPE_CHECKING:
    from combat.games.volume1.editor.form.row_edits import RowEdits


class FormHost(Protocol):
    """Protocol of the editor's form."""

    bench: Bench
    list: ScrollList[Row]
    focus: tuple[KeyPath, bool]
    """Path of the line for the keyboard, and whether it is an entry of a list."""

    edits: RowEdits
    """Changes of the values of lines."""

    @property
    def brush(self) -> Row | None:
        """The line whose hexes are changed by clicks on the board; None if there is none."""

    def rest(self) -> None:
        """Deactivate the brush: clicks only scroll the board until a line is used again."""

    def focus_on(self, row: Row) -> None:
        """Focus a line."""

    def go_to(self, path: KeyPath) -> None:
        """Scroll to the line of a value and focus it."""

    def faulty(self, path: KeyPath) -> bool:
        """Return whether a finding is about a value or anything within it; False for the empty path."""
