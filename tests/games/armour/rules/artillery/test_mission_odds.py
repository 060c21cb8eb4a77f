"""The estimated odds of a bombardment equal those of enumerated dice (L681 to L691, L759)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.record import replace
from combat.games.armour.rules.artillery import bombarding
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.mission_odds import mission_odds
from combat.games.armour.rules.events.artillery_events import TeamShelled
from combat.games.armour.rules.state import State, Team
from tests.games.armour.enumerated import ways
from tests.games.armour.rules.artillery.barrage import INFANTRY, TANK, battery, planned, ranged_in
from tests.games.armour.tiny_battle import Placed

TRUCK = Placed("de-grenadier-platoon", {"truck": 1}, ["60,60"])


def bombarded(state: State, fire: FireMission) -> Steps[None]:
    """Declare a bombardment and resolve it, yielding its questions and events."""
    yield from bombarding.declare(state, fire)
    while state.fire_mission is not None:
        yield from bombarding.carry_on(state, state.fire_mission)


@pytest.mark.rule("L681")
@pytest.mark.parametrize("guns", [2, 3, 5])
@pytest.mark.parametrize(
    ("enemy", "posture"),
    [
        (INFANTRY, lambda team: team),
        (INFANTRY, lambda team: replace(team, dug_in=True)),
        (TANK, lambda team: team),
        (TANK, lambda team: replace(team, bailed=True)),
        (TRUCK, lambda team: team),
    ],
)
@pytest.mark.parametrize("repeated", [False, True])
def test_the_odds_of_a_team_under_the_template_are_those_of_all_dice(
    guns: int, enemy: Placed, posture: Callable[[Team], Team], *, repeated: bool
) -> None:
    state = ranged_in(battery(guns=guns, enemies=(enemy,)), shelled=repeated)
    state.teams["d1-1"] = posture(state.teams["d1-1"])
    fire, was_out = planned(state), state.teams["d1-1"].bailed
    (odds,) = (each for each in mission_odds(state, fire) if each.team == "d1-1")
    hit = lost = bailed = 0.0
    for way in ways(state, partial(bombarded, fire=fire)):
        team, chance = way.state.teams["d1-1"], float(way.chance)
        hit += chance * any(event.hit for event in way.events if isinstance(event, TeamShelled))
        lost += chance * (team.where == "destroyed")
        bailed += chance * (team.bailed and not was_out)
    assert (odds.hit, odds.destroyed, odds.bailed) == pytest.approx((hit, lost, bailed))
