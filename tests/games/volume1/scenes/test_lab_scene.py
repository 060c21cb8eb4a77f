"""The rules lab in the window: a lab file is stepped both ways, played to its end, and reloaded when it changes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from combat.engine.files import folders
from combat.engine.kernel.seats import PLAYER
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage import window_scale
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.lab.lab_list_scene import LabListScene
from combat.engine.tabletop.lab.lab_session import lab_files
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.volume1.content.lab.position import Lab
from combat.games.volume1.reports import lab_report as labs
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.scenes.lab.battle_lab import BattleLab, BattleLabSession
from combat.games.volume1.scenes.menu_scene import MenuScene
from tests.engine.stage.hands import application, press
from tests.games.volume1.lab.lab_calls import SHOOTS
from tests.games.volume1.scenes.looking_on import heads, wait
from tests.narrowing import the
from tests.sampled import sample

DICE = "[chance]\nd10 = [8, 0, 7, 6]\nfriendly_cards = [46]\n"
SHIPPED = list(lab_files())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path of a lab file."""
    path = tmp_path / "shot.toml"
    path.write_text(SHOOTS + DICE, encoding="utf-8")
    return path


def opened(app: App, path: Path) -> BattleLab:
    """Open a lab file; return its scene."""
    scene = BattleLab(app, path)
    app.push(scene)
    app.round(0.05)
    return scene


def test_the_menu_leads_to_the_list_and_the_list_to_the_table(app: App) -> None:
    app.push(MenuScene(app))
    app.round(0.05)
    press(app, "r")
    assert isinstance(app.top, LabListScene)
    assert [row.path for row in app.top.list.rows] == SHIPPED
    press(app, "Enter")
    app.round(0.05)
    assert isinstance(app.top, BattleLab)
    press(app, "Esc")
    assert isinstance(app.top, LabListScene)


def test_the_list_opens_at_its_top(app: App) -> None:
    app.push(LabListScene(app))
    app.round(0.05)
    assert isinstance(app.top, LabListScene)
    assert (app.top.chosen, app.top.list.offset) == (0, 0)


@pytest.mark.parametrize("path", [path for path in SHIPPED if "zero" in path.stem or "shot" in path.stem])
def test_all_men_of_a_lesson_lie_in_view(app: App, path: Path) -> None:
    scene = opened(app, path)
    for man in scene.desk.state.men.values():
        assert man.hex is None or scene.view.rect.collidepoint(scene.view.centre(man.hex))


def test_each_step_tells_one_line_more_and_each_step_back_one_less(app: App, file: Path) -> None:
    scene = opened(app, file)
    assert heads(scene) == []
    told = []
    while not scene.session.over:
        press(app, "Space")
        app.round(0.05)
        told.append(heads(scene))
    assert [len(lines) for lines in told] == list(range(1, len(told) + 1))
    whole = told[-1]
    for count in range(len(told) - 1, -1, -1):
        press(app, "Ctrl+Z")
        assert heads(scene) == whole[:count]
    assert scene.session.at == 0
    assert scene.desk.state.men == scene.session.lab.state.men


def test_the_end_and_the_beginning_are_a_key_away(app: App, file: Path) -> None:
    scene = opened(app, file)
    press(app, "End")
    assert scene.session.over
    assert [(wound.kind, wound.evac) for wound in scene.desk.state.men["soldat-jung"].wounds] == [("bad", True)]
    press(app, "Home")
    assert (scene.session.at, heads(scene)) == (0, [])
    assert not scene.desk.state.men["soldat-jung"].wounds


