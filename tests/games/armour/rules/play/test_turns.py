"""The sequence of a turn and its nine starting steps (L523 to L549)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.rules.events.morale_events import RatingTested
from combat.games.armour.rules.events.turn_events import PhaseBegan, StepDone, TurnBegan
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.tiny_battle import Placed, battle, end_turn, run_through

STEPS = ["remount", "rally", "last-stand", "formation-stand", "victory", "ambushes", "reserves", "aircraft", "smoke"]


def state() -> State:
    """Return a battle of two units of each seat, out of reach of each other."""
    return battle(
        [
            Placed("de-panzer-hq", {"pz-iv-g": 1}, ["20,110"]),
            Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, ["10,110", "30,110"]),
        ],
        [
            Placed("us-tank-hq", {"m4-sherman": 1}, ["170,10@180"]),
            Placed("us-rifle-platoon", {"garand-team": 2}, ["120,10@180", "126,10@180"]),
        ],
        phase="starting",
    )


@pytest.mark.rule("L523")
def test_the_attacker_moves_first_and_turns_alternate() -> None:
    first = end_turn(state())
    assert [(event.turn, event.seat) for event in first.of(TurnBegan)] == [(1, DEFENDER)]
    second = end_turn(first.state)
    assert [(event.turn, event.seat) for event in second.of(TurnBegan)] == [(2, ATTACKER)]


@pytest.mark.rule("L523")
@pytest.mark.rule("3.6")
def test_starting_movement_shooting_and_assault_follow_one_another() -> None:
    after = end_turn(state())
    phases = [event.phase for event in after.of(PhaseBegan) if event.seat == ATTACKER]
    assert phases == ["movement", "shooting", "assault"]


@pytest.mark.rule("L525")
def test_the_nine_steps_come_in_their_order_and_are_skipped_with_nothing_to_do() -> None:
    after = end_turn(state())
    steps = after.of(StepDone)[:9]
    assert [event.step for event in steps] == STEPS
    assert [event.step for event in steps if not event.skipped] == ["victory"]


@pytest.mark.rule("L525")
def test_crews_remount_before_units_rally_and_these_before_last_stands() -> None:
    """The commander is bailed out and rolls twice (L45); a rifle unit is pinned, with a loss, far from him."""
    begun = state()
    begun.active = DEFENDER
    begun.units["d2"] = replace(begun.units["d2"], pinned=True)
    begun.teams["d1-1"] = replace(begun.teams["d1-1"], bailed=True)
    begun.teams["d2-3"] = replace(begun.teams["d2-2"], id="d2-3", where="destroyed", pose=None)
    after = run_through(begun, 1, 1, 6, 6)
    assert [event.test for event in after.of(RatingTested)] == ["remount", "rally", "last-stand"]
    done = [(event.step, event.skipped) for event in after.of(StepDone)][:4]
    assert done == [("remount", False), ("rally", False), ("last-stand", False), ("formation-stand", True)]
