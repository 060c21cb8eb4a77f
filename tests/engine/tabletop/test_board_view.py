"""The board in the window: hexes under the pointer, zoom, drags, and tiles that fit each other."""

from __future__ import annotations

import gc
import json
import os
import struct
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.engine.stage.keys import Keymap
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.hexes.hex_view import HexView
from combat.engine.tabletop.map import tiles as tiles_module
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.map.camera import BLOCKS, TILE, ZOOMS, seen_part
from combat.engine.tabletop.map.tiles import BLANK, PAINTED, Level, SheetIndex, Spot, Tiles, read_index
from tests.engine.stage.hands import key_event
from tests.narrowing import the

COLUMNS, ROWS = 12, 9
WIDTH, HEIGHT = 2 * 46 + 11 * 96 + 128, 2 * 46 + 9 * 111 + 56
VIEW = pygame.Rect(40, 30, 760, 520)
BOARD = Board.of("painted", COLUMNS, ROWS)
FULL = ZOOMS.index(1.0)


def motion(position: tuple[int, int], rel: tuple[int, int] = (0, 0)) -> pygame.event.Event:
    """Return the event of a mouse movement."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=rel, buttons=(0, 0, 0))


def button(kind: int, position: tuple[int, int], number: int = 1) -> pygame.event.Event:
    """Return the event of a mouse button."""
    return pygame.event.Event(kind, pos=position, button=number)


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SheetIndex]:
    """Yield a sheet of soft colours, cut into tiles at three scales."""
    folder = tmp_path_factory.mktemp("boards")
    pygame.display.init()
    pygame.display.set_mode((860, 600))
    corners = pygame.Surface((4, 3), 0, 24)
    for x in range(4):
        for y in range(3):
            corners.set_at((x, y), (60 + x * 40, 200 - y * 50, 40 + (x + y) * 20))
    sheet = pygame.transform.smoothscale(corners, (WIDTH, HEIGHT))
    levels = []
    for scale in (1.0, 0.5, 0.25):
        size = (round(WIDTH * scale), round(HEIGHT * scale))
        small = pygame.transform.smoothscale(sheet, size)
        (folder / str(scale)).mkdir()
        for x in range(-(-size[0] // PAINTED)):
            for y in range(-(-size[1] // PAINTED)):
                area = pygame.Rect(x * PAINTED, y * PAINTED, PAINTED, PAINTED)
                part = small.subsurface(area.clip(small.get_rect()))
                pygame.image.save(part, folder / str(scale) / f"{x}-{y}.jpg")
        levels.append(Level(scale, *size, folder / str(scale)))
    yield SheetIndex(WIDTH, HEIGHT, 128, 111, 46, 46, tuple(levels))
    pygame.quit()


@pytest.fixture
def view(index: SheetIndex) -> Iterator[BoardView[Hex]]:
    """Yield a view of the sheet."""
    pygame.display.set_mode((860, 600))
    seen = HexView(BOARD, Keymap(), Settings(), Tiles(index))
    seen.place(VIEW)
    yield seen
    seen.close()


def until(so: Callable[[], bool]) -> None:
    """Wait until a condition is true; raise AssertionError after 60 s."""
    end = time.monotonic() + 60
    while not so():
        assert time.monotonic() < end
        time.sleep(0.001)


def drawn(view: BoardView[Hex]) -> pygame.Surface:
    """Draw the view with every tile sharp; return the surface."""
    surface = pygame.Surface((860, 600), 0, 32)
    surface.set_clip(VIEW)
    view.load_now()
    view.draw(surface)
    return surface


def test_the_first_picture_is_as_sharp_as_every_other(view: BoardView[Hex]) -> None:
    first = pygame.Surface((860, 600), 0, 32)
    first.set_clip(VIEW)
    view.draw(first)
    assert view.sharp
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(drawn(view), "RGB")


def test_every_hex_is_found_under_its_middle_at_every_zoom(view: BoardView[Hex]) -> None:
    for step in range(view.camera.least, view.camera.most + 1):
        view.zoom(step - view.camera.step)
        for hex_ in BOARD.hexes():
            middle = view.centre(hex_)
            assert view.place_at(middle) == (hex_ if VIEW.collidepoint(middle) else None)


def test_zooming_keeps_the_hex_under_the_pointer(view: BoardView[Hex]) -> None:
    at = view.centre(Hex("06.05"))
    for steps in (3, -5, 1, 2, -1):
        view.zoom(steps, at)
        assert view.place_at(at) == "06.05"


def test_only_what_can_be_seen_is_visible(view: BoardView[Hex]) -> None:
    view.zoom(6, view.centre(Hex("06.05")))
    visible = view.visible()
    assert "06.05" in visible
    assert len(visible) < COLUMNS * ROWS
    for hex_ in set(BOARD.hexes()) - set(visible):
        assert not VIEW.collidepoint(view.centre(hex_))


def test_a_drag_moves_the_sheet_with_the_pointer_and_is_taken(view: BoardView[Hex]) -> None:
    view.zoom(4)
    start = VIEW.center
    held = view.camera.to_sheet(start)
    assert not view.handle(button(pygame.MOUSEBUTTONDOWN, start))
    assert view.handle(motion((start[0] - 20, start[1] + 8)))
    assert view.handle(motion((start[0] - 60, start[1] + 30), (-40, 22)))
    assert view.handle(button(pygame.MOUSEBUTTONUP, (start[0] - 60, start[1] + 30)))
    assert view.camera.to_screen(held) == pytest.approx((start[0] - 60, start[1] + 30), abs=1)


@pytest.mark.parametrize("number", [1, 3])
def test_a_press_that_hardly_moves_is_a_click_and_left_to_the_scene(view: BoardView[Hex], number: int) -> None:
    before = view.camera.origin
    view.handle(button(pygame.MOUSEBUTTONDOWN, VIEW.center, number))
    view.handle(motion((VIEW.centerx + 2, VIEW.centery)))
    assert not view.handle(button(pygame.MOUSEBUTTONUP, (VIEW.centerx + 2, VIEW.centery), number))
    assert view.camera.origin == before


def test_the_hex_under_the_pointer_is_known_and_forgotten(view: BoardView[Hex]) -> None:
    view.handle(motion(view.centre(Hex("06.05"))))
    assert view.hover == "06.05"
    view.handle(motion((2, 2)))
    assert view.hover is None


def test_dragging_something_to_the_edge_scrolls_after_a_moment(view: BoardView[Hex]) -> None:
    view.zoom(4)
    before = view.camera.x
    edge = (VIEW.right - 3, VIEW.centery)
    for _ in range(5):
        view.edge_pull(edge, 0.1)
    assert view.camera.x == before
    view.edge_pull((VIEW.right - 40, VIEW.centery), 0.1)
    view.edge_pull(edge, 0.5)
    assert view.camera.x == before, "it only crossed the rim, and waits anew"
    view.edge_pull(edge, 0.2)
    first = view.camera.x - before
    assert first > 0
    for _ in range(2):
        view.edge_pull(edge, 0.2)
    last = view.camera.x
    view.edge_pull(edge, 0.2)
    assert view.camera.x - last > 5 * first, "it sets off slowly"


def test_the_bare_pointer_scrolls_only_at_the_very_edge_of_the_window(view: BoardView[Hex]) -> None:
    view.zoom(4)
    before, window = view.camera.x, VIEW.inflate(200, 100)
    for resting in ((VIEW.right - 3, VIEW.centery), (window.right + 1, VIEW.centery)):
        view.edge_pull(resting, 1.0, window)
    assert view.camera.x == before
    view.edge_pull((window.right - 1, VIEW.centery), 0.1, window)
    assert view.camera.x == before
    view.edge_pull((window.right - 1, VIEW.centery), 0.2, window)
    assert view.camera.x > before


def test_a_key_fits_the_whole_board_into_the_view(view: BoardView[Hex]) -> None:
    view.zoom(6)
    assert view.handle(key_event("Z"))
    left, top, right, bottom = seen_part(view.camera)
    assert left <= 0 <= view.index.width <= right
    assert top <= 0 <= view.index.height <= bottom


def _note(drawn_layers: list[str], name: str, _surface: pygame.Surface) -> None:
    drawn_layers.append(name)


def test_counters_vanish_while_their_key_is_held(view: BoardView[Hex]) -> None:
    drawn_layers: list[str] = []
    for name in ("ground", "pencil", "pieces", "air"):
        view.layers[name] = partial(_note, drawn_layers, name)
    drawn(view)
    assert drawn_layers == ["ground", "pencil", "pieces", "air"]
    drawn_layers.clear()
    assert view.handle(key_event("Q"))
    drawn(view)
    assert drawn_layers == ["ground", "pencil"]
    assert view.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_q, mod=0))
    drawn_layers.clear()
    drawn(view)
    assert drawn_layers == ["ground", "pencil", "pieces", "air"]


def test_a_pan_shows_the_same_picture_as_drawing_everything_anew(view: BoardView[Hex]) -> None:
    view.marks.set({Hex("06.05"): "legal", Hex("05.05"): "chosen", Hex("07.05"): "target"})
    view.zoom(2)
    drawn(view)
    for way in ((40, 0), (40, 30), (-120, 10), (0, -90), (300, 200)):
        view.pan(*way)
        ahead = drawn(view)
        view.touch()
        anew = drawn(view)
        assert pygame.image.tobytes(ahead, "RGB") == pygame.image.tobytes(anew, "RGB")
        view.pan(1, 0)
        drawn(view)


def test_scaled_tiles_fit_each_other_as_if_the_sheet_were_scaled_whole(view: BoardView[Hex], index: SheetIndex) -> None:
    for step in (4, 7, 8, 9, 11):
        columns, rows = view.tiles.grid(step)
        whole = pygame.Surface((columns * TILE, rows * TILE), 0, 32)
        spots = [(step, x, y) for x in range(columns) for y in range(rows)]
        view.tiles.load_now(spots)
        whole.blits([(the(pygame.Surface, view.tiles.tile(spot)), (spot[1] * TILE, spot[2] * TILE)) for spot in spots])
        edge = TILE
        for y in range(8, round(HEIGHT * ZOOMS[step]) - 8, 37):
            if edge + 2 < WIDTH * ZOOMS[step]:
                left, right = whole.get_at((edge - 1, y)), whole.get_at((edge, y))
                assert max(abs(left[part] - right[part]) for part in range(3)) <= 6, (step, y)


@pytest.mark.parametrize("step", [4, 6, 8, 10])
def test_where_tiles_are_missing_the_overview_is_shown_in_the_same_place_and_colours(
    view: BoardView[Hex], step: int
) -> None:
    view.zoom(step - view.camera.step)
    plate = pygame.display.get_surface()
    assert plate is not None
    view.tiles.load_now([])
    view.tiles._sharp.clear()
    view.paper.draw(plate, view.rect)
    coarse = pygame.transform.box_blur(plate, 6)
    view.load_now()
    view.paper.draw(plate, view.rect)
    fine = pygame.transform.box_blur(plate, 6)
    assert pygame.image.tobytes(coarse, "RGB") != pygame.image.tobytes(fine, "RGB")
    for x in range(view.rect.left + 8, view.rect.right - 8, 61):
        for y in range(view.rect.top + 8, view.rect.bottom - 8, 47):
            was, now = coarse.get_at((x, y)), fine.get_at((x, y))
            assert max(abs(was[part] - now[part]) for part in range(3)) <= 4, (x, y)


def test_a_tile_that_becomes_sharp_after_it_was_missed_is_known_for_new(index: SheetIndex) -> None:
    tiles, spot = Tiles(index), (8, 0, 0)
    tiles.want([])
    assert tiles.tile(spot) is None
    tiles._make((8, 1, 0))
    assert not tiles.fresh
    made = tiles._made(spot, tiles)
    tiles._keep(spot, made, tiles)
    assert tiles.fresh
    assert tiles.tile(spot) is made
    tiles.close()


def test_a_tile_that_was_missed_at_another_zoom_is_no_news(index: SheetIndex) -> None:
    tiles = Tiles(index)
    assert tiles.tile((8, 0, 0)) is None
    assert tiles.tile((6, 0, 0)) is None
    tiles._make((8, 0, 0))
    assert not tiles.fresh
    tiles.close()


def test_a_strip_that_is_drawn_does_not_hide_that_a_tile_became_sharp(view: BoardView[Hex]) -> None:
    view.zoom(4)
    drawn(view)
    drawn(view)
    view.tiles.fresh = True
    view.pan(500, 0)
    drawn(view)
    assert view.tiles.fresh
    view.update(0.0)
    drawn(view)
    assert not view.tiles.fresh


def test_tiles_that_were_not_looked_at_for_longest_are_forgotten(
    index: SheetIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiles_module, "SHARP_BYTES", 0)
    monkeypatch.setattr(tiles_module, "SPARE_TILES", 4)
    monkeypatch.setattr(Tiles, "_labour", lambda _: None)
    tiles = Tiles(index)
    first, second = [[(12, x, y) for x in range(5)] for y in (0, 1)]
    tiles.load_now(first)
    assert all(tiles.is_sharp(spot) for spot in first)
    tiles.load_now(second)
    assert all(tiles.is_sharp(spot) for spot in second)
    assert sum(tiles.is_sharp(spot) for spot in first) == tiles_module.SPARE_TILES


def test_two_threads_read_no_painted_tile_twice(index: SheetIndex, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a whole view is loaded at once, the worker and the caller meet in the middle, over the same picture."""
    read, load = list[Path](), pygame.image.load

    def slow(path: Path) -> pygame.Surface:
        read.append(path)
        time.sleep(0.02)
        return load(path)

    tiles = Tiles(index)
    assert tiles.overview is not None
    monkeypatch.setattr(pygame.image, "load", slow)
    tiles.load_now([(FULL, x, 0) for x in range(2)])  # both are cut from one picture
    assert [path.name for path in read] == ["0-0.jpg"]
    tiles.close()


