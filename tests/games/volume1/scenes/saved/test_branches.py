"""The log's menu goes back to a line or branches off a new battle from it; study mode."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from combat.cli import main
from combat.engine.files import folders
from combat.engine.journal import journal as journals
from combat.engine.journal import loading
from combat.engine.journal.game_flags import GameFlags
from combat.engine.journal.saved import read
from combat.engine.play.game_log import LogLine
from combat.engine.stage.app import App
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.stage.paper.dialog import Confirm, Dialog
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.log.log_scene import LogScene
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.volume1.campaign import course, diary
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.records.battle_records import RECORDS
from combat.games.volume1.reports.after_action.after_action import of_save
from combat.games.volume1.reports.after_action.report_page import page
from combat.games.volume1.scenes import battles
from combat.games.volume1.scenes.after_action.report_scene import ReportScene
from combat.games.volume1.scenes.campaign.campaign_scene import CampaignScene
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.scenes.pause_scene import PauseScene
from combat.games.volume1.scenes.saved.saves_scene import SavesScene
from combat.games.volume1.scenes.sheet_scene import SheetScene
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.table.panels.top_strip import TopStrip
from combat.games.volume1.table.volume_scene import VolumeScene
from combat.games.volume1.title import OWN_TITLES
from combat.games.volume1.words import saved_words
from tests.engine.stage.hands import application, press
from tests.games.volume1.table.sitting import part
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield the application without animations."""
    with application() as made:
        made.settings.pace = "instant"
        yield made


def play(app: App, table: VolumeScene, answers: int) -> None:
    """Let the cautious player answer until the session has `answers` answers, dice included, or the battle ends."""
    player = CautiousPlayer()
    while (decision := table.session.decision) is not None and table.session.answers < answers:
        table.session.answer(player.answer(decision, table.session.view))
    for _ in range(3):
        app.round(0.05)


def begun(app: App, answers: int = 150, *, study: bool = False) -> VolumeScene:
    """Begin a battle and play it to a number of answers; return its table."""
    scene = battles.begun(app, load_book("first-light"), 3, study=study)
    app.push(scene)
    app.round(0.05)
    play(app, scene, answers)
    return scene


def source(table: VolumeScene) -> Path:
    """Return the path of the table's journal."""
    assert table.session.record is not None
    return table.session.record.path


