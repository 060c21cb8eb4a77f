"""A seat sees detected units and markers (section 4), but not what is under markers, nor which are dummies."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import as_plain, replace
from combat.engine.kernel.rules import game_of
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.events.act_events import MarkersMoved, MarkersPlaced, UnitFound
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.state import Dummy, Marker, State
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER
from tests.games.contact.tiny_battle import Placed, area, battle, changed, run

WALL = area("tall-building", 0, 55, 180, 60)
"""Nobody sees across it."""
PLACES = {"dm1": "40,20", "dm2": "80,20", "dm3": "120,20"}


def marked(under: Mapping[str, str]) -> State:
    """Return a battle in which d1 (rifle squad), d2 (MMG) and dx1 (dummy) are under three markers.

    `under` gives the id under each marker.
    """
    state = battle([Placed("rifle-squad", "60,100")], [Placed("rifle-squad", "1,1"), Placed("mmg", "1,1")], WALL)
    for marker, owner in under.items():
        pose = Pose.read(PLACES[marker])
        state.markers[marker] = Marker(marker, DEFENDER, pose.point)
        if owner == "dx1":
            state.dummies["dx1"] = Dummy("dx1", DEFENDER, pose, marker, True)
        else:
            state.units[owner] = replace(state.units[owner], where="marker", marker=marker, pose=pose)
    state.marked[DEFENDER] = 3
    return state


ONE = {"dm1": "d1", "dm2": "d2", "dm3": "dx1"}
OTHER = {"dm1": "dx1", "dm2": "d1", "dm3": "d2"}


def told(state: State, *answers: str) -> list[Event]:
    """Return the events that the attacker sees while answers are given."""
    found = list[Event]()
    game = game_of(RULES, state.copy())
    true = state.copy()

    def hear(_: State, event: Event) -> None:
        found.extend(RULES.seen(true, event, ATTACKER))
        RULES.apply(true, event)

    game.on_event = hear
    for answer in answers:
        game.answer(answer)
    return found


def test_s4_two_states_that_differ_only_under_markers_look_alike() -> None:
    """B4.22."""
    views = [as_plain(RULES.visible(marked(under), ATTACKER), "deterministic") for under in (ONE, OTHER)]
    assert views[0] == views[1]
    assert not RULES.visible(marked(ONE), ATTACKER).dummies
    assert set(RULES.visible(marked(ONE), ATTACKER).units) == {"a1"}
    assert set(RULES.visible(marked(ONE), DEFENDER).units) == {"a1", "d1", "d2"}


def test_s4_an_order_to_a_unit_and_one_with_a_dummy_are_told_alike() -> None:
    """The markers move together at the end of the order, from left to right."""
    for first, second in (("dm1", "dm2"), ("dm1", "dm3"), ("dm2", "dm3")):
        heard = []
        for under in (ONE, OTHER):
            names = [under[first], under[second]]
            units = [each for each in names if each != "dx1"]
            ways = {names[0]: PLACES[first].replace(",20", ",25"), names[1]: PLACES[second].replace(",20", ",25")}
            if len(units) == 1:
                told_ = told(marked_turn(under), f"order {units[0]}; dx1 {ways['dx1']}", f"move {ways[units[0]]}")
                heard.append([event for event in told_ if isinstance(event, MarkersMoved)])
        if len(heard) == 2:
            assert heard[0] == heard[1]


def marked_turn(under: Mapping[str, str]) -> State:
    """Return the battle of `marked` in the defender's turn."""
    state = marked(under)
    state.active = DEFENDER
    return state


def test_s4_an_act_of_somebody_unknown_tells_nothing_but_its_order() -> None:
    """Neither who acts nor what: the kinds of events are the same whoever is under the marker."""
    heard = [
        told(marked_turn(under), f"order {under['dm1']}", "cover") for under in (ONE, {**ONE, "dm1": "d2", "dm2": "d1"})
    ]
    assert heard[0] == heard[1]
    assert {event.kind for event in heard[0]} == {"order-began", "order-done"}


def test_s4_hidden_units_get_markers_from_left_to_right_whatever_their_ids() -> None:
    state = battle([Placed("rifle-squad", "60,100")], [Placed("rifle-squad", "120,20"), Placed("mmg", "40,20")], WALL)
    for unit, other in (("d1", "d2"), ("d2", "d1")):
        hidden = changed(changed(state, unit, where="hidden"), other, where="hidden")
        hidden.active = DEFENDER
        across = pose_of(hidden.units[unit]).point.x // 100
        placed = run(hidden, f"order {unit}", f"crawl {across},24").of(MarkersPlaced)
        assert [(each.markers[0].id, each.owners) for each in placed] == [("dm1", (unit,))]


def test_s4_a_hidden_unit_is_found_within_5_cm_and_its_finder_is_told() -> None:
    """B4.22."""
    wood = area("wood", 40, 10, 80, 40)
    state = battle([Placed("rifle-squad", "60,60")], [Placed("rifle-squad", "60,30@180", "hidden")], wood)
    far = run(state, "order a1", "fast 60,40", "none")
    assert not far.of(UnitFound)
    near = run(state, "order a1", "fast 60,38.9", "none")
    assert [(event.unit, event.by) for event in near.of(UnitFound)] == [("d1", "a1")]


def test_s4_a_finder_who_is_hidden_is_not_told_to_the_owner() -> None:
    state = battle([Placed("rifle-squad", "60,40", "marker")], [Placed("rifle-squad", "60,20@180", "hidden")])
    event = UnitFound("a1", "d1")
    assert RULES.seen(state, event, ATTACKER) == (UnitFound("a1", ""),)
    assert any(isinstance(each, UnitFound) and each.by == "d1" for each in RULES.seen(state, event, DEFENDER))


def test_s4_a_dummy_that_an_enemy_sees_is_taken_away_and_leaves_no_trace() -> None:
    open_ = battle([Placed("rifle-squad", "60,60")], [Placed("rifle-squad", "170,5")])
    pose = Pose.read("60,20")
    open_.markers["dm1"] = Marker("dm1", DEFENDER, Point(6000, 2000))
    open_.dummies["dx1"] = Dummy("dx1", DEFENDER, pose, "dm1", True)
    after = run(open_, "order a1", "fast 60,50", "none").state
    assert after.dummies["dx1"].gone and "dm1" not in after.markers


@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_s4_a_view_has_no_batteries_and_no_orders_of_the_other_seat(seat: str) -> None:
    state = run(marked_turn(ONE), "order d1").state
    view = RULES.visible(state, seat)
    assert view.order is not None and bool(view.order.units) is (seat == DEFENDER)