def without_tiles(index: SheetIndex, folder: Path) -> Tiles:
    """Return a sheet whose full-size tiles are missing; its overview exists."""
    flat = Level(1.0, WIDTH, HEIGHT, folder)
    return Tiles(SheetIndex(WIDTH, HEIGHT, 128, 111, 46, 46, (flat, *index.levels[1:])))


@pytest.mark.parametrize("spots", [[(FULL, 0, 0)], [(FULL, x, y) for y in range(3) for x in range(3)]], ids=len)
def test_a_missing_tile_of_the_game_is_said_in_one_line(
    index: SheetIndex, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spots: list[Spot]
) -> None:
    monkeypatch.setattr(tiles_module, "is_ours", lambda file: file.is_relative_to(tmp_path))
    tiles = without_tiles(index, tmp_path)
    missing = r"-\d\.jpg: this part of the board is missing; install the game again"
    for _ in range(2):
        with pytest.raises(MissingArtworkError, match=missing):
            tiles.load_now(spots)
    tiles.close()


def test_what_stops_the_worker_is_said_when_its_tile_is_drawn(
    index: SheetIndex, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiles_module, "is_ours", lambda file: file.is_relative_to(tmp_path))
    tiles = without_tiles(index, tmp_path)
    tiles.want([(FULL, 0, 0)])
    assert tiles._worker is not None
    tiles._worker.join(60)
    assert tiles.fresh and not tiles.busy
    with pytest.raises(MissingArtworkError, match="install the game again"):
        tiles.tile((FULL, 0, 0))
    tiles.close()


