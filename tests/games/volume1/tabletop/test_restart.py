"""Restarting a battle from its menu asks first, uses new dice or the same, and keeps the old battle."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Dialog
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.scenes import battles
from combat.games.volume1.scenes.pause_scene import PauseScene
from combat.games.volume1.table.volume_scene import VolumeScene
from tests.engine.stage.hands import application, press
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield the application without animations."""
    with application() as made:
        made.settings.pace = "instant"
        yield made


def played(scene: VolumeScene, answers: int) -> list[object]:
    """Give a number of cautious answers; return all answers of the game, including those of the dice."""
    player = CautiousPlayer()
    for _ in range(answers):
        decision = scene.session.decision
        assert decision is not None
        scene.session.answer(player.answer(decision, scene.session.view))
    return [entry.value for entry in scene.session.game.entries]


def begun(app: App, seed: int | None) -> VolumeScene:
    """Begin a battle; return its table."""
    scene = battles.begun(app, load_book("first-light"), seed)
    app.push(scene)
    app.round(0.05)
    return scene


def restarted(app: App, key: str) -> VolumeScene:
    """Restart the battle from its menu with the dice chosen by a key; return the new table."""
    the(TableScene, app.top).open_menu()
    press(app, "R")
    the(Dialog, app.top)
    press(app, key)
    return the(TableScene, app.top)


def test_it_is_asked_once_and_begins_anew_with_the_same_dice_while_the_old_one_stays(app: App) -> None:
    first = begun(app, 41)
    record = first.session.record
    assert record is not None
    told = played(first, 40)
    second = restarted(app, "S")
    assert second is not first
    assert len(app.scenes) == 1
    assert second.seed == 41
    assert second.session.record is not None
    assert second.session.record.path != record.path
    assert record.path.is_file()
    assert played(second, 40) == told


def test_new_dice_are_others(app: App) -> None:
    told = played(begun(app, 41), 40)
    second = restarted(app, "Enter")
    assert second.seed != 41
    assert played(second, 40) != told


def test_whoever_thinks_better_of_it_goes_on(app: App) -> None:
    first = begun(app, 41)
    press(app, "Esc", "R", "Esc")
    assert app.top is first


def test_of_a_battle_from_a_save_the_dice_are_not_known_and_the_button_says_so(app: App) -> None:
    first = begun(app, 41)
    first.seed = None
    press(app, "Esc", "R", "S")
    dialog = the(Dialog, app.top)
    assert text("restart-seed-unknown") in dialog.lines
    press(app, "Enter")
    assert the(TableScene, app.top) is not first


def test_a_battle_of_a_campaign_is_fought_once(app: App) -> None:
    first = begun(app, 41)
    first.leads_to = "campaign"
    press(app, "Esc", "R")
    pause = the(PauseScene, app.top)
    button = next(button for button in pause._buttons if button.label == text("button-restart"))
    assert button.reason == text("cannot-restart")


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.75), ((1280, 720), 2.5), ((1920, 1080), 1.75)]
)
def test_every_line_of_the_menu_lies_whole_on_its_slip(size: tuple[int, int], scale: float) -> None:
    with application(size) as app:
        app.settings.pace = "instant"
        begun(app, 41)
        app.set_scale(scale)
        press(app, "Esc")
        pause = the(PauseScene, app.top)
        app.round(0.05)
        boxes = [button.rect for button in pause._buttons]
        assert app.surface.get_rect().contains(pause._slip)
        assert all(pause._slip.contains(box) for box in boxes)
        assert all(box.collidelist(boxes[place + 1 :]) < 0 for place, box in enumerate(boxes))
        assert pygame.Rect(0, 0, *size).contains(pause._slip)
