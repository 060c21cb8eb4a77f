"""Close combat, tank assault, overrun (L291 to L324, section 6): exact odds and procedures."""

from __future__ import annotations

from fractions import Fraction

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import total
from combat.engine.space.plane.table_map import Scenery
from combat.games.contact.rules.answers import HOLD, TANK_ASSAULT, Act, Aim
from combat.games.contact.rules.close.assault import round_ledger
from combat.games.contact.rules.close.charging import assault_way
from combat.games.contact.rules.close.defending import Defend
from combat.games.contact.rules.close.overrun import AUTOMATIC, overrun_score
from combat.games.contact.rules.close.tank_assault import assault_ledger, assault_vehicle, nerve_ledger, weapon_score
from combat.games.contact.rules.command.act_rules import act_refusal
from combat.games.contact.rules.command.acting import straight_charge
from combat.games.contact.rules.events.close_events import AssaultEnded, ChargeMade, CloseRolled
from combat.games.contact.rules.fire.shooting import fire_one
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER
from tests.games.contact.tiny_battle import Placed, Side, area, battle, changed, percent, run, ways

TOUCHING = "60,84"
"""A squad here touches a squad at 60,80."""


def melee(attacker: str, defender: str = "rifle-squad", *scenery: Scenery, place: str = TOUCHING) -> State:
    """Return a battle of two units in contact, or with the attacker at `place`."""
    return battle([Placed(attacker, place)], [Placed(defender, "60,80@180")], *scenery)


def charge_of(state: State) -> str:
    """Return the charge of the attacker at the defender, as text."""
    found = straight_charge(state, state.units["a1"], state.units["d1"])
    assert found is not None
    return str(found)


@pytest.mark.rule("L293")
@pytest.mark.parametrize(("card", "added"), [("rifle-squad", 0), ("assault-squad", 1), ("smg-squad", 1), ("mmg", -1)])
def test_l297_what_is_added_in_close_combat(card: str, added: int) -> None:
    """B4.34."""
    state = melee(card)
    assert total(round_ledger(state, state.units["a1"], DEFENDER)) == added


@pytest.mark.rule("L298")
def test_l298_a_shock_unit_and_a_command_group_have_one_more_each() -> None:
    """B4.34: a command group with SMGs kills on 3+ of equals; lower experience has one less."""
    state = battle(
        [Placed("pioneer-squad", "60,84"), Placed("command-group", "70,84")],
        Side([Placed("rifle-squad", "60,80@180")], experience="elite"),
    )
    names = [[term.name for term in round_ledger(state, state.units[each], DEFENDER)] for each in ("a1", "a2")]
    assert names == [["trained", "lower"], ["trained", "command", "lower"]]


@pytest.mark.rule("L294")
def test_l294_a_demoralised_target_is_lost_at_contact() -> None:
    """B4.34."""
    state = changed(melee("rifle-squad", place="60,95"), "d1", demoralised=True)
    after = run(state, "order a1", charge_of(state), "none")
    assert not after.state.units["d1"].alive
    assert not after.of(ChargeMade)


def test_s6_a_charge_ends_in_contact_and_the_target_is_asked() -> None:
    state = melee("rifle-squad", place="60,95")
    after = run(state, "order a1", charge_of(state), "none")
    assert [event.attackers for event in after.of(ChargeMade)] == [("a1",)]
    assert after.asked is not None and (after.asked.kind, after.asked.seat) == ("defend", DEFENDER)


def test_s6_a_round_removes_both_at_once() -> None:
    state = melee("rifle-squad", place="60,95")
    after = run(state, "order a1", charge_of(state), "none", "hold", 5, 5)
    assert not after.state.units["a1"].alive and not after.state.units["d1"].alive
    assert after.of(AssaultEnded)


def test_s6_after_an_undecided_round_both_test_and_the_attacker_may_press() -> None:
    state = melee("rifle-squad", place="60,95")
    pressed = run(state, "order a1", charge_of(state), "none", "hold", 1, 1, 4, 4)
    assert pressed.asked is not None and (pressed.asked.kind, pressed.asked.seat) == ("press", ATTACKER)
    left = run(state, "order a1", charge_of(state), "none", "hold", 1, 1, 4, 4, "break-off")
    assert left.state.units["a1"].pose is not None and left.state.units["a1"].pose.point.y > 9300
    routed = run(state, "order a1", charge_of(state), "none", "hold", 1, 1, 3)
    assert routed.state.units["a1"].demoralised


@pytest.mark.rule("L141")
def test_l141_defensive_fire_of_a_squad_and_what_hampers_it() -> None:
    """B4.18: 2D6 at 2+; twice covered and suppressed 1D6 at 4+; also out of a wood 1D6 at 6."""
    plain = melee("rifle-squad")
    wood = melee("rifle-squad", "rifle-squad", area("wood", 40, 82, 80, 100))
    for state, covering, lost, demoralised in ((plain, 0, 27.8, 48.6), (plain, 2, 8.3, 25.0), (wood, 2, 2.8, 8.3)):
        before = changed(state, "d1", suppressed=bool(covering))

        def fire(after: State, covering: int = covering) -> Steps[None]:
            yield from fire_one(after, "d1", Aim("rifles", "a1"), "defence", covering=covering)

        shares = [Fraction(0), Fraction(0)]
        for way in ways(before, fire):
            unit = way.state.units["a1"]
            shares[0] += way.chance * (not unit.alive)
            shares[1] += way.chance * (unit.alive and unit.demoralised)
        assert [percent(each) for each in shares] == [lost, demoralised]


# -- tank assault ------------------------------------------------------------------------------------------------------


