"""Any text can be drawn, and the window survives any error raised by a scene."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.journal.faults import SaveError
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.engine.stage.drawing.lettering import LONGEST, settable
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.scene import Scene
from tests.engine.stage.hands import application, press
from tests.narrowing import the

ODD = ("x" * 60_000, "x " * 30_000, "a\0b", "\ud800", "\x1b[2J", "\x9b", "\u202e\ufffe\U0010ffff", "\r\x0b\x0c")


@pytest.fixture
def app() -> Iterator[App]:
    """Yield the application in a window of 1280 × 720."""
    with application((1280, 720)) as app:
        yield app


@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_an_odd_text_is_set_in_every_way(app: App, odd: str) -> None:
    for role in ("sans", "typewriter"):
        face = theme.font(role, 18)
        assert 0 <= face.width(odd) < 40_000
        face.draw(app.surface, odd, (10, 100), theme.INK)
        assert face.draw(app.surface, odd, (10, 130), theme.INK, room=200) <= 202
        face.draw_typed(app.surface, odd, (10, 160), theme.INK)
        face.draw_in(app.surface, odd, (10, 180, 200, 30), theme.INK)
        assert "".join(face.wrap(odd, 400)).replace(" ", "") == odd.replace(" ", "")


def test_signs_that_are_none_are_shown_as_such_and_all_others_as_they_are() -> None:
    assert settable("a\0b\x1b\x9b\ud800") == "a\ufffdb\ufffd\ufffd\ufffd"
    assert settable("−’…\xa0\u202f兵\n\t") == "−’…\xa0\u202f兵\n\t"
    assert len(settable("x" * 60_000)) == LONGEST


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lines", [1, 40, 160])
def test_a_slip_with_many_lines_stays_in_the_window_and_scrolls_to_the_last(size: tuple[int, int], lines: int) -> None:
    with application(size, 1.5) as app:
        told = [
            f"/home/somebody/saves/battle-{number}.combat: line 1: is no journal — choose a save"
            for number in range(lines)
        ]
        slip = Message(app, "Please note", told)
        app.push(slip)
        app.round(0.0)
        window = app.surface.get_rect()
        assert window.contains(slip._slip)
        assert all(slip._slip.contains(button.rect) for button in slip.group.widgets)
        told_high = slip._fill(None, slip._page.window.width)
        press(app, *["PgDn"] * (told_high // max(1, slip._page.window.height // 2) + 1))
        assert slip._page.offset + slip._page.window.height >= told_high


# -- scenes that cannot be opened ------------------------------------------------------------------------------------


class Blank(Scene):
    """An empty scene."""

    def draw(self, surface: pygame.Surface) -> None:
        """Fill the surface with a dark colour."""
        surface.fill(theme.DARK)


class FailsToEnter(Blank):
    """A scene that raises KeyError when it is entered."""

    def enter(self) -> None:
        """Raise KeyError."""
        raise KeyError("m1-garand")


class FailsToDraw(Blank):
    """A scene that raises ValueError when it is drawn."""

    def draw(self, surface: pygame.Surface) -> None:
        """Raise ValueError."""
        raise ValueError("two\nlines")


class FailsLater(Blank):
    """A scene that raises KeyError at an update after it has been drawn."""

    def update(self, dt: float) -> None:
        """Raise KeyError if the scene has been drawn."""
        if self.drawn:
            raise KeyError("sgt-taylor")


@pytest.mark.parametrize("scene", [FailsToEnter, FailsToDraw])
def test_a_scene_that_cannot_be_opened_is_closed_and_told_of(
    scene: type[Scene], app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_STATE_DIR", str(tmp_path))
    app.push(below := Blank(app))
    app.round(0.0)
    app._guarded(lambda: app.push(scene(app)))
    app._guarded(lambda: app.round(0.0))
    app._guarded(lambda: app.round(0.0))
    assert isinstance(app.top, Message)
    assert app.top.lines[0].startswith("This cannot be shown (")
    assert "\n" not in app.top.lines[0]
    assert "Traceback" in next(tmp_path.iterdir()).read_text()
    press(app, "Enter")
    assert app.scenes == [below]


def test_a_save_that_cannot_be_shown_as_the_first_scene_leads_to_the_start_screen(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start() -> None:
        raise SaveError(Path("spoilt.combat"), 2, "is damaged", "choose another")

    app.home = "home"
    made = app.make
    monkeypatch.setattr(app, "make", lambda name, **what: Blank(app) if name == "home" else made(name, **what))
    app._guarded(start)
    app._guarded(lambda: app.round(0.0))
    assert [type(scene) for scene in app.scenes] == [Blank, Message]
    assert the(Message, app.top).lines == ("spoilt.combat: line 2: is damaged — choose another",)


def test_what_goes_wrong_later_or_with_our_own_pictures_is_not_passed_over(app: App) -> None:
    app.push(FailsLater(app))
    app.round(0.0)
    with pytest.raises(KeyError, match="sgt-taylor"):
        app._guarded(lambda: app.round(0.0))

    def missing() -> None:
        raise MissingArtworkError("form.png")

    with pytest.raises(MissingArtworkError):
        app._guarded(missing)


def test_a_start_screen_that_cannot_be_drawn_ends_the_program(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_STATE_DIR", str(tmp_path))
    app.home = "home"
    made = app.make
    monkeypatch.setattr(app, "make", lambda name, **what: FailsToDraw(app) if name == "home" else made(name, **what))
    with pytest.raises(ValueError, match="two"):
        for _ in range(3):
            app._guarded(lambda: app.round(0.0) if app.scenes else app.push(FailsToDraw(app)))


def test_no_room_at_all_leaves_no_more_than_an_ellipsis(app: App) -> None:
    for words in ("", "x", ODD[0]):
        for room in (-10, 0, 1):
            assert theme.font("sans", 18).fit(words, room)[0] in ("", "…")
