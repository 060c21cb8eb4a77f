"""The odds of shots, by enumerating dice through the rules themselves (L633 to L655)."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from combat.engine.kernel.decision import Roll
from combat.engine.kernel.record import replace
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.events.fire_events import HitResolved
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.saves import resolve
from combat.games.armour.rules.fire.shot_odds import harm_of_hit, hit_chance, shot_odds
from combat.games.armour.rules.fire.volley import Hit, Shot
from combat.games.armour.rules.state import State
from tests.games.armour.tiny_battle import Placed, area, battle

GUN = "gun-75-mm-m3"


def duel(foe: Placed, *scenery: Scenery) -> State:
    sherman = Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])
    return battle([sherman], [foe], *scenery)


def made(state: State, weapon: str = GUN) -> Shot:
    found = shot(state, Aim("a1-1", weapon, "d1-1"))
    assert isinstance(found, Shot)
    return found


@pytest.mark.parametrize(
    ("need", "chance"),
    [(2, Fraction(5, 6)), (4, Fraction(1, 2)), (6, Fraction(1, 6)), (7, Fraction(1, 18)), (8, Fraction(1, 36)),
     (9, Fraction(0))],
)  # fmt: skip
def test_l633_the_chance_to_hit(need: int, chance: Fraction) -> None:
    state = duel(Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60@180"]))
    assert hit_chance(state, need) == pytest.approx(float(chance))


@pytest.mark.parametrize("pose", ["60,60@180", "60,60@90", "60,60", "60,35@180"])
def test_l651_the_chances_of_a_hit_on_a_tank_are_those_of_all_dice(pose: str) -> None:
    """The part die, armour and firepower, each of them thrown in every way."""
    state = duel(Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, [pose]))
    turned = replace(state.teams["d1-1"], turret=1800)
    state.teams["d1-1"] = turned
    destroyed, bailed = harm_of_hit(state, made(state))
    found = _outcomes(state)
    assert destroyed == pytest.approx(found["destroyed"])
    assert bailed == pytest.approx(found["bailed"])


@pytest.mark.parametrize("scenery", [(), (area("building", 50, 55, 70, 65),)])
def test_l655_the_chances_of_a_hit_on_infantry(scenery: tuple[Scenery, ...]) -> None:
    state = duel(Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,60@180"]), *scenery)
    destroyed, bailed = harm_of_hit(state, made(state))
    found = _outcomes(state)
    assert destroyed == pytest.approx(found["destroyed"])
    assert bailed == 0.0


def test_l633_the_odds_of_a_shot_count_its_dice() -> None:
    state = duel(Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60@180"]))
    each = made(state)
    odds = shot_odds(state, each)
    assert odds.hits == pytest.approx(each.dice * hit_chance(state, each.need))
    assert odds.worth == pytest.approx(odds.hits * (odds.destroyed + 0.4 * odds.bailed))


def _outcomes(state: State) -> dict[str, float]:
    """Return the chance of each outcome of one hit: the rules are run with every throw of the dice that they ask for."""
    found = defaultdict[str, float](float)
    _branch(state, made(state), (), 1.0, found)
    return found


def _branch(state: State, each: Shot, thrown: tuple[int, ...], weight: float, found: dict[str, float]) -> None:
    steps, left = resolve(state.copy(), each, Hit(0, "d1-1")), list(thrown)
    step = next(steps)
    while not isinstance(step, HitResolved):
        assert isinstance(step, Roll)
        if not left:
            for number in range(1, 7):
                _branch(state, each, (*thrown, number), weight / 6, found)
            return
        step = steps.send(step.said([left.pop(0)]))
    found[step.outcome] += weight
