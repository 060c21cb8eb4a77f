"""In every scene except the table, each control can be focused by gamepad, and B leaves the scene."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.stage.app import App
from combat.engine.stage.keys import Keymap
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.screen import Screen
from combat.engine.stage.widgets.widget import Group, Widget
from combat.engine.words import text
from combat.games.volume1.scenes.men.who_goes_scene import WhoGoesScene
from combat.games.volume1.scenes.sheet_scene import SheetScene
from tests.engine.stage.hands import application
from tests.engine.stage.pad.pad_buttons import Pad
from tests.games.volume1.scenes.any_size.every_scene import BY_POINTER, KEYED, SCENES, shelve
from tests.narrowing import the
from tests.sampled import SOAKED, sample

SHELVED = ("campaign", "memorial", "muster", "squad", "letters", "saves")
"""Scenes of what lies on the player's shelf."""
PAPER = [name for name in SCENES if not name.startswith(BY_POINTER) or name == "labs"]


def groups(part: object, depth: int = 2) -> Iterator[Group]:
    """Yield the groups of controls of a scene and of its parts, down to a depth."""
    for value in vars(part).values():
        if isinstance(value, Group):
            yield value
        elif depth and hasattr(value, "__dict__") and not isinstance(value, App | Keymap | Screen):
            yield from groups(value, depth - 1)


@pytest.mark.parametrize("name", PAPER if SOAKED else sample([name for name in PAPER if name not in KEYED], 2))
def test_each_control_gets_the_focus(name: str) -> None:
    with application((1280, 720)) as app:
        if name in SHELVED:
            shelve()
        app.settings.pace = "instant"
        SCENES[name](app)
        app.round(0.05)
        scene, pad = app.top, Pad(lambda: app.round(0.02))
        reached: set[Widget | None] = set()
        found = list(groups(scene))
        controls = [control for group in found for control in group.widgets if control.focusable]
        assert controls
        for button in ["RB"] * (len(controls) + 2) + ["Down"] * (len(controls) + 2):
            if reached.issuperset(controls):
                break
            pad.press(button)
            reached |= {group.focused for group in found}
        assert app.top is scene
        assert [control for control in controls if control not in reached] == []


def test_a_briefing_leads_by_pad_to_the_squad_and_start_begins_whatever_has_the_focus() -> None:
    with application((1280, 720)) as app:
        app.settings.pace = "instant"
        SCENES["scenario"](app)
        app.round(0.05)
        sheet, pad = the(SheetScene, app.top), Pad(lambda: app.round(0.02))
        pad.press("Down", "A")
        ticked = sheet.options.focused
        assert getattr(ticked, "value", False)
        for _ in range(10):
            pad.press("RB")
            if getattr(sheet.buttons.focused, "label", "") == text("who-choose"):
                break
        pad.press("A")
        assert isinstance(app.top, WhoGoesScene)
        pad.press("B")
        assert [type(scene) for scene in app.scenes] == [SheetScene]
        pad.press("Down", "Start")
        assert not any(isinstance(scene, SheetScene) for scene in app.scenes)


def test_the_bumpers_leaf_through_the_rulebook() -> None:
    with application((1280, 720)) as app:
        SCENES["rulebook-13"](app)
        app.round(0.05)
        book, pad = the(RulebookScene, app.top), Pad(lambda: app.round(0.02))
        first = book.spot
        pad.press("Down")
        then = book.spot
        assert then != first
        pad.press("LB")
        assert book.spot == first
        pad.press("RB")
        assert book.spot == then
