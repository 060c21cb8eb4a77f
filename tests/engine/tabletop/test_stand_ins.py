"""Until the tiles of a zoom step are loaded, those of the previous step are shown instead."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.tabletop.map.camera import BLOCKS, TILE, ZOOMS, Camera
from combat.engine.tabletop.map.sheet_on_desk import SheetOnDesk
from combat.engine.tabletop.map.tiles import Level, SheetIndex, Spot, Tiles

WIDE, HIGH = 1600, 1200
VIEW = pygame.Rect(20, 10, 700, 500)
STEP = ZOOMS.index(1.0)


class Ruled(Tiles):
    """Tiles whose colours identify every place of the sheet, with a grey overview."""

    def want(self, spots: object) -> None:
        """Do nothing, so that only tiles requested by the test are loaded."""

    def ready(self, *spots: Spot) -> None:
        """Load some tiles."""
        for step, column, row in spots:
            tile = pygame.Surface((TILE, TILE), 0, 32)
            for place in range(0, TILE, 4):
                x, y = ((spot * TILE + place + 2) / ZOOMS[step] for spot in (column, row))
                tile.fill((min(255, int(x * 255 / (2 * WIDE))), 0, 0), (place, 0, 4, TILE), pygame.BLEND_RGB_ADD)
                tile.fill((0, min(255, int(y * 255 / (2 * HIGH))), 0), (0, place, TILE, 4), pygame.BLEND_RGB_ADD)
            self._keep((step, column, row), tile, self)


UNDRAWN = (0, 0, 250)
"""The overview's colour, and what a picture is filled with before it is drawn: no tile has it."""


@pytest.fixture(autouse=True, scope="module")
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((760, 540))
    yield
    pygame.quit()


@pytest.fixture
def tiles(tmp_path: Path) -> Ruled:
    """Return tiles with an overview and no others loaded."""
    levels = tuple(Level(scale, round(WIDE * scale), round(HIGH * scale), tmp_path) for scale in (1.0, 0.25))
    found = Ruled(SheetIndex(WIDE, HIGH, 128, 111, 46, 46, levels))
    found._overview = pygame.Surface((WIDE // 4, HIGH // 4), 0, 32)
    found._overview.fill(UNDRAWN)
    found._room = 200
    found.close()
    return found


def zoomed(tiles: Ruled, step: int) -> tuple[pygame.Surface, SheetOnDesk]:
    """Draw the middle of the sheet at a zoom step; return the surface and the sheet."""
    ground = SheetOnDesk(tiles, Camera((WIDE, HIGH)))
    ground.camera.look_through(VIEW, 1.0)
    ground.camera.look_at((WIDE / 2, HIGH / 2), step)
    surface = pygame.Surface((760, 540), 0, 32)
    surface.fill(UNDRAWN, VIEW)
    surface.set_clip(VIEW)
    ground.draw(surface, VIEW)
    return surface, ground


def bare(surface: pygame.Surface) -> int:
    """Return the number of pixels without a tile."""
    return pygame.mask.from_threshold(surface, UNDRAWN, (8, 8, 8, 255)).count()


def every(step: int) -> list[Spot]:
    """Return the positions of all tiles of a zoom step."""
    side = BLOCKS[step]
    return [(step, column, row) for column in range(-(-WIDE // side)) for row in range(-(-HIGH // side))]


@pytest.mark.parametrize("step", [STEP - 2, STEP - 1, STEP + 1, STEP + 2])
def test_the_tiles_of_the_step_before_lie_where_those_to_come_will(tiles: Ruled, step: int) -> None:
    tiles.ready(*every(STEP))
    surface, ground = zoomed(tiles, step)
    assert not bare(surface), "no gap between them"
    for x in range(VIEW.left, VIEW.right, 23):
        for y in range(VIEW.top, VIEW.bottom, 19):
            at = ground.camera.to_sheet((x, y))
            red, green, *_ = surface.get_at((x, y))
            assert abs(red - at[0] * 255 / (2 * WIDE)) < 2, (x, y)
            assert abs(green - at[1] * 255 / (2 * HIGH)) < 2, (x, y)
    assert surface.get_at((VIEW.left - 1, VIEW.top))[:3] == (0, 0, 0), "drawn beside the view"
    assert surface.get_at((VIEW.right, VIEW.bottom - 1))[:3] == (0, 0, 0)


def test_what_they_do_not_reach_shows_the_overview(tiles: Ruled) -> None:
    tiles.ready(*(spot for spot in every(STEP) if spot[1] in (2, 3)))
    surface, ground = zoomed(tiles, STEP - 2)
    for x, y in ((VIEW.left + 4, VIEW.centery), (VIEW.right - 4, VIEW.centery), VIEW.center):
        column = ground.camera.to_sheet((x, y))[0] // BLOCKS[STEP]
        assert (surface.get_at((x, y))[2] == 0) == (column in (2, 3)), (x, y)


def test_where_one_of_them_is_missing_amid_the_others_the_overview_fills_the_gap(tiles: Ruled) -> None:
    tiles.ready(*(spot for spot in every(STEP) if spot[1:] != (3, 2)))
    surface, ground = zoomed(tiles, STEP + 1)
    assert bare(surface)
    for x in range(VIEW.left, VIEW.right, 31):
        for y in range(VIEW.top, VIEW.bottom, 31):
            assert surface.get_at((x, y))[:3] != (0, 0, 0), (x, y)
    assert ground.camera.step == STEP + 1


def test_tiles_no_finer_than_the_overview_are_left_alone(tiles: Ruled) -> None:
    tiles.ready(*every(ZOOMS.index(0.25)))
    surface, _ = zoomed(tiles, STEP)
    assert surface.get_at(VIEW.center)[2] > 0


def test_of_two_steps_the_one_that_covers_more_is_shown(tiles: Ruled) -> None:
    tiles.ready(*every(STEP), (STEP + 1, 4, 3))
    surface, _ = zoomed(tiles, STEP + 2)
    assert not bare(surface)
