"""Weapons that a team may fire together: machine guns, one other, a second gun (L601, L625, L751, A1)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Aim, FireOrder
from combat.games.armour.rules.events.fire_events import ShotRolled, TeamFaced
from combat.games.armour.rules.fire.aiming import order_shots
from combat.games.armour.rules.fire.shoot_units import full_load, order_refusal
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from tests.games.armour.tiny_battle import Placed, battle, run

GUN, MGS, HEAVY = "gun-75-mm-m3", "vehicle-mgs-2", "heavy-mg-12-7"
SPONSON, TURRET, MG = "gun-75-mm-m2-in-sponson", "gun-37-mm-m5-m6", "vehicle-mg"


def sherman() -> State:
    """Return a battle of a Sherman at 60,90 that faces north, against two stands of infantry."""
    return battle(
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])],
        [Placed("de-grenadier-platoon", {"mg34-team": 2}, ["56,60", "64,60"])],
    )


def grant(target: str = "60,60@180", other: str = "90,90@180") -> State:
    """Return a battle of a Grant at 60,90 that faces north, against two Panzer IVs."""
    return battle(
        [Placed("uk-grant-troop", {"grant": 1}, ["60,90"])],
        [Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, [target, other])],
    )


def refusal(state: State, *aims: Aim) -> str:
    """Return the message id with which an order to fire is refused, "" if it is legal."""
    found = order_refusal(state, ATTACKER, FireOrder(aims))
    return "" if found is None else found.message


def aim(weapon: str, target: str = "d1-1", shooter: str = "a1-1") -> Aim:
    """Return the aim of a shooter's weapon at a target."""
    return Aim(shooter, weapon, target)


@pytest.mark.rule("L601")
def test_a_tank_fires_all_machine_guns_together_or_one_other_weapon() -> None:
    """A1: all machine guns *or* one other weapon."""
    state = sherman()
    assert not refusal(state, aim(MGS), aim(HEAVY))
    assert not refusal(state, aim(GUN))
    assert not refusal(state, aim(MGS))
    assert refusal(state, aim(GUN), aim(MGS)) == "one-weapon"
    assert refusal(state, aim(GUN), aim(HEAVY), aim(MGS)) == "one-weapon"


@pytest.mark.rule("L625")
def test_all_machine_guns_of_a_team_fire_at_one_target() -> None:
    assert refusal(sherman(), aim(MGS, "d1-1"), aim(HEAVY, "d1-2")) == "one-target"


@pytest.mark.rule("L601")
def test_machine_guns_fired_together_roll_their_own_dice() -> None:
    state = sherman()
    after = run(state, FireOrder([aim(MGS), aim(HEAVY)]), "1 1 1", "1 1 1")
    assert [(event.shot.weapon, event.shot.dice) for event in after.of(ShotRolled)] == [(HEAVY, 3), (MGS, 3)]


@pytest.mark.rule("L751")
@pytest.mark.rule("16.2c")
def test_a_second_gun_fires_one_die_at_1_more_beside_the_main_gun() -> None:
    state = grant()
    assert not refusal(state, aim(SPONSON), aim(TURRET))
    main, second = (
        each for each in order_shots(state, FireOrder([aim(SPONSON), aim(TURRET)])) if isinstance(each, Shot)
    )
    if main.weapon == TURRET:
        main, second = second, main
    assert (main.dice, main.need) == (2, 4)
    assert (second.dice, second.need, second.ledger[-1].name) == (1, 5, "secondary-weapon")


@pytest.mark.rule("L751")
def test_a_second_gun_alone_is_a_gun_like_others() -> None:
    (alone,) = order_shots(grant(), FireOrder([aim(TURRET)]))
    assert isinstance(alone, Shot)
    assert (alone.dice, alone.need) == (2, 4)


@pytest.mark.rule("L751")
def test_a_second_gun_may_have_a_target_of_its_own_and_no_machine_gun_with_it() -> None:
    state = grant()
    assert not refusal(state, aim(SPONSON, "d1-1"), aim(TURRET, "d1-2"))
    assert refusal(state, aim(TURRET), aim(MG)) == "one-weapon"
    assert refusal(state, aim(SPONSON), aim(TURRET), aim(MG)) == "one-weapon"
    after = run(state, FireOrder([aim(SPONSON, "d1-1"), aim(TURRET, "d1-2")]))
    assert [(event.pose.heading, event.turret) for event in after.of(TeamFaced)] == [(0, 900)]


@pytest.mark.rule("L633")
@pytest.mark.parametrize(("mode", "rate", "dice"), [("fire", "halted", 2), ("assault", "moving", 1)])
def test_who_is_going_to_assault_fires_at_the_moving_rate(mode: str, rate: str, dice: int) -> None:
    """Halted 2 gives 1; the fire is not harder, as the team has not moved."""
    order = FireOrder.read(f"{mode} a1-1>{GUN}>d1-1")
    (shot,) = order_shots(sherman(), order)
    assert isinstance(shot, Shot)
    assert (shot.rate, shot.dice) == (rate, dice)
    assert [term.name for term in shot.ledger] == ["hit-on", "gone-to-ground"]
    assert run(sherman(), order).state.teams["a1-1"].fired == rate


@pytest.mark.rule("L601")
def test_a_full_load_is_all_that_fires_with_a_weapon() -> None:
    state = sherman()
    assert full_load(state, aim(MGS)) == [aim(MGS), aim(HEAVY)]
    assert full_load(state, aim(GUN)) == [aim(GUN)]
    assert full_load(grant(), aim(TURRET)) == [aim(TURRET), aim(SPONSON)]
    assert full_load(grant("60,115"), aim(TURRET)) == [aim(TURRET)], "the sponson fires ahead"
    far = sherman()
    far.teams["d1-1"] = replace(far.teams["d1-1"], pose=Pose.read("60,40"))
    assert full_load(far, aim(HEAVY)) == [aim(HEAVY)], "45 cm are out of reach of the others"


@pytest.mark.parametrize(
    "text",
    ["fire a1-1>gun>d1-1", "fire a1-1>gun>d1-1>hull", "smoke a1-1>gun>d1-1 a1-2>gun>d1-1", "assault a1-1>g>d1-1"],
)
def test_fire_orders_are_their_own_text(text: str) -> None:
    assert FireOrder.read(text) == text
    assert FireOrder(FireOrder.read(text).aims, FireOrder.read(text).mode) == text


@pytest.mark.parametrize(
    "text",
    [
        "shoot a1-1>gun>d1-1",
        "fire",
        "fire a1-1>gun",
        "fire b>g>d a>g>d",
        "fire a>g>d a>g>e",
        "fire a>g>d>turret",
        "fire a>g>d>",
    ],
)
def test_other_texts_are_no_fire_orders(text: str) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        FireOrder.read(text)


def test_a_refusal_names_its_line() -> None:
    found = order_refusal(sherman(), ATTACKER, FireOrder([aim(GUN), aim(MGS)]))
    assert isinstance(found, Refusal)
    assert found.rule == "L601"
