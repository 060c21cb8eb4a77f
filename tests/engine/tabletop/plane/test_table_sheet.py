"""The drawn sheet of an unpainted table: its polygons at every scale, and parts that fit together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pygame
import pytest

from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap, TableObjective, TableZone
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.map.drawn_tiles import SCALES
from combat.engine.tabletop.plane.scenery_style import SceneryStyle
from combat.engine.tabletop.plane.table_sheet import TableSheet


def square(left: int, top: int, side: int) -> tuple[Point, ...]:
    """Return the corners of a square."""
    return Point(left, top), Point(left + side, top), Point(left + side, top + side), Point(left, top + side)


STYLES = {
    "wall": SceneryStyle((120, 20, 20), (0, 0, 0), raised=True),
    "wood": SceneryStyle((20, 120, 20), (0, 60, 0), "dotted"),
    "marsh": SceneryStyle((20, 20, 120), (0, 0, 60), "hatched"),
    "road": SceneryStyle((230, 210, 120), (90, 80, 40)),
}
TABLE = TableMap(
    "heath",
    60 * CM,
    40 * CM,
    scenery=(
        Scenery("wall", "area", square(1_000, 1_000, 600)),
        Scenery("wood", "area", square(2_000, 1_000, 1_000)),
        Scenery("marsh", "area", square(3_500, 1_000, 1_000)),
        Scenery("road", "line", (Point(0, 3_000), Point(6_000, 3_000)), width=200),
        Scenery("wall", "point", (Point(500, 500),)),
    ),
    heights=(HeightArea(1, square(4_800, 200, 1_000)), HeightArea(2, square(5_000, 400, 500))),
    zones=(TableZone("west", square(100, 3_300, 500)),),
    objectives=(TableObjective("Cairn", Point(3_000, 2_500)),),
)


@pytest.fixture
def sheet() -> TableSheet:
    """Return the sheet of an unpainted table."""
    theme.set_scale(1.0)
    return TableSheet(TABLE, STYLES, 40 * 10)


def near(found: pygame.Color, wanted: Sequence[int], within: int = 30) -> bool:
    """Return whether two colours are equal apart from the grain of the paper."""
    return all(abs(one - other) <= within for one, other in zip(found, wanted, strict=False))


def test_a_sheet_is_as_large_as_its_table_and_a_place_as_a_piece(sheet: TableSheet) -> None:
    index = sheet.index
    assert (index.width, index.height) == (1_200, 800)
    assert (index.place_width, index.left, index.top) == (80.0, 0.0, 0.0)
    assert [(level.width, level.height) for level in index.levels] == [
        (2_400, 1_600),
        (1_200, 800),
        (600, 400),
        (300, 200),
    ]


@pytest.mark.parametrize("scale", SCALES)
def test_what_is_drawn_is_the_very_polygon_that_the_rules_use(sheet: TableSheet, scale: float) -> None:
    drawn = sheet.part(scale, pygame.Rect(0, 0, round(1_200 * scale), round(800 * scale)))

    def at(x: int, y: int) -> pygame.Color:
        return drawn.get_at((round(x / 5 * scale), round(y / 5 * scale)))

    grass = at(1_500, 2_300)
    assert near(at(1_300, 1_300), (120, 20, 20)) and near(at(3_000, 3_000), (230, 210, 120))
    assert not near(at(940, 1_300), (120, 20, 20), 60) and near(at(940, 1_300), tuple(grass)[:3])
    assert max(at(5_250, 650)[:3]) < max(at(4_900, 1_100)[:3]) < max(grass[:3])  # the higher, the darker


def test_parts_of_a_sheet_fit_together_with_their_patterns_at_every_scale(sheet: TableSheet) -> None:
    for scale in SCALES[1:]:
        wide, high = round(1_200 * scale), round(800 * scale)
        whole = sheet.part(scale, pygame.Rect(0, 0, wide, high))
        part = sheet.part(scale, pygame.Rect(256, 0, 256, min(256, high)).clip(pygame.Rect(0, 0, wide, high)))
        seen = product(range(2, part.get_width() - 2, 7), range(2, part.get_height() - 2, 7))
        apart = [(x, y) for x, y in seen if not near(whole.get_at((256 + x, y)), tuple(part.get_at((x, y)))[:3], 40)]
        assert len(apart) < 4, (scale, apart)


def test_kinds_are_told_apart_without_their_colours(sheet: TableSheet) -> None:
    """A dotted area and a hatched one in the same ink are other pictures."""
    same = {kind: SceneryStyle((90, 90, 90), (20, 20, 20), STYLES[kind].pattern) for kind in STYLES}
    drawn = TableSheet(TABLE, same, 400).part(1.0, pygame.Rect(0, 0, 1_200, 800))
    wood, marsh = (
        pygame.mask.from_threshold(drawn.subsurface((left, 210, 180, 180)), (20, 20, 20, 255), (50, 50, 50, 255))
        for left in (410, 710)
    )
    assert 0 < wood.count() != marsh.count() > 0
    assert wood.overlap_area(marsh, (0, 0)) < 0.6 * min(wood.count(), marsh.count())
