"""A row of a menu that opens where the right button was clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from combat.engine.kernel.record import Record
from combat.engine.words.line import Spoken


class MenuRow(Record, gc=True):
    """What can be done: its words, what it does, its key, and why it is greyed."""

    words: str
    act: Callable[[], object] | None = None
    """None for a row that only says what the rows below it are about."""
    key: str = ""
    """The key that does the same at the table; it works in the menu too."""
    reason: Spoken = ""
    """Why it cannot be done now; "" if it can."""
    chosen: bool | None = None
    """Whether it is the one that holds now, of rows of which one holds; None for all others."""
    rows: Callable[[], Sequence[MenuRow]] | None = None
    """The rows that it leads to."""

    @property
    def heading(self) -> bool:
        """Whether it only stands over others."""
        return self.act is None and self.rows is None