def a_bomb(path: Path) -> None:
    """Write an image of a thousand million pixels in a few bytes."""
    path.write_bytes(struct.pack(">2s2sHBHHB", b"\xff\xd8", b"\xff\xc0", 11, 8, 30_000, 30_000, 1))


NO_TILES: dict[str, Callable[[Path], object]] = {
    "nothing": lambda path: None,
    "a pipe": os.mkfifo,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a folder": Path.mkdir,
    "no picture": lambda path: path.write_text("no picture"),
    "a bomb": a_bomb,
}


@pytest.mark.parametrize("put", NO_TILES.values(), ids=NO_TILES)
def test_what_is_no_tile_of_a_pack_is_blank_paper(
    index: SheetIndex, tmp_path: Path, put: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "0-0.jpg")
    read, load = list[Path](), pygame.image.load

    def noted(path: Path) -> pygame.Surface:
        read.append(path)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", noted)
    tiles = without_tiles(index, tmp_path)
    tiles.load_now([(FULL, 0, 0)])
    assert tmp_path / "0-0.jpg" not in read, "it is not even opened"
    made = tiles.tile((FULL, 0, 0))
    assert made is not None
    assert {made.get_at(at)[:3] for at in ((0, 0), (TILE // 2, TILE // 2), (TILE - 1, TILE - 1))} == {BLANK}
    tiles.close()


def test_a_broken_index_is_said_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "index.json"
    for text in ("{", json.dumps({"width": 10}), json.dumps([])):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(MissingArtworkError, match="the index of the board’s tiles is broken"):
            read_index(path)


def test_a_click_on_the_small_map_goes_there(view: BoardView[Hex]) -> None:
    view.zoom(6)
    place = view.minimap.rect
    assert VIEW.contains(place)
    target = (place.x + place.width * 3 // 4, place.y + place.height * 3 // 4)
    assert view.handle(button(pygame.MOUSEBUTTONDOWN, target))
    assert view.handle(button(pygame.MOUSEBUTTONUP, target))
    assert (view.camera.x, view.camera.y) == pytest.approx((WIDTH * 0.75, HEIGHT * 0.75), rel=0.06)


def test_the_small_map_hides_while_all_of_the_sheet_is_in_view(view: BoardView[Hex]) -> None:
    view.zoom(-99)
    assert not view.minimap.rect.width
    view.zoom(8)
    assert view.minimap.rect.width
    assert view.handle(key_event("Ctrl+M"))
    assert not view.minimap.rect.width
    assert BLOCKS[view.camera.step] < WIDTH


def test_the_small_map_hides_while_all_hexes_are_in_view_and_a_margin_is_not(view: BoardView[Hex]) -> None:
    view.zoom(-99)
    view.zoom(1)
    left, top, right, bottom = seen_part(view.camera)
    assert right - left < WIDTH or bottom - top < HEIGHT
    assert view.minimap.rect.width
    view.camera.printed = (left, top), (right, bottom)
    assert not view.minimap.rect.width
    view.camera.printed = (left, top), (right, bottom + 1)
    assert view.minimap.rect.width


def _is_still(tiles: Tiles) -> bool:
    return not tiles.busy


def test_a_sheet_that_nobody_closed_is_let_go_and_one_that_is_kept_goes_on(
    index: SheetIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiles_module, "WORKER_IDLE_TIMEOUT_S", 0.01)
    forgotten, kept = Tiles(index), Tiles(index)
    others = set(threading.enumerate())
    for place in range(3):
        for tiles in (forgotten, kept):
            tiles.want([(FULL, place, 0)])
            until(partial(_is_still, tiles))
            assert tiles.is_sharp((FULL, place, 0))
        until(lambda: set(threading.enumerate()) <= others)
    seen = weakref.ref(forgotten)
    del forgotten, tiles
    gc.collect()
    assert seen() is None
    kept.close()


def test_a_view_that_was_left_keeps_no_large_pictures(view: BoardView[Hex]) -> None:
    drawn(view)
    view.pan(5, 5)
    drawn(view)
    assert any(view.tiles.is_sharp(spot) for spot in view.paper.spots(view.rect))
    view.close()
    assert not any(view.tiles.is_sharp(spot) for spot in view.paper.spots(view.rect))


class OtherHand(Tiles):
    """Painter of the same sheet in one flat colour."""

    def painted(self, place: int, column: int, row: int) -> pygame.Surface:
        """Return a blue tile."""
        plate = pygame.Surface((PAINTED, PAINTED), 0, 32)
        plate.fill((20, 30, 200))
        return plate

    def _whole(self, place: int) -> pygame.Surface:
        level = self.index.levels[place]
        return pygame.transform.scale(self.painted(place, 0, 0), (level.width, level.height))


def test_another_hand_takes_over_and_no_picture_is_drawn_whole(
    view: BoardView[Hex], index: SheetIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    surface = drawn(view)
    assert not blue(surface)
    areas = drawn_areas(view, monkeypatch)
    view.tiles.replace_source(OtherHand(index))
    until(lambda: not view.tiles.busy)
    assert view.tiles.refreshed and not view.tiles.fresh
    while view.wants_frames:
        areas.clear()
        view.update(0.01)
        if view.dirty:
            view.draw(surface)
        assert sum(areas) <= TILE * TILE + 70 * (VIEW.width + 200)
    assert blue(surface) > 0.9 * VIEW.width * VIEW.height
    now = pygame.image.tobytes(surface, "RGB")
    view.touch()
    assert pygame.image.tobytes(drawn(view), "RGB") == now


def test_while_something_moves_over_the_board_no_picture_takes_more_than_the_view_and_a_strip(
    view: BoardView[Hex], index: SheetIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both while another hand takes over and after: the picture that reaches beyond the view is made strip by strip."""
    surface, strip = drawn(view), 70 * (VIEW.width + 200)
    areas = drawn_areas(view, monkeypatch)
    view.tiles.replace_source(OtherHand(index))
    until(lambda: not view.tiles.busy)
    for touched in (False, True):
        if touched:
            view.touch()
        pictures = list[int]()
        while len(pictures) < 60 and (not pictures or pictures[-1]):
            areas.clear()
            view.update(0.01)
            view.draw(surface)
            pictures.append(sum(areas))
        assert pictures[-1] == 0
        assert max(pictures) <= VIEW.width * VIEW.height + max(strip, TILE * TILE)
        assert blue(surface) > 0.9 * VIEW.width * VIEW.height


def drawn_areas(view: BoardView[Hex], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count the pixels of each drawing of the view; return the list, which grows as the view draws."""
    areas, flat = list[int](), view._draw_flat

    def counted(plate: pygame.Surface) -> None:
        areas.append(plate.get_clip().width * plate.get_clip().height)
        flat(plate)

    monkeypatch.setattr(view, "_draw_flat", counted)
    return areas


def blue(surface: pygame.Surface) -> int:
    """Return the number of pixels with the colour of `OtherHand`."""
    return pygame.mask.from_threshold(surface, (20, 30, 200), (2, 2, 2, 255)).count()


def test_a_hand_is_called_when_the_sheet_is_seen_larger_than_it_was_painted(index: SheetIndex) -> None:
    called = list[str]()

    class Painter:
        def look_closer(self) -> None:
            called.append("closer")

        def close(self) -> None:
            called.append("closed")

    tiles = Tiles(index)
    tiles.hand = Painter()
    assert tiles.resolution == 1.0
    tiles.want([(FULL, 0, 0)])
    assert called == []
    tiles.want([(FULL + 2, 0, 0)])
    assert called == ["closer"]
    tiles.close()
    assert called == ["closer", "closed"]


@pytest.mark.parametrize("least", [40, 60, 90])
@pytest.mark.parametrize("roomy", [0, 100])
def test_all_places_are_shown_from_as_far_away_as_a_place_stays_wide_enough(
    view: BoardView[Hex], least: int, roomy: int
) -> None:
    view.zoom(12)
    ends = [view.ground.parse("01.01"), view.ground.parse("12.09")]
    places = [place for place in ends if place is not None]
    view.framing.fit(places[:1], least, places[1:], roomy)
    assert view.framing.width_at(view.camera.step) >= least
    view.framing.fit(places, least)
    assert view.framing.width_at(view.camera.step) >= least
