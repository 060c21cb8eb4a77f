"""Results of games of COMMAND! are recorded once each, outlast the saves, and are shown in the records."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.engine.kernel.record import as_plain, replace
from combat.engine.kernel.seats import Seat
from combat.engine.stage.app import App
from combat.engine.tabletop.scene.hand_over import HandOver
from combat.games.command.records.game_records import RECORDS, Ended, by_scenario
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.game_end_scene import GameEndScene
from combat.games.command.scenes.home_scene import HomeScene
from combat.games.command.scenes.records_scene import RecordsScene
from combat.games.command.table.command_scene import CommandScene
from tests.engine.instant_app import instant_app
from tests.engine.stage.gestures import press
from tests.games.command.played import command_is_played
from tests.games.command.skirmish import skirmish
from tests.narrowing import the

_command_is_played = pytest.fixture(autouse=True)(command_is_played)


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Delete the records before and after the test."""
    RECORDS.file().unlink(missing_ok=True)
    yield
    RECORDS.file().unlink(missing_ok=True)


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND!."""
    yield from instant_app(STAGE, STAGE.home)


def ended(save: str, day: int, seat: Seat = AXIS, winner: Seat = AXIS, scenario: str = "crossroads-at-noon") -> Ended:
    """Return the record of a game that ended on a day of January 2026."""
    title = scenario.replace("-", " ").title()
    return Ended(save, scenario, title, seat, winner, "surrender", 4, 30, f"2026-01-{day:02d}T12:00:00+00:00")


def given_up(app: App, path: Path, seat: str, *, study: bool = False) -> CommandScene:
    """Concede a new game at its table; return the table's scene, with the result on top."""
    app.open("battle", book=skirmish(5), seed=4, seat=seat, path=path, study=study)
    if isinstance(app.top, HandOver):
        app.pop()
    scene: CommandScene = app.top  # type: ignore[assignment]
    for _ in range(400):
        app.round(0.1)
        if scene.desk.prompt is not None:
            break
    scene.session.concede()
    for _ in range(100):
        app.round(0.1)
        if isinstance(app.top, GameEndScene):
            break
    the(GameEndScene, app.top)
    return scene


@pytest.mark.rule("4.4")
def test_4_4_a_game_that_is_over_is_remembered_with_side_result_and_score(app: App, tmp_path: Path) -> None:
    scene = given_up(app, tmp_path / "mine.combat", ALLIES)
    state, (kept,) = scene.desk.state, RECORDS.all()
    assert (kept.save, kept.seat, kept.winner, kept.how) == ("mine.combat", ALLIES, AXIS, "conceded")
    assert (kept.vp, kept.turns, kept.result) == (state.vp, state.turn, "lost")


def test_two_persons_share_a_game_that_neither_has_won_as_the_player(app: App, tmp_path: Path) -> None:
    given_up(app, tmp_path / "ours.combat", "both")
    (kept,) = RECORDS.all()
    assert (kept.seat, kept.result) == ("", "shared")


def test_a_game_that_is_studied_is_no_record(app: App, tmp_path: Path) -> None:
    given_up(app, tmp_path / "studied.combat", ALLIES, study=True)
    assert RECORDS.all() == []


def test_an_end_that_is_seen_twice_counts_once_and_keeps_its_date() -> None:
    RECORDS.keep(ended("a.combat", 1))
    RECORDS.keep(ended("b.combat", 2))
    RECORDS.keep(ended("a.combat", 9))
    assert RECORDS.all() == [ended("a.combat", 1), ended("b.combat", 2)]
    other = replace(ended("a.combat", 9), vp=7)
    RECORDS.keep(other)
    assert RECORDS.all() == [ended("b.combat", 2), other]


def test_scenarios_and_their_games_come_with_the_last_one_first() -> None:
    first, second, third = ended("a", 1), ended("b", 2, scenario="raid-by-night"), ended("c", 3)
    assert by_scenario([first, second, third]) == [(first.title, [third, first]), (second.title, [second])]


@pytest.mark.parametrize(("name", "value"), [("seat", "left"), ("winner", ""), ("how", "boredom"), ("when", "once")])
def test_an_entry_that_no_game_comes_to_is_left_out(name: str, value: str) -> None:
    RECORDS.keep(ended("a", 1))
    spoilt = {**json.loads(RECORDS.file().read_text(encoding="utf-8"))[0], "save": "b", name: value}
    RECORDS.file().write_text(json.dumps([spoilt, as_plain(ended("c", 2))]), encoding="utf-8")
    assert RECORDS.all() == [ended("c", 2)]


def test_the_start_screen_leads_to_the_records(app: App) -> None:
    RECORDS.keep(ended("a", 1))
    app.push(HomeScene(app))
    app.round(0.1)
    press(app, "h")
    page = the(RecordsScene, app.top)
    assert page._entries == [ended("a", 1)]
    press(app, "Esc")
    the(HomeScene, app.top)


@pytest.mark.parametrize(
    ("language", "result", "how"),
    [
        ("en", "Axis · won", "The Allies surrender · Axis 4 VP · 30 player turns"),
        ("es", "Eje · victoria", "Los Aliados se rinden · Eje 4 PV · 30 turnos"),
        ("de", "Achse · gewonnen", "Die Alliierten kapitulieren · Achse 4 SP · 30 Züge"),
    ],
)
def test_each_game_stands_there_with_side_and_result(app: App, language: str, result: str, how: str) -> None:
    RECORDS.keep(ended("a", 1))
    app.speak(language)
    page, column = RecordsScene(app), _Written()
    page.fill(column)  # type: ignore[arg-type]
    assert column.lines[-3] == result
    assert column.lines[-1] == how


class _Written:
    """A column that keeps what is written."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def section(self, words: str, note: str = "") -> None:
        self.lines += [words, note]

    def item(self, label: str, value: str, *, strong: bool = False) -> None:
        self.lines += [label, value]

    def note(self, words: str) -> None:
        self.lines.append(words)

    def gap(self, height: float) -> None:
        """Keep nothing of it."""
