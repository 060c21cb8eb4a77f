"""A row of a context menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from combat.engine.kernel.record import Record
from combat.engine.words.line import Spoken


class MenuRow(Record, gc=True):
    """An action in a menu: label, callback, key, and the reason why it is disabled."""

    words: str
    act: Callable[[], object] | None = None
    """None for a heading."""
    key: str = ""
    """The key that does the same at the table; it also works in the menu."""
    reason: Spoken = ""
    """The reason why the action is disabled; "" if it is enabled."""
    chosen: bool | None = None
    """True if it is the current one of several options; None for other rows."""
    rows: Callable[[], Sequence[MenuRow]] | None = None
    """Returns the rows of its submenu."""

    @property
    def heading(self) -> bool:
        """Return whether the row is a heading."""
        return self.act is None and self.rows is None
