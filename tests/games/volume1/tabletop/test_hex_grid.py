"""Hex numbers on the board are drawn wherever they are legible, never twice, also on scans and joined boards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Font
from combat.engine.stage.keys import Keymap
from combat.engine.stage.paper.settings_scene import SettingsScene
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.hexes import hex_grid
from combat.engine.tabletop.hexes.hex_grid import LEGIBLE
from combat.engine.tabletop.hexes.hex_view import HexView
from combat.engine.tabletop.hexes.sheets import scans
from combat.engine.tabletop.map.camera import usual_step
from combat.engine.tabletop.map.tiles import read_index
from combat.engine.words import text
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.library import Library, load_book
from tests.engine.stage.hands import application
from tests.games.volume1.table.sitting import BareTiles, Sitting

Chips = list[tuple[str, float, pygame.Rect]]


@pytest.fixture
def chips(monkeypatch: pytest.MonkeyPatch) -> Iterator[Chips]:
    """Yield the list of numbers drawn on the board since it was cleared: text, font size and rectangle."""
    found: Chips = []
    laid = hex_grid._chips

    def chip(number: str, size: tuple[int, int], face: Font) -> pygame.Surface:
        found.append((number, face.size, pygame.Rect(0, 0, 0, 0)))
        return pygame.Surface(size)

    def noting(view: HexView) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
        for surface, at in laid(view):
            found[-1] = (*found[-1][:2], surface.get_rect(topleft=at))
            yield surface, at

    monkeypatch.setattr(hex_grid, "_chip", chip)
    monkeypatch.setattr(hex_grid, "_chips", noting)
    yield found


def looked_at(view: HexView, step: int, chips: Chips) -> Chips:
    """Draw a view at a zoom step; return the numbers drawn."""
    view.zoom(step - view.camera.step)
    view.touch()
    chips.clear()
    view.draw(pygame.Surface(view.rect.size))
    return list(chips)


def view_of(board_id: str, size: tuple[int, int], *, own_numbers: bool = False) -> HexView:
    """Return the view of a board with its grid."""
    board, settings = board_of(Library(), board_id), Settings()
    settings.grid, settings.minimap = True, False
    tiles = BareTiles(board)
    tiles.index = replace(tiles.index, own_numbers=own_numbers)
    view = HexView(board, Keymap(), settings, tiles)
    view.place(pygame.Rect(0, 0, *size))

    return view


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.75), ((3840, 2160), 2.0)])
def test_numbers_shrink_with_the_hex_stand_apart_cover_the_printed_ones_and_vanish(
    size: tuple[int, int], scale: float, chips: Chips
) -> None:
    """A number of 9 pixels needs a hex of 9 / 0.18 = 50, both at scale 1."""
    with application(size, scale):
        view, sizes = view_of("farmhouse", size), list[float]()
        for step in range(view.camera.least, view.camera.most + 1):
            found = looked_at(view, step, chips)
            if view.place_width < 49.9 * theme.scale():
                assert not found, step
                continue
            (height,) = {size for _, size, _ in found}
            sizes.append(height)
            assert height >= LEGIBLE * theme.scale()
            boxes = [box for *_, box in found]
            assert all(box.collidelist(boxes[:place] + boxes[place + 1 :]) == -1 for place, box in enumerate(boxes))
            shown = {text for text, *_ in found}
            assert shown == set(view.visible())
            if view.place_width >= 64 * scale:
                for text, _, box in found:
                    x, y = view.centre(Hex(text))
                    printed = pygame.Rect(0, 0, round(26 * view.camera.zoom), round(7.6 * view.camera.zoom))
                    printed.midbottom = (x, round(y - view.place_height / 2 + 13.4 * view.camera.zoom))
                    assert box.contains(printed), (step, text)
        assert sizes == sorted(sizes) and len(set(sizes)) > 2


def test_joined_sheets_carry_the_numbers_that_are_printed_on_them(chips: Chips) -> None:
    with application():
        view = view_of("farmhouse+village", (1600, 900))
        shown = {text for text, *_ in looked_at(view, usual_step(view.camera, 1.0), chips)}
        assert shown
        assert all(int(text[:2]) <= 33 for text in shown)
        view.zoom(usual_step(view.camera, 1.0) - view.camera.step)
        view.centre_on(Hex("46.05"))
        view.camera.finish()
        shown = {text for text, *_ in looked_at(view, view.camera.step, chips)}
        assert "14.05" in shown


def test_a_scan_with_a_grid_of_its_own_keeps_its_numbers_where_they_can_be_read(chips: Chips) -> None:
    with application():
        view = view_of("farmhouse", (1280, 720), own_numbers=True)
        view.zoom(usual_step(view.camera, 1.0) - view.camera.step)
        while view.camera.zoom * 12 >= 13:
            view.zoom(-1)
        assert looked_at(view, view.camera.step, chips)
        assert not looked_at(view, view.camera.most, chips)


@pytest.mark.parametrize("grid", [True, False])
def test_a_scan_without_a_grid_gets_one(grid: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path))
    scan = pygame.Surface((3292, 2146), 0, 24)
    scan.fill((255, 255, 255))
    pygame.image.save(scan, tmp_path / "map.png")
    (x, y), (right, low) = ((round(at.real), round(at.imag)) for at in map(scans._middle, (Hex("01.01"), Hex("33.18"))))
    skin = tmp_path / "farmhouse.toml"
    skin.write_text(
        f'image = "map.png"\ngrid = {str(grid).lower()}\n'
        f'[[point]]\nhex = "01.01"\nx = {x}\ny = {y}\n[[point]]\nhex = "33.18"\nx = {right}\ny = {low}\n'
    )
    with application():
        file = scans.index_of(skin, 33, 18)
        assert file is not None
        index = read_index(file)
        assert index.own_numbers is grid
        for level in index.levels:
            tile = pygame.image.load(level.file(0, 0))
            middle = scans._middle(Hex("02.02")) * level.scale
            side = round(middle.real), round(middle.imag - 55.5 * level.scale)
            dark = min(min(tile.get_at((side[0], side[1] + down))[:3]) for down in (-2, -1, 0, 1, 2))
            assert (dark < 215) is not grid, level.scale


def test_the_numbers_come_and_go_with_the_setting_at_once() -> None:
    sitting = Sitting(load_book("first-light"))
    sitting.settle()

    def picture() -> bytes:
        sitting.rounds(2)
        return pygame.image.tobytes(sitting.app.surface.subsurface(sitting.scene.layout.board), "RGB")

    without = picture()
    sitting.app.push(form := SettingsScene(sitting.app))
    box = next(each for each in form._window if each.label == text("settings-grid"))
    sitting.rounds()
    sitting.click(box.rect.center)
    assert sitting.app.settings.grid
    sitting.press("Esc")
    assert picture() != without


def test_what_the_key_shows_is_what_the_setting_says_and_stays() -> None:
    sitting = Sitting(load_book("first-light"))
    sitting.settle()
    for key, name in (("Ctrl+G", "grid"), ("Ctrl+M", "minimap")):
        before = getattr(sitting.app.settings, name)
        sitting.press(key)
        assert getattr(sitting.app.settings, name) is not before
        sitting.press("F1", "Esc")
        assert getattr(Settings.load(), name) is not before
