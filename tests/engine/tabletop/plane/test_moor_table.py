"""The engine's table on open ground: headings, points under pieces, search, captions, effects, log, text."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame
import pytest

from combat.engine.chance.scripted_chance import ScriptedChance
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.session import Session
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.tabletop.hands.keyboard import FAR_STEPS
from combat.engine.tabletop.plane.plane_ground import STEP, TURN
from combat.engine.tabletop.scene.find_scene import FindScene
from combat.engine.tabletop.thing import PieceId, PlaceId
from combat.engine.terminal.text_game import TextGame
from tests.engine.moor_game import BLUE, RED, RULES, BlastLaid, Move, State
from tests.engine.moor_title import MOOR, TEXT, load_book
from tests.engine.stage.gestures import click, drag, point, press
from tests.engine.tabletop.plane.moor_prompts import AskMove
from tests.engine.tabletop.plane.moor_window import MoorWindow, moor_application
from tests.narrowing import the

HIDDEN = Pose(600, 3_000)


@pytest.fixture
def window() -> Iterator[MoorWindow]:
    """Yield a game in which red's ranger is hidden and the red car must move."""
    with moor_application() as app:
        window = MoorWindow(app, seed=2)
        window.desk.controls.answer(HIDDEN)
        window.wait()
        window.desk.controls.answer("red-car")
        window.wait()
        yield window


def wheel(window: MoorWindow, notches: int) -> None:
    """Turn the mouse wheel at the pointer."""
    event = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches))
    pygame.event.post(event)
    window.app.round(0.05)


def lift(window: MoorWindow, token: str, to: str) -> None:
    """Press on a token and drag it to a pose, without releasing it."""
    start = window.token(token)
    point(window.app, start)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    window.app.round(0.05)
    point(window.app, window.at(to))


# -- points and headings --------------------------------------------------------------------------------------------


def test_the_wheel_turns_what_is_carried_and_the_drop_carries_its_point_and_its_heading(window: MoorWindow) -> None:
    desk, zoom = window.desk, window.desk.view.camera.zoom
    assert desk.input.pointer.heading == 900
    lift(window, "red-car", "14,24")
    assert (desk.input.pointer.place, desk.input.pointer.thing) == (
        Pose(1_400, 2_400, 900),
        PlaceId(Pose(1_400, 2_400, 900)),
    )
    wheel(window, -2)
    assert desk.input.pointer.heading == 900 + 2 * TURN
    assert (desk.input.pointer.place, desk.input.pointer.thing) == (
        Pose(1_400, 2_400, 1_200),
        PlaceId(Pose(1_400, 2_400, 1_200)),
    )
    wheel(window, 1)
    assert (desk.input.pointer.heading, desk.view.camera.zoom) == (900 + TURN, zoom)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=window.at("14,24"), button=1))
    window.wait()
    assert window.state.places["red-car"] == Pose(1_400, 2_400, 900 + TURN)
    assert window.asked == "lay-blast"


def test_while_nothing_is_carried_the_wheel_zooms(window: MoorWindow) -> None:
    zoom = window.desk.view.camera.zoom
    point(window.app, window.at("30,20"))
    wheel(window, 1)
    assert window.desk.view.camera.zoom > zoom
    assert window.desk.input.pointer.heading == 900


def test_a_key_turns_what_the_mouse_carries_and_what_a_click_would_put_down(window: MoorWindow) -> None:
    desk = window.desk
    lift(window, "red-car", "14,24")
    press(window.app, "Alt+Right", "Alt+Right", "Alt+Left")
    assert desk.input.pointer.place == Pose(1_400, 2_400, 900 + TURN)
    press(window.app, "Esc")
    assert (desk.input.held, desk.input.pointer.heading) == (None, 900)
    press(window.app, "Alt+Left")
    click(window.app, window.at("14,24"))
    prompt = the(AskMove, desk.prompt)
    assert prompt.route == Route.read("14,24@75")


def test_what_is_let_go_beside_the_table_lies_where_it_lay_and_faces_as_it_did(window: MoorWindow) -> None:
    desk = window.desk
    log = window.scene.layout.panes["log"].center
    drag(window.app, window.token("red-car"), log, notches=3)
    assert (window.asked, window.state.places["red-car"], desk.input.pointer.heading) == (
        "move",
        Pose(900, 2_000, 900),
        900,
    )
    assert desk.notice.text


def test_a_drop_on_a_piece_knows_the_point_under_it(window: MoorWindow) -> None:
    desk, scout = window.desk, window.state.places["red-scout"]
    assert scout is not None
    near = desk.view.centre(scout)[0] + 4, desk.view.centre(scout)[1]
    lift(window, "red-car", "8,20")
    point(window.app, near)
    assert desk.input.pointer.thing == PieceId("red-scout")
    assert desk.input.pointer.place is not None and desk.input.pointer.place.point.x > scout.point.x
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=near, button=1))
    window.wait()
    car = window.state.places["red-car"]
    assert car is not None and scout.point.y < car.point.y < 2_000, "it went towards that point as far as it may"


