"""The scene of the battle of the day: its sheet, its code, typing a code, and results (22.0)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_code import code_of, read_code
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import book_of, of_day, of_scenario
from combat.engine.stage.app import App
from combat.engine.stage.challenges.code_slip import CodeSlip
from combat.engine.stage.drawing import lettered
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.volume1.challenges.battle_challenges import CHALLENGES
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.records import battle_records
from combat.games.volume1.records.battle_records import Ended
from combat.games.volume1.scenes.challenges import days_scene
from combat.games.volume1.scenes.challenges.days_scene import DaysScene
from combat.games.volume1.scenes.challenges.records_scene import RecordsScene, longest_streak
from combat.games.volume1.scenes.sheet_scene import SheetScene
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.table.volume_scene import VolumeScene
from tests.engine.stage.hands import application, press
from tests.narrowing import the

DAY = date(2026, 11, 22)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Yield the application with an empty data folder."""
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path / "data"))
    with application() as made:
        made.settings.pace = "instant"
        yield made


def opened(app: App) -> DaysScene:
    """Open the list of days; return its scene."""
    scene = DaysScene(app, DAY)
    app.push(scene)
    app.round(0.05)
    return scene


def until(app: App, done: Callable[[], bool]) -> None:
    """Run frames until a condition holds; fail after 120 seconds."""
    end = time.monotonic() + 120
    while not done() and time.monotonic() < end:
        app.round(0.05)
        time.sleep(0.005)
    assert done()
    app.round(0.05)


def ended(save: str, code: str, points: int, *, won: bool, when: str = "2026-11-22T10:00:00+00:00") -> Ended:
    """Return the record of a finished battle of the day."""
    return Ended(save, "made-up", "By a hair", won, points, 8, when, code)


def test_a_day_is_fought_as_it_is_and_its_code_given_on(app: App) -> None:
    opened(app)
    press(app, "Enter")
    sheet = the(SheetScene, app.top)
    assert not sheet.options.widgets
    with lettered.noted() as seen:
        sheet.resize()
        sheet.draw(app.surface)
    assert text("challenge-give-title") in [line.text for line in seen]
    press(app, "C")
    slip = the(CodeSlip, app.top)
    assert read_code(CHALLENGES, slip.code) == of_day(CHALLENGES, DAY)
    press(app, "Esc", "Enter")
    table: VolumeScene = the(TableScene, app.top)
    assert table.session.marks.challenge == slip.code
    assert table.seed == of_day(CHALLENGES, DAY).seed
    assert [type(scene) for scene in app.scenes] == [TableScene]


def test_the_list_tells_what_todays_battle_is_once_it_stands(app: App) -> None:
    scene = opened(app)
    until(app, lambda: DAY in scene._about)
    wishes, title = scene._about[DAY]
    assert wishes == of_day(CHALLENGES, DAY).wishes
    assert title


def test_a_code_that_is_typed_opens_its_sheet_and_a_wrong_one_says_why(app: App) -> None:
    opened(app)
    press(app, "C")
    slip = the(WriteSlip, app.top)
    slip.entry.text = "first light"
    press(app, "Enter")
    assert app.top is slip
    assert slip.fault
    slip.entry.text = code_of(CHALLENGES, of_scenario(CHALLENGES, "night-raid", (), 9))
    press(app, "Enter")
    assert the(SheetScene, app.top).shown == "night-raid"


def test_the_code_of_a_result_opens_the_sheet_of_its_challenge_and_says_what_is_to_be_beaten(app: App) -> None:
    opened(app)
    press(app, "C")
    result = Result(of_scenario(CHALLENGES, "night-raid", (), 9), 11, 1, 7, 400, "00" * 8)
    the(WriteSlip, app.top).entry.text = code_of(CHALLENGES, result)
    press(app, "Enter")
    sheet = the(SheetScene, app.top)
    assert sheet.shown == "night-raid"
    with lettered.noted() as seen:
        sheet.resize()
        sheet.draw(app.surface)
    told = " ".join(line.text for line in seen)
    assert "TO BEAT" in told
    assert "Lights out · 11 points · 7 turns" in told


def test_a_result_with_a_verdict_that_its_battle_does_not_know_is_no_sound_code() -> None:
    challenge = of_scenario(CHALLENGES, "night-raid", (), 9)
    with pytest.raises(ChallengeError, match="stands for nothing"):
        CHALLENGES.came_to(Result(challenge, 11, 9, 7, 400, "00" * 8), book_of(CHALLENGES, challenge))


def test_the_sheet_of_a_scenario_makes_a_challenge_of_it_with_the_rules_that_are_ticked(app: App) -> None:
    app.open("scenario", shown="first-light")
    app.round(0.05)
    press(app, "1", "C", "C")
    challenge = the(Challenge, read_code(CHALLENGES, the(CodeSlip, app.top).code))
    assert challenge.scenario == "first-light"
    assert len(challenge.options) == 1


def test_the_first_battle_of_a_day_counts_and_another_ones_code_does_not(app: App) -> None:
    code = code_of(CHALLENGES, of_day(CHALLENGES, DAY))
    battle_records.RECORDS.keep(ended("a", code, 7, won=True))
    battle_records.RECORDS.keep(ended("b", code, 30, won=True))
    battle_records.RECORDS.keep(ended("c", "not a code", 3, won=False))
    today, yesterday = opened(app).list.rows[:2]
    assert today.ended is not None
    assert (today.ended.save, yesterday.ended) == ("a", None)


def test_the_records_are_read_with_and_without_battles(app: App) -> None:
    opened(app)
    press(app, "H")
    page = the(RecordsScene, app.top)
    app.round(0.05)
    entries = [
        ended(str(place), "", 1, won=place != 2, when=f"2026-01-0{place + 1}T00:00:00+00:00") for place in range(6)
    ]
    for entry in entries:
        battle_records.RECORDS.keep(entry)
    assert longest_streak(entries) == 3
    press(app, "Esc", "H")
    assert app.top is not page
    app.round(0.05)


def test_the_end_of_a_challenge_offers_the_code_of_its_result(app: App) -> None:
    opened(app)
    app.open("challenge", scenario="tutorial-patrol")
    app.round(0.05)
    press(app, "Enter")
    table: VolumeScene = the(TableScene, app.top)
    while not table.session.game.can_concede:
        decision = table.session.decision
        assert decision is not None
        table.session.answer(next(iter(decision.options(table.session.view))))
    table.desk.controls.concede()
    for _ in range(20):
        app.round(0.1)
    end = the(VictoryScene, app.top)
    end.update(5.0)
    press(app, "C")
    assert not isinstance(app.top, Message)
    result = the(Result, read_code(CHALLENGES, the(CodeSlip, app.top).code))
    assert result.points == end.state.points
    assert battle_records.RECORDS.all()[-1].challenge == code_of(CHALLENGES, result.challenge)


def test_each_day_of_the_list_says_what_was_fought_on_it(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = Workshop().roll(1)
    monkeypatch.setattr(days_scene, "sheet_of_day", lambda day: (wishes, f"Day {day.day}"))
    scene = opened(app)
    until(app, lambda: len(scene._about) == days_scene.SHOWN)
    scene.invalidate()
    with lettered.noted() as said:
        app.round(0.05)
    told = " ".join(line.text for line in said)
    assert all(f"Day {day} · " in told for day in range(22, 18, -1))
