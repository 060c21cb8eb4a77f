"""A challenge of COMMAND! at the table: its cards, its opponent, and the code of its result."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.engine.challenges.challenge_code import code_of, read_code
from combat.engine.challenges.challenge_result import proof_of, result_in
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import of_day, of_scenario
from combat.engine.stage.app import App
from combat.engine.stage.challenges.challenge_slip import ChallengeSlip
from combat.engine.stage.challenges.code_slip import CodeSlip
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.tabletop.scene.end_sheet import MARGIN, UNREAD
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.command.challenges.side_challenges import CHALLENGES
from combat.games.command.rules.two_sides import ALLIES
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.game_end_scene import GameEndScene
from combat.games.command.table.command_scene import CommandScene
from tests.engine.instant_app import instant_app
from tests.engine.stage.hands import press
from tests.games.command.challenges.fought import SEED, code
from tests.games.command.skirmish import skirmish
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND!."""
    yield from instant_app(STAGE, STAGE.home)


def played(app: App, answers: int) -> CommandScene:
    """Answer with the first legal answers until there are `answers` answers; return the table."""
    table: CommandScene = the(TableScene, app.top)
    for _ in range(4000):
        session = table.session
        decision = session.decision
        if decision is None:
            app.round(0.05)
        elif session.answers >= answers:
            break
        else:
            table.desk.controls.answer(next(iter(decision.options(session.view))))
    return table


def given_up(app: App, table: CommandScene) -> GameEndScene:
    """Concede the game; return the scene of the result when it accepts keys."""
    table.desk.controls.concede()
    for _ in range(600):
        if isinstance(app.top, GameEndScene):
            break
        app.round(0.05)
    end = the(GameEndScene, app.top)
    end.update(2 * UNREAD)
    return end


def test_a_challenge_left_and_taken_up_again_is_proved_and_its_end_offers_the_code(app: App, tmp_path: Path) -> None:
    path, taken = tmp_path / "challenge.combat", code(seat=ALLIES)
    app.open("battle", book=skirmish(0), seed=SEED, challenge=taken, seat=ALLIES, path=path)
    table = played(app, 60)
    app.pop()
    app.open("saved-battle", path=path)
    table = played(app, 120)
    given_up(app, table)
    press(app, "C")
    result = the(Result, read_code(CHALLENGES, the(CodeSlip, app.top).code))
    assert result.challenge.seat == ALLIES
    assert result == result_in(CHALLENGES, proof_of(CHALLENGES, path))


def test_the_start_screen_leads_to_the_days_game_and_from_there_to_any_code(app: App) -> None:
    app.open("menu")
    app.round(0.05)
    press(app, "D")
    day = the(ChallengeSlip, app.top)
    today = of_day(CHALLENGES, date.today())
    assert read_code(CHALLENGES, day.code) == today
    press(app, "N")
    the(WriteSlip, app.top).entry.text = "HELLO-WORLD"
    press(app, "Enter")
    assert the(WriteSlip, app.top).fault
    result = Result(of_scenario(CHALLENGES, "raid-by-night", (), 9, ALLIES), -11, 7, 31, 400, "00" * 8)
    the(WriteSlip, app.top).entry.text = code_of(CHALLENGES, result)
    press(app, "Enter")
    slip = the(ChallengeSlip, app.top)
    assert read_code(CHALLENGES, slip.code) == result.challenge
    assert any(line.startswith("To beat: Allies won") for line in slip.lines)
    press(app, "Enter")
    table: CommandScene = the(TableScene, app.top)
    assert (table.session.marks.challenge, table.seed, set(table.session.party)) == (slip.code, 9, {ALLIES})


@pytest.mark.parametrize("taken", ["", code(seat=ALLIES)], ids=["plain", "challenge"])
def test_the_sheet_at_the_end_offers_the_code_of_a_challenge_alone(taken: str, app: App, tmp_path: Path) -> None:
    path = tmp_path / "game.combat"
    app.open("battle", book=skirmish(0), seed=SEED, seat=ALLIES, challenge=taken, path=path)
    end = GameEndScene(app, the(TableScene, app.top))
    offered = [button.label for button in end.buttons]
    assert (text("button-result") in offered) == bool(taken)


@pytest.mark.parametrize("alpha", [None, 225])
def test_the_form_shows_through_the_stamp_of_the_points(alpha: int | None, app: App, tmp_path: Path) -> None:
    app.open("battle", book=skirmish(0), seed=SEED, seat=ALLIES, path=tmp_path / "game.combat")
    end = GameEndScene(app, the(TableScene, app.top))
    end.resize()
    form = pygame.Surface(app.size)
    end.draw_ground(form)
    stamped = form.copy()
    wide = end.draw_stamp(stamped, "12 VP", theme.COMMIT, (24, 54), 76, alpha)
    right, top = end._sheet.right - theme.px(MARGIN), end._sheet.y + theme.px(76)
    stamp = pygame.Rect(right - wide, top, wide, theme.px(54))
    corners = [(stamp.left, stamp.top), (stamp.right - 1, stamp.bottom - 1)]
    assert [stamped.get_at(at) for at in corners] == [form.get_at(at) for at in corners]
    changed = pygame.mask.from_threshold(stamped, (0, 0, 0, 0), (1, 1, 1, 255), form)
    changed.invert()
    assert 0 < changed.count() < stamp.width * stamp.height / 2
