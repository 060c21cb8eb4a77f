"""Poses and routes: one notation for each, parsed as written, and refused in one line if invalid."""

from __future__ import annotations

import copy
import pickle

import pytest

from combat.engine.kernel.record import Record, as_json, from_json
from combat.engine.space.place import Place
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose, PoseError
from combat.engine.space.plane.route import MOST_CORNERS, Route


class Kept(Record):
    """A record with poses and a route."""

    pose: Pose
    route: Route | None
    by_name: dict[str, Pose | None]


@pytest.mark.parametrize(
    ("pose", "written"),
    [
        (Pose(4_050, 3_000, 900), "40.5,30@90"),
        (Pose(0, 7), "0,0.07"),
        (Pose(12, 100, 455), "0.12,1@45.5"),
        (Pose(100, 100, -900), "1,1@270"),
        (Pose(100, 100, 3_600), "1,1"),
    ],
)
def test_a_pose_is_written_in_centimetres_and_degrees_and_read_back(pose: Pose, written: str) -> None:
    read = Pose.read(written)
    assert str(pose) == written
    assert (read, read.point, read.heading) == (pose, pose.point, pose.heading)


def test_needless_zeros_are_read_and_not_kept() -> None:
    assert str(Pose.read("40.50,030@090.0")) == "40.5,30@90"
    assert str(Route.read("  1.0,2   3,4@0 ")) == "1,2 3,4"


@pytest.mark.parametrize(
    "text", ["", "40", "40,", "40,30@360", "-1,2", "40.123,1", "1,2@", "a,b", "1 2", "٣,1", "12345,1"]
)
def test_what_is_no_pose_is_refused_with_how_one_is_written(text: str) -> None:
    with pytest.raises(PoseError) as refused:
        Pose.read(text)
    assert text in str(refused.value)
    assert "40.5,30@90" in str(refused.value)


def test_a_point_beside_the_first_corner_of_a_table_is_no_pose() -> None:
    with pytest.raises(PoseError):
        Pose(-1, 5)


def test_poses_and_routes_go_through_json_pickle_and_copies_as_what_they_are() -> None:
    kept = Kept(Pose(1, 2, 3), Route((Point(0, 0), Point(50, 60)), 10), {"a": Pose(4, 5), "b": None})
    for again in (from_json(Kept, as_json(kept)), pickle.loads(pickle.dumps(kept)), copy.deepcopy(kept)):
        assert again == kept
        assert isinstance(again.pose, Pose) and isinstance(again.pose, Place) and isinstance(again.route, Route)
        assert again.route.corners == (Point(0, 0), Point(50, 60))
        assert isinstance(again.by_name["a"], Pose)


def test_a_route_has_its_corners_its_end_and_its_length_rounded_up_leg_by_leg() -> None:
    route = Route.read("3,4 3,4 6,8@45")
    assert route.corners == (Point(300, 400), Point(300, 400), Point(600, 800))
    assert route.end == Pose(600, 800, 450)
    assert list(route.legs(Point(0, 0))) == [(Point(0, 0), Point(300, 400)), (Point(300, 400), Point(600, 800))]
    assert route.length(Point(0, 0)) == 1_000
    assert Route((Point(1, 1),)).length(Point(0, 0)) == 2  # √2 units
    assert Route((Point(1, 1),)).length(Point(1, 1)) == 0


def test_a_route_of_no_corner_of_too_many_or_with_a_turn_on_its_way_is_refused() -> None:
    for wrong in ("", "1,1@90 2,2", " ".join(["1,1"] * (MOST_CORNERS + 1)), "1,1 x"):
        with pytest.raises(PoseError):
            Route.read(wrong)
    assert len(Route.read(" ".join(["1,1"] * MOST_CORNERS)).corners) == MOST_CORNERS


def test_a_pose_turns_where_it_stands() -> None:
    assert Pose(10, 20, 3_500).turned(150) == Pose(10, 20, 50)
