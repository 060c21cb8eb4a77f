"""The start screen shows the boxes of all games, in any window and at any scale."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from combat.engine.stage.app import App
from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.start import box_shelf
from combat.engine.stage.start.start_scene import StartScene
from combat.engine.stage.window_options import GameOnShelf, WindowOptions
from combat.games.command.scenes.command_stage import STAGE as COMMAND_STAGE
from combat.games.command.scenes.home_scene import HomeScene
from combat.games.command.title import TITLE as COMMAND
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.scenes.volume1_stage import STAGE
from tests.engine.stage.hands import click, press
from tests.sampled import sample

NAMES = ("COMBAT! Volume 1", "COMMAND!", "CONTACT!", "ARMOUR! Volume 2")
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
SCALES = (1.0, 1.75, 3.0)
WINDOWS = sample(list(itertools.product(SIZES, SCALES)), 2)
READABLE = (96, 38)
"""Least width and height of a box in pixels at scale 1."""


@contextmanager
def start_screen(game: str, count: int, size: tuple[int, int], scale: float) -> Iterator[tuple[App, StartScene]]:
    """Yield the application and start screen of a game, with the boxes of `count` games."""
    if game == "COMMAND!":
        COMMAND.use()
    games = tuple(GameOnShelf(name, name, name == game) for name in NAMES[:count])
    options = WindowOptions(resolution=size, scale=scale, sound=False, games=games)
    app = App(options, COMMAND_STAGE if game == "COMMAND!" else STAGE)
    scene: StartScene = HomeScene(app) if game == "COMMAND!" else MenuScene(app)
    try:
        app.push(scene)
        app.round(0.0)
        yield app, scene
    finally:
        app.quit()
        pygame.quit()
        theme.set_scale(1.0)


@pytest.mark.parametrize("game", NAMES[:2])
@pytest.mark.parametrize("count", (2, 4))
def test_the_boxes_of_all_games_are_shown_at_every_size(game: str, count: int) -> None:
    for where in WINDOWS:
        with start_screen(game, count, *where) as (app, scene), app._scaled(scene):
            boxes, window = [box.rect for box in scene.boxes], app.surface.get_rect()
            assert len(boxes) == count
            for box in boxes:
                assert window.contains(box), (where, box)
                assert box.right <= scene._sheet.left, (where, box)
                assert box.width >= theme.px(READABLE[0]), (where, box)
                assert box.height >= theme.px(READABLE[1]), (where, box)
            laid = [widget.rect for widget in scene.menu.widgets]
            assert [pair for pair in itertools.combinations(laid, 2) if pair[0].colliderect(pair[1])] == [], where


@pytest.mark.parametrize("game", NAMES[:2])
def test_the_name_of_each_game_stands_whole_on_its_box_and_the_title_beside_the_sheet(game: str) -> None:
    for where in WINDOWS:
        with start_screen(game, 4, *where) as (app, scene), app._scaled(scene):
            with lettered.noted() as seen:
                scene.draw(app.surface)
            for box in scene.boxes:
                head = box.name.partition(" ")[0]
                lines = [line for line in seen if line.set == head and box.rect.contains(line.box)]
                assert lines and not lines[0].cut, (where, head)
            title = next(line for line in seen if line.text == scene.title)
            assert not title.cut and title.box.right <= scene._sheet.left, (where, title.box)


def test_four_boxes_lie_in_one_row_while_that_is_wide_enough_and_else_in_two() -> None:
    row = box_shelf.places(4, pygame.Rect(10, 0, 4 * 130 + 3 * box_shelf.GAP, 400))
    assert {box.y for box in row} == {400 - row[0].height}
    assert row[0].width == 130
    block = box_shelf.places(4, pygame.Rect(10, 0, 4 * 110 + 3 * box_shelf.GAP, 400))
    assert len({box.y for box in block}) == 2
    assert block[0].size == (box_shelf.WIDE, box_shelf.HIGH)
    assert block[-1].bottom == 400


@pytest.mark.parametrize("game", NAMES[:2])
def test_each_game_has_its_key_on_every_start_screen_and_a_click_opens_that_of_its_box(game: str) -> None:
    for key, other in zip(("F2", "F3", "F4", "F5"), NAMES, strict=True):
        with start_screen(game, 4, (1280, 720), 1.75) as (app, scene):
            assert [box.key for box in scene.boxes] == ["F2", "F3", "F4", "F5"]
            press(app, key)
            assert app.games.onward == ("" if other == game else other)
    with start_screen("COMMAND!", 4, (1280, 720), 1.75) as (app, scene):
        click(app, scene.boxes[3].rect.center)
        assert app.games.onward == "ARMOUR! Volume 2"
