"""From the start screen to the end of a game: seats, hand-over, saves, the menu, points."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine import words
from combat.engine.kernel.deck import UNKNOWN
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import PUBLIC
from combat.engine.space.hexes.hex import distance
from combat.engine.stage.app import App
from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.drawing.lettering import Font
from combat.engine.stage.paper.dialog import Confirm, Dialog
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.window_options import GameOnShelf, WindowOptions
from combat.engine.tabletop.replay_scene import ReplayScene
from combat.engine.tabletop.scene.hand_over import COVERED, HandOver
from combat.engine.tabletop.scene.shared_table import SharedTable
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words.line import Line
from combat.games.command.prompts.ask_move_on import AskMoveOn
from combat.games.command.rules.decisions import React
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES, other_side
from combat.games.command.scenes.after_action.game_report_scene import GameReportScene
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.game_end_scene import GameEndScene
from combat.games.command.scenes.home_scene import HomeScene
from combat.games.command.scenes.pause_slip import PauseSlip
from combat.games.command.scenes.scenario_list_scene import ScenarioListScene
from combat.games.command.table.command_scene import CommandScene
from tests.games.command.skirmish import skirmish
from tests.narrowing import the

KEYS = {"Enter": pygame.K_RETURN, "Esc": pygame.K_ESCAPE}
GAMES = (GameOnShelf("volume1", "COMBAT! Volume 1", False), GameOnShelf("command", "COMMAND!", True))


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND! with other games on its shelf."""
    app = App(WindowOptions(resolution=(1280, 720), sound=False, games=GAMES), STAGE)
    app.settings.pace = "instant"
    app.home = STAGE.home
    yield app
    app.quit()


def rounds(app: App, until: Callable[[], bool], most: int = 600) -> None:
    """Run frames until a condition is true; raise AssertionError after `most`."""
    for _ in range(most):
        if until():
            return
        app.round(0.05)
    raise AssertionError("it never comes to that")


def press(app: App, *keys: str) -> None:
    """Press and release keys by their names."""
    for key in keys:
        code = KEYS.get(key) or pygame.key.key_code(key.lower())
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=code, mod=0, unicode=key if len(key) == 1 else ""))
        app.round(0.05)


def seat_the_next(app: App) -> None:
    """Confirm that the next player has taken over, after the cover has been shown long enough."""
    rounds(app, lambda: isinstance(app.top, HandOver))
    press(app, "Enter")
    the(HandOver, app.top)
    app.round(COVERED)
    press(app, "Enter")


def begun(app: App, seat: str, path: Path, seed: int = 4) -> CommandScene:
    """Begin a small game; return its table."""
    app.open("battle", book=skirmish(seed), seed=seed, seat=seat, path=path)
    if seat == "both":
        seat_the_next(app)
    scene = app.top
    assert isinstance(scene, TableScene)
    return scene


def settled(app: App, scene: CommandScene) -> None:
    """Run frames until the player must answer, the other seat is waited for, or the game is over."""
    desk, session = scene.desk, scene.session
    rounds(app, lambda: not desk.mirror.busy and not session.others_go_on, 4000)


def set_up(app: App, scene: CommandScene) -> None:
    """Place the remaining units of the seat and finish its set-up."""
    settled(app, scene)
    scene.keyboard.guard.clock = lambda: float("inf")
    press(app, "p")
    settled(app, scene)
    decision = scene.session.decision
    assert decision is not None
    assert decision.kind == "set-up"
    scene.desk.controls.answer("done")
    settled(app, scene)


def test_the_start_screen_leads_to_the_scenarios_and_to_the_other_game(app: App) -> None:
    app.open("menu")
    app.round(0.05)
    home = the(HomeScene, app.top)
    assert [box.name for box in home.boxes] == ["COMBAT! Volume 1", "COMMAND!"]
    assert [box.opened for box in home.boxes] == [False, True]
    press(app, "n")
    listed = the(ScenarioListScene, app.top)
    app.round(0.5)
    assert len(listed.list.rows) >= 8
    assert not any(row.file is None for row in listed.list.rows)
    press(app, "Esc", "F2")
    assert app.games.onward == "volume1"
    assert not app.scenes


@pytest.mark.parametrize("by_key", [False, True])
def test_a_second_click_or_enter_asks_who_plays_and_starts_no_game(app: App, by_key: bool) -> None:
    app.open("menu")
    app.round(0.05)
    press(app, "n")
    listed = the(ScenarioListScene, app.top)
    app.round(0.5)
    if by_key:
        press(app, "Enter")
    else:
        listed.open_chosen()
    app.round(0.05)
    slip = the(Dialog, app.top)
    row = listed.row
    assert row is not None
    assert slip.title == row.title
    assert any("Axis" in line for line in slip.lines)
    press(app, "Enter")
    assert app.top is slip
    press(app, "2")
    assert the(TableScene, app.top).session.seat == ALLIES


