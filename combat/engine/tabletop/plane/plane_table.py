"""Base class of tables whose places are poses on open ground."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import TableMap
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles
from combat.engine.tabletop.plane.painted_table import painted_tiles
from combat.engine.tabletop.plane.plane_ground import PlaneGround
from combat.engine.tabletop.plane.scenery_style import SceneryStyle
from combat.engine.tabletop.plane.table_sheet import TableSheet
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.title_desk import TitleDesk

S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Pose])


class PlaneTable(Table[S, B, Pose]):
    """A table whose sheet is a table map, painted or drawn from the map's polygons."""

    styles: Mapping[str, SceneryStyle]
    """Styles of the kinds of scenery."""
    place_size: int
    """Width of a usual piece in units of 0.1 mm, for the camera and the size of effects."""

    @abstractmethod
    def table_map(self, state: S) -> TableMap:
        """Return the table map for a state at the start of the game."""

    def ground(self, state: S, index: SheetIndex) -> PlaneGround:
        """Return the ground of a sheet with the given index, for a state at the start of the game."""
        return PlaneGround(self.table_map(state), index)

    def tiles(self, state: S) -> Tiles:
        """Return the painted tiles of the sheet, or tiles drawn on demand if the sheet is not painted."""
        table = self.table_map(state)
        return painted_tiles(table, self.place_size) or TableSheet(table, self.styles, self.place_size)
