"""A resumed game shows the board with the view in which it was left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal import journal, loading
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.map import camera_views
from combat.engine.tabletop.map.camera import seen_part
from combat.engine.tabletop.map.camera_views import CameraView
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.table.sitting import BareTiles, Sitting


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    """Saves of different tests may bear one name: it is that of a second."""
    yield
    (folders.data() / camera_views.FILE).unlink(missing_ok=True)


def taken_up(sitting: Sitting, path: Path) -> TableScene[State, BattleDesk, Hex]:
    """Resume a save at the table in a sitting's window; return the scene."""
    loaded = loading.load(path, OWN_TITLES)
    record = loading.carry_on(loaded, lambda line: None)
    again = Session(TITLE, loaded.game, SeededChance(1), record=record, fresh=False)
    scene = TableScene(sitting.app, again, TABLE, BareTiles(again.book.board))
    sitting.app.push(scene)
    sitting.rounds(20)
    return scene


def left_at_orders() -> tuple[Sitting, Path]:
    """Return a battle that waits for orders, and the path of its save."""
    sitting = Sitting(load_book("first-light"))
    session = sitting.session
    session.record = journal.begin(TITLE, session.game, lambda line: None)
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    sitting.settle()
    assert sitting.asked == "give-orders"
    return sitting, session.record.path


def test_a_game_is_seen_as_it_was_left_where_that_shows_nobody_too() -> None:
    sitting, path = left_at_orders()
    view = sitting.scene.view
    view.zoom(-3)
    view.camera.look_at((150, 140), view.camera.step)
    left = view.outlook
    sitting.app.pop()
    scene = taken_up(sitting, path)
    assert scene.view.outlook == left
    assert scene.desk.prompt is not None
    scene.session.close()


def test_in_a_window_much_smaller_than_the_one_it_was_left_in_a_game_is_seen_from_farther_away() -> None:
    sitting, path = left_at_orders()
    own = sitting.scene.table.targets.own_places(sitting.desk)
    assert all(sitting.scene.view.camera.open.collidepoint(sitting.scene.view.centre(hex_)) for hex_ in own)
    left = sitting.scene.view.outlook
    sitting.app.pop()
    small = Sitting(size=(1280, 720))
    small.app.set_scale(1.75)
    scene = taken_up(small, path)
    assert scene.view.outlook.wide < left.wide
    assert all(scene.view.camera.open.collidepoint(scene.view.centre(hex_)) for hex_ in own)
    scene.session.close()


def test_a_game_that_was_cut_off_is_seen_as_at_its_last_question() -> None:
    sitting, path = left_at_orders()
    sitting.scene.view.zoom(-2)
    sitting.press("H")
    left = sitting.scene.view.outlook
    sitting.session.close()
    assert camera_views.saved_view(path) == left


def test_a_game_that_was_left_at_its_set_up_is_surveyed_again() -> None:
    sitting = Sitting(load_book("first-light"))
    session = sitting.session
    session.record = journal.begin(TITLE, session.game, lambda line: None)
    step = sitting.scene.view.camera.step
    sitting.app.pop()
    assert camera_views.saved_view(session.record.path) is None
    scene = taken_up(sitting, session.record.path)
    assert scene.view.framing.surveying
    assert scene.view.camera.step == step
    scene.session.close()


def test_each_game_has_its_own_view_and_the_one_played_longest_ago_is_forgotten_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other, third = (Path(f"{name}.combat") for name in ("one", "other", "third"))
    monkeypatch.setattr(camera_views, "MOST", 2)
    camera_views.save_view(one, CameraView(10.0, 20.0, 128.0))
    camera_views.save_view(other, CameraView(30.0, 40.0, 64.0))
    camera_views.save_view(one, CameraView(11.0, 20.0, 128.0))
    camera_views.save_view(third, CameraView(50.0, 60.0, 32.0))
    assert [camera_views.saved_view(save) for save in (one, other)] == [CameraView(11.0, 20.0, 128.0), None]
    (folders.data() / camera_views.FILE).write_text('{"views": [{"save": 3}]}', encoding="utf-8")
    assert camera_views.saved_view(one) is None


def test_a_view_that_no_board_has_is_held_to_the_sheet() -> None:
    sitting, path = left_at_orders()
    camera_views.save_view(path, CameraView(1e300, -1e300, 1e300))
    sitting.session.close()
    scene = taken_up(sitting, path)
    left, top, right, bottom = seen_part(scene.view.camera)
    assert right > 0
    assert left < scene.view.camera.sheet[0]
    assert bottom > 0
    assert top < scene.view.camera.sheet[1]
    scene.session.close()