def test_a_row_tells_how_many_units_fight_and_how_long(app: App) -> None:
    app.open("menu")
    app.round(0.05)
    press(app, "n")
    rows = {row.path.stem: row.size for row in the(ScenarioListScene, app.top).list.rows}
    assert rows["crossroads-at-noon"] == "9 against 12 units · about 31 player turns"


@pytest.mark.parametrize(("wide", "alike"), [(660, True), (560, False)], ids=["as listed", "narrower"])
@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_every_row_shows_how_many_units_fight_and_how_long(language: str, wide: int, alike: bool) -> None:
    words.use(language)
    app = App(WindowOptions(resolution=(1600, 900), sound=False), STAGE)
    app.speak(language)
    app.open("scenario")
    app.round(0.05)
    listed, written = the(ScenarioListScene, app.top), dict[str, tuple[Font, float]]()
    places = set[tuple[Font, float]]()
    draw = Font.draw

    def drawn(face: Font, target: pygame.Surface, text: str, at: tuple[int, int], *args: Any, **more: Any) -> float:
        written[text] = face, at[1]
        return draw(face, target, text, at, *args, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Font, "draw", drawn)
        for row in listed.list.rows:
            listed.draw_row(pygame.Surface((wide, 60)), pygame.Rect(0, 0, wide, 60), row)
            assert row.size
            assert row.size in written, row.title
            places.add(written[row.size])
            written.clear()
    assert (len(places) == 1) is alike, "one size and height of type in all rows where there is room"
    app.quit()
    words.use("en")


def test_two_persons_hand_the_window_over_and_neither_sees_what_the_other_holds(app: App, tmp_path: Path) -> None:
    scene = the(SharedTable, begun(app, "both", tmp_path / "two.combat"))
    first = scene.session.seat
    second = other_side(first)
    set_up(app, scene)
    assert scene.session.awaited == second
    rounds(app, lambda: isinstance(app.top, HandOver))
    assert not app.top.overlay
    seat_the_next(app)
    other = the(SharedTable, app.top)
    assert other is not scene
    assert other.session.seat == second
    settled(app, other)
    assert [line.entry.head for line in other.desk.story.lines] != []
    set_up(app, other)
    for place in (scene, other):
        place.desk.mirror.drain()
        mine, theirs = place.session.seat, other_side(place.session.seat)
        assert UNKNOWN not in place.desk.state.hands[mine]
        assert set(place.desk.state.hands[theirs]) <= {UNKNOWN}
    assert app.scenes.count(scene) + app.scenes.count(other) == 1


def test_a_group_on_its_drawn_way_calls_its_owner_back_only_at_its_end(app: App, tmp_path: Path) -> None:
    begun(app, "both", tmp_path / "way.combat", 2)
    for _ in SIDES:
        set_up(app, the(SharedTable, app.top))
        rounds(app, lambda: isinstance(app.top, HandOver) or the(SharedTable, app.top).session.decision is not None)
        if isinstance(app.top, HandOver):
            seat_the_next(app)
    mover = the(SharedTable, app.top)
    for answer in ("11 move", "a-leader-2"):
        settled(app, mover)
        mover.desk.controls.answer(answer)
    settled(app, mover)
    prompt = the(AskMoveOn, mover.desk.prompt)
    beyond = [hex_ for hex_ in mover.desk.state.book.map.board.hexes() if hex_ not in prompt.ways()]
    far = max(beyond, key=lambda hex_: distance(prompt.start, hex_))
    prompt.go(far)
    said = the(Line, mover.desk.notice.text).text
    nearest = min(prompt.ways(), key=lambda hex_: (distance(hex_, far), prompt.ways()[hex_].spent))
    assert said.startswith(f"Too far: {far} costs ")
    assert f"Nearest in reach: {nearest}, cost {prompt.ways()[nearest].spent}" in said
    prompt.go(max(prompt.ways(), key=lambda hex_: len(prompt.ways()[hex_].hexes)))
    settled(app, mover)
    seat_the_next(app)
    watcher, walked = the(SharedTable, app.top), list[str]()
    assert watcher is not mover
    while watcher.session.awaited is None:
        settled(app, watcher)
        asked = the(React, watcher.session.decision)
        walked.append(str(asked.hex))
        watcher.desk.controls.answer("pass")
        settled(app, watcher)
    assert len(walked) >= 4
    assert len(walked) == len(set(walked))
    assert mover.session.decision is not None
    assert not mover.desk.title_desk.way.left


