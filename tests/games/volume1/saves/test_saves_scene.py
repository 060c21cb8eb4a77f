"""The scene of saved battles: grouping, names, replay and deletion of several together."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.journal.given_names import LONGEST, forget_name, give_name, given_names
from combat.engine.journal.save_list import list_games
from combat.engine.journal.save_order import in_groups
from combat.engine.play.runner import run
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.paper.load_scene import PAUSE
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.scenes.saved.saves_scene import SavesScene
from combat.games.volume1.title import TITLE
from tests.engine.stage.hands import application, press
from tests.games.volume1.skirmish import skirmish


@pytest.fixture
def app() -> Iterator[App]:
    """Yield the application."""
    with application() as app:
        yield app


@pytest.fixture(autouse=True)
def empty_shelf() -> Iterator[None]:
    """Empty the folder of saves before and after the test."""
    shutil.rmtree(folders.saves(), ignore_errors=True)
    folders.saves().mkdir(parents=True)
    yield
    shutil.rmtree(folders.saves(), ignore_errors=True)


def shelve(name: str, answers: int = 40, seed: int = 3) -> Path:
    """Save a game with at least `answers` answers; return its path."""
    game = sequence.new_game(skirmish())
    record = journal.begin(TITLE, game, pytest.fail, folders.saves() / f"{name}.combat", seed)
    run(game, SeededChance(seed), RandomPlayer(seed), until=lambda game: len(game.entries) >= answers)
    record.close()
    return record.path


def opened(app: App) -> SavesScene:
    """Open the list of saves; return its scene."""
    app.push(scene := SavesScene(app))
    app.round(0.0)
    return scene


def names(scene: SavesScene) -> list[str]:
    """Return the displayed names of the listed saves."""
    return [scene.called(row.game) for row in scene.list.rows]


def test_copies_of_one_game_are_told_apart_and_stand_behind_it() -> None:
    game = shelve("game")
    for name in ("first", "second"):
        shutil.copy2(game, folders.saves() / f"{name}.combat")
    other = shelve("other", seed=5)
    places = in_groups(list_games(), lambda game: game.title)
    numbers = {place.game.path.stem: place.copy for place in places}
    assert numbers.pop("other") == 0 and other.exists()
    assert sorted(numbers.values()) == [0, 1, 2]
    assert [place.first for place in places] == [True, False, False, False]


def test_a_name_is_given_kept_and_goes_with_its_save(app: App) -> None:
    path = shelve("game")
    scene = opened(app)
    press(app, "F2")
    assert isinstance(app.top, WriteSlip)
    app.top.entry.text = "Before the wall"
    press(app, "Enter")
    assert names(scene) == ["Before the wall"]
    assert given_names(path.parent) == {"game.combat": "Before the wall"}
    forget_name(path)
    assert given_names(path.parent) == {}


def test_a_name_is_no_longer_than_the_list_is_wide_and_a_torn_file_of_names_names_nothing() -> None:
    path = shelve("game")
    give_name(path, "x" * 200)
    assert given_names(path.parent) == {"game.combat": "x" * LONGEST}
    (path.parent / "names.json").write_text("{", encoding="utf-8")
    assert given_names(path.parent) == {}


def test_several_that_are_marked_are_deleted_together_and_only_after_a_yes(app: App) -> None:
    paths = [shelve(name, seed=seed) for seed, name in enumerate(("a", "b", "c"))]
    scene = opened(app)
    press(app, "Space", "Down", "Down", "Space", "Del")
    assert isinstance(app.top, Confirm)
    press(app, "Enter")
    assert all(path.exists() for path in paths), "Enter keeps them"
    press(app, "Del", "Y")
    assert sum(path.exists() for path in paths) == 1
    assert len(scene.list.rows) == 1 and not scene.marked


def test_a_click_with_ctrl_marks_and_opens_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    shelve("game")
    scene = opened(app)
    monkeypatch.setattr(pygame.key, "get_mods", lambda: pygame.KMOD_LCTRL)
    scene._click(scene.list.rows[0])
    assert len(scene.marked) == 1 and app.top is scene


def test_the_chosen_save_shows_where_its_men_stand_and_what_it_was_begun_with(app: App) -> None:
    shelve("game", seed=1944)
    scene = opened(app)
    assert scene._looked is None
    app.round(PAUSE * 2)
    assert scene._looked is not None and scene._looked[1] is not None
    assert "1944" in [value for _, value in scene._facts]


def test_a_spoilt_save_has_no_picture_and_breaks_nothing(app: App) -> None:
    (folders.saves() / "torn.combat").write_text("{", encoding="utf-8")
    scene = opened(app)
    app.round(PAUSE * 2)
    app.round(0.0)
    assert scene._looked is not None and scene._looked[1] is None
