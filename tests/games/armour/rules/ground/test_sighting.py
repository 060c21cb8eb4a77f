"""What teams see of each other: lines, gaps, thickness, half hidden teams, concealment (L605 to L621, A9, A19)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.table_map import HeightArea, Scenery
from combat.games.armour.rules.ground.sighting import Sighting, sighting
from combat.games.armour.rules.state import State
from tests.games.armour.tiny_battle import Placed, battle, line, rectangle

SHERMAN = "us-sherman-platoon", "m4-sherman"
FOOT = "de-grenadier-platoon", "mg34-team"
PANZER = "de-pz-iv-platoon", "pz-iv-g"


def box(kind: str, left: float, top: float, right: float, bottom: float) -> Scenery:
    """Return a rectangle of scenery, given in centimetres."""
    x, y, far, low = (round(value * CM) for value in (left, top, right, bottom))
    return Scenery(kind, "area", (Point(x, y), Point(far, y), Point(far, low), Point(x, low)))


def facing(viewer: tuple[str, str], target: tuple[str, str], at: str, seen_at: str, *scenery: Scenery,
           heights: Sequence[HeightArea] = ()) -> State:  # fmt: skip
    """Return a battle with one team of each seat."""
    one, other = Placed(viewer[0], {viewer[1]: 1}, [at]), Placed(target[0], {target[1]: 1}, [seen_at])
    return battle([one], [other], *scenery, heights=heights)


def sees(state: State, **changes: object) -> Sighting:
    """Return the attacker's sighting of the defender's team, with some values of it changed."""
    return sighting(state, state.teams["a1-1"], replace(state.teams["d1-1"], **changes))


@pytest.mark.rule("L605")
def test_infantry_looks_from_any_part_of_its_base() -> None:
    """Row 20: the left corner sees past the house, the middle does not."""
    house = box("building", 58.5, 70, 90, 76)
    assert sees(facing(FOOT, SHERMAN, "60,80", "55,60", house)).clear
    assert not sees(facing(FOOT, SHERMAN, "62,80", "62,60", house)).clear


@pytest.mark.rule("L605")
def test_a_tank_looks_from_its_mount_only() -> None:
    """The same place: a Sherman's left side would see past the house, its turret's pivot does not."""
    house = box("building", 59.5, 70, 90, 76)
    assert sees(facing(FOOT, SHERMAN, "60,80", "62,50", house)).clear
    assert not sees(facing(SHERMAN, PANZER, "60,80", "62,50", house)).clear


@pytest.mark.rule("L605")
@pytest.mark.parametrize(("edge", "seen"), [("61.3", True), ("61.4", True), ("61.6", False)])
def test_any_point_of_a_tank_is_enough_to_see_it(edge: str, seen: bool) -> None:
    """The house ends where the Panzer IV's right side is, 14.5 mm from its middle, straight behind the wall."""
    house = box("building", 30, 62.9, float(edge), 63.2)
    assert sees(facing(SHERMAN, PANZER, "61.45,90", "60,60@180", house)).clear is seen


@pytest.mark.rule("L611")
@pytest.mark.parametrize(("gap", "open_"), [(1.9, False), (2.0, True), (2.1, True)])
@pytest.mark.rule("9.4")
def test_gaps_of_less_than_2_cm_between_terrain_are_closed(gap: float, open_: bool) -> None:
    """Row 21: two houses, and a line through the gap between them."""
    houses = box("building", 30, 70, 60 - gap / 2, 74), box("building", 60 + gap / 2, 70, 90, 74)
    assert sees(facing(SHERMAN, PANZER, "60,90", "60,50", *houses)).clear is open_


