"""The settings opened over a table leave it visible, and it shows changes at once."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.settings_scene import SettingsScene
from combat.engine.stage.widgets.choice import CheckBox, Choice
from combat.engine.words import text
from combat.games.volume1.scenes.pause_scene import PauseScene
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the


@pytest.fixture
def sitting() -> Sitting:
    """Return a table with the settings opened from the battle's menu."""
    sitting = Sitting()
    sitting.press("F", "Esc", "S")
    assert isinstance(sitting.app.top, SettingsScene)
    return sitting


def box(sitting: Sitting, message: str) -> tuple[int, int]:
    """Return the screen point of the check box with a message's label."""
    widgets = the(SettingsScene, sitting.app.top).group.widgets
    return next(each.rect.midleft for each in widgets if isinstance(each, CheckBox) and each.label == text(message))


def board(sitting: Sitting) -> bytes:
    """Return the RGB pixels of the visible part of the board beside the settings."""
    scene, sheet = sitting.scene, the(SettingsScene, sitting.app.top)._sheet
    area = pygame.Rect(
        scene.view.rect.topleft, (sheet.left - theme.px(60) - scene.view.rect.left, scene.view.rect.height)
    )
    return pygame.image.tobytes(sitting.app.surface.subsurface(area), "RGB")


def test_the_table_is_seen_beside_the_sheet_and_as_it_is(sitting: Sitting) -> None:
    with_sheet = board(sitting)
    sheet = the(SettingsScene, sitting.app.top)
    assert sheet.overlay
    assert sheet._sheet.left - sitting.scene.view.rect.left > sitting.app.size[0] // 3
    sitting.press("Esc")
    the(PauseScene, sitting.app.top)
    sitting.press("Esc")
    assert sitting.app.top is sitting.scene
    sitting.app.push(sheet)
    sitting.rounds()
    assert board(sitting) == with_sheet
    assert len(set(with_sheet)) > 1


def test_the_grid_is_seen_as_soon_as_it_is_ticked(sitting: Sitting) -> None:
    before = board(sitting)
    sitting.click(box(sitting, "settings-grid"))
    assert sitting.app.settings.grid
    assert board(sitting) != before
    sitting.click(box(sitting, "settings-grid"))
    sitting.point((5, 5))
    assert board(sitting) == before


def test_the_small_map_goes_as_soon_as_it_is_ticked_off(sitting: Sitting) -> None:
    assert sitting.scene.view.minimap.rect.width
    sitting.click(box(sitting, "settings-minimap"))
    assert not sitting.scene.view.minimap.rect.width


def test_the_size_changes_under_the_sheet(sitting: Sitting) -> None:
    scene = the(SettingsScene, sitting.app.top)
    panel = sitting.scene.layout.frame.width
    scene.group.focus(scene.group.widgets[0])
    sitting.press("Right", "Right", "Right", "Right")
    assert sitting.scene.layout.frame.width > panel


def test_pace_and_camera_hold_at_once(sitting: Sitting) -> None:
    scene = the(SettingsScene, sitting.app.top)
    for message in ("pace-instant", "camera-off"):
        rows = (each for each in scene.group.widgets if isinstance(each, Choice))
        choice = next(each for each in rows if text(message) in each.labels)
        choice._choose(choice.labels.index(text(message)))
    view = sitting.scene.view
    assert (view.settings.camera, view.settings.pace) == ("off", "instant")
    before = view.camera.origin
    view.framing.show(view.ground.places()[-1])
    assert not view.camera.moving
    assert view.camera.origin == before


def test_a_click_on_the_table_beside_the_sheet_means_nothing_to_it(sitting: Sitting) -> None:
    selected, asked = sitting.desk.selection.piece, sitting.asked
    sitting.click(sitting.scene.view.rect.midleft)
    assert (sitting.desk.selection.piece, sitting.asked) == (selected, asked)
    assert isinstance(sitting.app.top, SettingsScene)
