"""Small images of tables, with dots for units."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import TableMap
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.engine.tabletop.plane.scenery_style import SceneryStyle
from combat.engine.tabletop.plane.table_sheet import TableSheet
from combat.games.miniatures.pieces.coats import DOT_OURS, DOT_THEIRS


def print_table(
    table: TableMap, styles: Mapping[str, SceneryStyle], place_size: int, width: int,
    dots: Iterable[tuple[Pose, bool]] = (),
) -> pygame.Surface:  # fmt: skip
    """Return an image of a table, `width` pixels wide.

    `dots` are poses, each with whether it belongs to the first seat; `place_size` is in units of 0.1 mm.
    """
    sheet = TableSheet(table, styles, place_size)
    share = width / sheet.index.width
    picture = pygame.transform.smoothscale(sheet.overview, (width, round(sheet.index.height * share)))
    sheet.close()
    for pose, first in dots:
        spot = round(pose.point.x / UNITS * share), round(pose.point.y / UNITS * share)
        (DOT_OURS if first else DOT_THEIRS).draw_on_map(picture, spot, theme.scale(), own=False)
    return picture
