"""Recognition of the player's missions, force lists, lab files and lessons by their keys."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import plain
from combat.games.armour.content.kinds.mission_file import MissionFile
from combat.games.armour.content.lab.position_file import PositionFile


def kind_of_stray(file: Path) -> str:
    """Return the kind of a TOML file outside the known folders, by its keys: "force", "lesson", "lab" or "scenario".

    An unreadable file counts as "scenario".
    """
    try:
        keys = plain(file).keys()
    except ContentError:
        return "scenario"
    if "formation" in keys:
        return "force"
    if "step" in keys:
        return "lesson"
    return "lab" if keys & (PositionFile.model_fields.keys() - MissionFile.model_fields.keys()) else "scenario"
