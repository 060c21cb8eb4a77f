"""Exact odds of shells and anti-tank shots (sections 5 and 8)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Roll
from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.table_map import Scenery
from combat.games.contact.rules.answers import Aim
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.events.fire_events import FireFell, ShotRolled
from combat.games.contact.rules.fire.aiming import target_of
from combat.games.contact.rules.fire.destroying import armour_of, direct_strike, face_of, from_above
from combat.games.contact.rules.fire.shells import Burst, burst_dice, direct_dice, shell_unit
from combat.games.contact.rules.fire.shooting import fire_one
from combat.games.contact.rules.fire.to_hit import barrel_to_destroy, barrel_to_hit, begun, hits, to_hit
from combat.games.contact.rules.measuring import gap
from combat.games.contact.rules.state import State
from tests.games.contact.tiny_battle import Placed, Side, Way, area, battle, changed, percent, ways


def duel(shooter: str, target: str, apart: int, heading: int = 180) -> State:
    """Return a battle of a shooter that faces north and a target, with `apart` cm between their edges."""
    state = battle([Placed(shooter, "60,100")], [Placed(target, f"60,30@{heading}")])
    near = gap(state, state.units["a1"], state.units["d1"])
    y = 30 + (near - apart * 100) / 100
    return battle([Placed(shooter, "60,100")], [Placed(target, f"60,{y:g}@{heading}")])


def need(state: State, weapon: str, round_: str = "", *, disable: bool = False) -> int:
    """Return the number needed to hit with a weapon."""
    target = target_of(state, Aim(weapon, "d1"))
    assert target is not None
    return total(to_hit(state, state.units["a1"], state.book.weapons[weapon], target, "full", round_, disable=disable))


def terms(state: State, weapon: str, round_: str = "") -> dict[str, int]:
    """Return the modifiers of a shot with a weapon by name."""
    target = target_of(state, Aim(weapon, "d1"))
    assert target is not None
    ledger = to_hit(state, state.units["a1"], state.book.weapons[weapon], target, "full", round_)
    return {term.name: term.value for term in ledger}


def outcomes(state: State, weapon: str, round_: str = "") -> dict[str, float]:
    """Return the chances of a shot in percent, by outcome.

    Outcomes are miss, wreck, immobilised (with or without the crew), and nothing.
    """

    def shoot(after: State) -> Steps[None]:
        yield from fire_one(after, "a1", Aim(weapon, "d1", round_), "full")

    found = dict.fromkeys(("miss", "wreck", "immobilised", "nothing"), Fraction(0))
    for way in ways(state, shoot):
        found[_outcome(way)] += way.chance
    return {name: percent(chance) for name, chance in found.items()}


def _outcome(way: Way) -> str:
    unit = way.state.units["d1"]
    shot = next(event for event in way.events if isinstance(event, ShotRolled))
    if not shot.hit:
        return "miss"
    return "wreck" if unit.wreck else "immobilised" if unit.stuck else "nothing"


@pytest.mark.rule("L225")
def test_l225_a_panzer_iv_h_at_a_sherman() -> None:
    """B4.23, B4.27: score 5; AT 7 - 1 against 13."""
    state = duel("pz-iv-h", "m4a3-75", 75)
    assert need(state, "kwk-75") == 5
    assert outcomes(state, "kwk-75") == {"miss": 16.7, "wreck": 35.9, "immobilised": 13.6, "nothing": 33.8}


@pytest.mark.rule("L225")
def test_l225_the_sherman_back() -> None:
    """B4.24: a normal gun at 75 has two steps."""
    state = duel("m4a3-75", "pz-iv-h", 75)
    assert need(state, "turret-75") == 7
    assert outcomes(state, "turret-75") == {"miss": 41.7, "wreck": 17.5, "immobilised": 8.0, "nothing": 32.9}


@pytest.mark.rule("L190")
def test_l190_a_small_gun_at_a_matilda() -> None:
    """B4.23: a gun that stands still needs 4: 33 of 36."""
    state = duel("pak-36", "matilda-ii", 30)
    assert outcomes(state, "pak-37") == {"miss": 8.3, "wreck": 16.6, "immobilised": 10.2, "nothing": 64.9}


@pytest.mark.rule("L238")
def test_l238_a_bazooka_at_a_side_of_armour_9() -> None:
    """B4.28: HEAT +2, no bonus at point-blank, every hit a wreck."""
    state = duel("bazooka-team", "pz-iv-h", 9, heading=90)
    assert terms(state, "bazooka-m9") == {"weapon": 5}
    assert outcomes(state, "bazooka-m9")["wreck"] == 83.3


@pytest.mark.rule("L200")
@pytest.mark.parametrize(("length", "steps"), [(6000, 0), (6001, 1), (9000, 1), (9001, 2), (12000, 2)])
def test_l200_each_step_of_distance_counts_once_it_is_begun(length: int, steps: int) -> None:
    """B4.24, C6: an L gun at 60 has no step, at 90 one, at 120 two."""
    book = duel("pz-iv-h", "m4a3-75", 75).book
    assert begun(length, book.figures.anti_tank.steps["L"]) == steps


@pytest.mark.rule("L199")
def test_l199_small_and_soviet_long_guns_hit_as_normal_ones() -> None:
    """B4.24, C6, C7: the Soviet exception counts for hitting only."""
    small, soviet = (
        Weapon("a", "A", "gun", calibre=37, barrel="L"),
        Weapon("b", "B", "gun", calibre=76, barrel="L", soviet=True),
    )
    assert (barrel_to_hit(small, 40), barrel_to_destroy(small, 40)) == ("normal", "normal")
    assert (barrel_to_hit(soviet, 40), barrel_to_destroy(soviet, 40)) == ("normal", "L")


@pytest.mark.rule("L187")
@pytest.mark.parametrize(("score", "numbers", "hit"), [(2, (1, 1), False), (14, (6, 6), True), (14, (6, 5), False)])
def test_l187_a_natural_2_misses_and_a_12_hits(score: int, numbers: tuple[int, int], hit: bool) -> None:
    """B4.23: score 14 is still one chance in 36."""
    assert hits(duel("pz-iv-h", "m4a3-75", 75), score, numbers) is hit


@pytest.mark.rule("L209")
def test_l216_an_elite_tank_at_a_moving_target_needs_6() -> None:
    """B4.25: 5, moving -2, elite +1: 26 of 36."""
    state = battle(
        Side([Placed("pz-iv-h", "60,80")], experience="elite"),
        Side([Placed("t-34-85", "60,40@180")], nation="soviet-union"),
    )
    moving = changed(state, "d1", moved=1000)
    assert (need(state, "kwk-75"), need(moving, "kwk-75")) == (4, 6)
    assert sum(hits(state, 6, (a, b)) for a in range(1, 7) for b in range(1, 7)) == 26


@pytest.mark.rule("L203")
def test_l203_a_target_in_a_bunker_changes_the_score_by_6_and_nothing_else() -> None:
    """B4.26: a tank that stands still needs 11."""
    bunker = area("bunker", 50, 30, 70, 50)
    state = battle([Placed("pz-iv-h", "60,85")], [Placed("rifle-squad", "60,40@180")], bunker)
    assert terms(state, "kwk-75") == {"still": 5, "bunker": 6}


@pytest.mark.rule("L214")
def test_l214_a_shot_to_immobilise_is_harder() -> None:
    state = duel("pz-iv-h", "m4a3-75", 50)
    assert need(state, "kwk-75", disable=True) == need(state, "kwk-75") + 2


@pytest.mark.rule("L191")
@pytest.mark.parametrize(
    ("card", "weapon", "score"), [("pz-iv-h", "kwk-75", 8), ("m4a3-75", "turret-75", 7), ("pz-ii-c", "kwk-20", 9)]
)
def test_l191_a_vehicle_that_moves_needs_more(card: str, weapon: str, score: int) -> None:
    """B4.23: 8, stabilised 7, a cramped turret 9."""
    state = duel(card, "rifle-squad", 20)
    target = target_of(state, Aim(weapon, "d1"))
    assert target is not None
    assert to_hit(state, state.units["a1"], state.book.weapons[weapon], target, "moving")[0].value == score


@pytest.mark.rule("L195")
def test_l195_a_turret_that_turns_more_than_45_degrees_pivots() -> None:
    """C15."""
    state = duel("pz-iv-h", "m4a3-75", 50)
    assert terms(changed(state, "a1", turret=450), "kwk-75")["still"] == 5
    assert terms(changed(state, "a1", turret=451), "kwk-75")["pivoting"] == 6


@pytest.mark.rule("L235")
@pytest.mark.parametrize(("heading", "face"), [(180, "front"), (90, "side"), (0, "rear")])
def test_l235_front_and_rear_are_90_degrees_wide(heading: int, face: str) -> None:
    """B4.27, C21."""
    state = duel("pz-iv-h", "m4a3-75", 50, heading)
    assert face_of(state.units["d1"], Point(6000, 10000)) == face


@pytest.mark.rule("L235")
def test_l235_at_7_and_side_1_against_armour_15_destroys_above_7() -> None:
    """B4.27: 15 of 36 above 7, 6 of 36 at it."""
    state = duel("pz-iv-h", "panther-g", 50, 90)
    each = state.units["a1"]
    blow = direct_strike(
        state, each, state.book.weapons["kwk-75"], state.units["d1"], 5000, "", low=False, critical=False
    )
    assert {term.name: term.value for term in blow.ledger} == {"anti-tank": 7, "side": 1}
    sums = [a + b + total(blow.ledger) - 15 for a in range(1, 7) for b in range(1, 7)]
    assert (sum(value > 0 for value in sums), sums.count(0)) == (15, 6)


@pytest.mark.rule("L237")
def test_l237_special_rounds_cost_one_to_hit_far_away_and_pierce_more() -> None:
    state = duel("zis-3", "tiger-i", 50)
    weapon = state.book.weapons["zis-3"]
    assert terms(state, "zis-3", "apcr")["apcr"] == 1
    blow = direct_strike(state, state.units["a1"], weapon, state.units["d1"], 5000, "apcr", low=False, critical=False)
    assert {term.name: term.value for term in blow.ledger}["apcr"] == 1


@pytest.mark.rule("L243")
def test_l243_a_tank_shell_at_a_squad_in_a_building() -> None:
    """B4.29: 5 + 1 + 2 = 8, 15 of 36; then one hit and 3D6 at 5+."""
    house = area("building", 50, 20, 70, 45)
    state = battle([Placed("m4a3-75", "60,90")], [Placed("rifle-squad", "60,40@180")], house)
    near = gap(state, state.units["a1"], state.units["d1"])
    state = battle([Placed("m4a3-75", "60,90")], [Placed("rifle-squad", f"60,{40 + (near - 4500) / 100:g}@180")], house)
    state = changed(state, "d1", fired=True)
    assert need(state, "turret-75") == 8
    assert shell_fates(state) == [58.3, 7.2, 20.6, 13.9]


@pytest.mark.rule("L243")
def test_l243_a_tank_shell_at_a_squad_in_the_open() -> None:
    """B4.29: 5, 30 of 36; one hit and 3D6 at 4+: 2.5 hits on average."""
    state = duel("m4a3-75", "rifle-squad", 30)
    assert shell_fates(state) == [16.7, 8.7, 39.9, 34.7]
    ledger, score = direct_dice(state, state.units["a1"], state.book.weapons["turret-75"], state.units["d1"])
    assert (total(ledger), score) == (3, 4)


def shell_fates(state: State) -> list[float]:
    """Return the chances in percent that a shot leaves the defender unharmed, suppressed, demoralised or lost."""

    def shoot(after: State) -> Steps[None]:
        yield from fire_one(after, "a1", Aim("turret-75", "d1"), "full")

    return fates_of(list(ways(state, shoot)))


def fates_of(found: list[Way], unit: str = "d1") -> list[float]:
    """Return the chances in percent that a unit is unharmed, suppressed, demoralised or lost."""
    shares = [Fraction(0)] * 4
    for way in found:
        each = way.state.units[unit]
        shares[3 if not each.alive else 2 if each.demoralised else 1 if each.suppressed else 0] += way.chance
    return [percent(chance) for chance in shares]


def mortared(state: State, dice: int = 3) -> list[float]:
    """Return the chances in percent that a mortar burst leaves the defender unharmed, suppressed, demoralised, lost."""
    burst = Burst(Point(6000, 4000), 500, dice, 1, weapon="mortar-80")

    def shell(after: State) -> Steps[None]:
        yield from shell_unit(after, "a1", "d1", burst)

    return fates_of(list(ways(state, shell)))


def under_shells(*scenery: Scenery, dug_in: bool = False) -> State:
    """Return a battle of a mortar against a squad."""
    state = battle([Placed("medium-mortar", "60,110")], [Placed("rifle-squad", "60,40@180")], *scenery)
    return changed(state, "d1", dug_in=dug_in)


@pytest.mark.rule("L245")
def test_l245_a_mortar_at_foxholes_open_ground_and_wood() -> None:
    """B4.30: 2D6 at 6, 3D6 at 5+, 3D6 at 4+."""
    wood = area("wood", 40, 20, 80, 60)
    for state, lost, demoralised in (
        (under_shells(dug_in=True), 5.6, 15.3),
        (under_shells(), 16.7, 35.2),
        (under_shells(wood), 25.0, 43.8),
    ):
        assert mortared(state)[2:] == [demoralised, lost]


@pytest.mark.rule("L363")
def test_l245_a_105_mm_battery_at_open_ground_wood_and_foxholes() -> None:
    """B4.30, section 7."""
    wood = area("wood", 40, 20, 80, 60)
    assert mortared(under_shells(wood), 4)[2:] == [45.8, 33.3]
    assert mortared(under_shells(dug_in=True), 4)[2:] == [21.1, 8.3]


@pytest.mark.rule("L253")
def test_l253_a_75_mm_shell_has_no_dice_from_above_at_a_bunker() -> None:
    """B4.30."""
    state = under_shells(area("bunker", 50, 30, 70, 50))
    ledger, _ = burst_dice(state, state.units["d1"], Burst(Point(6000, 4000), 500, 3, 1))
    assert total(ledger) == 0


@pytest.mark.rule("L102")
def test_l102_a_wall_gives_no_cover_against_bombardment() -> None:
    """B4.12: `**`."""
    ditch = area("gully-side", 40, 20, 80, 60)
    state = under_shells(ditch)
    _, need_ = burst_dice(state, state.units["d1"], Burst(Point(6000, 4000), 500, 3, 1))
    assert need_ == 5


@pytest.mark.rule("L245")
def test_l245_one_hit_on_armour_tests_nothing_two_test_the_rear_from_above() -> None:
    """B4.31: a bomb on an M4 (section 7): wreck 59.5 %."""
    state = battle([Placed("medium-mortar", "60,110")], [Placed("m4a3-75", "60,40@180")])
    burst = Burst(Point(6000, 4000), 1000, 6, 6)
    ledger, need_ = burst_dice(state, state.units["d1"], burst)
    assert (total(ledger), need_) == (6, 5)
    more = 6 + total(tuple(from_above(state, state.units["d1"])))
    wrecks = sum(a + b + more > armour_of(state, state.units["d1"], "rear") for a in range(1, 7) for b in range(1, 7))
    struck = 1 - Fraction(2, 3) ** 6 - 6 * Fraction(1, 3) * Fraction(2, 3) ** 5
    assert percent(struck * Fraction(wrecks, 36)) == 59.5
    for numbers, tests in (("5 1 1 1 1 1", 0), ("5 5 1 1 1 1", 1)):
        steps = shell_unit(state, "", "d1", burst)
        next(steps)
        told = steps.send(numbers)
        assert isinstance(told, FireFell)
        assert sum(isinstance(step, Roll) for step in [next(steps, None)]) == tests


@pytest.mark.rule("L281")
@pytest.mark.parametrize(
    ("calibre", "dice"), [(60, 2), (61, 3), (90, 3), (115, 4), (116, 5), (139, 5), (165, 6), (166, 7)]
)
def test_l281_dice_of_shells_go_by_calibre(calibre: int, dice: int) -> None:
    """B4.33."""
    assert under_shells().book.figures.shells.dice(calibre) == dice


@pytest.mark.rule("L256")
def test_l256_at_factors_of_the_sheet() -> None:
    """B4.32: 75L has 7, 122L has 9, hand-held weapons those of their band."""
    state = battle([Placed("pz-iv-h", "60,80"), Placed("at-rifle-team", "80,80")], [Placed("is-2", "60,40@180")])
    weapons = state.book.weapons
    assert (weapons["kwk-75"].anti_tank, weapons["turret-122"].anti_tank) == (7, 9)
    assert [band.anti_tank for band in weapons["at-rifle"].bands] == [1, 0]


@pytest.mark.rule("L274")
def test_l274_panzerfausts_begin_in_mid_1943() -> None:
    """B4.41: weapons have their years."""
    state = battle([Placed("faust-squad", "60,80")], [Placed("is-2", "60,40@180")])
    assert state.book.units["faust-squad"].year >= 1943
    assert any(state.book.weapons[each].panzerfaust for each in state.book.units["faust-squad"].weapons)


def test_a_second_shot_at_the_same_target_is_easier() -> None:
    state = duel("pz-iv-h", "m4a3-75", 50)
    again = replace(state.units["a1"], target="d1", shots=1)
    state.units["a1"] = again
    assert terms(state, "kwk-75")["again"] == -1
