"""The pose that a step of a lesson on open ground points at."""

from __future__ import annotations

from combat.engine.content.models import TomlTable
from combat.engine.content.plane.table_poses import TablePose


class PoseSpot(TomlTable):
    """The key for a pose, beside those of any game's `SpotPart`."""

    pose: TablePose | None = None
