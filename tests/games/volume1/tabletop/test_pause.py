"""The pause menu of a battle: the default of Enter, and where its screens return to."""

from __future__ import annotations

import pytest

from combat.engine.stage.paper.keys_scene import KeysScene
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.paper.settings_scene import SettingsScene
from combat.engine.words import text
from combat.games.volume1.content.library import load_book
from combat.games.volume1.scenes.pause_scene import PauseScene
from combat.games.volume1.scenes.sheet_scene import SheetScene
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the


def paused() -> Sitting:
    """Return a table with the pause menu open."""
    sitting = Sitting(load_book("first-light"))
    sitting.press("Esc")
    return sitting


def test_enter_presses_continue_and_after_an_arrow_the_button_that_is_framed() -> None:
    sitting = paused()
    menu = the(PauseScene, sitting.app.top)
    assert [button.label for button in menu._buttons if button.focused] == [text("button-continue")]
    sitting.press("Enter")
    assert sitting.app.top is sitting.scene
    sitting.press("Esc", "Down", "Enter")
    the(SheetScene, sitting.app.top)


@pytest.mark.parametrize(("key", "sheet"), [("F1", RulebookScene), ("B", SheetScene), ("S", SettingsScene)])
def test_esc_comes_back_to_the_menu_from_what_it_opens_and_then_to_the_battle(key: str, sheet: type) -> None:
    sitting = paused()
    menu = the(PauseScene, sitting.app.top)
    sitting.press(key)
    the(sheet, sitting.app.top)
    sitting.press("Esc")
    assert the(PauseScene, sitting.app.top) is menu
    sitting.press("Esc")
    assert sitting.app.scenes == [sitting.scene]


def test_the_sheet_of_keys_comes_back_to_the_menu_too() -> None:
    sitting = paused()
    menu = the(PauseScene, sitting.app.top)
    sitting.press(sitting.app.keys.label("keys"))
    the(KeysScene, sitting.app.top)
    sitting.press("Esc")
    assert sitting.app.top is menu


def test_the_menu_is_not_drawn_under_the_settings_and_speaks_the_new_language_after_them() -> None:
    sitting = paused()
    menu = the(PauseScene, sitting.app.top)
    middle = menu._slip.center
    assert (shown := sitting.app.surface.get_at(middle))
    english = [button.label for button in menu._buttons]
    sitting.press("Down", "S")
    sheet = the(SettingsScene, sitting.app.top)
    assert not sheet._sheet.collidepoint(middle)
    assert sitting.app.surface.get_at(middle) != shown
    sitting.app.speak("es")
    sitting.press("Esc")
    assert [button.label for button in menu._buttons] != english
    assert [button.label for button in menu._buttons if button.focused] == [text("button-briefing")]
