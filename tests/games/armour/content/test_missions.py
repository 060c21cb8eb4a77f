"""The nine missions: the forces of each seat, their zones, and how they end."""

from __future__ import annotations

import pytest

from combat.engine.content.reading import read
from combat.engine.files.folders import share
from combat.engine.kernel.record import as_json, from_json
from combat.engine.kernel.record import replace as changed_record
from combat.engine.space.plane.containment import area_distance
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.content.kinds.mission_file import MissionFile
from combat.games.armour.content.library import load_book, scenario_ids
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.moves.standing import covers
from combat.games.armour.rules.two_seats import SEATS, other_seat
from combat.games.miniatures.content.table_check import objectives_of
from tests.games.armour.shipped import book, content

MISSIONS = scenario_ids()


def test_there_are_nine_missions_in_their_order() -> None:
    assert len(MISSIONS) == 9
    assert (MISSIONS[0], MISSIONS[-1]) == ("two-platoons", "any-ground")


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_book_is_whole_and_survives_a_journal(mission: str) -> None:
    whole = book(mission)
    assert from_json(Book, as_json(whole)) == whole
    assert load_book(mission) == whole
    for seat in SEATS:
        for pick in whole.forces[seat].picks():
            card = whole.units[pick.unit]
            for team, _ in pick.teams:
                assert set(whole.teams[team].weapons) <= set(whole.weapons)
                assert whole.ratings(card.id, team, pick.card).motivation > 0
        assert whole.mission.side(seat).area().left >= 0


@pytest.mark.parametrize("mission", MISSIONS)
def test_zones_are_apart_and_every_vehicle_reaches_each_goal(mission: str) -> None:
    """Zones are never nearer than 40 cm, in mission 5 than 24; no goal lies in ground that stops a tank or a gun."""
    fixed = book(mission)
    whole = fixed.mission
    least = 24 if mission == "before-dawn" else 40
    corners = [ConvexShape((corner,)) for corner in whole.attacker.zone]
    assert min(area_distance(corner, whole.defender.area()) for corner in corners).compare(least * CM) >= 0
    goals = [*whole.attacker.goals, *whole.defender.goals]
    assert goals
    for goal in goals:
        assert fixed.table.contains(ConvexShape((goal.at,), 10 * CM)), "a team may hold it from any side"
        hull = ConvexShape(goal.at.moved(x, y) for x, y in ((-170, -170), (170, -170), (170, 170), (-170, 170)))
        there = [piece for piece in fixed.table.scenery if piece.form != "point" and covers(piece, hull)]
        assert there, "at least the ground of the table"
        barring = {
            piece.kind
            for piece in there
            if "impassable" in (fixed.row_of(piece.kind).dash, fixed.row_of(piece.kind).foot_dash)
        }
        assert not barring, goal.name


def test_the_seats_are_opponents() -> None:
    assert [other_seat(seat) for seat in SEATS] == ["defender", "attacker"]


def test_the_lesson_ends_by_points_near_the_crossroads() -> None:
    lesson = book("two-platoons").mission
    assert lesson.ending == "points-near"
    assert lesson.near == 20 * CM
    assert lesson.ending_goal == lesson.attacker.goals[0] == lesson.defender.goals[0]
    assert lesson.ending_goal.at == Point(92 * CM, 60 * CM)


@pytest.mark.rule("A36")
def test_reserves_are_named_or_chosen_up_to_a_share() -> None:
    column, open_ground = book("late-column").mission, book("any-ground").mission
    assert column.attacker.reserves
    assert column.attacker.reserves.units == ("de-pz-iv-platoon",)
    assert column.attacker.reserves.edge == (Point(6_000, 12_000), Point(12_000, 12_000))
    assert open_ground.defender.reserves
    assert (open_ground.defender.reserves.share, open_ground.defender.reserves.kind) == (25, "delayed")


def test_special_rules_of_the_missions() -> None:
    wire, night, river, town = (
        book(name).mission for name in ("through-the-wire", "before-dawn", "crossing", "till-evening")
    )
    assert wire.defender.works
    assert dict(wire.defender.works.works) == {"mines": 6, "wire": 6, "trench": 4, "pit": 2}
    assert (wire.defender.ambush, wire.defender.dug_in, wire.aiming_points) == (1, True, True)
    assert (night.night, night.first_check, night.turns) == (True, 4, 10)
    assert [pick.unit for pick in river.defender.free_units] == ["de-stuka-flight"]
    assert "ju-87-d" in book("crossing").teams
    assert town.defender.withdrawals == (4, 6, 8)


def test_open_ground_is_scaled_with_its_table() -> None:
    sheet = read(share() / "scenarios/armour/any-ground.toml", MissionFile).content
    small = sheet.build("any-ground", {}, 12_000, 9_000)
    assert small.attacker.goals[0].at == Point(9_333, 1_950)
    assert small.attacker.zone[1] == Point(5_333, 6_300)


def test_a_mission_can_be_played_on_another_table_with_other_forces() -> None:
    whole = book("any-ground")
    assert whole.mission.any_forces
    forces = {seat: content().forces["british-tanks-75"].content.build("british-tanks-75") for seat in SEATS}
    table = changed_record(whole.table, id="other")
    made = content().made(whole.mission, table, forces)
    assert isinstance(made.table, TableMap)
    assert set(made.nations) == {"britain", "united-states"}  # its own cards and those of its allies
    assert set(objectives_of(made.table)) == {"N1", "N2", "N3", "S1", "S2", "S3"}
