"""The window opens where it was closed if that position is still on a screen."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame
import pytest

from combat.engine.files import folders
from combat.engine.stage import window, window_place
from combat.engine.stage.window_place import WindowPlace, place_file, remembered

DESKTOP, LEAST = (1920, 1080), (1280, 720)


@pytest.fixture(autouse=True)
def a_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend to run on an X11 desktop, with no saved place of the window."""
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    place_file().parent.mkdir(parents=True, exist_ok=True)
    place_file().unlink(missing_ok=True)


@pytest.mark.parametrize(
    ("place", "fits"),
    [
        (WindowPlace(100, 50, 1600, 900), True),
        (WindowPlace(-1500, 0, 1600, 900), True),
        (WindowPlace(-1590, 0, 1600, 900), False),
        (WindowPlace(1900, 0, 1600, 900), False),
        (WindowPlace(0, 1050, 1600, 900), False),
        (WindowPlace(0, -200, 1600, 900), False),
        (WindowPlace(0, 0, 2560, 1440), False),
        (WindowPlace(0, 0, 300, 200), False),
    ],
)
def test_it_opens_there_only_where_it_can_be_seen_and_taken_hold_of(place: WindowPlace, fits: bool) -> None:
    assert place.fits(DESKTOP, LEAST) is fits


@pytest.mark.parametrize(
    "kept", ["", "[]", "{", '{"x": 1}', '{"x": "a", "y": 0, "width": 1280, "height": 720}', "null"]
)
def test_a_torn_file_is_as_good_as_none(kept: str) -> None:
    place_file().write_text(kept, encoding="utf-8")
    assert remembered(DESKTOP, LEAST) is None


def test_what_was_kept_is_remembered() -> None:
    place_file().write_text('{"x": 5, "y": 6, "width": 1400, "height": 800}', encoding="utf-8")
    assert remembered(DESKTOP, LEAST) == WindowPlace(5, 6, 1400, 800)
    assert remembered((1366, 768), LEAST) is None


def test_the_place_is_asked_for_while_the_window_opens_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEO_WINDOW_POS", raising=False)
    with window_place.asked_for(WindowPlace(5, 6, 1400, 800)):
        assert os.environ["SDL_VIDEO_WINDOW_POS"] == "5,6"
    assert "SDL_VIDEO_WINDOW_POS" not in os.environ


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X alone composes keys by a file of text")
def test_what_keys_compose_to_is_kept_among_what_can_be_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SDL_WINDOWS_DPI_AWARENESS", "SDL_VIDEO_X11_WMCLASS", "SDL_IME_SHOW_UI", window.COMPOSED):
        monkeypatch.setenv(name, "as the player wants it")
    window.prepare()
    assert os.environ[window.COMPOSED] == "as the player wants it"
    monkeypatch.delenv(window.COMPOSED)
    monkeypatch.setattr(folders, "cache", lambda: tmp_path / "cache")
    window.prepare()
    kept = Path(os.environ[window.COMPOSED])
    assert kept.is_dir()
    assert kept.is_relative_to(tmp_path / "cache")
    monkeypatch.delenv(window.COMPOSED)
    (tmp_path / "file").touch()
    monkeypatch.setattr(folders, "cache", lambda: tmp_path / "file")
    window.prepare()
    assert window.COMPOSED not in os.environ
