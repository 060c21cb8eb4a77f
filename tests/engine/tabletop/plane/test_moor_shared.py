"""The moor with two persons at one window, replayed from its journal, and as a single image."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal, loading
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.engine.play.replays.replay_session import ReplaySession
from combat.engine.play.session import Session
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop import screenshot
from combat.engine.tabletop.replay_scene import ReplayScene
from combat.engine.tabletop.scene.hand_over import HandOver
from combat.engine.tabletop.scene.shared_table import SharedTable
from combat.engine.tabletop.table_scene import TableScene
from tests.engine.moor_game import BLUE, RED, RULES, SEATS, Book, State
from tests.engine.moor_title import MOOR, load_book
from tests.engine.stage.gestures import click, press
from tests.engine.tabletop.plane.moor_desk import MoorDesk
from tests.engine.tabletop.plane.moor_table import STAGE, TABLE, MoorPause
from tests.engine.tabletop.plane.moor_window import moor_application
from tests.narrowing import the

Shared = SharedTable[State, MoorDesk, Pose]


def test_two_persons_take_turns_at_one_window_and_neither_sees_where_the_other_hides() -> None:
    with moor_application() as app:
        app.settings.pace = "instant"
        game = game_of(RULES, RULES.new_state(load_book()))
        session: Session[State, Book] = Session(MOOR, game, SeededChance(1), seat=RED)
        session.add_player(BLUE)
        app.push(SharedTable(app, session, TABLE))

        def seated(seat: Seat) -> Shared:
            for _ in range(60):
                app.round(0.1)
                if isinstance(app.top, HandOver):
                    press(app, "Enter")
                scene = app.top
                if isinstance(scene, SharedTable) and scene.session.seat == seat and scene.desk.prompt is not None:
                    press(app, "Z")  # all of the table is in sight
                    return scene
            raise AssertionError(f"{seat} is not asked")

        red = seated(RED)
        click(app, red.view.centre(Pose(600, 3_000)))
        blue = seated(BLUE)
        assert blue.desk.state.places["red-ranger"] is None
        click(app, blue.view.centre(Pose(5_400, 1_000)))
        red = seated(RED)
        assert red.desk.state.places["red-ranger"] == Pose(600, 3_000)
        assert red.desk.state.places["blue-ranger"] is None
        assert [line.entry.head for line in red.desk.story.lines][:2] == [
            "the red ranger hides at 6,30",
            "the blue ranger hides",
        ]
        for answer in ("red-car", "12,22@90", "pass"):
            assert red.desk.controls.answer(answer)
            app.round(0.1)
        blue = seated(BLUE)
        assert blue.desk.state.places["red-car"] == Pose(1_200, 2_200, 900)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Play a whole random game; return the path of its journal."""
    path = tmp_path / "moor.combat"
    game = game_of(RULES, RULES.new_state(load_book()))
    record = journal.begin(MOOR, game, pytest.fail, path)
    assert Referee(RULES, game, SeededChance(4)).play_out(dict.fromkeys(SEATS, Anybody(SplitMix(4))), 1_000)
    record.close()
    return path


@pytest.mark.parametrize("seat", [RED, PUBLIC])
def test_a_saved_game_is_told_once_more_from_its_beginning_to_its_end_and_back(saved: Path, seat: Seat) -> None:
    with moor_application() as app:
        app.settings.pace = "instant"
        scene: ReplayScene[State, MoorDesk, Pose] = ReplayScene(app, ReplaySession(saved, {MOOR.id: MOOR}, seat), TABLE)
        app.push(scene)
        app.round(0.1)
        press(app, "End")
        for _ in range(40):
            app.round(0.1)
        assert scene.desk.state.over
        assert scene.desk.state == RULES.visible(loading.load(saved, {MOOR.id: MOOR}).game.state, seat)
        press(app, "Home")
        for _ in range(10):
            app.round(0.1)
        assert scene.desk.state.turn == 0
        press(app, "Right", "Right")
        assert scene.desk.story.lines


def test_a_picture_of_a_moment_is_drawn_without_a_window(saved: Path, tmp_path: Path) -> None:
    MOOR.use()
    loaded = loading.load(saved, {MOOR.id: MOOR})
    game = game_of(RULES, RULES.new_state(load_book()))
    out = tmp_path / "moor.png"
    screenshot.take(MOOR, STAGE, TABLE, game, loaded.game.entries, 12, (960, 600), out)
    picture = pygame.image.load(out)
    assert picture.get_size() == (960, 600)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 700, 7) for y in range(0, 560, 7)}) > 60


def test_the_menu_of_a_game_opens_over_its_table_and_closes_again() -> None:
    with moor_application() as app:
        game = game_of(RULES, RULES.new_state(load_book()))
        app.open("battle", session=Session(MOOR, game, SeededChance(1), seat=RED))
        app.round(0.1)
        table = the(TableScene, app.top)
        table.open_menu()
        app.round(0.1)
        assert the(MoorPause, app.top).heading() == ("The Moor", "", "")
        press(app, "Enter")
        assert app.top is table
