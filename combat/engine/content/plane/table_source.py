"""A table read from a file, with the lines of its objects."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from combat.engine.content.findings import Finding, shown
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import TextMessage
from combat.engine.space.plane.table_map import TableMap


class TableSource(Record):
    """A table with its file."""

    path: Path
    table: TableMap
    lines: Mapping[str, tuple[int, ...]]
    """Lines of the objects of each layer, in the order of the table."""

    def finding(self, said: TextMessage, layer: str = "", place: int = 0) -> Finding:
        """Return a finding about an object of a layer, or about the whole file."""
        return Finding(shown(self.path), self.lines[layer][place] if layer else 0, said)
