"""The replay viewer: a saved battle is played automatically, stepped both ways, scrubbed, and continued anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.journal.loading import load, verify
from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.replays.replay_session import ReplaySession
from combat.engine.play.runner import run
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Dialog, Message
from combat.engine.tabletop.replay_scene import ReplayScene
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.thing import PieceId
from combat.engine.words.line import shown
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.scenes.saved.saves_scene import SavesScene
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.engine.stage.hands import click, point, press
from tests.games.volume1.digests import state_digest
from tests.games.volume1.scenes.looking_on import heads
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import BareTiles
from tests.narrowing import the


def played(path: Path, answers: int = 10**6, turns: int = 3) -> Path:
    """Save a random game with at least `answers` answers; return its path."""
    game = sequence.new_game(skirmish(turns))
    record = journal.begin(TITLE, game, pytest.fail, path)
    run(game, SeededChance(3), RandomPlayer(3), until=lambda game: len(game.entries) >= answers)
    record.close()
    return path


@pytest.fixture(scope="module")
def battle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the save of a finished battle."""
    return played(tmp_path_factory.mktemp("battle") / "whole.combat")


def opened(app: App, path: Path) -> ReplayScene[State, BattleDesk, Hex]:
    """Open the replay of a save; return its scene."""
    scene = ReplayScene(app, ReplaySession(path, OWN_TITLES), TABLE, BareTiles(skirmish().board))
    app.push(scene)
    app.round(0.05)
    return scene


def test_the_end_of_the_telling_is_the_end_of_the_battle(app: App, battle: Path) -> None:
    scene = opened(app, battle)
    assert (scene.session.at, heads(scene)) == (0, [])
    press(app, "End")
    assert scene.session.over and scene.session.fault == ""
    assert state_digest(scene.desk.state) == state_digest(load(battle, OWN_TITLES).game.state)
    assert app.top is scene
    press(app, "Home")
    assert (scene.session.at, heads(scene)) == (0, [])


def test_before_anything_is_told_the_board_shows_where_it_will_begin(app: App, battle: Path) -> None:
    scene = opened(app, battle)
    assert scene.session.at == 0
    start = [*scene.session.book.scenario.deployment, "06.04"]
    assert all(scene.view.rect.collidepoint(scene.view.centre(Hex(hex_))) for hex_ in start)


def test_steps_on_and_back_tell_the_same(app: App, battle: Path) -> None:
    scene = opened(app, battle)
    whole, states = [], []
    press(app, "PgDn", "PgDn", "Left", "Left", "Left")
    told = len(heads(scene))
    for _ in range(8):
        press(app, "Right")
        whole.append(heads(scene))
        states.append(state_digest(scene.desk.state))
    assert [len(lines) for lines in whole] == list(range(told + 1, told + 9))
    for count in range(7, 0, -1):
        press(app, "Left")
        assert heads(scene) == whole[count - 1]
        assert state_digest(scene.desk.state) == states[count - 1]


def test_what_lies_open_in_a_turn_lies_there_again_after_a_step_back(app: App, battle: Path) -> None:
    """Trails and open cards were cleared away at the end of the turn."""
    scene = opened(app, battle)
    press(app, "PgDn", "PgDn", "PgDn")
    press(app, "Left", "Left", "Left", "Left", "Left", "Left")
    story = scene.desk.title_desk.story
    assert scene.desk.state.clock.turn == 2
    assert story.cards and all(card.turn == 2 for card in story.cards)


def test_it_plays_by_itself_until_it_is_stopped(app: App, battle: Path) -> None:
    scene = opened(app, battle)
    press(app, "Space")
    for _ in range(20):
        app.round(0.06)
    count = len(heads(scene))
    assert scene.playing and count >= 20
    press(app, "Space")
    for _ in range(5):
        app.round(0.06)
    assert not scene.playing and len(heads(scene)) == count
    press(app, "End", "Space")
    assert scene.playing and scene.session.at < 10


def test_it_stops_at_the_end(app: App, battle: Path) -> None:
    scene = opened(app, battle)
    press(app, "End", "Left", "Space")
    for _ in range(5):
        app.round(0.06)
    assert scene.session.over and not scene.playing


def test_turns_are_a_key_apart(app: App, battle: Path) -> None:
    scene = opened(app, battle)
    begins = {turn: at for at, turn in scene.session.turns()}
    press(app, "PgDn")
    assert scene.session.at == begins[1]
    press(app, "PgDn", "Right", "Right", "PgUp")
    assert (scene.session.at, scene.desk.state.clock.turn) == (begins[2], 2)
    press(app, "PgUp", "PgUp", "PgUp")
    assert scene.session.at == 0