def rolled(table: VolumeScene) -> LogLine:
    """Return the middle one of the log lines that show a die."""
    lines = [line for line in table.desk.story.lines if line.entry.die is not None]
    return lines[len(lines) // 2]


def offered(app: App, table: VolumeScene, line: LogLine) -> dict[str, str]:
    """Open the menu of a log line; return why each row is disabled ("" if it is not), by label."""
    table.offer((line,), (400, 300))
    return {row.words: str(row.reason) for row in the(ContextMenu, app.top).list.rows}


def branched(app: App, table: VolumeScene, line: LogLine, *keys: str) -> VolumeScene:
    """Branch off a new battle from a log line by its menu; return the new table.

    `keys` answer the dialog; by default Enter.
    """
    offered(app, table, line)
    press(app, "Up", "Enter")
    the(Dialog, app.top)
    press(app, *(keys or ("Enter",)))
    found = the(TableScene, app.top)
    assert found is not table
    app.round(0.05)
    return found


# -- from a line ------------------------------------------------------------------------------------------------------


def test_a_line_behind_a_die_cannot_be_undone_and_says_which_die_it_is(app: App) -> None:
    table = begun(app)
    rows = offered(app, table, rolled(table))
    why = rows[text("offer-undo-this")]
    place = table.session.history.stop_after(table.session.history.back_to(rolled(table).answers))
    told = [line.entry.head for line in table.desk.story.lines if line.answers == place]
    assert why.startswith(("Undo stops here: ",))
    assert any(head in why for head in told)
    assert rows[text("offer-branch")] == ""


def test_a_branch_opens_before_the_decision_and_the_old_battle_stays_byte_for_byte(app: App) -> None:
    table = begun(app)
    line, path = rolled(table), source(table)
    before, at = path.read_bytes(), table.session.shared(line.answers)
    entries = list(table.session.game.entries)
    branch = branched(app, table, line)
    assert path.read_bytes() == before
    assert branch.session.game.entries == entries[:at]
    assert branch.session.decision is not None
    marks = read(source(branch), OWN_TITLES).header.marks
    assert (marks.branch and marks.branch.of, marks.branch and marks.branch.answers) == (path.name, at)
    assert branch.seed is None
    if (recall := branch.desk.presenter.recall) is not None:
        recall.finish()
    app.round(0.05)
    assert all(line.answers <= at for line in branch.desk.story.lines)
    assert branch.desk.story.lines, "what led there is told"


def test_the_sheet_of_the_log_offers_the_same_by_key(app: App) -> None:
    table = begun(app)
    press(app, "Ctrl+L")
    sheet = the(LogScene, app.top)
    for _ in range(8):
        press(app, "Up")
    assert sheet._chosen is not None
    line = sheet.panel.list.rows[sheet._chosen]
    assert line.entry.tone != "heading"
    press(app, "Shift+F10")
    assert the(ContextMenu, app.top).list.rows[0].words == line.entry.head
    press(app, "Up", "Enter")
    slip = the(Dialog, app.top)
    assert text("branch-title") == slip.title
    assert slip.lines[1].startswith("First question there: ")
    press(app, "Esc")
    assert app.top is table
    press(app, "Ctrl+L", "Up", "Up", "Down")
    again = the(LogScene, app.top)
    assert again._chosen is not None
    press(app, "Enter")
    assert app.top is table


def test_the_sheet_of_the_log_is_whole_as_soon_as_a_save_is_open(app: App) -> None:
    table = begun(app)
    told = [line.entry.line for line in table.desk.story.lines]
    app.pop()
    app.push(resumed := app.make("loaded-battle", loaded=loading.load(source(table), OWN_TITLES)))
    the(TableScene, resumed).open_log()
    assert [line.entry.line for line in the(LogScene, app.top).panel.desk.story.lines] == told


def test_a_branch_is_told_apart_in_the_list_at_the_start_and_in_its_report(app: App) -> None:
    table = begun(app)
    branch = branched(app, table, rolled(table))
    path = source(branch)
    moment = saved_words.branched_at(branch.session.marks)
    app.pop()
    app.push(saves := SavesScene(app))
    app.round(0.0)
    called = [saves.called(row.game) for row in saves.list.rows]
    assert f"First Light at the Farmhouse, another game from {moment}" in called
    assert "First Light at the Farmhouse" in called
    assert all(row.copy == 0 for row in saves.list.rows)
    row = next(row for row in saves.list.rows if row.game.path == path)
    facts = dict(saves.look_at(row.game, 400)[1])
    assert facts["Started from"] == f"{source(table).name} · {moment}"
    assert f"another game from {moment}" in saved_words.progress(row.game)
    assert f"another game from {moment}" in page(of_save(path))
    assert "another game from" not in page(of_save(source(table)))


def end_of(app: App, table: VolumeScene) -> VictoryScene:
    """Play a battle to its end; return the scene of its result."""
    app.round(0.05)
    play(app, table, 10**6)
    for _ in range(400):
        app.round(0.05)
        if isinstance(app.top, VictoryScene):
            return app.top
    raise AssertionError("no end")


@pytest.mark.rule("22.0")
def test_22_0_the_end_of_a_branch_or_study_is_no_record_and_that_of_its_battle_is(app: App) -> None:
    table = begun(app)
    path = source(table)
    branch = branched(app, table, rolled(table))
    end_of(app, branch)
    assert RECORDS.all() == []
    app.pop()
    app.pop()
    end_of(app, begun(app, study=True))
    assert RECORDS.all() == []
    app.pop()
    app.pop()
    original = loading.load(path, OWN_TITLES)
    app.push(whole := app.make("loaded-battle", loaded=original))
    end_of(app, the(TableScene, whole))
    assert [ended.save for ended in RECORDS.all()] == [path.name]


def test_a_branch_of_a_campaigns_battle_stands_alone_and_the_campaign_hears_nothing_of_it(app: App) -> None:
    app.push(desk := CampaignScene(app, diary.begin(load_plan(Library(), "hedgerow-to-hill"))))
    assert desk.diary is not None
    desk._begin()
    table = the(TableScene, app.top)
    play(app, table, 150)
    path = source(table)
    before, battle = desk.diary.path.read_bytes(), path.read_bytes()
    branch = branched(app, table, rolled(table))
    assert branch.leads_to == "menu"
    end_of(app, branch)
    press(app, "Enter")
    app.round(0.05)
    assert desk.diary.path.read_bytes() == before
    assert path.read_bytes() == battle
    assert diary.diary_of(source(branch)) is None
    assert course.waiting(desk.diary) is not None, "the campaign still waits for its own battle"


# -- study ------------------------------------------------------------------------------------------------------------


def test_a_battle_is_studied_from_its_menu_and_undo_goes_back_past_its_dice(app: App) -> None:
    table = begun(app)
    path = source(table)
    before = path.read_bytes()
    table.open_menu()
    press(app, "T")
    assert text("study-title") == the(Dialog, app.top).title
    press(app, "Enter")
    studied = the(TableScene, app.top)
    app.round(0.05)
    assert path.read_bytes() == before
    assert studied.session.marks.study == studied.session.answers
    entries = studied.session.game.entries
    first = next(place for place, entry in enumerate(entries) if entry.is_decision())
    studied.desk.controls.undo(first)
    assert studied.desk.notice.text == ""
    assert studied.session.answers == first
    assert studied.desk.state.clock.turn == 0
    studied.desk.controls.redo()
    assert studied.session.answers == table.session.answers
    studied.session.close()
    assert loading.verify(source(studied), OWN_TITLES).marks == studied.session.marks


def test_a_study_is_no_more_switched_and_says_so(app: App) -> None:
    table = begun(app, study=True)
    assert source(table).read_bytes().count(b'"study":0') == 1
    table.open_menu()
    scene = the(PauseScene, app.top)
    button = next(one for one in scene.group.widgets if isinstance(one, Button) and one.label == text("button-study"))
    assert button.reason == text("studied-already")
    press(app, "T")
    assert app.top is scene


def test_a_study_is_begun_on_the_sheet_of_a_scenario(app: App) -> None:
    app.push(SheetScene(app))
    app.round(0.0)
    press(app, "T", "Enter")
    assert the(TableScene, app.top).session.marks == GameFlags(study=0)


def test_a_word_in_the_strip_says_that_it_is_a_study_or_a_branch_and_lies_on_no_counter(app: App) -> None:
    table = begun(app, 60)
    strip = part(table, TopStrip)
    corner = table.layout.board.move(12, 16).topleft
    app.round(0.05)
    while table.view.tiles.busy:  # the sheet is drawn sharp by a worker in its own time
        time.sleep(0.01)
    app.round(0.05)
    plain = the(pygame.Surface, pygame.display.get_surface()).get_at(corner)
    assert "mark" not in dict(strip._zones)
    table.session.marks = GameFlags(study=0)
    table.lay_out()
    table.view.touch()
    app.round(0.05)
    assert "mark" in dict(strip._zones)
    tip = strip.tip(dict(strip._zones)["mark"].center)
    assert tip is not None and tip.lines == (text("study-counts"),)
    assert the(pygame.Surface, pygame.display.get_surface()).get_at(corner) == plain


# -- on the command line ----------------------------------------------------------------------------------------------


def test_verify_tells_of_branch_and_study(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    table = begun(app)
    branch = branched(app, table, rolled(table), "S", "Enter")
    branch.session.close()
    assert main(["verify", str(source(branch))]) == 0
    at = branch.session.answers
    told = capsys.readouterr().out
    assert f"started from {source(table).name} after {at} of its answers; a study from answer {at + 1} on" in told
    assert main(["verify", str(source(branch)), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["marks"]["study"] == at


def test_a_save_is_branched_off_in_lines_of_text(
    app: App, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(app)
    table.session.close()
    path = source(table)
    before = path.read_bytes()
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["load", str(path), "--at", "60", "--study", "--text"]) == 0
    assert "\nStudy\n" in capsys.readouterr().out
    assert path.read_bytes() == before
    made = folders.saves() / f"{path.stem}-branch.combat"
    assert read(made, OWN_TITLES).header.study == 60
    assert main(["load", str(path), "--at", "99999", "--text"]) == 2
    assert "choose another moment" in capsys.readouterr().err


# -- the list and the menus -------------------------------------------------------------------------------------------


def test_the_list_of_saves_tells_of_the_last_answer(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its picture and losses are those of the last answer, and so is its moment, to some seconds."""
    monkeypatch.setattr(journals, "STAMPED", 0.0)
    moments = iter(f"2026-01-01T00:{n // 60:02}:{n % 60:02}.000+00:00" for n in range(3600))
    monkeypatch.setattr(journals, "now", lambda: next(moments))
    table = begun(app, 170)
    answers, state = table.session.answers, table.session.view
    saved = read(source(table), OWN_TITLES)
    assert answers > saved.stops[-1].answers
    app.push(saves := SavesScene(app))
    app.round(0.0)
    game = saves.list.rows[0].game
    seen: list[object] = []
    monkeypatch.setattr("combat.games.volume1.scenes.saved.saves_scene._print", lambda state, width: seen.append(state))
    saves.look_at(game, 300)
    assert seen == [state]
    assert game.when > datetime.fromisoformat(json.loads(saved.stops[-1].text)["when"])


def test_after_a_battle_the_start_screen_marks_to_continue_it(app: App) -> None:
    app.push(menu := MenuScene(app))
    app.round(0.0)
    menu._open(source(older := begun(app, 20)))
    older.session.close()
    while app.top is not menu:
        app.pop()
    app.round(0.0)
    press(app, "N", "Enter")
    table = the(TableScene, app.top)
    play(app, table, 8)
    app.pop()
    app.round(0.0)
    assert app.top is menu
    focused = menu.menu.focused
    assert focused is menu.menu.widgets[0]
    assert menu.lines()[0][0] == text("menu-continue")


def test_a_line_that_was_only_looked_at_stays_marked(app: App) -> None:
    begun(app, 20).session.close()
    app.pop()
    app.push(menu := MenuScene(app))
    app.round(0.0)
    press(app, "S", "Esc")
    app.round(0.0)
    focused = menu.menu.focused
    assert focused is not None and focused is not menu.menu.widgets[0]


def test_the_menu_of_a_battle_leads_to_its_report_and_to_other_saves(app: App) -> None:
    table = begun(app)
    table.open_menu()
    press(app, "P")
    the(ReportScene, app.top)
    press(app, "Esc")
    the(PauseScene, app.top)
    press(app, "L")
    assert text("ask-leave-title") == the(Confirm, app.top).title
    press(app, "Enter")
    assert isinstance(app.top, SavesScene)
    assert table not in app.scenes