def test_a_click_on_a_piece_means_the_point_under_the_pointer(window: MoorWindow) -> None:
    window.desk.controls.answer("stay")
    window.wait()
    laid: list[Pose] = []
    window.desk.on_happened = lambda event: laid.append(event.place) if isinstance(event, BlastLaid) else None
    scout = window.state.places["red-scout"]
    assert scout is not None
    x, y = window.desk.view.centre(scout)
    click(window.app, (x + 5, y - 3))
    window.wait()
    assert laid[0] == Pose.at(window.desk.view.ground.at(window.desk.view.camera.to_sheet((x + 5, y - 3))).point)  # type: ignore[union-attr]
    assert laid[0].point != scout.point


def test_corners_are_set_taken_back_and_taken_with_a_second_click(window: MoorWindow) -> None:
    prompt = the(AskMove, window.desk.prompt)
    for corner in ("14,23", "17,20"):
        click(window.app, window.at(corner))
    assert prompt.corners == ((1_400, 2_300), (1_700, 2_000))
    assert prompt.route is not None and prompt.route.heading == 450  # the way that it goes
    window.button("Back")
    assert [*prompt.corners] == [(1_400, 2_300)]
    click(window.app, window.at("28,30"))
    assert len(prompt.corners) == 2 and prompt.route is not None
    assert 1_798 <= prompt.route.length(prompt.start.point) <= 1_800, "all of its 18 cm, and no more"
    click(window.app, window.at("14,30"))
    assert "farther than 18 cm" in str(window.desk.notice.text)
    assert len(prompt.corners) == 2
    end = prompt.route.end
    click(window.app, window.at("28,30"))
    window.wait()
    assert window.asked == "lay-blast"
    assert window.state.places["red-car"] == end


def test_an_answer_is_taken_back_on_open_ground(window: MoorWindow) -> None:
    window.desk.controls.answer("14,24@90")
    window.wait()
    press(window.app, "Ctrl+Z")
    window.wait()
    assert (window.asked, window.state.places["red-car"]) == ("move", Pose(900, 2_000, 900))


def test_only_the_air_is_drawn_anew_while_the_pointer_moves_and_that_only_if_the_question_follows_it(
    window: MoorWindow,
) -> None:
    prompt, layers = the(AskMove, window.desk.prompt), window.desk.view.layers
    drawn: list[str] = []
    air = layers["air"]
    layers["ground"] = lambda surface: drawn.append("ground")

    def draw_air(surface: pygame.Surface) -> None:
        drawn.append("air")
        air(surface)

    layers["air"] = draw_air
    late = time.monotonic() + 20
    while not drawn or drawn[-2:] != ["air", "air"]:  # until all tiles are sharp, and what lies still is kept in strips
        assert time.monotonic() < late
        for x in (15, 16):
            point(window.app, window.at(f"{x},30"))
        time.sleep(0.01)
    drawn.clear()
    for x in range(30, 36):
        point(window.app, window.at(f"{x},31"))
    assert drawn.count("air") >= 6 and "ground" not in drawn
    prompt.follows = False
    drawn.clear()
    for x in range(30, 36):
        point(window.app, window.at(f"{x},30"))
    assert not drawn
    point(window.app, window.token("blue-car"))
    assert "ground" in drawn


# -- what is hidden -------------------------------------------------------------------------------------------------


def test_the_place_of_a_hidden_token_does_not_reach_the_other_table() -> None:
    with moor_application() as app:
        game = game_of(RULES, RULES.new_state(load_book()))
        game.answer(HIDDEN)
        game.answer(Pose(5_400, 1_000))
        window = MoorWindow(
            app,
            session=Session(MOOR, game, SeededChance(1), seat=BLUE, fresh=False, others={RED: Anybody(SplitMix(3))}),
        )
        assert window.state.places["red-ranger"] is None
        assert window.state.places["blue-ranger"] == Pose(5_400, 1_000)
        assert all(dot.place != HIDDEN for dot in window.desk.view.minimap.dots())
        assert HIDDEN not in [place for line in window.desk.story.lines for place in line.entry.places]
        assert not window.desk.title_desk.pieces_at(HIDDEN)


# -- what any table has ---------------------------------------------------------------------------------------------


def test_a_place_is_found_by_its_centimetres_and_a_token_by_its_name(window: MoorWindow) -> None:
    press(window.app, "/")
    finder = the(FindScene, window.app.top)
    finder.entry.text = "30,12.5"
    assert [(found.words, found.place) for found in finder.matches()] == [("30,12.5", Pose(3_000, 1_250))]
    press(window.app, "Enter")
    assert window.desk.input.cursor == Pose(3_000, 1_250)
    press(window.app, "/")
    finder = the(FindScene, window.app.top)
    finder.entry.text = "blue car"
    press(window.app, "Enter")
    assert window.desk.selection.piece == "blue-car"


