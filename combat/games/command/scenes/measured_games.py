"""How games of the scenarios have gone, for the sheets and rows that tell of them."""

from __future__ import annotations

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.games.command.content.kinds.measured_file import MeasuredFile
from combat.games.command.content.library import Library

MEASURED = "assets/measured.toml"


def measured_of(library: Library) -> MeasuredFile | None:
    """Return how games have gone; None where that cannot be read, which `combat check` says."""
    try:
        return read(library.file(MEASURED), MeasuredFile).content
    except ContentError:
        return None
