"""Esc cancels a plan, a box selects teams, and an invalid drag shows the reason."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from combat.games.armour.prompts.ask_assault import AskAssault
from combat.games.armour.prompts.ask_move import AskMove
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.prompts.setup.ask_deploy import AskDeploy
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import Phase, State
from combat.games.armour.rules.two_seats import DEFENDER
from tests.engine.stage import gestures
from tests.games.armour.shipped import book
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.games.armour.tiny_battle import Placed, battle
from tests.narrowing import the

PLATOON = Placed("us-sherman-platoon", {"m4-sherman": 4}, ["60,90", "66,90", "54,90", "72,90"])
PANZERS = Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, ["56,60@180", "64,60@180"])


def field(phase: Phase = "movement") -> State:
    """Return a battle of two platoons in a phase."""
    return battle([PLATOON], [PANZERS], phase=phase)


@contextmanager
def window(state: State) -> Iterator[ArmourWindow]:
    """Yield the table of a battle in a window."""
    with armour_application() as app:
        made = ArmourWindow(app, state)
        made.show("60,90", "60,60", zoom=1)
        yield made


def test_esc_takes_back_the_way_that_is_laid_out_and_only_then_opens_the_menu() -> None:
    with window(field()) as at:
        at.click("a1-1")
        at.click("60,80")
        prompt = the(AskMove, at.desk.prompt)
        assert prompt.pending is not None
        gestures.press(at.app, "Esc")
        assert prompt.pending is None
        assert at.app.top is at.scene
        for _ in range(3):
            gestures.press(at.app, "Esc")
        assert at.app.top is not at.scene


def test_esc_takes_back_the_shots_that_are_laid_out() -> None:
    with window(field("shooting")) as at:
        at.click("a1-1")
        at.click("d1-1")
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert plan.aims
        gestures.press(at.app, "Esc")
        assert plan.aims == {}
        assert at.app.top is at.scene


def test_esc_takes_back_the_team_that_was_left_out_of_a_charge() -> None:
    foot = Placed("us-rifle-platoon", {"garand-team": 3}, ["60,68", "66,68", "54,68"])
    foe = Placed("de-grenadier-platoon", {"mg34-team": 2}, ["58,61@180", "64,61@180"])
    with window(battle([foot], [foe], phase="assault")) as at:
        at.press("1", "H")
        prompt = the(AskAssault, at.desk.prompt)
        assert prompt.left_out
        gestures.press(at.app, "Esc")
        assert not prompt.left_out
        assert at.app.top is at.scene


def test_teams_in_a_box_move_together_and_the_others_stay() -> None:
    with window(field()) as at:
        start, end = at.at("63,84"), at.at("78,97")
        pygame.key.set_mods(pygame.KMOD_SHIFT)
        gestures.drag(at.app, start, end)
        pygame.key.set_mods(pygame.KMOD_NONE)
        assert the(AskMove, at.desk.prompt).boxed == {"a1-2", "a1-4"}
        at.drag("a1-2", "66,80")
        assert {team.id for team in at.state.teams.values() if team.moved} == {"a1-2", "a1-4"}


def test_a_drag_in_the_shooting_phase_says_what_is_asked() -> None:
    with window(field("shooting")) as at:
        at.drag("a1-1", "60,80")
        assert "choose who fires" in at.notice
        assert at.state.teams["a1-1"].pose == at.state.teams["a1-1"].began


def test_the_next_unit_waits_at_the_pointer_until_that_moves() -> None:
    """Where one was just placed the next cannot stand: nothing is drawn there in red."""
    with armour_application() as app:
        at = ArmourWindow(app, new_state(book("two-platoons")), DEFENDER)
        at.show("90,15")
        at.click("100,15")
        prompt = the(AskDeploy, at.desk.prompt)
        assert not prompt.follows_pointer
        gestures.point(app, at.at("70,15"))
        assert prompt.follows_pointer
