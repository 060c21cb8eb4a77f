"""Tests, command, orders, the six actions, initiative (L3 to L31, section 2, C26)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import total
from combat.games.contact.rules.answers import Act, Order
from combat.games.contact.rules.charts.quality import Experience, Morale
from combat.games.contact.rules.command.act_rules import act_refusal
from combat.games.contact.rules.command.leading import in_command, orders_of_turn
from combat.games.contact.rules.command.ordering import order_refusal
from combat.games.contact.rules.command.tests import experience_test, morale_ledger, morale_test
from combat.games.contact.rules.events.act_events import ActBegan
from combat.games.contact.rules.events.fire_events import CheckRolled
from combat.games.contact.rules.events.turn_events import InitiativeRolled, OrderDone, PhaseBegan, TurnOrderChosen
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER
from tests.games.contact.tiny_battle import Placed, Side, Way, area, battle, changed, run, ways

FAR = Placed("rifle-squad", "170,5@180")


def passed(way: Way) -> bool:
    """Return whether the check in a combination of dice was passed."""
    return next(event for event in way.events if isinstance(event, CheckRolled)).passed


def chance(state: State, of: str) -> Fraction:
    """Return the chance that a unit passes a test, of "experience" or of morale."""

    def roll(after: State) -> Steps[None]:
        if of == "experience":
            yield from experience_test(after, "a1", "test", "L18")
        else:
            yield from morale_test(after, "a1", "morale", "test", "L24")

    return sum((way.chance for way in ways(state, roll) if passed(way)), Fraction(0))


@pytest.mark.rule("L18")
@pytest.mark.parametrize(("level", "share"), [("elite", 4), ("veteran", 3), ("recruit", 2)])
def test_l18_experience(level: Experience, share: int) -> None:
    """B4.3: a veteran needs 4+: a half."""
    assert chance(battle(Side([Placed("rifle-squad", "60,100")], experience=level), [FAR]), "experience") == Fraction(
        share, 6
    )


@pytest.mark.rule("L24")
@pytest.mark.parametrize(("level", "share"), [("high", 4), ("normal", 3), ("low", 2)])
def test_l24_morale(level: Morale, share: int) -> None:
    """B4.4: an enemy sees it, it is in command and not under fire."""
    assert chance(battle(Side([Placed("rifle-squad", "60,100")], morale=level), [FAR]), "morale") == Fraction(share, 6)


@pytest.mark.rule("L29")
def test_l29_out_of_command_and_under_fire_normal_morale_needs_a_6() -> None:
    """B4.4: one in six."""
    state = battle([Placed("rifle-squad", "60,100")], [FAR], led=False)
    assert chance(changed(state, "a1", under_fire=True), "morale") == Fraction(1, 6)


@pytest.mark.rule("L31")
def test_l31_out_of_the_sight_of_every_enemy_morale_is_better() -> None:
    """B4.4, C28."""
    hill = area("tall-building", 40, 40, 175, 50)
    state = battle([Placed("rifle-squad", "60,100")], [FAR], hill)
    assert [term.name for term in morale_ledger(state, state.units["a1"])] == ["out-of-sight"]
    assert total(morale_ledger(state, state.units["a1"])) == 1


@pytest.mark.parametrize(("experience", "cm"), [("recruit", 15), ("veteran", 20), ("elite", 25)])
def test_c26_a_command_group_leads_within_its_radius(experience: Experience, cm: int) -> None:
    """C26: edge to edge; bases are 3 cm and 4 cm long."""
    group, near, far = "60,80", f"60,{80 + cm + 3.5:g}", f"60,{80 + cm + 3.6:g}"
    for place, leads in ((near, True), (far, False)):
        state = battle(
            Side([Placed("command-group", group), Placed("rifle-squad", place)], experience=experience),
            [FAR],
            led=False,
        )
        assert in_command(state, state.units["a2"]) is leads


def test_s2_orders_of_a_turn() -> None:
    """Two, one for each command group that is not demoralised, two for the commander."""
    units = [Placed("commander", "60,80"), Placed("command-group", "70,80"), Placed("command-group", "80,80")]
    state = battle(units, [FAR])
    assert orders_of_turn(state, ATTACKER) == 6
    assert orders_of_turn(changed(state, "a2", demoralised=True), ATTACKER) == 5
    assert orders_of_turn(state, DEFENDER) == 2


def test_s2_a_command_group_takes_one_unit_along_an_elite_one_two() -> None:
    units = [Placed("command-group", "60,80"), *(Placed("rifle-squad", f"{50 + 8 * n},90") for n in range(3))]
    for experience, most in (("veteran", 1), ("elite", 2)):
        state = battle(Side(units, experience=experience), [FAR])  # type: ignore[arg-type]
        for count in range(1, 4):
            found = order_refusal(state, ATTACKER, Order([f"a{n}" for n in range(1, count + 2)]))
            assert (found is None) is (count <= most)
    state = battle(units, [FAR])
    found = order_refusal(state, ATTACKER, Order(["a2", "a3"]))
    assert found is not None and found.message == "no-command-group"


def test_s2_a_unit_acts_once_a_turn() -> None:
    """B4.2."""
    state = battle([Placed("rifle-squad", "60,80"), Placed("rifle-squad", "80,80")], [FAR])
    done = run(state, "order a1", "cover")
    assert done.of(OrderDone) and done.asked is not None and done.asked.seat == DEFENDER
    found = order_refusal(done.state, ATTACKER, Order(["a1"]))
    assert found is not None and found.message == "has-acted"


def test_s2_out_of_command_a_unit_tests_and_then_only_crawls_takes_cover_or_falls_back() -> None:
    state = battle([Placed("rifle-squad", "60,80")], [Placed("rifle-squad", "60,40@180")], led=False)
    asked = run(state, "order a1", 3).asked
    assert asked is not None and asked.kind == "action"
    for act, message in (("overwatch", "only-meek"), ("fast 60,70", "only-back"), ("crawl 60,75", ""), ("cover", "")):
        found = asked.refusal(state, act)
        assert (found.message if found else "") == message
    free = run(state, "order a1", 4).asked
    assert free is not None and free.refusal(state, "overwatch") is None


@pytest.mark.rule("L9")
@pytest.mark.parametrize("act", ["fire >> rifles>d1", "move 60,75", "fast 60,70", "crawl 60,75", "cover", "overwatch"])
def test_l9_the_actions_of_a_squad(act: str) -> None:
    """B4.2: full fire, move and fire, fast move, crawl, cover; overwatch is ours."""
    state = battle([Placed("rifle-squad", "60,80")], [Placed("rifle-squad", "60,50@180")])
    assert act_refusal(state, state.units["a1"], Act.read(act)) is None
    begun = run(state, "order a1", act).of(ActBegan)
    assert [each.act for each in begun] == [act]


def test_c27_a_demoralised_unit_does_not_fire_nor_assault() -> None:
    state = changed(
        battle([Placed("rifle-squad", "60,80")], [Placed("rifle-squad", "60,70@180")]), "a1", demoralised=True
    )
    for act in ("fire >> rifles>d1", "assault 60,74.1 : d1", "overwatch"):
        found = act_refusal(state, state.units["a1"], Act.read(act))
        assert found is not None and found.message == "only-meek"


@pytest.mark.rule("L3")
def test_l3_regroup_then_initiative_then_activation() -> None:
    """B4.1: the order of the log."""
    state = battle([Placed("commander", "60,80")], [Placed("commander", "60,40@180")], phase="regroup", led=False)
    found = run(state, "4 3", "first")
    assert [event.phase for event in found.of(PhaseBegan)] == ["initiative"]
    assert found.of(TurnOrderChosen)[0].first == ATTACKER
    assert found.state.phase == "activation" and found.asked is not None and found.asked.kind == "next"


@pytest.mark.parametrize(("numbers", "winner"), [("4 3", ATTACKER), ("3 4", DEFENDER), ("3 3", ATTACKER)])
def test_s2_the_higher_die_has_the_initiative_the_attacker_a_tie_of_turn_1(numbers: str, winner: str) -> None:
    state = battle([Placed("commander", "60,80")], [Placed("commander", "60,40@180")], phase="initiative", led=False)
    assert run(state, numbers).of(InitiativeRolled)[0].winner == winner


def test_s2_only_the_seat_with_fewer_orders_may_pass() -> None:
    state = battle([Placed("rifle-squad", "60,80")], [FAR])
    asked = run(state).asked
    assert asked is not None
    state.orders = {ATTACKER: 3, DEFENDER: 2}
    found = asked.refusal(state, "pass")
    assert found is not None and found.message == "more-orders"
    state.orders = {ATTACKER: 2, DEFENDER: 3}
    assert asked.refusal(state, "pass") is None
