"""Details over enlarged tiles: anchored to the sheet, the same each time, and only over enlarged tiles."""

from __future__ import annotations

import struct
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board
from combat.engine.tabletop.detail.shape_cache import CELL, ENTRY, HEAD, MAGIC
from combat.engine.tabletop.hexes.board_grid import BoardGrid
from combat.engine.tabletop.map.camera import TILE, ZOOMS
from combat.engine.tabletop.map.tiles import PAINTED, Level, SheetIndex, Spot, Tiles, level_for

SIDE = 1024
BOARD = Board.of("plain", 8, 7)
NEAR, NEARER, FAR = (min(range(len(ZOOMS)), key=lambda step: abs(ZOOMS[step] - zoom)) for zoom in (1.68, 2.37, 1.19))
GROUND, INK = (190, 190, 140), (20, 20, 160)


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SheetIndex]:
    """Yield a plain sheet with the shapes of a blue line in pieces and one crown."""
    folder = tmp_path_factory.mktemp("sheet")
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    levels = []
    for scale in (2.0, 1.0):
        (folder / str(scale)).mkdir()
        plain = pygame.Surface((PAINTED, PAINTED), 0, 24)
        plain.fill(GROUND)
        for x in range(round(SIDE * scale) // PAINTED):
            for y in range(round(SIDE * scale) // PAINTED):
                pygame.image.save(plain, folder / str(scale) / f"{x}-{y}.jpg")
        levels.append(Level(scale, round(SIDE * scale), round(SIDE * scale), folder / str(scale)))
    (folder / "shapes.bin").write_bytes(_shapes())
    yield SheetIndex(SIDE, SIDE, 128, 111, 46, 46, tuple(levels[1:]), shapes=folder / "shapes.bin")
    pygame.quit()


def _shapes() -> bytes:
    """Return a line along y = 100 from end to end, four pieces to a cell, and a crown at 200, 300."""
    cells, row, crown = SIDE // CELL, 100 // CELL, (200 // CELL, 300 // CELL)
    piece = [
        ENTRY.pack(2, 0, 12, 255, 64 * part, (100 - row * CELL) * 4) + struct.pack("bb", 64, 0) for part in range(4)
    ]
    body, starts = b"", [0]
    for place in range(cells * cells):
        if place // cells == row:
            body += b"".join(piece)
        if (place % cells, place // cells) == crown:
            body += ENTRY.pack(0, 0, 4 * 20, 255, 200 % CELL * 4, 300 % CELL * 4)
        starts.append(len(body))
    head = HEAD.pack(MAGIC, cells, cells, 1) + bytes(INK)
    return zlib.compress(head + struct.pack(f"<{len(starts)}I", *starts) + body)


def _finished(index: SheetIndex, spots: list[Spot], board: Board | None = BOARD) -> list[pygame.Surface]:
    """Tiles once nothing is to be done to them any more."""
    tiles = Tiles(index, None if board is None else BoardGrid(board))
    tiles.want(spots)
    tiles.tile(spots[0])
    end = time.monotonic() + 120
    while tiles.busy and time.monotonic() < end:
        time.sleep(0.002)
    found = [tile for spot in spots if (tile := tiles.tile(spot)) is not None and tiles.is_finished(spot)]
    tiles.close()
    return found


def _bytes(tile: pygame.Surface) -> bytes:
    return pygame.image.tobytes(tile, "RGB")


def _blue(tile: pygame.Surface, x: int) -> list[int]:
    """Return the rows of a column of a tile in which the blue line runs."""
    return [y for y in range(TILE) if tile.get_at((x, y)).b > tile.get_at((x, y)).r]


@pytest.mark.parametrize("step", [NEAR, NEARER])
def test_a_line_runs_on_over_the_seams_of_tiles_and_is_as_broad_as_it_was_drawn(index: SheetIndex, step: int) -> None:
    row = int(100 * ZOOMS[step]) // TILE
    left, right = _finished(index, [(step, 0, row), (step, 1, row)])
    before, after = _blue(left, TILE - 1), _blue(right, 0)
    assert before == after
    assert 3.0 * ZOOMS[step] - 2 <= len(before) <= 3.0 * ZOOMS[step] + 2
    middle = sum(before) / len(before) + row * TILE
    assert middle == pytest.approx(100 * ZOOMS[step] - (ZOOMS[step] - 1) / 2 - 0.5, abs=1)


def test_leaves_lie_on_crowns_only(index: SheetIndex) -> None:
    zoom = ZOOMS[NEARER]
    x, y = round(200 * zoom), round(300 * zoom)
    (tile,) = _finished(index, [(NEARER, x // TILE, y // TILE)])
    middle = pygame.Rect(0, 0, 50, 50)
    middle.center = (x % TILE, y % TILE)
    darkest = [
        min(_bytes(tile.subsurface(area.clip(tile.get_rect())))[1::3]) for area in (middle, middle.move(-140, 0))
    ]
    assert darkest[0] < darkest[1] - 15


def test_it_is_the_same_each_time_whatever_was_looked_at_before(index: SheetIndex) -> None:
    spots = [(NEAR, x, y) for x in range(2) for y in range(2)]
    first, again = _finished(index, spots), _finished(index, list(reversed(spots)))
    assert [_bytes(tile) for tile in first] == [_bytes(tile) for tile in reversed(again)]


def test_every_tile_is_seen_before_the_first_of_them_gets_its_detail(
    index: SheetIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles, done = Tiles(index, BoardGrid(BOARD)), list[str]()
    for name in ("_made", "_finished"):
        monkeypatch.setattr(tiles, name, _noted(tiles, name, done))
    spots = [(NEAR, x, 0) for x in range(4)]
    tiles.load_now(spots)
    assert set(done) == {"_made"}  # nothing has been drawn yet: who only passes a zoom step waits for no detail
    assert all(tiles.tile(spot) is not None for spot in spots)
    end = time.monotonic() + 120
    while tiles.busy and time.monotonic() < end:
        time.sleep(0.002)
    assert done[:4] == ["_made"] * 4
    assert done[-4:] == ["_finished"] * 4
    assert tiles.fresh
    tiles.close()


def _noted(tiles: Tiles, name: str, done: list[str]):  # type: ignore[no-untyped-def]
    real = getattr(tiles, name)

    def noting(spot: Spot, giver: Tiles) -> pygame.Surface:
        done.append(name)
        found: pygame.Surface = real(spot, giver)
        return found

    return noting


@pytest.mark.parametrize(("finest", "step"), [(1.0, FAR), (2.0, NEAR), (2.0, NEARER)])
def test_a_tile_that_is_painted_finely_enough_gets_none(index: SheetIndex, finest: float, step: int) -> None:
    level = index.levels[0]
    fine = Level(2.0, 2 * SIDE, 2 * SIDE, level.folder.parent / "2.0")
    sheet = index if finest == 1.0 else replace(index, levels=(fine, level))
    tiles = Tiles(sheet, BoardGrid(BOARD))
    assert tiles.resolution == finest
    tiles.load_now([(step, 0, 0)])
    assert tiles.is_finished((step, 0, 0))
    assert not tiles._learnt
    tiles.close()
    assert level_for(tiles.index, ZOOMS[FAR]) == len(sheet.levels) - 1  # finer ones are for larger windows


@pytest.mark.parametrize("content", [None, b"nonsense"])
def test_where_the_shapes_are_gone_or_spoilt_the_tile_is_shown_as_it_is(
    index: SheetIndex, tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "shapes.bin"
    if content is not None:
        file.write_bytes(content)
    (bare,) = _finished(replace(index, shapes=file), [(NEAR, 0, 0)])
    (plain,) = _finished(replace(index, shapes=None), [(NEAR, 0, 0)])
    assert _bytes(bare) == _bytes(plain)
    (fine,) = _finished(index, [(NEAR, 0, 0)])
    assert _bytes(fine) != _bytes(plain)
