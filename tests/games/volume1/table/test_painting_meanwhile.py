"""An unpainted board is painted during the game, here by a fake painter, and replaces its sketch."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.content.tiles import painted_boards
from combat.engine.files import folders
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.map.camera import ZOOMS
from combat.engine.tabletop.map.tiles import Tiles
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.painted_cache import PAINTED
from combat.games.volume1.table import painting_meanwhile
from combat.games.volume1.table.board_pictures import laid_on_table, pictures_of
from combat.games.volume1.table.sketch_renderer.sketch_sheet import SketchSheet
from tests.games.volume1.painting import fake_painter

MEADOW = Path(__file__).parents[3].parent / "docs" / "example-pack" / "assets" / "boards" / "orchard.tmx"
FULL, DOUBLE = ZOOMS.index(1.0), ZOOMS.index(2.0)


class Studio:
    """A board of the player's, and the fake painter that is started for it."""

    def __init__(self, fate: Path) -> None:
        self.fate = fate
        self.fares("")

    def fares(self, fate: str) -> None:
        """Tell the painter how to behave."""
        self.fate.write_text(fate, encoding="utf-8")

    @property
    def called(self) -> int:
        """Return the number of times that the painter was started."""
        return len(list(self.fate.parent.glob(f"{self.fate.name}.*")))

    @property
    def shelf(self) -> Path:
        """Return the folder of painted boards."""
        return folders.cache() / painted_boards.PLACE

    def lay(self) -> Tiles:
        """Return the tiles of the board as the table shows them."""
        return laid_on_table(board_of(Library(), "orchard"))


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Studio]:
    """Yield a studio in temporary folders, with the fake painter in place of the real one."""
    pygame.display.init()
    own = tmp_path / "data" / "assets" / "boards"
    shutil.copytree(MEADOW.parent, own)
    for name in ("DATA", "CACHE"):
        monkeypatch.setenv(f"COMBAT_{name}_DIR", str(tmp_path / name.lower()))
    monkeypatch.setenv("COMBAT_FAKE_PAINTER", str(tmp_path / "fate"))
    command = (sys.executable, fake_painter.__file__ or "", "--attended")
    monkeypatch.setattr(painting_meanwhile, "PAINTER", command)
    monkeypatch.setattr(painting_meanwhile, "PAINT_DELAY_S", 0.0)
    monkeypatch.setattr(painted_boards, "can_paint", lambda: True)
    yield Studio(tmp_path / "fate")
    pygame.display.quit()


def until(so: Callable[[], bool]) -> None:
    """Wait until a condition holds; fail after 240 seconds."""
    end = time.monotonic() + 240
    while not so():
        assert time.monotonic() < end
        time.sleep(0.005)


def colour(tiles: Tiles, step: int) -> tuple[int, int, int]:
    """Return the colour in the middle of a tile once it is sharp, rounded to tens."""
    until(lambda: tiles.is_sharp((step, 1, 1)))
    tile = tiles.tile((step, 1, 1))
    assert tile is not None
    red, green, blue, _ = tile.get_at((128, 128))
    return round(red, -1), round(green, -1), round(blue, -1)


def near(one: tuple[int, int, int], other: tuple[int, ...]) -> bool:
    """Return whether two colours differ by at most 10 in each channel."""
    return all(abs(a - b) <= 10 for a, b in zip(one, other, strict=True))


def test_the_sketch_is_shown_at_once_and_the_painting_once_it_is_there(studio: Studio) -> None:
    tiles = studio.lay()
    assert isinstance(tiles, SketchSheet)
    tiles.load_now([(FULL, 1, 1)])
    quick = tiles.tile((FULL, 1, 1))
    until(lambda: bool(tiles.refreshed))
    assert tiles.tile((FULL, 1, 1)) is not quick
    assert near(colour(tiles, FULL), fake_painter.RED)
    assert tiles.overview.get_at((90, 90))[:3] != (0, 0, 0)
    tiles.close()
    again = studio.lay()
    assert not isinstance(again, SketchSheet)
    assert near(colour_at_once(again), fake_painter.RED)
    again.close()
    assert studio.called == 1
    assert {file.name for file in studio.shelf.iterdir() if file.suffix == ".new"} == set()


def colour_at_once(tiles: Tiles) -> tuple[int, int, int]:
    """Return the colour of a tile that is loaded at once."""
    tiles.load_now([(FULL, 1, 1)])
    return colour(tiles, FULL)


def test_seen_larger_than_it_was_painted_a_board_is_painted_finer(studio: Studio) -> None:
    tiles = studio.lay()
    until(lambda: studio.called == 1)
    tiles.want([(DOUBLE, 1, 1)])
    until(lambda: tiles.resolution == 2.0)
    assert near(colour(tiles, DOUBLE), fake_painter.RED[::-1])
    tiles.want([(FULL, 1, 1)])
    assert near(colour(tiles, FULL), fake_painter.RED)
    tiles.close()
    assert studio.called == 2


def test_a_battle_that_is_left_takes_the_painter_along(studio: Studio) -> None:
    studio.fares("slow")
    tiles = studio.lay()
    until(lambda: studio.called == 1)
    hand = tiles.hand
    assert isinstance(hand, painting_meanwhile.PaintingMeanwhile)
    tiles.close()
    hand._thread.join(120)
    assert not hand._thread.is_alive()
    assert pictures_of(board_of(Library(), "orchard")).index.levels[0].folder.name == "nowhere"


@pytest.mark.parametrize("fate", ["fails", "off", "none"])
def test_where_nobody_can_or_may_paint_the_sketch_stays(
    studio: Studio, fate: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio.fares(fate)
    if fate == "off":
        Settings(wishes={"painting": "off"}).save()
    if fate == "none":
        monkeypatch.setattr(painted_boards, "can_paint", lambda: False)
    tiles = studio.lay()
    hand = tiles.hand
    assert isinstance(hand, painting_meanwhile.PaintingMeanwhile)
    hand._thread.join(120)
    assert not hand._thread.is_alive()
    assert isinstance(tiles, SketchSheet) and tiles.tile((FULL, 0, 0)) is None
    assert studio.called == (1 if fate == "fails" else 0)
    tiles.close()


def test_a_cache_that_somebody_spoilt_is_painted_anew(studio: Studio) -> None:
    first = studio.lay()
    until(lambda: first.hand is not None and studio.called == 1 and painting_meanwhile.painted("orchard") is not None)
    first.close()
    (index,) = studio.shelf.glob("*/index.json")
    index.write_bytes(b"{}")
    assert painting_meanwhile.painted("orchard") is None
    again = studio.lay()
    assert isinstance(again, SketchSheet)
    until(lambda: painting_meanwhile.painted("orchard") is not None)
    again.close()
    assert studio.called == 2


def test_another_map_is_another_painting(studio: Studio) -> None:
    plan = painting_meanwhile.map_of("orchard")
    assert plan is not None
    before = PAINTED.folder_of(plan, 1)
    assert PAINTED.folder_of(plan, 2) != before
    os.utime(plan)
    assert PAINTED.folder_of(plan, 1) == before
    plan.write_bytes(plan.read_bytes() + b"\n")
    assert PAINTED.folder_of(plan, 1) != before
