"""Read positions embedded in other files as lab files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from combat.engine.content.reading import Source
from combat.engine.files.toml_writing import toml
from combat.games.volume1.content.lab.file_model import LabFile
from combat.games.volume1.content.lab.position import lab_of
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.state import State


def lab_inline(position: Mapping[str, Any], library: Library) -> State:
    """Return the state of a position; raise ContentError or a validation error if it is invalid."""
    file = LabFile.model_validate(position)
    return lab_of(Source(Path("figure.toml"), toml(position), file), library).state
