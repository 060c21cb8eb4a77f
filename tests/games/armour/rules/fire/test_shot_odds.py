"""The odds of shots, by enumerating dice through the rules themselves (L633 to L655)."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import partial

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.record import replace
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.events.fire_events import HitResolved, VolleyDeclared
from combat.games.armour.rules.fire.saves import resolve
from combat.games.armour.rules.fire.shot_odds import harm_of_hit, hit_chance, shot_odds
from combat.games.armour.rules.fire.volley import Hit, Shot, Volley
from combat.games.armour.rules.fire.volleys import carry_on
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from tests.engine.every_throw import chance_of
from tests.games.armour.enumerated import ways
from tests.games.armour.states import shot_of
from tests.games.armour.tiny_battle import Placed, area, battle

GUN = "gun-75-mm-m3"


def duel(foe: Placed, *scenery: Scenery) -> State:
    """Return a battle of a Sherman against a unit."""
    sherman = Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])
    return battle([sherman], [foe], *scenery)


@pytest.mark.parametrize(
    ("need", "chance"),
    [(2, Fraction(5, 6)), (4, Fraction(1, 2)), (6, Fraction(1, 6)), (7, Fraction(1, 18)), (8, Fraction(1, 36)),
     (9, Fraction(0))],
)  # fmt: skip
def test_l633_the_chance_to_hit(need: int, chance: Fraction) -> None:
    """As it is shown, and as the dice of the rules give it, the second die of a 6 included."""
    state = duel(Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60@180"]))
    assert hit_chance(state, need) == pytest.approx(float(chance))
    if need <= state.book.figures.shots.highest:
        rolled = ways(state, partial(_one_die, shot=replace(shot_of(state, GUN), need=need, dice=1)))
        assert chance_of(rolled, lambda way: way.state.volley is not None and way.state.volley.rolled == (1,)) == chance


def _one_die(state: State, shot: Shot) -> Steps[None]:
    """Declare a shot and roll its dice."""
    yield VolleyDeclared(Volley(ATTACKER, "a1", (shot,)))
    assert state.volley is not None
    yield from carry_on(state, state.volley)


@pytest.mark.parametrize("pose", ["60,60@180", "60,60@90", "60,60", "60,35@180"])
def test_l651_the_chances_of_a_hit_on_a_tank_are_those_of_all_dice(pose: str) -> None:
    """The part die, armour and firepower, each of them thrown in every way."""
    state = duel(Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, [pose]))
    turned = replace(state.teams["d1-1"], turret=1800)
    state.teams["d1-1"] = turned
    destroyed, bailed = harm_of_hit(state, shot_of(state, GUN))
    found = _outcomes(state)
    assert destroyed == pytest.approx(found["destroyed"])
    assert bailed == pytest.approx(found["bailed"])


@pytest.mark.parametrize("scenery", [(), (area("building", 50, 55, 70, 65),)])
def test_l655_the_chances_of_a_hit_on_infantry(scenery: tuple[Scenery, ...]) -> None:
    state = duel(Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,60@180"]), *scenery)
    destroyed, bailed = harm_of_hit(state, shot_of(state, GUN))
    found = _outcomes(state)
    assert destroyed == pytest.approx(found["destroyed"])
    assert bailed == 0.0


def test_l633_the_odds_of_a_shot_count_its_dice() -> None:
    state = duel(Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60@180"]))
    each = shot_of(state, GUN)
    odds = shot_odds(state, each)
    assert odds.hits == pytest.approx(each.dice * hit_chance(state, each.need))
    assert odds.worth == pytest.approx(odds.hits * (odds.destroyed + 0.4 * odds.bailed))


def _outcomes(state: State) -> dict[str, float]:
    """Return the chance of each outcome of one hit, by every throw of the dice that the rules ask for."""
    found, procedure = defaultdict[str, float](float), partial(resolve, shot=shot_of(state, GUN), hit=Hit(0, "d1-1"))
    for way in ways(state, procedure):
        outcome = next(event.outcome for event in way.events if isinstance(event, HitResolved))
        found[outcome] += float(way.chance)
    return found
