"""Pools: bands, modifiers, halving; breakdowns, saves, repairs, special weapons (L54 to L61, L104 to L154)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.answers import Aim
from combat.games.contact.rules.charts.quality import Experience
from combat.games.contact.rules.events.fire_events import WeaponRepaired, WeaponTested
from combat.games.contact.rules.fire.aiming import Context, aim_refusal, target_of
from combat.games.contact.rules.fire.harming import save
from combat.games.contact.rules.fire.pools import Pool, pool
from combat.games.contact.rules.fire.shooting import fire_one
from combat.games.contact.rules.state import Smoke, State
from tests.games.contact.tiny_battle import Placed, Side, area, battle, changed, percent, run, ways


def pool_of(state: State, weapon: str = "rifles", context: Context = "full", covering: int = 0) -> Pool:
    """Return the pool of dice of the attacker's fire at the defender."""
    target = target_of(state, Aim(weapon, "d1"))
    assert target is not None
    return pool(state, state.units["a1"], state.book.weapons[weapon], target, context, covering)


def at(cm: float, card: str = "rifle-squad", target: str = "rifle-squad") -> State:
    """Return a battle of two units with `cm` centimetres between their edges; the target has fired and moved."""
    state = battle([Placed(card, f"60,{14 + cm:g}")], [Placed(target, "60,10@180")])
    return changed(state, "d1", fired=True, moved=500)


@pytest.mark.rule("L110")
@pytest.mark.parametrize(("cm", "dice"), [(30, 2), (30.1, 1), (60, 1)])
def test_l110_a_line_squad_has_two_dice_at_30_and_one_beyond(cm: float, dice: int) -> None:
    """B4.15."""
    assert pool_of(at(cm)).count == dice


@pytest.mark.rule("L110")
def test_l110_nobody_fires_beyond_the_second_band() -> None:
    state = at(60.1)
    found = aim_refusal(state, state.units["a1"], Aim("rifles", "d1"), "full")
    assert found is not None and found.message == "out-of-range"


@pytest.mark.rule("L129")
def test_l129_moved_at_long_range_leaves_no_dice() -> None:
    """B4.16, C2."""
    assert pool_of(at(40), context="moving").count == 0
    assert pool_of(at(20), context="moving").count == 1


@pytest.mark.rule("L131")
def test_l131_suppression_and_smoke_cost_a_die_each_then_pools_are_halved() -> None:
    """B4.16, C2: subtractions first, halves rounded down."""
    state = changed(at(20, "heavy-squad"), "a1", suppressed=True)
    assert pool_of(state, "two-lmg").count == 2
    state.smoke = (Smoke(Pose.read("60,20"), 500, 500, 2),)
    assert pool_of(state, "two-lmg").count == 1
    hidden = changed(at(20, "heavy-squad"), "d1", camouflaged=True)
    assert pool_of(hidden, "two-lmg").count == 1


@pytest.mark.rule("L133")
def test_l133_a_target_in_a_bunker_halves_the_pool_and_needs_6() -> None:
    """B4.16, B4.20."""
    bunker = area("bunker", 50, 5, 70, 15)
    state = battle([Placed("mmg", "60,35")], [Placed("rifle-squad", "60,10@180")], bunker)
    found = pool_of(changed(state, "d1", fired=True), "mmg")
    assert (found.count, found.need) == (2, 6)


@pytest.mark.rule("L140")
def test_l140_at_5_cm_heavy_cover_needs_5() -> None:
    """B4.18: point-blank adds one."""
    house = area("building", 50, 0, 70, 13)
    state = battle([Placed("rifle-squad", "60,19")], [Placed("rifle-squad", "60,10@180")], house)
    found = pool_of(state)
    assert (found.need, found.hits([4, 5])) == (6, 1)
    covered = pool_of(state, covering=3)
    assert covered.hits([5]) == 0 and covered.hits([6]) == 1


def test_c3_a_natural_6_hits_and_a_1_misses() -> None:
    """C3; three dice at 4+ make 1.5 hits on average (B4.17)."""
    found = pool_of(changed(at(20, "heavy-squad"), "d1", moved=0), "two-lmg")
    assert found.need == 4
    assert sum(found.hits([a, b, c]) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)) == 324


@pytest.mark.rule("L107")
def test_l107_a_crew_rolls_one_die_less_one() -> None:
    """C1."""
    state = battle([Placed("light-mortar", "60,30")], [Placed("rifle-squad", "60,16@180")])
    weapon = next(each for each in state.card("a1").weapons if state.book.weapons[each].kind == "small-arms")
    found = pool_of(state, weapon)
    assert found.count == 1 and found.hits([4]) == 0 and found.hits([5]) == 1


