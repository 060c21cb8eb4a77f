"""Rotating a table with everything on it by 90 degrees does not change sight, cover, armour and needed scores."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.fire.aiming import aimed
from combat.games.armour.rules.fire.armour_facing import strikes_front
from combat.games.armour.rules.fire.bulletproof import bulletproof
from combat.games.armour.rules.fire.facing import faced
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from tests.games.armour.tiny_battle import Placed, battle

SIDE = 120 * CM
"""Everything lies in a square of this side, which is turned about its middle."""
KINDS = ("wood", "building", "crop", "wall", "rubble", "bocage")


class Piece(NamedTuple):
    """Rectangle of scenery: kind, left, top, width and depth in millimetres."""

    kind: str
    x: int
    y: int
    wide: int
    deep: int


def turned(point: Point, quarters: int) -> Point:
    """Return a point after clockwise quarter turns of the table."""
    for _ in range(quarters):
        point = Point(SIDE - point.y, point.x)
    return point


def pose(at: tuple[int, int, int], quarters: int) -> Pose:
    """Return a pose after clockwise quarter turns; `at` is x and y in mm, and the heading in units of 22.5 degrees."""
    point = turned(Point(at[0] * MM, at[1] * MM), quarters)
    return Pose(*point, (at[2] * 225 + 900 * quarters) % 3600)


def scenery(piece: Piece, quarters: int) -> Scenery:
    """Return a rectangle of scenery after clockwise quarter turns of the table."""
    x, y, far, low = piece.x, piece.y, piece.x + piece.wide, piece.y + piece.deep
    corners = [Point(a * MM, b * MM) for a, b in ((x, y), (far, y), (far, low), (x, low))]
    return Scenery(piece.kind, "area", tuple(turned(corner, quarters) for corner in corners))


PLACES = st.tuples(st.integers(250, 950), st.integers(250, 950), st.integers(0, 15))
PIECES = st.lists(
    st.builds(
        Piece,
        st.sampled_from(KINDS),
        st.integers(200, 800),
        st.integers(200, 800),
        st.integers(10, 150),
        st.integers(10, 150),
    ),
    max_size=3,
)


def seen(state: State) -> tuple[object, ...]:
    """Return the results that must not depend on the table's rotation: shot, turns, armour or cover, and sighting."""
    shooter, target = state.teams["a1-1"], state.teams["d1-1"]
    weapon = state.card(shooter).weapons[0]
    aim = Aim("a1-1", weapon, "d1-1")
    shot = aimed(state, aim)
    said = (shot.message,) if isinstance(shot, Refusal) else (shot.dice, [term.name for term in shot.ledger])
    after, turret = faced(state, shooter, [aim])
    here = shooter.pose.heading if shooter.pose else 0
    turns = (after.heading - here) % 3600, (turret - here) % 3600
    part = (
        strikes_front(state, shooter, target, "hull")
        if state.card(target).is_armoured
        else bulletproof(state, shooter, target)
    )
    return *said, turns, part, sighting(state, shooter, target)


@pytest.mark.parametrize(
    ("unit", "team", "target_unit", "target"),
    [
        ("de-pz-iv-platoon", "pz-iv-g", "us-rifle-platoon", "garand-team"),
        ("de-stug-battery", "stug-iii", "us-sherman-platoon", "m4-sherman"),
        ("de-grenadier-platoon", "mg34-team", "us-57-mm-platoon", "gun-57-mm-m1"),
    ],
)
@settings(max_examples=40, deadline=None)
@given(
    one=PLACES,
    other=PLACES,
    pieces=PIECES,
    ball=st.tuples(st.integers(250, 950), st.integers(250, 950)),
    quarters=st.integers(1, 3),
)
def test_a_turned_table_shows_the_same(
    unit: str, team: str, target_unit: str, target: str, one: tuple[int, int, int], other: tuple[int, int, int],
    pieces: list[Piece], ball: tuple[int, int], quarters: int,
) -> None:  # fmt: skip
    if abs(one[0] - other[0]) < 90 and abs(one[1] - other[1]) < 90:
        return
    results = []
    for turn in (0, quarters):
        state = battle(
            [Placed(unit, {team: 1}, [str(pose(one, turn))])],
            [Placed(target_unit, {target: 1}, [str(pose(other, turn))])],
            *[scenery(piece, turn) for piece in pieces],
        )
        state.teams["d1-1"] = replace(state.teams["d1-1"], moved="tactical")
        state.smoke = (SmokeBall(ATTACKER, turned(Point(ball[0] * MM, ball[1] * MM), turn)),)
        results.append(seen(state))
    assert results[0] == results[1]