@pytest.mark.rule("L611")
@pytest.mark.parametrize(("apart", "open_"), [(1.9, False), (2.0, True)])
def test_gaps_of_less_than_2_cm_between_friends_are_closed(apart: float, open_: bool) -> None:
    """Two tanks in front, 26 mm wide and abreast; they block, and so does a narrow gap between them."""
    left, right = 60 - apart / 2 - 1.3, 60 + apart / 2 + 1.3
    state = battle(
        [Placed(SHERMAN[0], {SHERMAN[1]: 3}, ["60,90", f"{left:.2f},75", f"{right:.2f},75"])],
        [Placed(PANZER[0], {PANZER[1]: 1}, ["60,50"])],
    )
    assert sees(state).clear is open_


def behind_stands(moved: str) -> State:
    """Return a battle in which three friendly stands, which have `moved`, are in front of a machine gun."""
    state = battle(
        [
            Placed("de-mg-platoon", {"hmg-team": 1}, ["60,90"]),
            Placed(FOOT[0], {FOOT[1]: 3}, ["55,80", "60,80", "65,80"]),
        ],
        [Placed(SHERMAN[0], {SHERMAN[1]: 1}, ["60,60"])],
    )
    for number in (1, 2, 3):
        state.teams[f"a2-{number}"] = replace(state.teams[f"a2-{number}"], moved=moved)
    return state


@pytest.mark.rule("L609")
@pytest.mark.parametrize(("moved", "clear"), [("", True), ("tactical", False)])
def test_stationary_infantry_does_not_block_its_friends(moved: str, clear: bool) -> None:
    assert sees(behind_stands(moved)).clear is clear


@pytest.mark.rule("L707")
def test_infantry_that_moved_does_not_block_its_friends_in_the_enemys_turn() -> None:
    """Nothing on the table changes with the turn, not even a team of the enemy."""
    state = behind_stands("tactical")
    assert [sees(state).clear for state.active in ("attacker", "defender", "attacker")] == [False, True, False]


@pytest.mark.rule("L609")
def test_enemies_do_not_block() -> None:
    state = battle(
        [Placed(SHERMAN[0], {SHERMAN[1]: 1}, ["60,90"])], [Placed(PANZER[0], {PANZER[1]: 2}, ["60,50@90", "60,70@90"])]
    )
    assert sees(state).clear


@pytest.mark.rule("L611")
@pytest.mark.parametrize(("thick", "apart", "clear"), [
    (4.9, 16, True), (5.0, 16, False), (5.1, 16, False), (5.0, 15, True), (8.0, 15, True), (5.0, 15.1, False),
])  # fmt: skip
def test_wood_of_5_cm_blocks_beyond_15_cm(thick: float, apart: float, clear: bool) -> None:
    """Row 22: distance between a Panzer IV and a Sherman's hulls, 57 and 58 mm long, along the line."""
    far = 90 - 2.9 - apart - 2.85
    wood = box("wood", 30, 83 - thick, 90, 83)
    assert sees(facing(SHERMAN, PANZER, "60,90", f"60,{far:.2f}", wood)).clear is clear


@pytest.mark.rule("L611")
def test_thickness_adds_up_over_several_woods() -> None:
    """A9: 30 mm and 20 mm are 50."""
    first = box("wood", 30, 80, 90, 83)
    assert not sees(facing(SHERMAN, PANZER, "60,90", "60,50", first, box("orchard", 30, 60, 90, 62))).clear
    assert sees(facing(SHERMAN, PANZER, "60,90", "60,50", first, box("orchard", 30, 60, 90, 61.9))).clear


HILL = rectangle(40, 66, 80, 74)


def hill(level: int) -> tuple[Scenery, list[HeightArea]]:
    """Return the scenery and the height area of a hill."""
    return Scenery("gentle-hill", "area", HILL), [HeightArea(level, HILL)]


@pytest.mark.rule("L613")
def test_a_team_wholly_behind_a_ridge_is_not_seen() -> None:
    """Row 23: a hill 30 mm high; from its own plateau one sees beyond."""
    piece, heights = hill(3)
    assert not sees(facing(SHERMAN, PANZER, "60,90", "60,55", piece, heights=heights)).clear
    assert sees(facing(SHERMAN, PANZER, "60,70", "60,45", piece, heights=heights)).clear