# -- saves -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L145")
@pytest.mark.parametrize(
    ("level", "hits", "stands", "demoralised", "lost"),
    [
        ("elite", 1, 3, 2, 1), ("elite", 2, 2, 2, 2), ("elite", 3, 1, 2, 3),
        ("veteran", 1, 2, 3, 1), ("veteran", 2, 1, 3, 2), ("veteran", 3, 0, 3, 3),
        ("recruit", 1, 1, 4, 1), ("recruit", 2, 0, 4, 2), ("recruit", 3, 0, 3, 3),
    ],
)  # fmt: skip
def test_l145_saves(level: Experience, hits: int, stands: int, demoralised: int, lost: int) -> None:
    """B4.19, C4, section 3."""
    state = battle([Placed("mmg", "60,110")], Side([Placed("rifle-squad", "60,10@180")], experience=level))

    def take(after: State) -> Steps[None]:
        yield from save(after, "d1", hits)

    found = list(ways(state, take))
    units = [way.state.units["d1"] for way in found]
    assert sum(not unit.alive for unit in units) == lost
    assert sum(unit.alive and unit.demoralised for unit in units) == demoralised
    assert sum(unit.alive and not unit.demoralised for unit in units) == stands


@pytest.mark.rule("L150")
def test_l150_nobody_is_lost_by_a_save_in_a_bunker() -> None:
    """B4.20."""
    state = battle([Placed("mmg", "60,110")], [Placed("rifle-squad", "60,10@180")], area("bunker", 50, 5, 70, 15))

    def take(after: State) -> Steps[None]:
        yield from save(after, "d1", 4)

    assert all(way.state.units["d1"].alive for way in ways(state, take))


# -- breakdown ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L57")
def test_l57_a_machine_gun_breaks_down_once_in_18_shots() -> None:
    """B4.13, C20: the first die of the pool is tagged."""
    state = battle([Placed("mmg", "60,60")], [Placed("m10", "60,10@180")])

    def fire(after: State) -> Steps[None]:
        yield from fire_one(after, "a1", Aim("mmg", "d1"), "full")

    broken = sum((way.chance for way in ways(state, fire) if way.state.units["a1"].broken), Fraction(0))
    assert percent(broken) == percent(Fraction(1, 18))


@pytest.mark.rule("L58")
def test_l58_other_anti_tank_weapons_do_not_break_on_their_first_shot() -> None:
    """B4.13."""
    state = battle([Placed("bazooka-team", "60,40")], [Placed("m4a3-75", "60,20@180")])
    first = run(state, "order a1", "fire >> bazooka-m9>d1", "1 2")
    assert not first.of(WeaponTested)
    later = changed(state, "a1", spent=(("bazooka-m9", 1),))
    assert [event.broke for event in run(later, "order a1", "fire >> bazooka-m9>d1", "1 2", 3).of(WeaponTested)] == [
        True
    ]


@pytest.mark.rule("L154")
@pytest.mark.parametrize(("number", "repaired"), [(4, False), (5, True)])
def test_l154_weapons_are_repaired_on_5(number: int, repaired: bool) -> None:
    """B4.14."""
    state = battle([Placed("mmg", "60,60")], [Placed("rifle-squad", "60,10@180")], phase="regroup")
    after = run(changed(state, "a1", broken=("mmg",)), number)
    assert [event.repaired for event in after.of(WeaponRepaired)] == [repaired]
    assert bool(after.state.units["a1"].broken) is not repaired


@pytest.mark.rule("L120")
def test_l120_flames_leave_no_save() -> None:
    state = battle([Placed("flame-team", "60,30")], [Placed("rifle-squad", "60,20@180")])
    after = run(state, "order a1", "fire >> flame-thrower>d1", "4 3")
    assert not after.state.units["d1"].alive


@pytest.mark.rule("L119")
@pytest.mark.parametrize(("number", "dice"), [(3, 3), (4, 6)])
def test_l119_a_charge_has_six_dice_if_the_test_is_passed(number: int, dice: int) -> None:
    state = battle([Placed("pioneer-squad", "60,28")], [Placed("rifle-squad", "60,20@180")])
    asked = run(state, "order a1", "fire >> charge>d1", number).asked
    assert asked is not None and len(getattr(asked, "dice", ())) == dice
