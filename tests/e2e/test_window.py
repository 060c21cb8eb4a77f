"""The window during a game: resizing, full screen, scale and language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine import words
from combat.engine.stage.paper.settings_scene import SettingsScene
from combat.engine.words import text
from combat.games.volume1.scenes.pause_scene import PauseScene
from tests.e2e.screen import Screen
from tests.e2e.twins import Twins
from tests.narrowing import the

SCREEN, SIZE, SEED = (1600, 900), (1280, 720), 11


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[Twins]:
    """Yield a game in a window at the upper left of a larger screen, with its twin in this process."""
    with Screen(tmp_path, SCREEN) as screen:
        screen.play("first-light", SEED, size=SIZE)
        screen.move((0, 0))
        screen.until(lambda: screen.place().topleft == (0, 0), "the window lies in the corner")
        yield Twins(screen, SEED)


def becomes(twins: Twins, size: tuple[int, int]) -> None:
    """Wait until the window has a size; resize the twin, and assert that both show the same table."""
    screen = twins.screen
    screen.until(lambda: screen.place().size == size, f"the window is {size}")
    screen.move((0, 0))
    twins.resize(size)
    twins.compare_table()


@pytest.mark.window
def test_the_table_follows_the_window_the_whole_screen_and_the_scale(twins: Twins) -> None:
    screen, app = twins.screen, twins.twin.app
    twins.compare_table()
    screen.resize((1500, 860))
    becomes(twins, (1500, 860))
    screen.resize(SIZE)
    becomes(twins, SIZE)
    screen.press("F11")
    becomes(twins, SCREEN)
    screen.press("F11")
    becomes(twins, SIZE)
    before = app.settings.scale
    screen.press("ctrl+shift+plus")
    app.step_scale(1)
    assert app.settings.scale != before
    twins.compare_table()
    twins.button(1)
    assert twins.twin.desk.state.on_board("friendly")


@pytest.mark.window
def test_another_language_is_spoken_at_once_at_the_table_behind_the_settings(twins: Twins) -> None:
    screen, twin = twins.screen, twins.twin
    english = text("button-place-all")
    twins.compare_table()  # the table stands: before that Escape would but cut its opening short
    screen.press("Escape")
    twin.press("Esc")
    whole = pygame.Rect((0, 0), SIZE)
    twins.compare(whole, share=0.97)  # the twin keeps no record: one of its buttons is greyed
    pause = the(PauseScene, twin.app.top)
    twins.click(next(button.rect.center for button in pause._buttons if button.label == text("menu-settings")))
    twins.compare(whole)
    sheet = the(SettingsScene, twin.app.top)
    place = list(sheet._languages).index("es")
    twins.click(sheet._language._cells()[place].center)
    assert words.language() == "es"
    assert text("button-place-all") != english
    screen.until(lambda: twins.looks_alike(whole), "the sheet and the table behind it speak Spanish")
    screen.press("Escape")
    twin.press("Esc")
    the(PauseScene, twin.app.top)
    screen.press("Escape")
    twin.press("Esc")
    twins.compare_table()