def test_a_line_of_the_log_leads_to_its_place_and_lights_it(window: MoorWindow) -> None:
    line = next(line for line in window.desk.story.lines if line.entry.places)
    window.desk.log_places.go_to(line)
    assert window.desk.log_places.lit == (HIDDEN,)
    assert window.desk.selection.piece == "red-ranger"


def test_a_blast_is_seen_and_heard_in_words_where_it_was_laid(window: MoorWindow) -> None:
    desk = window.desk
    desk.controls.answer("stay")
    window.wait()
    desk.app.settings.pace, desk.app.settings.captions = "normal", True
    target = Pose(3_000, 2_000)
    assert desk.controls.answer(target)
    window.app.round(0.1)
    assert [cast.place for cast in desk.animation.effects.casts] == [target]
    assert desk.presenter.caption.words.endswith("at 30,20")
    screen = window.app.surface.subsurface(pygame.Rect(0, 0, 30, 30).move(desk.view.centre(target))).copy()
    for _ in range(40):
        window.app.round(0.1)
    assert not desk.animation.has_effects
    after = window.app.surface.subsurface(pygame.Rect(0, 0, 30, 30).move(desk.view.centre(target)))
    assert pygame.image.tobytes(screen, "RGB") != pygame.image.tobytes(after, "RGB")


def test_the_small_map_shows_all_tokens_that_are_seen_and_leads_where_it_is_clicked(window: MoorWindow) -> None:
    view = window.desk.view
    window.app.settings.minimap = True
    for _ in range(6):
        view.zoom(1)
    window.app.round(0.1)
    assert {dot.place for dot in view.minimap.dots()} == {
        pose for pose in window.state.places.values() if pose is not None
    }
    rect, before = view.minimap.rect, view.camera.aim
    assert rect.width
    click(window.app, (rect.right - 4, rect.bottom - 4))
    assert view.camera.aim != before


def test_the_cursor_goes_over_open_ground_in_steps_and_in_every_direction(window: MoorWindow) -> None:
    press(window.app, "Ctrl+Right")
    assert window.desk.input.cursor == Pose(900, 2_000, 900)
    press(window.app, "Ctrl+Right", "Ctrl+Down", "Ctrl+PgUp")
    assert window.desk.input.cursor == Pose(1_300, 2_000, 900)
    press(window.app, "Alt+Right")
    assert window.desk.input.cursor == Pose(1_300, 2_000, 900 + TURN)
    press(window.app, "Enter")
    assert the(AskMove, window.desk.prompt).route == Route.read(f"13,20@{(900 + TURN) // 10}")


def test_the_cursor_goes_several_steps_at_once_from_the_chosen_piece_and_stops_at_the_edge(window: MoorWindow) -> None:
    press(window.app, "Ctrl+Shift+Right")
    assert window.desk.input.cursor == Pose(900 + FAR_STEPS * STEP, 2_000, 900)
    press(window.app, *["Ctrl+Shift+Up"] * 9)
    assert window.desk.input.cursor == Pose(900 + FAR_STEPS * STEP, 0, 900)


# -- in lines of text -----------------------------------------------------------------------------------------------


def played_in_text(*lines: str) -> tuple[list[str], State]:
    """Type lines in text mode; return the printed lines and the state afterwards."""
    game = game_of(RULES, RULES.new_state(load_book()))
    session = Session(MOOR, game, ScriptedChance(), seat=RED)
    said, typed = list[str](), iter(lines)
    text = TextGame(session, TEXT, lambda: next(typed, None), said.append)
    text.open()
    text.answer_all()
    return said, text.state


def test_a_route_is_typed_in_any_spelling_and_refused_in_one_line_where_it_is_none() -> None:
    said, state = played_in_text("6.0,30", "red-car")
    assert state.places["red-ranger"] == HIDDEN
    assert "choose-token" not in said
    game = game_of(RULES, RULES.new_state(load_book()))
    for answer in (HIDDEN, Pose(5_400, 1_000), "red-car"):
        game.answer(answer)
    asked = the(Move, game.decision)
    assert list(TEXT.lines.read(game.state, asked, "14.0,24  17,20@45.0")) == [Route.read("14,24 17,20@45")]
    said = list[str]()
    typed = iter(("14,24@x", "30,20", "14.0,24  17,20@45.0", "", "quit"))
    text = TextGame(
        Session(MOOR, game, ScriptedChance(), seat=RED, fresh=False), TEXT, lambda: next(typed, None), said.append
    )
    text.open()
    text.answer_all()
    assert text.state.places["red-car"] == Pose(1_700, 2_000, 450)
    assert any("40.5,30@90" in line for line in said)
    assert any("farther than 18 cm" in line for line in said)
