"""The displayed state ends the same as the game's state, whichever way the events are shown."""

from __future__ import annotations

import random

import pytest

from combat.engine.stage.settings import PACES
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules import events as ev
from tests.games.volume1.digests import state_digest
from tests.games.volume1.table.sitting import Sitting
from tests.sampled import SOAKED


def _same(sitting: Sitting) -> bool:
    shown, played = sitting.desk.state, sitting.session.view
    return state_digest(shown) == state_digest(played) and shown.smoke == played.smoke


@pytest.mark.parametrize("seed", range(6 if SOAKED else 1))
def test_any_pattern_of_pace_skip_and_undo_ends_with_the_mirror_at_the_game(seed: int) -> None:
    dice, player = random.Random(seed), RandomPlayer(seed)
    sitting = Sitting(seed=seed)
    desk = sitting.desk
    for _ in range(160 if SOAKED else 60):
        desk.app.settings.pace = dice.choice(PACES)
        for _ in range(dice.randrange(12)):
            sitting.rounds()
        if desk.prompt is None:
            dice.choice((desk.animation.skip, desk.mirror.drain))()
            desk.follow(0.0)
            continue
        assert _same(sitting)
        if dice.random() < 0.12:
            desk.controls.undo()
        elif dice.random() < 0.1:
            desk.controls.redo()
        elif (decision := sitting.session.decision) is not None:
            desk.controls.answer(player.answer(decision, sitting.session.view))
    desk.mirror.drain()
    desk.follow(0.0)
    assert _same(sitting)


def test_nothing_is_asked_while_something_is_still_to_be_shown() -> None:
    sitting = Sitting(pace="normal")
    assert sitting.desk.mirror.busy
    assert sitting.asked == ""
    sitting.settle()
    assert sitting.asked == "set-up"


def test_what_is_taken_back_leaves_the_log() -> None:
    sitting = Sitting()
    told = len(sitting.desk.story.lines)
    sitting.desk.controls.answer("pvt-cragg 05.08")
    assert len(sitting.desk.story.lines) == told + 1
    sitting.desk.controls.undo()
    assert len(sitting.desk.story.lines) == told
    assert sitting.desk.state.men["pvt-cragg"].hex is None
    sitting.desk.controls.redo()
    assert sitting.desk.state.men["pvt-cragg"].hex == "05.08"


def test_undo_says_why_it_stops() -> None:
    sitting = Sitting()
    sitting.desk.controls.undo()
    assert sitting.desk.notice.text


def test_a_key_skips_what_is_being_shown() -> None:
    sitting = Sitting(pace="normal")
    showing = sitting.desk.mirror.showing
    assert showing is not None
    sitting.press("Space")
    assert sitting.desk.mirror.showing is not showing


def test_escape_shows_all_the_rest_at_once() -> None:
    sitting = Sitting(pace="normal")
    sitting.press("Esc")
    assert sitting.asked == "set-up"


def test_step_by_step_the_table_waits_after_an_enemy_card() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    sitting.press("1", "1")
    sitting.app.settings.pace = "step"
    sitting.press("Ctrl+Enter")
    waited = []
    for _ in range(400):
        sitting.rounds()
        if sitting.desk.mirror.waiting and sitting.desk.mirror.showing is not None:
            waited.append(sitting.desk.mirror.showing.event.__class__)
            sitting.press("Space")
        if sitting.desk.prompt is not None:
            break
    assert ev.EnemyCardDrawn in waited
