"""Transport by mouse and keys: mounting by drag and key, dismounting, arriving from the rear (L575 to L581)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import squared_distance
from combat.engine.space.plane.pose import Pose
from combat.games.armour.prompts.ask_move import AskMove
from combat.games.armour.rules.state import State
from combat.games.armour.words.team_states import states_of
from tests.games.armour.rules.transport.half_track import carried, platoon
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.narrowing import the


@contextmanager
def window(state: State) -> Iterator[ArmourWindow]:
    """Yield the table of a battle in a window."""
    with armour_application() as app:
        made = ArmourWindow(app, state)
        made.show("66,88")
        yield made


def riders(state: State) -> set[str]:
    """Return the ids of the teams in the transport."""
    return {team.id for team in state.teams.values() if team.where == "mounted" and team.vehicle == "a1-4"}


def is_near(pose: Pose, place: str) -> bool:
    """Return whether a pose is within 3 mm of a place, as exact as a click."""
    return squared_distance(pose.point, Pose.read(place).point) <= 30 * 30


def test_l575_a_team_dragged_onto_a_vehicle_goes_to_it_and_gets_on() -> None:
    with window(platoon()) as at:
        at.drag("a1-2", "a1-4")
        assert riders(at.state) == {"a1-2"}
        assert at.inputs == 1


def test_l575_a_vehicle_that_is_too_far_is_refused_with_the_reason() -> None:
    """From 72,90 to 150,85 is more than any speed of infantry."""
    with window(platoon("150,85.5")) as at:
        at.show("110,88")
        at.drag("a1-3", "a1-4")
        assert "too far" in at.notice.lower()
        assert riders(at.state) == set()


def test_l571_a_full_vehicle_is_refused_with_the_reason() -> None:
    state = carried(platoon(), "a1-1", "a1-2")
    state.teams["extra"] = replace(state.teams["a1-3"], id="extra", where="mounted", pose=None, vehicle="a1-4")
    with window(state) as at:
        at.drag("a1-3", "a1-4")
        assert "no room" in at.notice.lower()
        assert "a1-3" not in riders(at.state)


def test_l575_one_key_lets_a_whole_unit_get_on() -> None:
    """The leader touches the half-track, the two others walk to it."""
    with window(platoon()) as at:
        at.click("a1-1")
        at.press("E")
        assert riders(at.state) == {"a1-1", "a1-2", "a1-3"}


def test_l579_one_key_lets_all_teams_get_off_beside_their_vehicle() -> None:
    with window(carried(platoon(), "a1-1", "a1-2")) as at:
        at.click("a1-4")
        at.press("H")
        assert riders(at.state) == set()
        assert all(at.state.teams[team].ferried == "dismounted" for team in ("a1-1", "a1-2"))


def test_l579_a_carried_team_gets_off_towards_the_place_that_is_clicked() -> None:
    """Infantry goes on at Tactical speed after it got off."""
    with window(carried(platoon(), "a1-1")) as at:
        at.desk.selection.select("a1-1")
        assert the(AskMove, at.desk.prompt).entering is not None
        at.click("70,80")
        assert is_near(at.pose("a1-1"), "70,80")


def test_l579_a_place_that_is_too_far_lets_it_get_off_on_that_side() -> None:
    with window(carried(platoon(), "a1-1")) as at:
        at.show("90,88")
        at.desk.selection.select("a1-1")
        at.click("104,85.5")
        pose = at.pose("a1-1")
        assert 6000 < pose.point.x < 6600


def test_l581_a_transport_comes_from_the_rear_by_key_and_click() -> None:
    state = platoon()
    state.teams["a1-4"] = replace(state.teams["a1-4"], where="rear", pose=None)
    with window(state) as at:
        at.click("a1-1")
        at.press("V")
        assert at.desk.selection.piece == "a1-4"
        at.click("66,82")
        assert is_near(at.pose("a1-4"), "66,82")


def test_l581_far_from_its_unit_it_comes_to_the_nearest_legal_place() -> None:
    """The teams stand at 60 to 72,90; a transport is at most 10 cm from one of them."""
    state = platoon()
    state.teams["a1-4"] = replace(state.teams["a1-4"], where="rear", pose=None)
    with window(state) as at:
        at.show("80,88")
        at.desk.selection.select("a1-4")
        at.click("94,90")
        assert at.pose("a1-4").point.x < 9400


def test_a28_teams_on_a_vehicle_are_shown_on_it() -> None:
    state = carried(platoon(), "a1-1", "a1-2")
    assert "carries-2" in states_of(state, state.teams["a1-4"], near=True)
    assert not any(name.startswith("carries") for name in states_of(platoon(), platoon().teams["a1-4"], near=True))