def test_a_game_of_two_is_taken_up_under_cover_and_one_of_the_house_at_once(app: App, tmp_path: Path) -> None:
    for seat in ("both", AXIS):
        path = tmp_path / f"{seat}.combat"
        scene = begun(app, seat, path)
        set_up(app, scene)
        app.quit()
        app.open("saved-battle", path=path)
        app.round(0.05)
        assert isinstance(app.top, HandOver) == (seat == "both")
        if seat == "both":
            seat_the_next(app)
        taken = app.top
        assert isinstance(taken, TableScene)
        assert set(taken.session.party) == (set(SIDES) if seat == "both" else {AXIS})
        app.quit()


def test_the_menu_gives_up_and_the_end_tells_what_the_points_are_made_of(app: App, tmp_path: Path) -> None:
    scene = begun(app, ALLIES, tmp_path / "end.combat")
    set_up(app, scene)
    rounds(app, lambda: scene.session.decision is not None, 4000)
    scene.open_menu()
    app.round(0.05)
    the(PauseSlip, app.top)
    press(app, "p")
    assert not the(GameReportScene, app.top).report.over
    press(app, "Esc")
    the(PauseSlip, app.top)
    press(app, "c")
    labels = [
        (button.label, button.key) for button in the(Confirm, app.top).group.widgets if isinstance(button, Button)
    ]
    assert labels == [("Play on", "Enter"), ("Concede", "Y")]
    press(app, "y")
    rounds(app, lambda: isinstance(app.top, GameEndScene))
    end = the(GameEndScene, app.top)
    state = scene.desk.state
    assert (state.winner, state.ended) == (AXIS, "conceded")
    got = {side: sum(points for (who, _), points in end.sums.items() if who == side) for side in SIDES}
    assert got[AXIS] - got[ALLIES] == state.vp
    app.round(1.0)
    press(app, "r")
    app.round(0.05)  # the pressed button is drawn first
    told = the(GameReportScene, app.top).report
    assert (told.over, told.state.vp, told.state.winner) == (True, state.vp, AXIS)
    press(app, "Esc")
    the(GameEndScene, app.top)
    press(app, "w")
    app.round(0.05)
    the(ReplayScene, app.top)


def test_who_only_looks_on_sees_two_players_of_the_house_and_no_card(app: App, tmp_path: Path) -> None:
    scene = begun(app, "none", tmp_path / "watched.combat")
    assert scene.session.seat == PUBLIC
    for _ in range(20):
        app.round(0.05)
        hands = scene.desk.state.hands
        assert all(set(hand) <= {UNKNOWN} for hand in hands.values())
        if scene.desk.over:
            break
    assert scene.session.answers > 5


def test_a_game_can_be_started_again_with_the_same_cards(app: App, tmp_path: Path) -> None:
    first = begun(app, ALLIES, tmp_path / "first.combat", seed=7)
    set_up(app, first)
    settled(app, first)
    first.open_menu()
    app.round(0.05)
    press(app, "r", "s")
    again = app.top
    assert isinstance(again, TableScene)
    assert again is not first
    assert again.seed == first.seed
    set_up(app, again)
    settled(app, again)
    hands = [scene.session.game.state.hands[ALLIES] for scene in (first, again)]
    assert hands[0] == hands[1]
    assert hands[0]


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.75), ((1600, 900), 1.0), ((3840, 2160), 1.75)]
)
def test_nothing_in_the_list_is_written_over_something_else(size: tuple[int, int], scale: float, language: str) -> None:
    app = App(WindowOptions(resolution=size, sound=False, scale=scale), STAGE)
    app.speak(language)
    app.open("menu")
    app.round(0.05)
    press(app, "n")
    listed = the(ScenarioListScene, app.top)
    over = []
    longest = max(listed.list.rows, key=lambda row: len(row.about))
    for row in (*listed.list.rows, replace(longest, title=f"{longest.title} III")):
        box = pygame.Rect(0, 0, listed.list.rect.width, theme.px(56))
        with lettered.noted() as seen:
            listed.draw_row(app.surface, box, row)
        assert seen
        over += [(one.text, other.text) for one, other in combinations(seen, 2) if one.box.colliderect(other.box)]
        over += [(line.text, line.cut) for line in seen if line.cut]
    app.quit()
    assert over == []
