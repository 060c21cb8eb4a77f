"""Keywords of weapons and teams in direct fire (L739 to L767)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.games.armour.rules.answers import Aim, FireOrder
from combat.games.armour.rules.events.fire_events import HitResolved
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.saves import armour_terms
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.posture import gone_to_ground
from combat.games.armour.rules.state import State
from tests.games.armour.states import pinned, shot_of
from tests.games.armour.tiny_battle import Placed, battle, run

FOOT = Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,60"])
PANZER = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60@180"])


def duel(unit: str, team: str, target: Placed, at: str = "60,80") -> State:
    """Return a battle of one team of a unit against a target."""
    return battle([Placed(unit, {team: 1}, [at])], [target])


def moved(state: State) -> State:
    """Mark the shooter as moved; return the state."""
    state.teams["a1-1"] = replace(state.teams["a1-1"], moved="tactical")
    return state


def added(state: State, weapon: str) -> list[tuple[str, int]]:
    """Return the names and values of the modifiers of a shot with a weapon, without the base value."""
    return [(term.name, term.value) for term in shot_of(state, weapon).ledger[1:]]


@pytest.mark.rule("L759")
@pytest.mark.rule("16.3g")
def test_no_high_explosive_costs_1_against_infantry_and_guns_only() -> None:
    gun = "gun-2-pounder"
    assert ("no-he", 1) in added(duel("uk-2-pounder-platoon", gun, FOOT), gun)
    pak = Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 1}, ["60,60@180"])
    assert added(duel("uk-2-pounder-platoon", gun, pak), gun) == [("no-he", 1)]
    assert added(duel("uk-2-pounder-platoon", gun, PANZER), gun) == []


@pytest.mark.rule("L633")
@pytest.mark.parametrize(("strayed", "need"), [(False, 8), (True, 0)])
@pytest.mark.rule("10.7")
def test_8_can_be_hit_and_9_cannot(strayed: bool, need: int) -> None:
    """4, beyond 40 cm, concealed and gone to ground, no high explosive: 8; out of command: 9."""
    state = duel("uk-2-pounder-platoon", "gun-2-pounder", FOOT, "60,106")
    state.teams["a1-1"] = replace(state.teams["a1-1"], strayed=strayed)
    found = shot(state, Aim("a1-1", "gun-2-pounder", "d1-1"))
    assert (found.need if isinstance(found, Shot) else 0) == need
    assert not isinstance(found, Refusal) or (found.message, found.rule) == ("cannot-hit", "L633")


@pytest.mark.rule("L759")
@pytest.mark.rule("16.3j")
def test_slow_firing_costs_1_on_the_move_only() -> None:
    state = duel("us-rifle-platoon", "bazooka-team", PANZER, "60,75")
    assert added(state, "bazooka") == []
    assert added(pinned(state), "bazooka") == []


@pytest.mark.rule("A11")
@pytest.mark.parametrize(
    ("unit", "team", "weapon"),
    [
        ("us-rifle-platoon", "bazooka-team", "bazooka"),
        ("su-t-70-company", "t-70", "gun-45-mm-20-k"),
        ("su-t-34-company", "t-34-76", "gun-76-mm-f-34"),
        ("de-tiger-platoon", "tiger-i", "gun-8-8-cm-kwk-l-56"),
    ],
)
def test_rate_1_slow_firing_and_overworked_add_1_once(unit: str, team: str, weapon: str) -> None:
    """A bazooka has one shot and is slow, a T-70 has one shot and an overworked crew."""
    target = PANZER if not unit.startswith("de") else Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,60@180"])
    state = moved(duel(unit, team, target, "60,75"))
    assert [value for _, value in added(state, weapon)] == [1]


@pytest.mark.rule("L755")
@pytest.mark.rule("16.2h")
def test_an_overworked_crew_needs_1_more_on_the_move() -> None:
    state = duel("su-t-34-company", "t-34-76", PANZER)
    assert added(state, "gun-76-mm-f-34") == []
    assert added(moved(state), "gun-76-mm-f-34") == [("overworked", 1)]


@pytest.mark.rule("L759")
@pytest.mark.parametrize(("is_pinned", "is_moved", "dice"), [(False, False, 3), (False, True, 2), (True, False, 1)])
@pytest.mark.rule("16.3i")
def test_pinned_rate_1(is_pinned: bool, is_moved: bool, dice: int) -> None:
    """Self-loading rifles: halted 3, moving 2, pinned 1."""
    state = duel("us-rifle-platoon", "garand-team", FOOT)
    state = moved(state) if is_moved else state
    assert shot_of(pinned(state) if is_pinned else state, "self-loading-rifles").dice == dice


@pytest.mark.rule("L633")
@pytest.mark.parametrize(
    ("unit", "team", "weapon", "halted", "moving"),
    [
        ("de-medium-at-platoon", "gun-5-cm-pak-38", "gun-5-cm-pak-38", 3, 1),
        ("de-mg-platoon", "hmg-team", "heavy-mg-tripod", 5, 2),
        ("de-pz-iv-platoon", "pz-iv-g", "gun-7-5-cm-l-43-48", 2, 1),
    ],
)
def test_pinned_teams_fire_at_their_moving_rate_and_armoured_tanks_cannot_be(
    unit: str, team: str, weapon: str, halted: int, moving: int
) -> None:
    """Row 26: halted 3 gives 1 moving."""
    target = Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,60@180"])
    state = duel(unit, team, target)
    assert shot_of(state, weapon).dice == halted
    assert shot_of(pinned(state), weapon).dice == (halted if team == "pz-iv-g" else moving)
    assert shot_of(moved(state), weapon).dice == moving


@pytest.mark.rule("L633")
def test_one_die_halted_is_one_die_at_1_more_on_the_move() -> None:
    state = duel("uk-2-pounder-platoon", "gun-2-pounder", PANZER)
    assert shot_of(duel("su-at-rifle-platoon", "ptrd-team", PANZER), "ptrd").dice == 1
    single = moved(duel("su-at-rifle-platoon", "ptrd-team", PANZER))
    assert (shot_of(single, "ptrd").dice, added(single, "ptrd")) == (1, [("rof-1-moving", 1)])
    assert added(moved(state), "gun-2-pounder") == []


@pytest.mark.rule("L739")
@pytest.mark.parametrize(
    ("weapon", "term", "armour"),
    [("gun-75-mm-m3", "side-armour", 2), ("gun-57-mm-m1", "side-armour", 2), ("heavy-mg-12-7", "side-skirts", 5),
     ("vehicle-mgs-2", "side-skirts", 5)],
)  # fmt: skip
@pytest.mark.rule("16.2a")
def test_side_skirts_make_5_of_side_armour_against_firepower_5_and_6(weapon: str, term: str, armour: int) -> None:
    """Row 59: side 2 counts as 5 against 5+, and stays 2 against 4+; firepower here 3, 4, 5, 6."""
    state = duel("us-sherman-platoon", "m4-sherman", Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60"]))
    weapons = {**state.book.weapons}
    if weapon not in weapons:
        weapons[weapon] = replace(weapons["gun-75-mm-m3"], id=weapon, firepower=4)
    shooter, tank = state.teams["a1-1"], state.teams["d1-1"]
    (found,) = armour_terms(state, shooter, tank, weapons[weapon], "hull")
    assert (found.name, found.value) == (term, armour)
    turned = replace(tank, pose=tank.pose.turned(1800) if tank.pose else None)
    assert armour_terms(state, shooter, turned, weapons[weapon], "hull")[0].name == "front-armour"


@pytest.mark.rule("L739")
@pytest.mark.parametrize(
    ("unit", "gun", "names"),
    [
        ("de-medium-at-platoon", "gun-5-cm-pak-38", ["front-armour", "long-range"]),
        ("de-10-5-cm-battery", "gun-10-5-cm-lefh-18", ["front-armour"]),
    ],
)
@pytest.mark.rule("16.3f")
def test_heat_leaves_armour_as_it_is_beyond_40_cm(unit: str, gun: str, names: list[str]) -> None:
    state = duel(unit, gun, Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,60@180"]), "60,110")
    found = armour_terms(state, state.teams["a1-1"], state.teams["d1-1"], state.book.weapons[gun], "hull")
    assert [term.name for term in found] == names


@pytest.mark.rule("L759")
@pytest.mark.parametrize(
    ("dice", "outcome", "again"), [([4, 3], "saved", 3), ([6, 2], "destroyed", 2), ([2], "destroyed", 0)]
)
@pytest.mark.rule("16.3b")
def test_a_save_against_a_brutal_weapon_is_rolled_again(dice: list[int], outcome: str, again: int) -> None:
    """Foot saves on 3+: a success is rolled again, a failure is not."""
    state = duel("su-su-122-battery", "su-122", Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,60"]))
    state.teams["d1-1"] = replace(state.teams["d1-1"], moved="tactical")
    (event,) = run(state, FireOrder([Aim("a1-1", "gun-122-mm-m-30", "d1-1")]), 6, *dice).of(HitResolved)
    assert (event.outcome, event.number, event.again) == (outcome, dice[0], again)


@pytest.mark.rule("L759")
@pytest.mark.rule("16.3h")
def test_overhead_fire_passes_over_friends() -> None:
    """A moved tank stands in the line: rifles are blocked, a tripod machine gun is not."""
    for team, weapon, blocked in (("hmg-team", "heavy-mg-tripod", False), ("mg34-team", "rifles-belt-lmg", True)):
        unit = "de-mg-platoon" if team == "hmg-team" else "de-grenadier-platoon"
        state = battle(
            [Placed(unit, {team: 1}, ["60,80"]), Placed("de-tiger-platoon", {"tiger-i": 1}, ["60,74@90"])],
            [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,60@180"])],
        )
        assert isinstance(shot(state, Aim("a1-1", weapon, "d1-1")), Refusal) is blocked


@pytest.mark.rule("L767")
@pytest.mark.rule("5.9")
@pytest.mark.rule("16.4b")
def test_scouts_are_gone_to_ground_unless_they_fire_or_assault() -> None:
    state = battle([FOOT], [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,20"])])
    scouts = battle([Placed("uk-carrier-section", {"universal-carrier": 1}, ["60,80"])], [PANZER])
    car = replace(scouts.teams["a1-1"], moved="dash")
    assert gone_to_ground(scouts, car)
    assert not gone_to_ground(scouts, replace(car, fired="moving"))
    assert not gone_to_ground(scouts, replace(car, assaulted=True))
    assert not gone_to_ground(state, replace(state.teams["a1-1"], moved="tactical"))
