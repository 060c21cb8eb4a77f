"""10.2-10.5 Melee, and Ambush."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.decision import Draw
from combat.engine.kernel.ledger import total
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import PickHex, Reroll
from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.events.fight_events import MeleeBegan, MeleeEnded, MeleeRolled
from combat.games.command.rules.events.unit_events import UnitEliminated
from combat.games.command.rules.odds.melee_odds import of_melee
from combat.games.command.rules.odds.next_cards import sums
from combat.games.command.rules.state import Unit
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice

TIME = 38


def table(**facts: Any) -> Table:
    """Return a game in which an assault squad may advance on an adjacent squad; each side has a distant unit, too."""
    units = {
        "g-assault": ("assault", "K7"), "u-squad": ("squad", "K6"), "g-team": ("team", "A1"), "u-team": ("team", "A9"),
    }  # fmt: skip
    hands = {50: ("advance", "ambush"), 51: ("fire", "no-quarter"), 150: ("fire", "ambush")}
    return Table(drawn_book(), units, hands=hands, **facts)


@pytest.mark.rule("10.1", "10.2", "10.4", "10.5")
def test_who_advances_into_the_enemy_fights_and_the_lower_total_is_eliminated() -> None:
    """The inactive side rolls first: 5 + 3 against 7 and one for its boxed FP, and 2."""
    told = table().flip(dice(1, 2, ALLIES), dice(1, 1))
    told.say("50 advance", "g-assault", "g-assault 11.06")
    assert [(event.side, event.total) for event in told.told(MeleeRolled)] == [(ALLIES, 8), (AXIS, 10)]
    assert [event.winner for event in told.told(MeleeEnded)] == [AXIS]
    assert [event.unit for event in told.told(UnitEliminated)] == ["u-squad"]
    assert told.state.vp == 2


@pytest.mark.rule("10.5")
def test_a_tie_kills_both_sides() -> None:
    told = table().flip(dice(4, 1, ALLIES), dice(1, 1))
    told.say("50 advance", "g-assault", "g-assault 11.06")
    assert sorted(event.unit for event in told.told(UnitEliminated)) == ["g-assault", "u-squad"]


@pytest.mark.rule("10.5", "18.2")
def test_a_tie_spares_who_was_alone_in_a_pillbox() -> None:
    told = table(works={at("K6"): "pillbox"}, alone={at("K6"): ALLIES}).flip(dice(4, 1, ALLIES), dice(1, 1))
    told.say("50 advance", "g-assault", "g-assault 11.06")
    assert [event.unit for event in told.told(UnitEliminated)] == ["g-assault"]


@pytest.mark.rule("10.3", "14.01")
def test_an_ambush_breaks_before_strengths_are_counted() -> None:
    """Broken the assault squad fights with 4, unboxed."""
    told = table().flip(dice(1, 2, ALLIES), dice(1, 1))
    told.say("50 advance", "g-assault")
    told.window["melee"] = "150 ambush"
    told.say("g-assault 11.06")
    assert [event.total for event in told.told(MeleeRolled)] == [8, 6]
    assert [event.winner for event in told.told(MeleeEnded)] == [ALLIES]


@pytest.mark.rule("10.2", "4.2e")
@pytest.mark.parametrize("first", ["A1", "E1"])
def test_the_active_side_says_which_of_the_melees_of_a_trigger_is_fought_first(first: str) -> None:
    """Time brings two teams of the Axis to where the enemy stands; with one melee alone nobody is asked."""
    units = {
        "g-squad": ("squad", "K7"), "u-squad": ("squad", "K6"), "u-one": ("team", "A1"), "u-two": ("team", "E1"),
    }  # fmt: skip
    told = Table(drawn_book(), units, hands={50: ("fire", "ambush")})
    for number in (1, 2):
        told.state.units[f"g-late-{number}"] = Unit(f"g-late-{number}", "team", AXIS, fate="waiting", space=1)
    told.flip(TIME, dice(1, 1, ALLIES), dice(6, 6), dice(1, 2, ALLIES), dice(6, 5), dice(6, 6, ALLIES))
    told.say("50 fire", "g-squad", "11.06 g-squad", at("A1"), at("E1"))
    asked = told.asked
    assert isinstance(asked, PickHex)
    assert (asked.seat, asked.why, set(asked.answers)) == (AXIS, "melee", {at("A1"), at("E1")})
    told.say(at(first))
    fought = [event.hex for event in told.told(MeleeBegan)]
    assert (fought[0], set(fought)) == (at(first), {at("A1"), at("E1")})


@pytest.mark.rule("10.4", "10.5", "3.7")
def test_who_comes_into_a_melee_that_is_rolled_is_not_counted_in_what_is_foretold_of_it() -> None:
    """Time, on the first roll, brings a team beside the assault squad: 8 and a roll is what the second is asked about."""
    units = {"g-assault": ("assault", "K2"), "u-squad": ("squad", "K1"), "u-team": ("team", "A9")}
    told = Table(drawn_book(), units, hands={50: ("advance", "ambush")}, initiative=AXIS)
    told.state.units["g-late"] = Unit("g-late", "team", AXIS, fate="waiting", space=1)
    told.flip(TIME + 100).say("50 advance", "g-assault", "g-assault 11.01")
    assert told.asked is not None
    told.game.answer(at("K1"))
    while not (isinstance(decision := told.game.decision, Reroll) and decision.roller == AXIS):
        assert decision is not None
        told.game.answer(dice(1, 1) if isinstance(decision, Draw) else PASS)
    foretold = of_melee(told.state, at("K1"))
    assert foretold.fighters(AXIS) == ("g-assault",)
    assert total(foretold.sum_of(AXIS)) == 8
    loses = sum(likely for number, likely in sums(told.state, AXIS).items() if 8 + number < 5 + 7)
    assert foretold.chance(ALLIES) == pytest.approx(loses)
    assert of_melee(told.state, at("K1"), {AXIS: 2}).chance(ALLIES) == 1.0


@pytest.mark.rule("10.5", "14.15", "10.3")
@pytest.mark.parametrize(("colour", "lost"), [(6, "u-squad"), (1, "g-assault.1")])
def test_a_squad_that_light_wounds_have_replaced_fights_on_as_a_team(colour: int, lost: str) -> None:
    """An ambush, and the squad is a team: 2 and 12 beat 5 and 3, 2 and 2 do not."""
    units = {
        "g-assault": ("assault", "K7"), "u-squad": ("squad", "K6"), "g-team": ("team", "A1"), "u-team": ("team", "A9"),
    }  # fmt: skip
    hands = {
        50: ("advance", "ambush"),
        51: ("fire", "light-wounds"),
        52: ("fire", "no-quarter"),
        150: ("fire", "ambush"),
    }
    told = Table(drawn_book(), units, hands=hands).flip(dice(1, 2, ALLIES), dice(colour, colour))
    told.say("50 advance", "g-assault")
    told.window |= {"melee": "150 ambush", "breaking": "51 light-wounds", "melee-won": "52 no-quarter"}
    told.say("g-assault 11.06")
    assert [event.unit for event in told.told(UnitEliminated)] == [lost]
    assert ("no-quarter" in [event.why for event in told.told(PointsScored)]) is (lost == "u-squad")


@pytest.mark.rule("14.16", "10.3")
def test_no_quarter_is_offered_to_no_side_that_nobody_is_left_of() -> None:
    """A tie kills both: the window is not opened."""
    told = table().flip(dice(4, 1, ALLIES), dice(1, 1))
    told.say("50 advance", "g-assault")
    told.window["melee-won"] = "51 no-quarter"
    told.say("g-assault 11.06")
    assert told.told(MeleeEnded)[0].winner == ""
    assert "melee-won" in told.window


@pytest.mark.rule("14.16", "10.5", "18.2")
def test_no_quarter_scores_for_a_tie_that_a_pillbox_has_saved_its_side_from() -> None:
    told = table(works={at("K6"): "pillbox"}, alone={at("K6"): AXIS}).flip(dice(4, 1, ALLIES), dice(1, 1))
    told.say("50 advance", "g-assault")
    told.window["melee-won"] = "51 no-quarter"
    told.say("g-assault 11.06")
    assert [(event.why, event.points) for event in told.told(PointsScored)] == [("eliminated", 2), ("no-quarter", 2)]


@pytest.mark.rule("14.16")
def test_no_quarter_scores_for_a_melee_that_was_won() -> None:
    told = table().flip(dice(1, 2, ALLIES), dice(1, 1))
    told.say("50 advance", "g-assault")
    told.window["melee-won"] = "51 no-quarter"
    told.say("g-assault 11.06")
    assert [event.points for event in told.told(PointsScored)] == [2, 2]


@pytest.mark.rule("10.1", "17.4")
def test_a_cliff_is_climbed_without_a_weapon_only() -> None:
    units = {"g-squad": ("squad", "K7"), "u-squad": ("squad", "A1")}
    for armed in (False, True):
        told = Table(
            drawn_book(levels={"K6": 1}, sides=[("K7", "K6", "cliff")]), units, hands={50: ("advance", "ambush")}
        )
        if armed:
            told.arm("g-squad", "lmg")
        told.say("50 advance", "g-squad")
        assert told.refusal("g-squad 11.06") == ("cliff-with-weapon" if armed else "")