def test_a_click_on_the_course_goes_there_and_a_drag_along(app: App, battle: Path) -> None:
    scene = opened(app, battle)
    track = scene.strip.slider.track
    click(app, track.center)
    assert abs(scene.session.at - len(scene.session.steps) // 2) < len(scene.session.steps) / track.width + 1
    click(app, track.midleft)
    assert scene.session.at == 0
    click(app, (track.centerx, scene.strip.rect.bottom - 4))
    assert scene.session.at > 0, "the numbers under the line belong to it"
    point(app, track.center)
    tip = scene.strip.tip(track.center)
    assert tip is not None and "urn" in shown(tip.lines[0])


def test_a_battle_is_taken_up_where_it_is_shown_and_the_replay_stays_as_it_was(app: App, battle: Path) -> None:
    before = battle.read_bytes()
    scene = opened(app, battle)
    press(app, "PgDn", "PgDn")
    shown = scene.desk.state.copy()
    press(app, "Ctrl+Enter")
    assert "It begins here: turn 2. The battle that it comes from stays as it is." in the(Dialog, app.top).lines
    press(app, "Enter")
    table = app.top
    assert type(table) is TableScene
    assert table.session.record is not None
    assert table.session.marks.branch is not None
    own = table.session.record.path
    assert own.parent == folders.saves()
    assert table.desk.state.clock.turn == shown.clock.turn == 2
    assert {man.id: man.hex for man in table.desk.state.men.values()} == {m.id: m.hex for m in shown.men.values()}
    table.session.close()
    assert verify(own, OWN_TITLES).notes == ()
    assert battle.read_bytes() == before
    own.unlink()


def test_a_battle_that_is_over_cannot_be_taken_up_at_its_end(app: App, battle: Path) -> None:
    scene = opened(app, battle)
    press(app, "End", "Ctrl+Enter")
    assert app.top is scene
    assert scene.desk.notice.text


def test_a_battle_that_was_left_is_told_as_far_as_it_went(app: App, tmp_path: Path) -> None:
    path = played(tmp_path / "left.combat", 60)
    scene = opened(app, path)
    press(app, "End")
    assert scene.desk.state == RULES.visible(load(path, OWN_TITLES).game.state, PLAYER)
    assert scene.session.spent == len(load(path, OWN_TITLES).game.entries)


def test_an_answer_that_the_rules_refuse_ends_the_telling_with_the_reason(tmp_path: Path) -> None:
    path = played(tmp_path / "bent.combat", 60)
    lines = path.read_bytes().split(b"\n")
    place = max(n for n, line in enumerate(lines) if line.startswith(b'{"to":"roll"'))
    lines[place] = lines[place].replace(b'"value":', b'"value":9')
    path.write_bytes(b"\n".join((*lines[: place + 1], b"")))
    session = ReplaySession(path, OWN_TITLES)
    assert "the rules refuse the last " in session.fault
    assert session.steps


def test_what_other_rules_no_longer_allow_is_leapt_over_and_said_once(app: App, tmp_path: Path) -> None:
    path = played(tmp_path / "bent.combat", turns=2)
    lines = path.read_bytes().split(b"\n")
    for place in (n for n, line in enumerate(lines) if line.startswith(b'{"to":"roll"') and b'"value":1' in line):
        path.write_bytes(
            b"\n".join([*lines[:place], lines[place].replace(b'"value":1', b'"value":8'), *lines[place + 1 :]])
        )
        if ReplaySession(path, OWN_TITLES).leaps == 1:
            break
    scene = opened(app, path)
    assert scene.session.leaps == 1
    assert "One passage" in the(Message, app.top).lines[0]
    press(app, "Enter")
    assert app.top is scene
    leap = next(n for n, (_, step) in enumerate(scene.session.steps) if isinstance(step, ReplayGap))
    scene.go_to(leap)
    told = heads(scene)
    press(app, "Right")
    assert heads(scene)[: len(told)] == told
    press(app, "End")
    assert scene.session.fault == ""
    assert state_digest(scene.desk.state) == state_digest(load(path, OWN_TITLES).game.state)
    whole = heads(scene)
    for _ in range(len(scene.session.stops)):
        press(app, "Left")
    assert scene.session.at == 0
    press(app, "End")
    assert heads(scene) == whole


def test_where_a_jump_finds_none_of_the_squad_in_sight_it_is_looked_for(app: App, battle: Path) -> None:
    scene = opened(app, battle)
    view = scene.view
    view.zoom(99)
    view.pan(-9999, -9999)
    press(app, "End")
    men = [man for man in scene.desk.state.men.values() if man.side == "friendly" and man.on_board]
    assert any(view.rect.collidepoint(view.centre(man.hex)) for man in men if man.hex is not None)
    stood = view.camera.origin
    scene.go_to(len(scene.session.steps))
    assert view.camera.origin == stood, "he is in sight already"


def test_the_list_of_saves_leads_to_the_replay(app: App) -> None:
    folder = folders.saves()
    folder.mkdir(parents=True, exist_ok=True)
    path = played(folder / "watched.combat", 40)
    try:
        app.push(SavesScene(app))
        press(app, "w")
        assert isinstance(app.top, ReplayScene)
        press(app, "Ctrl+Q")
        assert isinstance(app.top, SavesScene)
        path.write_bytes(b"none\n")
        app.top.read()
        press(app, "w")
        assert isinstance(app.top, SavesScene | Message)
    finally:
        path.unlink()


def test_the_course_lies_along_the_line_that_tells_whatever_lies_open_below(app: App, battle: Path) -> None:
    """Where the hand lay whole, it lay over the buttons; and the hand lay whole for the rest of the turn."""
    scene = opened(app, battle)
    whole = set()
    press(app, "PgDn")
    for _ in range(30):
        press(app, "Right")
        panes = scene.layout.panes
        course, prompt = panes["course"], panes["prompt"]
        assert course.bottom == prompt.top and course.width == prompt.width
        assert all(prompt.contains(button.rect) for button in scene.bar.group.widgets)
        assert scene.layout.tabs["tray"].bottom <= course.top
        phase = scene.desk.state.clock.phase
        whole.add((phase, panes["hand"].width == prompt.width))
    assert {phase for phase, wide in whole if wide} == {"friendly-cards"}


def test_nobody_is_dragged_where_a_battle_is_only_told(app: App, battle: Path) -> None:
    scene = opened(app, battle)
    seen = 0
    for _ in range(60):
        press(app, "Right")
        acting = scene.desk.state.clock.phase == "action"
        ordered = [man.id for man in scene.desk.state.on_board("friendly") if man.order is not None]
        seen += acting and bool(ordered)
        assert not any(scene.desk.title_desk.board_input.may_carry(PieceId(man)) for man in ordered)
    assert seen
