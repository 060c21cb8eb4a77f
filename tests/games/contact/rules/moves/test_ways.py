"""Routes over the ground: speeds, deductions, halving, dice at borders (L33 to L102)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.table_map import Scenery
from combat.games.contact.rules.answers import Act, Mode, Verb
from combat.games.contact.rules.charts.move_chart import Locomotion
from combat.games.contact.rules.events.act_events import GroundRolled, UnitMoved
from combat.games.contact.rules.events.fire_events import CheckRolled
from combat.games.contact.rules.ground.ways import Way, passage_of, way
from combat.games.contact.rules.moves.figures_of_moves import allowance, move_way
from combat.games.contact.rules.state import LaidField, State
from tests.games.contact.tiny_battle import Placed, area, battle, changed, line, run

FAR = Placed("rifle-squad", "170,5@180")


def alone(card: str, *scenery: Scenery, place: str = "60,110") -> State:
    """Return a battle of one unit, with a distant enemy."""
    return battle([Placed(card, place)], [FAR], *scenery)


def reaches(state: State, cm: float, verb: Verb = "fast", *modes: Mode) -> bool:
    """Return whether a unit may move `cm` centimetres straight ahead."""
    act = Act(verb, Route.read(f"60,{110 - cm:g}"), modes=modes)
    return isinstance(move_way(state, state.units["a1"], act), Way)


@pytest.mark.rule("L36")
@pytest.mark.parametrize(
    ("card", "verb", "most"),
    [
        ("rifle-squad", "move", 20), ("rifle-squad", "fast", 30), ("rifle-squad", "crawl", 10), ("hmg", "fast", 15),
        ("m4a3-75", "fast", 40), ("m4a3-75", "move", 20), ("truck", "fast", 40), ("pak-36", "fast", 10),
    ],
)  # fmt: skip
def test_l36_speeds_over_clear_ground(card: str, verb: Verb, most: int) -> None:
    """B4.5, C22."""
    state = alone(card)
    assert reaches(state, most, verb)
    assert not reaches(state, most + 0.1, verb)


@pytest.mark.rule("L46")
def test_l46_a_truck_goes_100_on_a_road_and_40_beside_it() -> None:
    """B4.5: the whole move must be on the road."""
    state = alone("truck", area("road", 55, 0, 65, 120))
    assert reaches(state, 100)
    assert not reaches(state, 41, "move")
    assert not reaches(alone("truck", area("road", 55, 0, 65, 100)), 41)


@pytest.mark.rule("L50")
def test_l50_towing_costs_10() -> None:
    """B4.6."""
    state = battle([Placed("truck", "60,110"), Placed("pak-36", "60,110")], [FAR])
    state = changed(state, "a2", where="aboard", carrier="a1")
    assert reaches(state, 30)
    assert not reaches(state, 30.1)


@pytest.mark.rule("L52")
@pytest.mark.parametrize(("card", "most"), [("m4a3-75", 1333), ("sdkfz-222", 2000)])
def test_l52_backwards_a_third_an_armoured_car_half(card: str, most: int) -> None:
    """B4.6."""
    state = alone(card)
    assert allowance(state, state.units["a1"], "fast", back=True) == most


@pytest.mark.rule("L84")
def test_l84_a_standard_track_goes_30_through_mud() -> None:
    """B4.7: -10, once."""
    state = alone("m4a3-75", area("mud", 0, 0, 120, 100))
    assert reaches(state, 30)
    assert not reaches(state, 30.1)


@pytest.mark.rule("L71")
def test_l71_half_is_double_cost_inside() -> None:
    """B4.7, C23: 10 in the open, then 15 in an orchard, of 40."""
    state = alone("m4a3-75", area("orchard", 0, 0, 120, 100))
    assert reaches(state, 25)
    assert not reaches(state, 25.1)


@pytest.mark.rule("L63")
@pytest.mark.parametrize(
    ("kind", "locomotion", "effect", "risk"),
    [
        ("building", "foot", "free", False), ("building", "wheels", "no", False), ("building", "tracks", "no", False),
        ("dense-wood", "foot", "minus", False), ("dense-wood", "tracks", "half", True), ("orchard", "wheels", "half", True),
        ("hedge", "wheels", "minus", True), ("hedge", "tracks", "minus", False), ("bocage", "tracks", "minus", True),
        ("bocage", "half-track", "no", False), ("trench", "half-track", "half", True), ("trench", "tracks", "half", False),
        ("wire", "foot", "minus", False), ("deep-river", "foot", "no", False), ("swamp", "tracks", "half", True),
    ],
)  # fmt: skip
def test_l63_the_chart_by_locomotion(kind: str, locomotion: Locomotion, effect: str, risk: bool) -> None:
    """B4.7, B4.9: half-tracks are refused at bocage and risk trenches."""
    found = passage_of(alone("rifle-squad").book, kind, locomotion)
    assert (found.effect, found.risk) == (effect, risk)


@pytest.mark.rule("L100")
def test_l100_a_vehicle_rolls_once_at_the_border_and_sticks_on_a_1() -> None:
    """B4.8."""
    state = alone("truck", area("soft-sand", 0, 0, 120, 100))
    stuck = run(state, "order a1", "fast 60,95", "none", 1)
    assert [event.passed for event in stuck.of(GroundRolled)] == [False]
    assert stuck.state.units["a1"].stuck == "ground"
    free = run(state, "order a1", "fast 60,95", "none", 2, "none")
    assert free.state.units["a1"].pose == "60,95"
    assert isinstance(move_way(stuck.state, stuck.state.units["a1"], Act("fast", Route.read("60,90"))), Refusal)


@pytest.mark.rule("L102")
def test_l102_wire_asks_infantry_for_a_test_and_costs_10() -> None:
    """B4.10."""
    state = alone("rifle-squad")
    state.fields["dw1"] = LaidField("dw1", "wire", "defender", Pose.read("60,100"), 3000, 200, found=True)
    assert not reaches(state, 20.1)
    through = run(state, "order a1", "fast 60,92", "none", 4, "none")
    assert [event.passed for event in through.of(CheckRolled)] == [True]
    assert through.state.units["a1"].pose == "60,92"
    held = run(state, "order a1", "fast 60,92", "none", 3)
    assert held.state.units["a1"].pose != "60,92"
    assert held.state.units["a1"].stuck == ""


@pytest.mark.rule("L63")
def test_l63_forbidden_ground_stops_a_way() -> None:
    state = alone("m4a3-75", area("building", 40, 90, 80, 100))
    found = way(state, state.units["a1"], Route.read("60,80"))
    assert isinstance(found, Refusal) and found.message == "impassable"


@pytest.mark.rule("L79")
def test_l79_a_hedge_is_subtracted_once_it_is_crossed() -> None:
    state = alone("m4a3-75", line("hedge", 10, (20, 95), (100, 95)))
    assert reaches(state, 35)
    assert not reaches(state, 35.1)


@pytest.mark.rule("L14")
def test_l14_a_fast_move_leaves_no_fire() -> None:
    """B4.2."""
    state = battle([Placed("rifle-squad", "60,80")], [Placed("rifle-squad", "60,60@180")])
    refused = run(state, "order a1").asked
    assert refused is not None
    found = refused.refusal(state, "fast 60,75 >> rifles>d1")
    assert found is not None and found.message == "no-fire-with-it"


@pytest.mark.rule("L15")
def test_l15_a_crawl_counts_as_not_moving() -> None:
    """B4.2."""
    gone = run(alone("rifle-squad"), "order a1", "crawl 60,100")
    assert gone.of(UnitMoved) and gone.state.units["a1"].moved == 0
