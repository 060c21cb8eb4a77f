"""The result of a game: the winner, losses, and reasons why nothing was scored (4.4, 4.5)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine.kernel.record import replace
from combat.engine.stage.app import App
from combat.engine.stage.drawing import lettered
from combat.engine.tabletop.scene.end_sheet import UNREAD, WAITS
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.command.reports.after_action.game_report import of_save
from combat.games.command.rules.state import HIDDEN_CHIT
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.game_end_scene import GameEndScene, lost_face, secrets_opened
from combat.games.command.table.command_scene import CommandScene
from combat.games.command.words.saved_words import lead
from tests.engine.instant_app import instant_app
from tests.games.command.skirmish import skirmish
from tests.games.command.skirmish_save import saved
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND!."""
    yield from instant_app(STAGE)


def ended(app: App, path: Path, winner: str) -> GameEndScene:
    """Return the result scene of a game of the Allies against the bot, in which a side has won by surrender."""
    app.open("battle", book=skirmish(4), seed=4, seat=ALLIES, path=path)
    table: CommandScene = the(TableScene, app.top)
    state = table.desk.state
    state.winner, state.ended = winner, "surrender"
    return GameEndScene(app, table)


@pytest.mark.rule("4.4")
@pytest.mark.parametrize(
    ("winner", "said", "victory"),
    [(AXIS, "end-you-lost", "Axis victory; "), (ALLIES, "end-you-won", "Allied victory; ")],
)
def test_one_person_is_told_whether_he_has_won(app: App, tmp_path: Path, winner: str, said: str, victory: str) -> None:
    won, how = ended(app, tmp_path / "end.combat", winner).said()
    assert won == text(said)
    assert how.startswith(victory)


@pytest.mark.rule("4.5", "5.5")
def test_secret_chits_that_no_points_were_given_for_are_named(app: App, tmp_path: Path) -> None:
    end = ended(app, tmp_path / "end.combat", AXIS)
    chit = next(chit for chit in end.state.book.chits.values() if chit.objective and chit.vp)
    end.secrets = {AXIS: (), ALLIES: (chit.id,)}
    assert end.unscored(AXIS) == ""
    assert end.unscored(ALLIES) == f"{chit.objective}: {text('printed-points', points=chit.vp)}"


@pytest.mark.rule("6.5")
def test_a_lost_unit_is_not_greyed_for_having_been_activated(app: App, tmp_path: Path) -> None:
    state = ended(app, tmp_path / "end.combat", AXIS).state
    unit = next(unit for unit in state.units.values() if not state.figure(unit).hero)
    pictures = []
    for activated in (False, True):
        state.units[unit.id] = replace(unit, activated=activated)
        plate = pygame.Surface((80, 80))
        lost_face(state, unit.id, 58).draw(plate, 4, 4)
        pictures.append(pygame.image.tobytes(plate, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_way_to_the_start_screen_leads_there_also_from_a_loaded_game(app: App, tmp_path: Path) -> None:
    app.open("menu")
    home = app.top
    app.open("saves")
    app.push(end := ended(app, tmp_path / "end.combat", AXIS))
    end.update(10.0)
    assert end.buttons[0].label == text("button-to-menu")
    end.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert app.scenes == [home]


def test_keys_of_a_series_begun_in_the_game_do_not_close_the_sheet(app: App, tmp_path: Path) -> None:
    app.open("menu")
    end = ended(app, tmp_path / "end.combat", AXIS)
    app.push(end)
    enter = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    for _ in range(4):
        end.update(0.7 * UNREAD)
        end.handle(enter)
        assert app.top is end
    end.update(UNREAD)
    end.handle(enter)
    assert app.top is not end


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_stamp_leaves_the_result_beside_it_whole(app: App, tmp_path: Path, language: str) -> None:
    app.speak(language)
    end = ended(app, tmp_path / "end.combat", AXIS)
    end.state.ended, end.state.vp = "sudden-death", 14
    app.push(end)
    with lettered.noted() as found:
        app.round(0.05)
    assert [line.text for line in found if line.cut == "short"] == []
    how = next(line for line in found if line.text == end.said()[1])
    stamp = next(line for line in found if line.text == text("end-points", lead=lead(14)))
    assert how.box.right < app.size[0] // 2 + 410 - stamp.box.width
    app.speak("en")


def test_a_button_that_opens_a_slow_page_shows_first_that_it_was_pressed(app: App, tmp_path: Path) -> None:
    end = ended(app, tmp_path / "end.combat", AXIS)
    app.push(end)
    end.update(UNREAD)
    app.round(0.05)
    end.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_r, mod=0, unicode="r"))
    assert app.top is end
    assert WAITS in [button.label for button in end.buttons]
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    end.dirty = False
    end.update(0.05)
    report = app.top
    assert report is not end
    app.round(0.05)
    assert app.top is report, "a key pressed meanwhile does not close it"
    assert WAITS not in [button.label for button in end.buttons]


@pytest.mark.rule("4.5", "5.5")
def test_the_sheet_names_the_same_secret_chits_as_the_report_of_the_finished_game(app: App, tmp_path: Path) -> None:
    path = saved(tmp_path, 260, given_up=True)
    report = of_save(path).state
    app.open("battle", book=skirmish(1), seed=8, seat=ALLIES, path=tmp_path / "other.combat")
    table: CommandScene = the(TableScene, app.top)
    record = table.session.record
    assert record is not None
    table.desk.state.secrets = dict.fromkeys(report.secrets, (HIDDEN_CHIT,))
    assert secrets_opened(table) == table.desk.state.secrets, "not while the game goes on"
    record.path = path
    assert secrets_opened(table) == report.secrets
    assert all(HIDDEN_CHIT not in chits for chits in report.secrets.values())
    assert any(report.secrets.values())