def tank_odds(card: str, *, year: int) -> tuple[float, float]:
    """Return the chances in percent that a squad's assault wrecks or immobilises a closed tank that has not moved."""
    state = battle([Placed(card, "60,87")], [Placed("pz-iii-l", "60,80@180")], year=year)

    def assault(after: State) -> Steps[None]:
        yield from assault_vehicle(after, "a1", "d1")

    wreck, stuck = Fraction(0), Fraction(0)
    for way in ways(state, assault):
        unit = way.state.units["d1"]
        wreck += way.chance * unit.wreck
        stuck += way.chance * (not unit.wreck and bool(unit.stuck))
    return percent(wreck), percent(stuck)


@pytest.mark.rule("L305")
@pytest.mark.parametrize(
    ("card", "year", "wreck", "stuck"),
    [("rifle-squad", 1942, 8.3, 8.3), ("rifle-squad", 1941, 5.6, 5.6), ("assault-squad", 1942, 16.7, 8.3), ("pioneer-squad", 1942, 25.0, 8.3)],
)  # fmt: skip
def test_l305_odds_of_a_tank_assault(card: str, year: int, wreck: float, stuck: float) -> None:
    """B4.35: before 1942 a veteran needs 5 in his test."""
    assert tank_odds(card, year=year) == (wreck, stuck)


@pytest.mark.rule("L305")
def test_l305_the_test_is_harder_until_1941() -> None:
    """B4.35, B4.41."""
    for year, added in ((1940, -1), (1941, -1), (1942, 0)):
        assert (
            total(nerve_ledger(battle([Placed("rifle-squad", "60,87")], [Placed("pz-iii-l", "60,80")], year=year)))
            == added
        )


@pytest.mark.rule("L309")
def test_l309_the_nature_of_the_target() -> None:
    """B4.35: open top, unarmoured, immobilised +1, moving -1."""
    state = battle([Placed("rifle-squad", "60,87")], [Placed("marder-ii", "60,80@180"), Placed("truck", "90,80")])
    marder = changed(state, "d1", stuck="damage", moved=2000).units["d1"]
    assert [term.name for term in assault_ledger(state, marder)] == ["open-topped", "immobilised", "moving"]
    assert [term.name for term in assault_ledger(state, state.units["d2"])] == ["unarmoured"]
    assert weapon_score(state, state.units["a1"]).value == 5


@pytest.mark.rule("L304")
def test_l304_the_vehicle_must_be_near_cover() -> None:
    """B4.35."""
    for wood, message in (((), "no-cover-near"), ((area("wood", 40, 60, 80, 75),), "")):
        state = battle([Placed("rifle-squad", "60,95")], [Placed("pz-iii-l", "60,80@90")], *wood)
        found = assault_way(state, state.units["a1"], Act.read(charge_of(state)))
        assert getattr(found, "message", "") == message


# -- overrun -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L321")
def test_l321_scores_of_an_overrun() -> None:
    """B4.36."""
    wood = area("wood", 80, 70, 100, 90)
    units = [
        Placed("rifle-squad", "60,80"),
        Placed("rifle-squad", "90,80"),
        Placed("truck", "120,80"),
        Placed("pak-40", "150,80"),
        Placed("hmg", "20,80"),
    ]
    state = battle([Placed("m4a3-75", "60,100")], units, wood)
    scores = [overrun_score(state, state.units[f"d{n}"]) for n in range(1, 6)]
    assert scores == [3, 5, 4, AUTOMATIC, AUTOMATIC]


@pytest.mark.rule("L317")
def test_l317_a_survivor_saves_and_is_pushed_5_cm() -> None:
    """B4.36."""
    state = battle([Placed("m4a3-75", "60,95")], [Placed("rifle-squad", "60,80@180")])
    before = state.units["d1"].pose
    after = run(state, "order a1", charge_of(state), "none", 2, 4)
    assert [event.success for event in after.of(CloseRolled)] == [False]
    pose = after.state.units["d1"].pose
    assert pose is not None and before is not None and pose != before
    killed = run(state, "order a1", charge_of(state), "none", 3)
    assert not killed.state.units["d1"].alive


@pytest.mark.rule("S6")
def test_s6_infantry_near_cover_may_assault_before_it_is_overrun() -> None:
    """Section 6: without cover near by nobody is asked; a vehicle that is destroyed overruns nobody."""
    near = melee("m4a3-75", "smg-squad", area("wood", 66, 70, 90, 74), place="60,95")
    asked = run(near, "order a1", charge_of(near), "none").asked
    assert isinstance(asked, Defend) and asked.answers == (TANK_ASSAULT, HOLD)
    beaten = run(near, "order a1", charge_of(near), "none", TANK_ASSAULT, 4, 6)
    assert not beaten.state.units["a1"].alive and beaten.state.units["d1"].alive
    assert [event.what for event in beaten.of(CloseRolled)] == ["tank"]
    failed = run(near, "order a1", charge_of(near), "none", TANK_ASSAULT, 3, 3)
    assert failed.state.units["a1"].alive and not failed.state.units["d1"].alive
    weak = changed(near, "d1", demoralised=True)
    assert not isinstance(run(weak, "order a1", charge_of(weak)).asked, Defend)


@pytest.mark.rule("C30")
def test_c30_only_a_closed_vehicle_has_a_hatch_to_open() -> None:
    state = battle([Placed("m4a3-75", "60,100"), Placed("m10", "80,100"), Placed("rifle-squad", "100,100")], [])
    opened = run(state, "order a1", "cover + open")
    assert opened.state.units["a1"].hatch
    for unit, act, why in (
        ("a1", "cover + shut", "hatch-so"), ("a2", "cover + open", "no-hatch"), ("a3", "cover + open", "no-hatch"),
    ):  # fmt: skip
        refused = act_refusal(state, state.units[unit], Act.read(act))
        assert refused is not None and refused.message == why
