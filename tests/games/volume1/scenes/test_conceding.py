"""Conceding a battle from the menu asks for confirmation and ends it with the worst result; it can be undone (22.0)."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.cli import main
from combat.engine.journal import journal, loading
from combat.engine.journal.save_list import latest_unfinished, look_at
from combat.engine.play.replays.replay_session import ReplaySession
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.tabletop.replay_scene import ReplayScene
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.volume1.campaign import course, diary
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.rules.play import victory
from combat.games.volume1.scenes.campaign.campaign_scene import CampaignScene
from combat.games.volume1.scenes.campaign.squad_scene import SquadScene
from combat.games.volume1.scenes.pause_scene import PauseScene
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.engine.stage.hands import application, press
from tests.games.volume1.table.sitting import BareTiles, Sitting


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    """Return a battle in its first turn with men placed and a journal."""
    made = Sitting(load_book("first-light"))
    made.session.record = journal.begin(TITLE, made.session.game, pytest.fail, tmp_path / "battle.combat")
    made.settle()
    made.press("F", "Ctrl+Enter")
    made.settle()
    assert made.desk.state.clock.turn == 1
    return made


def conceded(sitting: Sitting) -> VictoryScene:
    """Concede a battle by keys; return the scene of its result."""
    sitting.press("Esc", "C", "Y")
    sitting.rounds(30)
    end = sitting.app.top
    assert isinstance(end, VictoryScene)
    return end


@pytest.mark.rule("22.0")
def test_22_0_a_conceded_battle_ends_with_the_worst_line_of_its_table(sitting: Sitting) -> None:
    end = conceded(sitting)
    worst = sitting.session.book.scenario.verdicts[-1]
    assert end.verdict == worst
    assert victory.tally(end.state)[-1].kind == "conceded"
    assert sitting.desk.state.clock.phase == "over"
    assert [line.entry.head for line in sitting.desk.story.lines][-2:] == [text("log-battle-conceded"), worst.title]


def test_enter_fights_on(sitting: Sitting) -> None:
    sitting.press("Esc", "C")
    slip = sitting.app.top
    assert isinstance(slip, Confirm)
    said = " ".join(slip.lines)
    assert sitting.session.book.scenario.verdicts[-1].title in said
    assert text("ask-concede-campaign") not in said
    sitting.press("Enter")
    assert sitting.app.top is sitting.scene
    assert sitting.session.game.can_concede


def test_undo_takes_it_back_and_the_end_is_shown_again_when_it_comes_again(sitting: Sitting) -> None:
    asked = sitting.asked
    conceded(sitting)
    sitting.press("Esc", "Ctrl+Z")
    sitting.settle()
    assert sitting.asked == asked
    assert sitting.desk.state.clock.phase != "over"
    assert not sitting.desk.state.conceded
    conceded(sitting)
    sitting.press("Esc", "Esc")
    menu = sitting.app.top
    assert isinstance(menu, PauseScene)
    button = next(button for button in menu._buttons if button.key == "C")
    assert button.reason == text("cannot-concede-over")


def test_its_journal_is_proved_told_and_no_longer_to_be_resumed(sitting: Sitting) -> None:
    end = conceded(sitting)
    record = sitting.session.record
    assert record is not None
    record.close()
    proof = loading.verify(record.path, OWN_TITLES)
    assert proof.over
    assert main(["verify", str(record.path)]) == 0
    assert look_at(record.path).verdict == end.verdict.title
    assert latest_unfinished(record.path.parent) is None
    assert loading.load(record.path, OWN_TITLES).game.state.conceded
    with application() as app:
        app.push(
            told := ReplayScene(
                app, ReplaySession(record.path, OWN_TITLES), TABLE, BareTiles(sitting.session.book.board)
            )
        )
        app.round(0.05)
        press(app, "End")
        assert not told.session.fault
        assert told.desk.state.verdict == end.verdict.title
        press(app, "Esc")
        assert isinstance(app.top, PauseScene)
        assert "C" not in [button.key for button in app.top._buttons], "what is told cannot be conceded"


def test_one_taken_back_leaves_a_journal_that_goes_on(sitting: Sitting) -> None:
    conceded(sitting)
    sitting.press("Esc", "Ctrl+Z")
    sitting.settle()
    record = sitting.session.record
    assert record is not None
    record.close()
    loaded = loading.load(record.path, OWN_TITLES)
    assert loaded.dropped == 0
    assert not loaded.game.over
    assert not loaded.game.state.conceded


def test_a_campaign_goes_on_with_it() -> None:
    kept = diary.begin(load_plan(Library(), "hedgerow-to-hill"))
    with application() as app:
        app.settings.pace = "instant"
        app.push(CampaignScene(app))
        press(app, "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        for _ in range(40):
            app.round(0.05)
        press(app, "F", "Ctrl+Enter")
        for _ in range(40):
            app.round(0.05)
        press(app, "Esc", "C")
        assert isinstance(app.top, Confirm)
        assert text("ask-concede-campaign") in " ".join(app.top.lines)
        press(app, "Y")
        for _ in range(40):
            app.round(0.05)
        assert isinstance(app.top, VictoryScene)
        worst = table.session.book.scenario.verdicts[-1].title
        press(app, "Enter")
        app.round(0.05)
        assert any(isinstance(scene, SquadScene) for scene in app.scenes)
    campaign = diary.open_diary(kept.path).campaign
    assert [(fought.verdict, fought.won) for fought in campaign.fought] == [(worst, False)]
    assert campaign.next is not None
    assert campaign.next is not campaign.plan.battles[0]
    assert course.unfinished(diary.open_diary(kept.path)) is None


def test_a_battle_may_be_conceded_before_anybody_stands() -> None:
    made = Sitting(load_book("first-light"))
    made.settle()
    end = conceded(made)
    assert isinstance(end.table, TableScene)
    end.draw(made.app.surface)
