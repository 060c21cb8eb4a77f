"""Measured results of scenarios, for briefings and list rows."""

from __future__ import annotations

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.games.command.content.kinds.measured_file import MeasuredFile
from combat.games.command.content.library import Library

MEASURED = "assets/measured.toml"


def measured_of(library: Library) -> MeasuredFile | None:
    """Return the measured results; None if they cannot be read, which `combat check` reports."""
    try:
        return read(library.file(MEASURED), MeasuredFile).content
    except ContentError:
        return None
