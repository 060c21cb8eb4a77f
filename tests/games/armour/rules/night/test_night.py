"""Moving, seeing and shooting by night (L793, A39)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.ledger import Term
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM
from combat.games.armour.rules.answers import DONE, Aim, FireOrder
from combat.games.armour.rules.assault.assault import Assault
from combat.games.armour.rules.charts.terrain_chart import GroundClass
from combat.games.armour.rules.events.move_events import CrossRolled
from combat.games.armour.rules.events.night_events import NightSightRolled
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.moves.move_limits import speed_limit
from combat.games.armour.rules.night.night_sight import hidden_by_night
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import DEFENDER
from tests.games.armour.fields import FAR_PANZER, SHERMAN, field, move, refusal
from tests.games.armour.shipped import book
from tests.games.armour.tiny_battle import Placed, area, battle, run

GUN = "gun-75-mm-m3"


def dark(gap: int = 25) -> State:
    """Return a night battle before the shooting phase, of a Sherman and a Panzer IV `gap` cm in front of it."""
    state = battle(
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,110"])],
        [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, [f"60,{104 - gap}@180"])],
        phase="movement",
    )
    state.night = True
    return state


@pytest.mark.rule("L793")
@pytest.mark.parametrize(("mission", "is_dark"), [("before-dawn", True), ("ridge", False)])
def test_a_mission_by_night_begins_dark(mission: str, *, is_dark: bool) -> None:
    assert new_state(book(mission)).night is is_dark


@pytest.mark.rule("A39")
@pytest.mark.parametrize(("die", "sight"), [(1, 20), (2, 20), (3, 30), (4, 30), (5, 40), (6, 50)])
def test_each_unit_rolls_how_far_it_sees_before_it_shoots(die: int, sight: int) -> None:
    after = run(dark(), DONE, die)
    assert [(event.unit, event.distance) for event in after.of(NightSightRolled)] == [("a1", sight * 100)]
    assert after.asked is not None
    assert after.asked.kind == "shoot-units"


@pytest.mark.rule("A39")
@pytest.mark.parametrize(("die", "message"), [(2, "too-dark"), (3, "")])
def test_it_sees_no_farther(die: int, message: str) -> None:
    """The hulls are about 25 cm apart: beyond 20, within 30."""
    assert refusal(run(dark(), DONE, die), FireOrder([Aim("a1-1", GUN, "d1-1")])) == message


@pytest.mark.rule("L793")
def test_a_target_that_shot_in_its_last_turn_is_seen_at_any_distance() -> None:
    state = dark(45)
    state.teams["d1-1"] = replace(state.teams["d1-1"], fired="halted")
    assert refusal(run(state, DONE, 1), FireOrder([Aim("a1-1", GUN, "d1-1")])) == ""


@pytest.mark.rule("L793")
def test_shots_by_night_are_harder_by_1() -> None:
    state = run(dark(), DONE, 6).state
    aim = Aim("a1-1", GUN, "d1-1")
    found = shot(state, aim)
    assert isinstance(found, Shot)
    assert Term("night", 1, "L793") in found.ledger
    state.night = False
    by_day = shot(state, aim)
    assert isinstance(by_day, Shot)
    assert found.need == by_day.need + 1


@pytest.mark.rule("L793")
def test_cross_is_harder_by_1_in_the_night() -> None:
    """A Sherman crosses on 3+ by day."""
    state = field(SHERMAN, FAR_PANZER, area("wood", 40, 60, 80, 80))
    assert [event.need for event in run(state, move("60,70"), 3).of(CrossRolled)] == [3]
    state.night = True
    (rolled,) = run(state, move("60,70"), 3).of(CrossRolled)
    assert (rolled.need, rolled.crosses) == (4, False)


@pytest.mark.rule("L793")
@pytest.mark.rule("19.1")
def test_dashes_by_night_are_those_over_rough_ground() -> None:
    state = field()
    team = state.teams["a1-1"]
    grounds: tuple[GroundClass, ...] = ("road", "cross-country", "terrain", "impassable")
    by_day = [speed_limit(state, team, "dash", ground) for ground in grounds]
    tactical = speed_limit(state, team, "tactical", "terrain")
    state.night = True
    assert [speed_limit(state, team, "dash", ground) for ground in grounds] == [by_day[2], by_day[2], by_day[2], 0]
    assert by_day[2] < by_day[1] < by_day[0]
    assert speed_limit(state, team, "tactical", "terrain") == tactical


@pytest.mark.rule("A39")
def test_defensive_fire_needs_no_roll() -> None:
    state = dark()
    state.units["a1"] = replace(state.units["a1"], sight=20 * CM)
    shooter, target = state.teams["a1-1"], state.teams["d1-1"]
    assert hidden_by_night(state, shooter, target)
    state.assault = Assault(DEFENDER, ("d1",))
    assert not hidden_by_night(state, shooter, target)
