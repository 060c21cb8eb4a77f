"""10.2-10.5 Melee, and Ambush."""

from __future__ import annotations

from typing import Any

import pytest

from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.events.fight_events import MeleeEnded, MeleeRolled
from combat.games.command.rules.events.unit_events import UnitEliminated
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice


def table(**facts: Any) -> Table:
    """An assault squad advances on a squad beside it; each side has another unit far off."""
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
