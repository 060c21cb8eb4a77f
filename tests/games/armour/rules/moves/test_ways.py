"""Routes over the table: speeds by ground, distances from enemies, gaps, models in the way (L551 to L563)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.table_map import Scenery
from tests.games.armour.fields import FAR_PANZER, RIFLES, SHERMAN, field, move, refused
from tests.games.armour.states import pinned
from tests.games.armour.tiny_battle import Placed, area, line


@pytest.mark.rule("L551")
@pytest.mark.parametrize(("end", "why"), [("60,65.01", ""), ("60,65", ""), ("60,64.99", "too-far")])
def test_a_sherman_moves_25_cm_at_tactical_speed(end: str, why: str) -> None:
    assert refused(field(), move(end)) == why


@pytest.mark.rule("L561")
def test_ground_does_not_slow_tactical_movement() -> None:
    assert refused(field(SHERMAN, FAR_PANZER, area("ploughed", 50, 70, 70, 80)), move("60,65")) == ""


@pytest.mark.rule("A21")
@pytest.mark.parametrize(("end", "why"), [("60,45", ""), ("60,44.99", "too-far")])
def test_a_dash_over_grass_has_its_cross_country_speed(end: str, why: str) -> None:
    assert refused(field(), move(end, "dash")) == why


@pytest.mark.rule("A21")
@pytest.mark.parametrize(("end", "why"), [("60,55", ""), ("60,54.99", "too-far")])
def test_the_slowest_ground_that_the_middle_touches_limits_a_whole_dash(end: str, why: str) -> None:
    assert refused(field(SHERMAN, FAR_PANZER, area("ploughed", 50, 70, 70, 71)), move(end, "dash")) == why


@pytest.mark.rule("A21")
def test_ground_beside_the_middle_of_a_team_does_not_slow_it() -> None:
    """The hull is 26 mm wide, the ploughed field begins 5 mm beside the middle."""
    plough = Scenery(
        "ploughed", "area", tuple(Point(x, y) for x, y in ((6050, 7000), (7000, 7000), (7000, 7100), (6050, 7100)))
    )
    assert refused(field(SHERMAN, FAR_PANZER, plough), move("60,45", "dash")) == ""


@pytest.mark.rule("A21")
@pytest.mark.parametrize(("route", "why"), [("60,35", ""), ("60,34.99", "too-far"), ("60,60 63,45", "too-far")])
def test_the_road_speed_needs_a_way_wholly_on_the_road(route: str, why: str) -> None:
    assert refused(field(SHERMAN, FAR_PANZER, line("road", 40, (60, 0), (60, 120))), move(route, "dash")) == why


@pytest.mark.rule("A14")
@pytest.mark.parametrize(("end", "why"), [("60,55", ""), ("60,54.99", "too-far")])
def test_a_wreck_is_slow_to_cross_but_not_difficult(end: str, why: str) -> None:
    pair = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "60,70"])
    state = field(pair)
    state.teams["a1-2"] = replace(state.teams["a1-2"], where="destroyed")
    assert refused(state, move(end, "dash")) == why


# -- distances from enemies
# --------------------------------------------------------------------------------------------


@pytest.mark.rule("L553")
@pytest.mark.parametrize(("x", "why"), [("82.74", "too-near"), ("82.75", ""), ("82.76", "")])
def test_a_dash_keeps_20_cm_from_every_enemy(x: str, why: str) -> None:
    """The hulls are 26 and 29 mm wide: 22.75 cm between their middles leave 20."""
    state = field(SHERMAN, Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, [f"{x},70"]))
    assert refused(state, move("60,60", "dash")) == why
    assert refused(state, move("60,66")) == ""


@pytest.mark.rule("L553")
@pytest.mark.parametrize(("x", "why"), [("68.69", "too-near"), ("68.7", ""), ("68.71", "")])
def test_tanks_keep_5_cm_from_infantry(x: str, why: str) -> None:
    """Half a hull of 13 mm and half a base of 24 mm: 8.7 cm between the middles leave 5."""
    state = field(SHERMAN, Placed("de-grenadier-platoon", {"mg34-team": 1}, [f"{x},70"]))
    assert refused(state, move("60,66")) == why


@pytest.mark.rule("L553")
def test_tanks_may_come_as_near_to_tanks_as_they_like() -> None:
    state = field(SHERMAN, Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["62.75,70"]))
    assert refused(state, move("60,66")) == ""


@pytest.mark.rule("L553")
@pytest.mark.parametrize(("y", "why"), [("77.74", ""), ("77.75", ""), ("77.76", "too-near")])
def test_infantry_keeps_5_cm_from_enemies_that_it_sees(y: str, why: str) -> None:
    """It ends at 60,88: its base reaches to 86.4, the tank's hull 28.5 mm south of its middle, plus 80 mm of way."""
    state = field(RIFLES, Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, [f"60,{y}"]))
    assert refused(state, move("60,87.2")) == why