def test_a_key_works_whose_button_finds_no_room(app: App, file: Path) -> None:
    scene = opened(app, file)
    shown = len(scene.bar.group.widgets)
    app.set_scale(window_scale.largest_scale(app.size))
    app.round(0.05)
    assert len(scene.bar.group.widgets) == shown == len(scene.bar.buttons)
    assert all(scene.bar.rect.contains(button.rect) for button in scene.bar.buttons)
    scene.bar.place(scene.bar.rect.inflate(-scene.bar.rect.width * 2 // 3, 0))
    assert scene.bar.left_out
    assert scene.bar.more in scene.bar.group.widgets
    press(app, "End")
    assert scene.session.over
    app.set_scale(1.0)
    app.round(0.05)
    assert len(scene.bar.group.widgets) == shown
    assert not any(isinstance(button, Button) and button.bare for button in scene.bar.group.widgets)


def test_the_script_is_crossed_off_as_it_is_used(app: App, file: Path) -> None:
    scene = opened(app, file)
    assert scene.session.spent == 0
    press(app, "Space", "Space")
    spent = scene.session.given[: scene.session.spent]
    assert [given.value for given in spent if given.to == ("d10",)] == [8, 0]
    assert [given.value for given in spent if given.scripted and given.to == ("choose-target",)] == ["soldat-jung"]


def test_the_file_is_read_again_when_it_is_written(app: App, file: Path) -> None:
    scene = opened(app, file)
    press(app, "Space")
    file.write_text(
        (SHOOTS + DICE).replace("d10 = [8, 0, 7, 6]\nfriendly_cards = [46]", "d10 = [8, 7, 7]"), encoding="utf-8"
    )
    wait(app)
    assert app.top is not scene
    assert isinstance(app.top, BattleLab)
    assert (app.top.session.at, heads(app.top)) == (scene.session.at, heads(scene))
    press(app, "End")
    assert not app.top.desk.state.men["soldat-jung"].wounds


def test_a_file_that_breaks_is_told_of_and_the_table_stays(app: App, file: Path) -> None:
    scene = opened(app, file)
    file.write_text(SHOOTS.replace('"hide"', '"hyde"'), encoding="utf-8")
    wait(app)
    assert app.top is scene
    assert 'order "hyde" is unknown' in shown(scene.desk.notice.text)
    file.unlink()
    wait(app)
    assert app.top is scene
    file.write_text(SHOOTS + DICE, encoding="utf-8")
    os.utime(file, (1, 1))
    wait(app)
    assert app.top is not scene


def test_a_script_that_does_not_fit_stops_the_telling_there(app: App, file: Path) -> None:
    file.write_text(SHOOTS + "[chance]\nd10 = [8]\n", encoding="utf-8")
    scene = opened(app, file)
    press(app, "End")
    line = scene.bar.line()
    assert line.title == text("lab-stops")
    assert "d10 has no value left" in line.text
    assert len(heads(scene)) == 1


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 0.8), ((1920, 1080), 1.2), ((1280, 720), 1.4)])
def test_a_long_fault_stands_whole_beside_the_script_and_under_no_button(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    path = tmp_path / f"{'a-name-without-end-' * 5}.toml"
    nobody = "Nobody-at-all-" * 12
    path.write_text(f'{SHOOTS}{DICE}[[answer]]\nto = "choose-target"\nvalue = "{nobody}"\n', encoding="utf-8")
    with application(size, scale) as app:
        app.settings.pace = "instant"
        scene = opened(app, path)
        press(app, "End")
        assert len(scene.session.fault) > 200
        words = scene.panel.columns()[0]
        lines, face, step = scene.panel.fault_lines()
        assert "".join(lines).replace(" ", "") == scene.session.fault.replace(" ", "")
        assert max(face.width(line) for line in lines) <= words.width
        assert len(lines) * step <= words.height


def test_a_file_that_breaks_says_so_until_it_is_mended(app: App, file: Path) -> None:
    scene = opened(app, file)
    assert scene.panel.faults() == ()
    file.write_text(SHOOTS.replace('"hide"', '"hyde"'), encoding="utf-8")
    wait(app)
    scene.desk.notice.clear()
    (fault,) = scene.panel.faults()
    assert fault.startswith(f"{file.name}:")
    file.write_text(SHOOTS + DICE, encoding="utf-8")
    os.utime(file, (1, 1))
    wait(app)
    assert isinstance(app.top, BattleLab)
    assert app.top.panel.faults() == ()


def test_a_file_that_is_none_is_refused_with_its_findings(app: App, file: Path) -> None:
    file.write_text("board = 3\n", encoding="utf-8")
    app.push(LabListScene(app))
    assert isinstance(app.top, LabListScene)
    app.top.open_file(file)
    assert isinstance(app.top, Message)


def test_the_players_own_files_stand_in_the_list_faults_and_all(app: App) -> None:
    folder = folders.data() / "lab"
    folder.mkdir(parents=True, exist_ok=True)
    mine = folder / "mine.toml"
    mine.write_text("board = 3\n", encoding="utf-8")
    try:
        app.push(LabListScene(app))
        assert isinstance(app.top, LabListScene)
        row = app.top.list.rows[-1]
        assert (row.path, row.faulty) == (mine, True)
    finally:
        mine.unlink()


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_example_of_the_game_fits_its_script_and_says_what_it_shows(path: Path) -> None:
    session = BattleLabSession(path)
    assert session.fault == ""
    assert session.lab.title != path.stem
    assert session.lab.text
    state = RULES.visible(session.lab.state, PLAYER)
    for _, seen in session.steps:
        assert isinstance(seen, tuple)
        for event in seen:
            apply(state, event)
    assert labs.run(the(Lab, session.lab), lambda *told: None)["turn"] == state.clock.turn


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)] if "COMBAT_SOAK" in os.environ else [(1280, 720)])
def test_an_examples_words_fit_their_panel(size: tuple[int, int]) -> None:
    with application(size) as app:
        app.push(LabListScene(app))
        for path in sample(SHIPPED, 3):
            scene = opened(app, path)
            words = scene.panel.columns()[0]
            assert scene.panel.lines(words)[-1][1] < words.bottom, path.stem
            app.pop()


