"""Secret notes before deployment: how many units and points, and which never (L543, L691, A35, A36, A38)."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.artillery.aiming_point import AimingPoint
from combat.games.armour.rules.events.hidden_events import UnitsHidden
from combat.games.armour.rules.hidden.hide_units import HideUnits, hiding_refusal, named_reserves, reserve_points
from combat.games.armour.rules.hidden.hiding import Hiding
from combat.games.armour.rules.hidden.off_table import units_in, units_off_table
from combat.games.armour.rules.play.deployment import Deploy, placements_refusal
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.rules.hidden.waiting import place, with_ambush, with_reserves
from tests.games.armour.shipped import book
from tests.games.armour.tiny_battle import run


def force(mission: str = "ridge") -> State:
    """Return a mission in which British infantry of 75 points defends, after aiming points.

    The units are d1 HQ, d2 and d3 rifles, d4 MGs, d5 mortars, d6 6-pounders, d7 and d8.
    """
    state = new_state(book(mission))
    state.aiming_over = True
    return state


def why(state: State, hiding: Hiding, seat: str = DEFENDER) -> str:
    """Return the message id with which notes of hidden units are refused, "" if they are legal."""
    refused = hiding_refusal(state, seat, hiding)
    return refused.message if isinstance(refused, Refusal) else ""


# -- ambush ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L543")
@pytest.mark.parametrize(("units", "found"), [(("d6",), ""), (("d4", "d6"), "ambush-full")])
def test_a_mission_says_how_many_units_are_in_ambush(units: tuple[str, ...], found: str) -> None:
    assert why(force(), Hiding(units)) == found


@pytest.mark.rule("L543")
def test_transports_wait_with_their_unit_or_are_deployed_and_never_wait_alone() -> None:
    state = force()
    assert why(state, Hiding(["d6", "d6t"])) == ""
    assert why(state, Hiding(["d6"])) == ""
    assert why(state, Hiding(["d6t"])) == "hidden-apart"
    after = run(state, Hiding(["d6"])).state
    unit = units_in(after, DEFENDER, "ambush")[0]
    assert {team.where for team in after.teams.values() if team.unit == f"{unit.id}t"} == {"undeployed"}


@pytest.mark.rule("A35")
def test_nobody_hides_units_of_the_other_seat_or_where_the_mission_has_none() -> None:
    assert why(force(), Hiding(["a2"])) == "one-unit"
    assert why(force(), Hiding(["d77"])) == "one-unit"
    assert why(force(), Hiding(["a2"]), ATTACKER) == "ambush-full"
    assert why(force(), Hiding((), ["d2"])) == "no-reserves"
    assert run(new_state(book("two-platoons"))).asked == Deploy("A35", "", DEFENDER)


# -- reserves ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A36")
@pytest.mark.parametrize(("share", "found"), [(18, "reserve-points"), (19, ""), (20, "")])
def test_reserves_are_at_most_the_share_of_the_force(share: int, found: str) -> None:
    """A rifle platoon costs 14 of 75 points: 18.67 %."""
    state = with_reserves(force(), share=share)
    assert state.units["d2"].points == 14
    assert why(state, Hiding((), ["d2"])) == found
    assert reserve_points(state, DEFENDER) == {18: 13, 19: 14, 20: 15}[share]


@pytest.mark.rule("A36")
def test_headquarters_are_never_in_reserve_but_in_ambush() -> None:
    state = with_reserves(force(), share=50)
    assert why(state, Hiding((), ["d1"])) == "reserve-headquarters"
    assert why(state, Hiding(["d1"])) == ""


@pytest.mark.rule("L691")
def test_artillery_that_is_ranged_in_is_not_in_reserve() -> None:
    state = with_reserves(force(), share=50)
    state.units["d5"] = replace(state.units["d5"], aiming_point=AimingPoint(Point(9000, 9000)))
    assert why(state, Hiding((), ["d5"])) == "reserve-ranged-in"
    assert why(state, Hiding(["d5"])) == ""


@pytest.mark.rule("A36")
def test_a_unit_in_reserve_takes_its_transports_and_observers_with_it() -> None:
    state = with_reserves(force(), share=50)
    assert why(state, Hiding((), ["d6", "d6t"])) == "hidden-apart"
    after = run(state, Hiding((), ["d5", "d6"])).state
    assert sum(1 for team in after.teams.values() if team.where == "reserve") == 2 + 1 + 2 + 2
    assert len(units_in(after, DEFENDER, "reserve")) == 2


@pytest.mark.rule("A36")
def test_units_that_the_mission_names_are_in_reserve_without_being_asked_for() -> None:
    state = force("late-column")
    assert [unit.card for unit in named_reserves(state, DEFENDER)] == [
        "su-maxim-platoon", "su-t-34-company", "su-armoured-car-section",
    ]  # fmt: skip
    after = run(state)
    assert isinstance(after.asked, Deploy)
    assert {event.seat: len(event.reserve) for event in after.of(UnitsHidden)} == {DEFENDER: 3, ATTACKER: 1}
    both = with_ambush(state)
    named = named_reserves(both, DEFENDER)[0].id
    assert why(both, Hiding([named])) == "reserve-named"
    assert why(both, Hiding((), ["d2"])) == "no-reserves"


@pytest.mark.rule("A38")
def test_flights_wait_elsewhere() -> None:
    state = with_ambush(with_reserves(force("crossing"), share=50))
    flight = next(unit.id for unit in state.units.values() if unit.card == "de-stuka-flight")
    assert why(state, Hiding([flight])) == "hidden-flight"
    assert why(state, Hiding((), [flight])) == "hidden-flight"


# -- the question ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A35")
def test_the_defender_is_asked_first_and_a_seat_may_hide_nothing() -> None:
    state = force("any-ground")
    assert run(state).asked == HideUnits("A35", "", DEFENDER)
    assert run(state, DONE).asked == HideUnits("A35", "", ATTACKER)
    after = run(state, DONE, DONE)
    assert after.asked == Deploy("A35", "", DEFENDER)
    assert not units_in(after.state, DEFENDER, "reserve")


@pytest.mark.rule("A40")
def test_hidden_units_are_not_deployed() -> None:
    after = run(force(), Hiding(["d4"])).state
    hidden = units_in(after, DEFENDER, "ambush")[0]
    assert hidden.card == "uk-machine-gun-platoon"
    places = place("20,10@180", "26,10@180", "32,10@180", "38,10@180", unit=hidden.id)
    assert placements_refusal(after, DEFENDER, places) == Refusal("not-deployed", "A35", (("about", hidden.id),))


@pytest.mark.rule("A50")
def test_the_last_numbers_belong_to_hidden_units_and_the_others_have_no_gap() -> None:
    before = force()
    after = run(before, Hiding(["d2"])).state
    assert [unit.id for unit in units_in(after, DEFENDER, "ambush")] == ["d8"]
    kept = [unit.card for unit in before.units.values() if unit.seat == DEFENDER and not unit.parent]
    shown = [unit.card for unit in after.units.values() if unit.seat == DEFENDER and not unit.parent]
    assert shown == [*kept[:1], *kept[2:], kept[1]]
    assert after.teams["d8-1"].unit == "d8"
    assert after.units["d8"].leader == "d8-1"
    assert after.formations["df1"].commander == "d1-1"
    assert units_off_table(after, DEFENDER) == 8


def test_answers_are_read_and_written_alike() -> None:
    assert str(Hiding(["d6t", "d6"], ["d5"])) == "hide ambush d6 d6t reserve d5"
    assert Hiding.read("hide reserve d5 d6").reserve == ("d5", "d6")
    for text in (
        "",
        "hide",
        "hide d5",
        "hide ambush",
        "hide reserve d6 d5",
        "hide reserve d5 ambush d6",
        "hide ambush d5 d5",
    ):
        with pytest.raises(ValueError, match="answer"):
            Hiding.read(text)


@pytest.mark.rule("A36")
def test_random_notes_are_legal_and_differ() -> None:
    state = with_ambush(with_reserves(force(), share=40))
    question = HideUnits("A35", "", DEFENDER)
    numbers = SplitMix(5)
    answers = [question.sample(state, numbers) for _ in range(30)]
    assert all(question.refusal(state, answer) is None for answer in answers)
    assert len(set(answers)) > 10
