"""A fault of a force list, with its line."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import TextMessage


class ForceFault(Record):
    """A fault of a force list."""

    where: tuple[str | int, ...]
    """The path of the line in a list file, such as ("formation", 0, "unit", 2); () for the whole list."""
    said: TextMessage
