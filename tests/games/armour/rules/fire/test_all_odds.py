"""The displayed odds equal those of enumerated dice for any weapon, target and posture (L633 to L655, L739, L759)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import NamedTuple

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.saves import resolve
from combat.games.armour.rules.fire.shot_odds import harm_of_hit, shot_odds
from combat.games.armour.rules.fire.volley import Hit, Shot
from combat.games.armour.rules.state import State, Team
from tests.games.armour.enumerated import ways
from tests.games.armour.tiny_battle import Placed, battle


class Shooter(NamedTuple):
    """A team that fires one of its weapons."""

    unit: str
    team: str
    weapon: str


SHOOTERS = (
    Shooter("us-sherman-platoon", "m4-sherman", "gun-75-mm-m3"),
    Shooter("us-sherman-platoon", "m4-sherman", "vehicle-mgs-2"),
    Shooter("us-rifle-platoon", "bazooka-team", "bazooka"),
    Shooter("su-su-122-battery", "su-122", "gun-122-mm-m-30"),
    Shooter("su-t-34-company", "t-34-76", "gun-76-mm-f-34"),
    Shooter("uk-2-pounder-platoon", "gun-2-pounder", "gun-2-pounder"),
)
TARGETS = (
    ("de-pz-iii-platoon", "pz-iii-j"),
    ("de-tiger-platoon", "tiger-i"),
    ("de-stug-battery", "stug-iii"),
    ("de-marder-platoon", "marder-iii-h"),
    ("de-grenadier-platoon", "mg34-team"),
    ("de-medium-at-platoon", "gun-5-cm-pak-38"),
    ("de-medium-at-platoon", "gun-tractor"),
)
PLACES = {"near": "60,76", "far": "60,45"}
HEADINGS = ("", "@90", "@180")
POSTURES: dict[str, Callable[[Team], Team]] = {
    "as it is": lambda team: team,
    "bailed out": lambda team: replace(team, bailed=True),
    "dug in": lambda team: replace(team, dug_in=True),
    "turret turned": lambda team: replace(team, turret=(team.turret + 1800) % 3600),
}


def duel(shooter: Shooter, target: tuple[str, str], place: str, posture: str) -> State:
    """Return a battle of a shooter against a target in a posture."""
    unit, team = target
    state = battle([Placed(shooter.unit, {shooter.team: 1}, ["60,90"])], [Placed(unit, {team: 1}, [place])])
    state.teams["d1-1"] = POSTURES[posture](state.teams["d1-1"])
    return state


@pytest.mark.rule("L651")
@pytest.mark.parametrize("shooter", SHOOTERS, ids=lambda each: f"{each.team} {each.weapon}")
def test_the_shown_harm_of_a_hit_is_that_of_all_dice(shooter: Shooter) -> None:
    """A tank whose crew is out already holds by its Remount value or is lost; brutal weapons break saves twice."""
    compared = 0
    for target, distance, heading, posture in product(TARGETS, PLACES, HEADINGS, POSTURES):
        state = duel(shooter, target, PLACES[distance] + heading, posture)
        found = shot(state, Aim("a1-1", shooter.weapon, "d1-1"))
        if not isinstance(found, Shot):
            continue
        shown = harm_of_hit(state, found)
        was_out = state.teams["d1-1"].bailed
        lost = bailed = 0.0
        for way in ways(state, partial(resolve, shot=found, hit=Hit(0, "d1-1"))):
            team = way.state.teams["d1-1"]
            lost += float(way.chance) * (team.where == "destroyed")
            bailed += float(way.chance) * (team.bailed and not was_out)
        assert shown == pytest.approx((lost, bailed)), (target, distance, heading, posture)
        assert shot_odds(state, found).destroyed == shown[0]
        compared += 1
    assert compared > 20