@pytest.mark.rule("L621")
def test_a_tank_that_shows_only_its_turret_over_a_crest_is_concealed() -> None:
    """A19: a rise of 15 mm hides up to the middle, 12 mm, but not the top, 24 mm, of a tank; row 25."""
    rise = Scenery("low-rise", "area", HILL)
    found = sees(facing(SHERMAN, PANZER, "60,90", "60,60", rise, heights=[HeightArea(1, HILL)]))
    assert (found.clear, found.concealed, found.conceals, found.bulletproof) == (True, True, "low-rise", True)
    assert not sees(facing(SHERMAN, PANZER, "60,90", "60,60")).concealed


@pytest.mark.rule("L621")
@pytest.mark.parametrize(("edge", "concealed"), [(58.5, False), (60.1, True), (59.9, False)])
def test_half_of_a_team_behind_a_house_is_concealed(edge: float, concealed: bool) -> None:
    """The house hides what lies left of `edge`, seen from straight ahead: half of the nine points or fewer."""
    house = box("building", 30, 64, edge, 66)
    found = sees(facing(SHERMAN, PANZER, "60,115", "60,60@180", house))
    assert found.clear
    assert found.concealed is concealed


@pytest.mark.rule("L621")
def test_a_house_conceals_who_is_in_it() -> None:
    found = sees(facing(SHERMAN, FOOT, "60,90", "60,60", box("building", 55, 55, 65, 65)), moved="tactical")
    assert (found.clear, found.concealed, found.bulletproof) == (True, True, True)


@pytest.mark.rule("L615")
@pytest.mark.parametrize("kind", ["crop", "wood"])
@pytest.mark.parametrize(("deep", "concealed"), [(4.9, False), (5.0, False), (5.1, True)])
def test_who_is_in_terrain_within_5_cm_of_its_edge_fires_out_freely(kind: str, deep: float, concealed: bool) -> None:
    """Row 24: from the mount, 2 mm ahead of the middle of a Sherman, to the edge."""
    edge = 90 - 0.2 - deep
    piece = box(kind, 50, edge, 70, 100)
    found = sees(facing(SHERMAN, PANZER, "60,90", "60,72", piece))
    assert found.clear
    assert found.concealed is concealed


@pytest.mark.rule("L615")
@pytest.mark.parametrize(("kind", "concealed"), [("crop", False), ("wall", False), ("wood", True)])
def test_who_is_higher_looks_over_short_terrain_only(kind: str, concealed: bool) -> None:
    """A Sherman on a plateau of 30 mm; a wood of 2 cm conceals all the same."""
    plateau = rectangle(50, 80, 70, 100)
    scenery = (
        Scenery("gentle-hill", "area", plateau),
        box(kind, 40, 68, 80, 70) if kind != "wall" else line("wall", 10, (40, 68), (80, 68)),
    )
    found = sees(facing(SHERMAN, PANZER, "60,90", "60,60", *scenery, heights=[HeightArea(3, plateau)]))
    assert found.clear
    assert found.concealed is concealed
    level = sees(facing(SHERMAN, PANZER, "60,90", "60,60", scenery[1]))
    assert level.concealed


@pytest.mark.rule("L619")
@pytest.mark.parametrize(
    ("target", "changes", "concealed"),
    [
        (FOOT, {}, True),
        (FOOT, {"fired": "halted"}, True),
        (FOOT, {"moved": "tactical"}, False),
        (("de-medium-at-platoon", "gun-5-cm-pak-38"), {}, False),
        (("de-medium-at-platoon", "gun-5-cm-pak-38"), {"dug_in": True}, True),
        (PANZER, {}, False),
    ],
)
def test_flat_ground_conceals_infantry_that_has_not_moved_and_guns_in_foxholes(
    target: tuple[str, str], changes: dict[str, object], concealed: bool
) -> None:
    assert sees(facing(SHERMAN, target, "60,90", "60,60"), **changes).concealed is concealed
