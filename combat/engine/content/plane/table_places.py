"""Places in lesson files of games on open ground."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose, PoseError
from combat.engine.space.plane.table_map import TableMap


class TablePlaces(Record, gc=True):
    """Parses poses: a `PlaceReader` of lessons on open ground."""

    table: TableMap

    def parse(self, text: str) -> Pose:
        """Parse a pose; raise PoseError if it is invalid or off the table."""
        pose = Pose.read(text)
        if not self.table.contains(ConvexShape((pose.point,))):
            width, height = self.table.width // CM, self.table.height // CM
            raise PoseError(msg("finding-pose-off-table", pose=pose, width=width, height=height))
        return pose

    def name(self, place: Pose) -> str:
        """Return the notation of a pose."""
        return str(place)
