"""The fault report: written to one file by a key at any time, and offered after a crash."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pygame
import pytest

from combat.engine import words
from combat.engine.files import folders
from combat.engine.journal import loading
from combat.engine.stage import crash, fault_report
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.screen import Screen
from combat.engine.stage.widgets.button import Button
from combat.games.volume1.content.library import load_book
from combat.games.volume1.scenes.battles import begun
from combat.games.volume1.title import OWN_TITLES
from tests.engine.stage.hands import press
from tests.narrowing import the


def kept() -> zipfile.ZipFile:
    """Open the only fault report."""
    (path,) = folders.state().glob("fault-*.zip")
    return zipfile.ZipFile(path)


@pytest.fixture(autouse=True)
def none_kept() -> None:
    """Delete all fault reports."""
    for path in folders.state().glob("fault-*.zip"):
        path.unlink()


@pytest.fixture
def at_table(app: App) -> App:
    """Begin a battle; return the application."""
    app.push(begun(app, book=load_book("first-light"), seed=3))
    app.round(0.05)
    return app


def test_a_key_puts_the_battle_its_log_a_picture_and_the_settings_into_one_file(at_table: App) -> None:
    press(at_table, "Ctrl+F1")
    with kept() as bundle:
        names = set(bundle.namelist())
        (journal,) = (name for name in names if name.endswith(".combat"))
        assert {"about.txt", "log.txt", "picture.png"} <= names
        picture = pygame.image.load(io.BytesIO(bundle.read("picture.png")), "picture.png")
        assert picture.get_size() == at_table.size
        assert "combat " in bundle.read("about.txt").decode()
        assert bundle.read("log.txt").decode().count("\n") > 3
        copy = folders.state() / "copy.combat"
        copy.write_bytes(bundle.read(journal))
        assert loading.load(copy, OWN_TITLES).saved.header.scenario == "first-light"
        assert str(bundle.filename) in the(Message, at_table.top).lines[0]


def test_a_screen_that_is_broken_itself_is_left_out_and_says_why(app: App) -> None:
    class Broken(Screen):
        def evidence(self) -> Mapping[str, bytes | Path]:
            raise RuntimeError("torn")

    path = fault_report.keep([Broken()], app.surface, story="it burned")
    with zipfile.ZipFile(path) as bundle:
        assert "torn" in bundle.read("Broken.fault.txt").decode()
        assert bundle.read("fault.txt") == b"it burned"


def test_a_save_that_is_gone_is_missed_in_a_line(app: App) -> None:
    class Lost(Screen):
        def evidence(self) -> Mapping[str, bytes | Path]:
            return {"lost.combat": folders.state() / "nowhere.combat"}

    with zipfile.ZipFile(fault_report.keep([Lost()], app.surface)) as bundle:
        assert bundle.read("lost.combat.missing.txt") == b"no such file or folder"


@pytest.mark.parametrize(("key", "files"), [(pygame.K_b, 1), (pygame.K_ESCAPE, 0)])
def test_after_a_crash_it_is_made_only_if_the_player_wants_it(
    at_table: App, monkeypatch: pytest.MonkeyPatch, key: int, files: int
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    pressed = iter([key, pygame.K_RETURN])
    monkeypatch.setattr(crash, "_key_pressed", lambda buttons: next(pressed))
    keep: Callable[[str], Path] = at_table.keep_fault_report
    crash.show(RuntimeError("torn"), keep)
    found = list(folders.state().glob("fault-*.zip"))
    assert len(found) == files
    for path in found:
        with zipfile.ZipFile(path) as bundle:
            assert b"RuntimeError: torn" in bundle.read("fault.txt")


@pytest.mark.parametrize(("place", "files"), [(1, 1), (0, 0)])
def test_after_a_crash_the_mouse_finds_a_button_for_either_answer(
    at_table: App, monkeypatch: pytest.MonkeyPatch, place: int, files: int
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    lay = crash._lay

    titles: list[str] = []

    def laid(
        window: pygame.Surface, before: pygame.Surface, title: str, told: Sequence[str], buttons: Sequence[Button]
    ) -> None:
        lay(window, before, title, told, buttons)
        titles.append(title)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_w, unicode="w", mod=0))
        where = buttons[min(place, len(buttons) - 1)].rect
        assert window.get_rect().contains(where)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=where.center))

    monkeypatch.setattr(crash, "_lay", laid)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0))
    crash.show(RuntimeError("torn"), at_table.keep_fault_report)
    assert len(list(folders.state().glob("fault-*.zip"))) == files, "a key that is still held answers nothing"
    assert titles == [words.text("dialog-fault"), *[words.text("fault-report-title")] * files]


def test_after_a_crash_it_is_said_in_the_players_language_and_the_cause_left_to_the_report(
    at_table: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(crash, "_key_pressed", lambda buttons: pygame.K_ESCAPE)
    told: list[str] = []
    monkeypatch.setattr(crash, "_lay", lambda window, before, title, lines, buttons: told.extend(lines))
    words.use("de")
    try:
        crash.show(RuntimeError("torn"), at_table.keep_fault_report)
        assert told[:2] == [words.text("crash-told"), words.text("crash-kept")]
        assert words.text("menu-continue") in told[1]
    finally:
        words.use("en")
    assert not any("torn" in line or "RuntimeError" in line for line in told)
