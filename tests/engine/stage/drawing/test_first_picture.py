"""The cached parts of the first frame are identical at the next start, and dropped when stale."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.content import layers
from combat.engine.files import folders
from combat.engine.stage.drawing import artwork, lettering, shapes, startup_cache, theme
from combat.engine.stage.drawing.startup_cache import as_before, taken_up

FILE = "chess-start.drawn"
PARTS = (
    lettering.face,
    lettering._em_width,
    lettering._set,
    lettering._type,
    shapes.rounded,
    shapes._blurred,
    theme.icon,
)


@pytest.fixture(autouse=True)
def nothing_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Start each test with an empty cache folder and nothing drawn."""
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    forget()
    yield
    forget()


def forget() -> None:
    """Clear the in-memory caches of the drawn parts."""
    for part in PARTS:
        part.cache_clear()


def drawn() -> bytes:
    """Return the pixels of an image with texts in both kinds of type, a box and a shadow."""
    paper = pygame.Surface((400, 100))
    paper.fill("white")
    theme.font("sans", 18).draw_in(paper, "Ein Ärgernis", (0, 0, 200, 30), theme.INK)
    theme.font("heading", 20).draw_typed(paper, "First Light", (200, 30), theme.INK, seed=3)
    theme.draw_box(paper, (10, 40, 100, 30), theme.FIELD, edge=theme.LINE)
    paper.blit(shapes.shadow(80, 30, 3, 4.0, 90), (150, 40))
    return paper.get_buffer().raw


def begun(stands: bool = True) -> bytes:
    """Return the pixels of a start's first frame; `stands` saves the cache as a window does that stays open."""
    forget()
    with taken_up("chess-start"):
        found = drawn()
        if stands:
            startup_cache.keep()
    return found


def kept_file() -> Path:
    """Return the path of the cached file."""
    return folders.cache() / FILE


def test_a_start_is_begun_with_what_the_last_one_drew(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = drawn()
    assert begun() == plain
    before = kept_file().stat().st_mtime_ns

    def unwanted(*about: object) -> pygame.freetype.Font:
        raise AssertionError(f"a font is opened: {about}")

    monkeypatch.setattr(lettering, "_cut", unwanted)
    assert begun() == plain
    assert kept_file().stat().st_mtime_ns == before, "what is there already is not written anew"


def test_a_window_that_was_closed_at_once_keeps_nothing() -> None:
    begun(stands=False)
    assert not kept_file().exists()


def test_once_the_first_picture_stands_nothing_is_kept_any_more() -> None:
    with taken_up("chess-start"):
        drawn()
        startup_cache.keep()
        theme.font("sans", 18).width("Afterwards")
        startup_cache.keep()
    assert b"Afterwards" not in kept_file().read_bytes()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept: kept[:-1],
        lambda kept: kept.replace(b"First", b"Worst", 1),
        lambda kept: b"",
        lambda kept: bytes(3000),
    ],
)
def test_a_spoilt_file_is_as_good_as_none(spoil: object) -> None:
    plain = begun()
    kept = kept_file().read_bytes()
    assert callable(spoil)
    kept_file().write_bytes(spoil(kept))
    assert begun() == plain
    assert kept_file().read_bytes() == kept


def test_a_font_that_has_changed_is_set_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What would look otherwise now is not taken from what was kept."""
    shipped = artwork.assets_folder(folders.ENGINE)
    mine = tmp_path / "assets"
    for kind in ("fonts", "paper", "icons"):
        shutil.copytree(shipped / kind, mine / kind)
    monkeypatch.setattr(startup_cache, "assets_folder", lambda realm="": mine)
    made: list[float] = []

    @as_before
    def once(number: int) -> float:
        made.append(number)
        return number / 2

    def asked() -> list[float]:
        with taken_up("chess-start"):
            assert once(7) == 3.5
            startup_cache.keep()
        return made

    assert asked() == [7]
    assert asked() == [7]
    font = mine / "fonts" / "kalam-400.ttf"
    font.write_bytes(font.read_bytes() + b"\0")
    assert asked() == [7, 7]
    (mine / "icons" / "new.png").write_bytes(b"")
    assert asked() == [7, 7, 7]


def test_with_packs_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their icons may be others with every start."""
    monkeypatch.setattr(layers, "packs", lambda: (layers.shipped("engine"),))
    begun()
    assert not kept_file().exists()


def test_pictures_of_another_kind_are_made_every_time() -> None:
    """A palette and a colour that is clear would be lost."""

    @as_before
    def eight_bits(side: int) -> pygame.Surface:
        return pygame.Surface((side, side), 0, 8)

    with taken_up("chess-start"):
        assert eight_bits(4).get_bitsize() == 8
        startup_cache.keep()
    assert not kept_file().exists()
    with taken_up("chess-start"):
        assert eight_bits(4).get_bitsize() == 8


def test_an_icon_is_kept_in_the_order_of_its_channels(monkeypatch: pytest.MonkeyPatch) -> None:
    """A PNG file has red before blue; in another order it would be blended with other rounding."""

    def shown() -> tuple[tuple[int, int, int, int], bytes]:
        theme.icon.cache_clear()
        with taken_up("chess-start"):
            icon = theme.icon("menu", 24, theme.INK)
            startup_cache.keep()
        return icon.get_masks(), icon.get_buffer().raw

    first = shown()
    assert first[0] != pygame.Surface((1, 1), pygame.SRCALPHA).get_masks()

    def unwanted(name: str) -> pygame.Surface:
        raise AssertionError(f"an icon is made anew: {name}")

    monkeypatch.setattr(theme, "_masks", unwanted)
    assert shown() == first
