"""Clearing minefields by an order (L789)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import OrderCall
from combat.games.armour.rules.events.works_events import MinesCleared
from combat.games.armour.rules.fire.aiming import shooter_refusal
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import DEFENDER
from combat.games.armour.rules.works.placed_work import PlacedWork
from tests.games.armour.fields import FAR_PANZER, SHERMAN, field, move, refusal, refused
from tests.games.armour.tiny_battle import Placed, run

CLEAR = OrderCall("a1", "clear-mines")
SQUADS = Placed("us-rifle-platoon", {"garand-team": 2}, ["60,90", "80,90"])


def near(unit: Placed, *places: str) -> State:
    """Return a battle with a unit and minefields of the defender at some places."""
    state = field(unit, FAR_PANZER)
    state.works = tuple(PlacedWork("mines", DEFENDER, Pose.read(place)) for place in places)
    return state


@pytest.mark.rule("L789")
def test_a_team_near_mines_removes_them_instead_of_moving() -> None:
    after = run(near(SQUADS, "60,84"), CLEAR)
    assert [event.team for event in after.of(MinesCleared)] == ["a1-1"]
    assert not after.state.works
    cleared = after.state.teams["a1-1"]
    assert (str(cleared.pose), cleared.moved) == ("60,90", "tactical")
    assert refused(after.state, move("60,95")) == "has-moved"
    why = shooter_refusal(after.state, cleared)
    assert why is not None
    assert (why.message, why.rule) == ("order-bars", "L789")
    assert shooter_refusal(after.state, after.state.teams["a1-2"]) is None


@pytest.mark.rule("L789")
def test_each_team_removes_one_field() -> None:
    after = run(near(SQUADS, "60,84", "56,90"), CLEAR)
    assert len(after.of(MinesCleared)) == len(after.state.works) == 1


@pytest.mark.rule("L789")
@pytest.mark.parametrize(("unit", "place"), [(SQUADS, "60,70"), (SQUADS, "80,84"), (SHERMAN, "60,84")])
def test_who_cannot_clear_mines(unit: Placed, place: str) -> None:
    """Mines too far away; a team more than 15 cm from its leader; a tank without a device for it."""
    assert refusal(near(unit, place), CLEAR) == "no-mines-near"


@pytest.mark.rule("L789")
def test_a_pinned_leader_cannot_give_the_order() -> None:
    state = near(SQUADS, "60,84")
    state.units["a1"] = replace(state.units["a1"], pinned=True)
    assert refusal(state, CLEAR) == "pinned"


@pytest.mark.rule("L789")
@pytest.mark.parametrize(("y", "message"), [("83.5", ""), ("83.4", ""), ("83.3", "no-mines-near")])
def test_mines_are_cleared_at_5_cm_or_less_from_their_centre(y: str, message: str) -> None:
    """The base of the team at 60,90 ends at 88.4; the other team is too far from the leader."""
    assert refusal(near(SQUADS, f"60,{y}"), CLEAR) == message


@pytest.mark.rule("L789")
@pytest.mark.parametrize(("card", "message"), [("", "no-mines-near"), ("assault-pioneers", "")])
def test_only_assault_pioneers_clear_mines_that_they_came_to_in_this_turn(card: str, message: str) -> None:
    """It stood farther away when its turn began."""
    state = near(SQUADS, "60,84")
    state.units["a1"] = replace(state.units["a1"], upgrade=card)
    state.teams["a1-1"] = replace(state.teams["a1-1"], began=Pose.read("60,96"))
    assert refusal(state, CLEAR) == message
