"""The list of packs, a scan as a board, and a save that names the packs that it was begun with."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine import words
from combat.engine.content import layers
from combat.engine.content.packs.pack import Pack, PackList
from combat.engine.journal import journal
from combat.engine.journal.save_list import look_at
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import artwork
from combat.engine.stage.drawing.artwork import asset
from combat.engine.stage.packs_in_use import use_packs
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.packs_scene import PacksScene
from combat.engine.tabletop.hexes.sheets import scans
from combat.engine.tabletop.hexes.sheets.plain_sheet import PlainSheet
from combat.engine.words import catalogue, text
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.table.board_pictures import pictures_of
from combat.games.volume1.table.pieces.portraits import portrait
from combat.games.volume1.title import TITLE
from tests.engine.stage.hands import application, press

EXAMPLE = Path(__file__).parents[4] / "docs" / "example-pack"
CARD = 'name = "{0}"\nversion = "1.0"\nauthors = "nobody"\n'


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PackList]:
    """Yield the list of an example pack and a broken one; no pack is in use before or after."""
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    shutil.copytree(EXAMPLE, tmp_path / "packs" / "orchard")
    broken = tmp_path / "packs" / "broken"
    broken.mkdir()
    broken.joinpath("pack.toml").write_text('name = "broken"\n')
    yield PackList()
    layers.use(())
    catalogue.lay_over(())
    words.use(catalogue.ENGLISH)
    artwork.forget()


def pack(shelf: PackList, name: str) -> Path:
    """Write a pack to the folder of packs; return its path."""
    folder = shelf.folder / name
    folder.mkdir()
    folder.joinpath("pack.toml").write_text(CARD.format(name))
    return folder


def test_a_sound_pack_is_switched_off_and_on_at_once(shelf: PackList) -> None:
    with application() as app:
        app.push(scene := PacksScene(app))
        app.round(0.0)
        press(app, "Down")
        assert scene.row is not None
        assert scene.row.card.name == "orchard-wall"
        press(app, "Space")
        assert [layer.name for layer in layers.packs()] == []
        press(app, "Space")
        assert [layer.name for layer in layers.packs()] == ["orchard-wall"]
        assert "orchard-wall" in Library().scenario_ids()
        assert text("menu-motto") == "Normandy 1944, and a wall"
        press(app, "Enter")
        message = app.top
        assert isinstance(message, Message)
        assert "Brings " in (said := "\n".join(message.lines))
        assert "scenarios/orchard-wall.toml" in said


def test_a_broken_pack_tells_what_is_wrong_with_it_and_where_it_lies(shelf: PackList) -> None:
    with application() as app:
        app.push(PacksScene(app))
        app.round(0.0)
        press(app, "Enter")
        message = app.top
        assert isinstance(message, Message)
        said = "\n".join(message.lines)
        assert str(shelf.folder / "broken") in said
        assert 'pack.toml:1: "version" is missing' in said


def test_a_pack_for_another_game_is_greyed_with_its_reason_and_cannot_be_switched_on(shelf: PackList) -> None:
    TITLE.use(["volume1", "naval"])
    folder = pack(shelf, "aboats")
    folder.joinpath("pack.toml").write_text(CARD.format("aboats") + 'game = "naval"\n')
    try:
        with application() as app:
            app.push(scene := PacksScene(app))
            app.round(0.0)
            assert scene.row is not None
            assert scene.row.card.name == "aboats"
            assert scene.refusals(scene.row)[:2] == ["", "for another game: naval"]
            press(app, "Space")
            assert [row.on for row in scene.list.rows] == [True, True, True]
            press(app, "Enter")
            assert isinstance(app.top, Message)
            assert app.top.lines[-1] == "for another game: naval"
    finally:
        TITLE.use()


def test_a_pack_is_moved_down_the_list(shelf: PackList) -> None:
    with application() as app:
        app.push(scene := PacksScene(app))
        app.round(0.0)
        press(app, "Ctrl+Down")
        assert [row.path.name for row in scene.list.rows] == ["orchard", "broken"]
        assert scene.chosen == 1


def test_a_save_names_its_packs(shelf: PackList, tmp_path: Path) -> None:
    shelf.read()
    use_packs(shelf)
    kept = journal.begin(TITLE, new_game(load_book("orchard-wall")), print, tmp_path / "game.combat")
    kept.close()
    assert look_at(tmp_path / "game.combat").packs == ("orchard-wall 1.0",)


def test_a_picture_of_a_pack_goes_before_ours_unless_it_cannot_be_read(shelf: PackList) -> None:
    folder = pack(shelf, "faces") / "assets" / "counters" / "portraits"
    folder.mkdir(parents=True)
    own = asset("counters/portraits/sgt-taylor.jpg")
    shutil.copy(own, folder / "sgt-taylor.jpg")
    (folder / "pvt-cragg.jpg").write_bytes(bytes.fromhex("ffd8ffc00011080040004003") + b"\3" * 10)
    shelf.read()
    use_packs(shelf)
    assert asset("counters/portraits/sgt-taylor.jpg") == folder / "sgt-taylor.jpg"
    assert asset("counters/portraits/pvt-cragg.jpg").parent == own.parent


def test_a_mans_picture_of_a_pack_is_seen_on_his_counter_too(shelf: PackList) -> None:
    folder = pack(shelf, "faces") / "assets" / "counters" / "portraits"
    folder.mkdir(parents=True)
    for name in ("sgt-taylor", "pvt-newcomer"):
        shutil.copy(asset("counters/portraits/soldat-jung.jpg"), folder / f"{name}.jpg")
    seen = {name: portrait(name, 64).copy() for name in ("sgt-taylor", "pvt-newcomer", "soldat-jung")}
    shelf.read()
    use_packs(shelf)
    for name in ("sgt-taylor", "pvt-newcomer"):
        shown = portrait(name, 64)
        assert pygame.transform.average_color(shown) != pygame.transform.average_color(seen[name])
        likeness = zip(
            pygame.image.tobytes(shown, "RGB"), pygame.image.tobytes(seen["soldat-jung"], "RGB"), strict=True
        )
        assert sum(abs(a - b) for a, b in likeness) / (64 * 64 * 3) < 8


def test_a_board_of_a_pack_hides_the_painted_tiles_of_ours(shelf: PackList) -> None:
    boards = pack(shelf, "mine") / "assets" / "boards"
    shutil.copytree(EXAMPLE / "assets" / "boards", boards)
    (boards / "orchard.tmx").rename(boards / "farmhouse.tmx")
    with application():
        assert not isinstance(pictures_of(board_of(Library(), "farmhouse")), PlainSheet)
        shelf.read()
        use_packs(shelf)
        assert isinstance(pictures_of(board_of(Library(), "farmhouse")), PlainSheet)


@pytest.mark.parametrize("turn", [1.0 + 0j, 1.5 + 0j, 0.8 + 0.06j])
def test_a_scan_lies_so_that_each_hex_is_where_its_mark_is(shelf: PackList, turn: complex) -> None:
    """A scan with a red mark in three hexes, two of them calibration points: all three come to lie in their hexes."""
    marks = {"01.01": (255, 0, 0), "16.11": (0, 0, 255), "10.05": (0, 120, 0)}
    scan = pygame.Surface((3200, 2200))
    scan.fill((255, 255, 255))
    lines = ['image = "map.png"']
    for hex_, ink in marks.items():
        at = 60 + 40j + turn * scans._middle(Hex(hex_))
        pygame.draw.circle(scan, ink, (round(at.real), round(at.imag)), 24)
        if hex_ != "10.05":
            lines.append(f'[[point]]\nhex = "{hex_}"\nx = {round(at.real)}\ny = {round(at.imag)}')
    skins = pack(shelf, "scan") / "assets" / "skins"
    skins.mkdir(parents=True)
    pygame.image.save(scan, skins / "map.png")
    skins.joinpath("orchard.toml").write_text("\n".join(lines) + "\n")
    shelf.move(next(iter(shelf.packs), None) or _listed(shelf, "scan"), 5)
    with application():
        shelf.read()
        assert [found.card.name for found in shelf.packs if found.sound] == ["orchard-wall", "scan"]
        use_packs(shelf)
        tiles = pictures_of(board_of(Library(), "orchard"))
        assert not isinstance(tiles, PlainSheet)
        for hex_, ink in marks.items():
            place = scans._middle(Hex(hex_))
            column, x = divmod(round(place.real), 512)
            row, y = divmod(round(place.imag), 512)
            shown = tiles.painted(0, column, row).get_at((x, y))
            assert max(abs(one - other) for one, other in zip(shown[:3], ink, strict=True)) < 40, (hex_, shown)


def _listed(shelf: PackList, name: str) -> Pack:
    shelf.read()
    return next(found for found in shelf.packs if found.path.name == name)