def test_what_is_told_is_brought_into_view(app: App, tmp_path: Path) -> None:
    """A man far off on a large board takes a step."""
    path = tmp_path / "far.toml"
    path.write_text(
        'board = { size = [44, 44] }\n[[friendly]]\nname = "Sgt Taylor"\nhex = "02.02"\norder = "hide"\n'
        '[[enemy]]\nname = "Soldat Jung"\nhex = "42.42"\norder = "evade 1"\nknown = true\n',
        encoding="utf-8",
    )
    scene = opened(app, path)
    scene.view.centre_on(Hex("02.02"))
    scene.view.camera.finish()
    assert not scene.layout.board.collidepoint(scene.view.centre(Hex("42.41")))
    press(app, "Space", "Space")
    scene.view.camera.finish()
    assert "42.41" in [hex_ for line in scene.desk.story.lines for hex_ in line.entry.places_of(Hex)]
    assert scene.layout.board.collidepoint(scene.view.centre(Hex("42.41")))


def test_the_list_opens_at_its_first_line() -> None:
    with application() as app:
        app.push(scene := LabListScene(app))
        app.round(0.05)
        assert (scene.chosen, scene.list.offset) == (0, 0)


@pytest.mark.parametrize(("stem", "deck"), [("04-an-enemy-card", "enemy_cards"), ("01-a-shot", "friendly_cards")])
def test_a_card_of_the_script_is_seen_whole_under_the_pointer(app: App, stem: str, deck: str) -> None:
    scene = opened(app, next(path for path in SHIPPED if path.stem == stem))
    chip = scene.panel.cards[0]
    assert (chip.queue, scene.panel.float()) == (deck, None)
    scene.panel.move(chip.box.center)
    lifted = scene.panel.float()
    assert lifted is not None and scene.view.rect.contains(lifted[0].inflate(-30, -30))
    assert scene.panel.hot == (deck, chip.place)


def test_the_arrows_step_as_they_do_in_a_replay(app: App, file: Path) -> None:
    scene = opened(app, file)
    before = scene.view.camera.origin
    places = [scene.session.at]
    for key in ("Right", "Right", "Left"):
        press(app, key)
        places.append(scene.session.at)
    start, one, two, back = places
    assert start < one < two and back == one
    assert scene.view.camera.origin == before, "they do not pan the map"