@pytest.mark.rule("L553")
def test_infantry_may_come_nearer_to_an_enemy_that_it_does_not_see() -> None:
    state = field(RIFLES, Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,79"]), area("building", 40, 83, 80, 84))
    assert refused(state, move("60,87")) == ""


# -- models and gaps
# ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("L553")
def test_tanks_and_guns_never_pass_through_each_other_but_infantry_passes_friends() -> None:
    tanks = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "60,80"])
    assert refused(field(tanks), move("60,70")) == "occupied"
    rifles = Placed("us-rifle-platoon", {"garand-team": 2}, ["60,90", "60,84"])
    assert refused(field(rifles), move("60,78")) == ""
    assert refused(field(rifles), move("60,84")) == "occupied"


@pytest.mark.rule("L561")
@pytest.mark.parametrize(("gap", "why"), [(14 * MM, "impassable"), (15 * MM, ""), (16 * MM, "")])
@pytest.mark.rule("5.7")
def test_a_gap_needs_room_for_the_model_but_not_for_the_base(gap: int, why: str) -> None:
    """Models on a base of 48 mm are 15 mm wide."""
    left, right = 60 * CM - gap // 2, 60 * CM + gap // 2
    cliffs = [
        Scenery("swamp", "area", tuple(Point(x, y * CM) for x, y in ((a, 80), (b, 80), (b, 82), (a, 82))))
        for a, b in ((30 * CM, left), (right, 90 * CM))
    ]
    assert refused(field(RIFLES, FAR_PANZER, *cliffs), move("60,75")) == why


@pytest.mark.rule("L563")
def test_impassable_ground_is_for_the_teams_that_the_chart_names() -> None:
    house = area("building", 55, 75, 65, 80)
    assert refused(field(SHERMAN, FAR_PANZER, house), move("60,77")) == "impassable"
    assert refused(field(RIFLES, FAR_PANZER, house), move("60,77")) == ""


@pytest.mark.rule("A29")
@pytest.mark.parametrize(("inside", "why"), [(3, ""), (4, "house-full")])
def test_a_house_holds_four_infantry_teams(inside: int, why: str) -> None:
    places = ["60,90", *(f"{42 + 6 * each},78" for each in range(inside))]
    rifles = Placed("us-rifle-platoon", {"garand-team": inside + 1}, places)
    assert refused(field(rifles, FAR_PANZER, area("building", 38, 75, 82, 84)), move("60,83")) == why


@pytest.mark.rule("A45")
@pytest.mark.parametrize(("y", "why"), [("2.9", ""), ("2.89", "off-table")])
def test_no_hull_leaves_the_table(y: str, why: str) -> None:
    state = field(Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,20"]))
    assert refused(state, move(f"60,{y}")) == why


# -- pinned teams
# ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L661")
@pytest.mark.parametrize(("end", "why"), [("60,89.9", "pinned-nearer"), ("60,90.1", ""), ("60,100", "")])
@pytest.mark.rule("14.2")
def test_a_pinned_team_comes_no_nearer_to_an_enemy_in_sight(end: str, why: str) -> None:
    state = pinned(field(RIFLES, Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,40"])))
    assert refused(state, move(end)) == why


@pytest.mark.rule("L661")
@pytest.mark.parametrize(("end", "why"), [("70,90", ""), ("80,90", "pinned-in-sight")])
def test_a_pinned_team_does_not_move_into_the_sight_of_an_enemy(end: str, why: str) -> None:
    """A house of 40 cm hides it from the tank as far as its corner."""
    enemy = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,30@180"])
    state = pinned(field(RIFLES, enemy, area("building", 40, 70, 74, 80)))
    assert refused(state, move(end)) == why


@pytest.mark.rule("L661")
def test_armoured_tanks_are_never_pinned() -> None:
    state = pinned(field(SHERMAN, Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,40"])))
    assert refused(state, move("60,80")) == ""
