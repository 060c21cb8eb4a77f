"""Every place in reach among works can be moved to: overlay and rules use the same ground (A41, A42)."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.movement.movement_path import Move, Turn
from combat.engine.space.plane.movement.reach import Reach
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.ground.way import movement_space, way
from tests.games.armour.fields import FAR_PANZER, field
from tests.games.armour.rules.works.laid import laid
from tests.games.armour.tiny_battle import Placed
from tests.sampled import sample

UNITS = (
    Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,60"]),
    Placed("us-rifle-platoon", {"garand-team": 1}, ["60,60"]),
    Placed("uk-armoured-car-troop", {"humber-ii": 2}, ["60,60", "150,100"]),
    Placed("us-aa-half-track-section", {"m15-half-track": 2}, ["60,60", "150,100"]),
)
KINDS = ("wire", "trench", "roadblock", "pit", "mines")
EACH = 12


@pytest.mark.rule("A41")
@pytest.mark.parametrize("number", sample(range(400), 8))
def test_what_reach_shows_among_works_is_a_legal_way(number: int) -> None:
    numbers = SplitMix(number)
    works = [
        f"{KINDS[numbers.below(len(KINDS))]} {42 + numbers.below(36)},{42 + numbers.below(36)}@{numbers.below(180)}"
        for _ in range(6)
    ]
    state = laid(field(UNITS[number % len(UNITS)], FAR_PANZER), *works)
    team = state.teams["a1-1"]
    reach = Reach(movement_space(state, team, dash=False), 20 * CM).finish()
    shown = list(reach.candidates())
    for _ in range(EACH):
        point = shown[numbers.below(len(shown))]
        path = reach.path_to(point)
        if path is None:
            continue
        corners = [step.to for step in path if isinstance(step, Move)]
        turned = sum(step.by for step in path if isinstance(step, Turn))
        if not corners:
            continue
        route = Route(corners, (pose_of(team).heading + turned) % 3_600)
        found = way(state, team, route, dash=False, facing="kept" if reach.kept else "along")
        if isinstance(found, Refusal) and reach.kept:
            continue  # the first leg alone keeps the heading, which no route says
        assert not isinstance(found, Refusal), (number, works, str(route), found)
