"""Examples of melee and ambush: what counts at which time, who remains, and who wins a tie."""

from __future__ import annotations

from typing import Any

import pytest

from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.events.fight_events import MeleeEnded, MeleeRolled
from combat.games.command.rules.events.unit_events import UnitBroke, UnitEliminated, UnitSplit
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import dice

UNITS = {"g-squad": ("rifle", "K7"), "u-squad": ("rifle", "K6"), "g-far": ("team", "A1"), "u-far": ("team", "A9")}
HANDS = {
    50: ("advance", "ambush"), 51: ("fire", "ambush"), 52: ("fire", "ambush"), 150: ("fire", "ambush"),
    151: ("fire", "ambush"), 152: ("fire", "light-wounds"),
}  # fmt: skip
SNIPER = 39


def melee(units: dict[str, tuple[str, str]] | None = None, **facts: Any) -> Example:
    """Return an example of a melee, with additional units."""
    return Example(drawn_book(), UNITS | (units or {}), hands=HANDS, **facts)


def ambush(told: Example, *cards: int) -> None:
    """Play ambushes when their windows open, the inactive side's first."""
    for card in cards:
        told.until("react", "melee")
        told.game.answer(f"{card} ambush")


@pytest.mark.rule("10.3", "14.01")
def test_the_side_that_is_ambushed_chooses_who_breaks_and_each_card_breaks_one() -> None:
    told = melee({"g-leader": ("leader", "K7"), "g-team": ("team", "K7")})
    told.say("50 advance", "g-leader g-squad g-team", "g-squad 11.06", "g-team 11.06")
    told.flip(dice(1, 2, ALLIES), dice(6, 6))
    told.game.answer("g-leader 11.06")
    ambush(told, 150)
    told.say("g-team")
    ambush(told, 151)
    told.say("g-leader")
    assert [event.unit for event in told.told(UnitBroke)] == ["g-team", "g-leader"]
    assert [event.total for event in told.told(MeleeRolled)] == [8, 5 + 1 + 1 + 12], "a broken leader lends nothing"


@pytest.mark.rule("10.4", "6.7", "6.3", "6.4", "7.1")
def test_melee_counts_units_with_their_leaders_and_markers_and_no_weapons() -> None:
    """5 + 1 of the leader, himself 1, a veteran team 2 + 1 + 1; against 5 − 1."""
    told = melee({"g-leader": ("leader", "K7"), "g-team": ("team", "K7")})
    told.arm("g-squad", "hmg")
    told.mark("g-team", veteran=True)
    told.mark("u-squad", suppressed=True)
    told.flip(dice(1, 1, ALLIES), dice(1, 1))
    told.say("50 advance", "g-leader g-squad g-team", "g-leader 11.06", "g-squad 11.06", "g-team 11.06")
    assert [event.total for event in told.told(MeleeRolled)] == [4 + 2, 6 + 1 + 4 + 2]
    assert [event.unit for event in told.told(UnitEliminated)] == ["u-squad"]


@pytest.mark.rule("10.4", "2.5c")
def test_a_melee_is_off_when_a_trigger_leaves_one_side_without_units() -> None:
    told = melee()
    told.mark("g-squad", broken=True)
    told.prints(101, hex=at("K6"))
    told.flip(SNIPER + 100, 101).say("50 advance", "g-squad", "g-squad 11.06", "g-squad")
    assert [event.result for event in told.told(MeleeEnded)] == ["off"]
    assert [event.unit for event in told.told(UnitEliminated)] == ["g-squad"]
    assert len(told.told(MeleeRolled)) == 1


@pytest.mark.rule("14.15", "14.01", "10.3")
def test_light_wounds_answer_an_ambush_and_no_lost_melee() -> None:
    told = melee()
    told.flip(dice(1, 2, ALLIES), dice(6, 6)).say("50 advance", "g-squad")
    told.game.answer("g-squad 11.06")
    assert told.until("react", "melee").seat == ALLIES
    told.game.answer("pass")
    ambush(told, 51)
    told.until("react", "breaking")
    told.game.answer("152 light-wounds")
    assert [event.teams for event in told.told(UnitSplit)] == [("u-squad.1",)]
    assert [event.unit for event in told.told(UnitEliminated)] == ["u-squad.1"]
    assert [event.total for event in told.told(MeleeRolled)] == [2 + 3, 5 + 12]
    assert [(event.side, event.points) for event in told.told(PointsScored)] == [(ALLIES, -1), (AXIS, 1)]


@pytest.mark.rule("10.5", "18.2")
@pytest.mark.parametrize("work", ["bunker", "pillbox", "trench", "foxholes"])
@pytest.mark.parametrize("alone", [AXIS, ALLIES])
def test_only_bunker_and_pillbox_win_a_tie_for_who_was_alone_in_them_last(work: str, alone: str) -> None:
    told = melee(works={at("K6"): work}, alone={at("K6"): alone})
    told.flip(dice(3, 4, ALLIES), dice(4, 3)).say("50 advance", "g-squad", "g-squad 11.06")
    lost = {event.unit for event in told.told(UnitEliminated)}
    spared = {AXIS: "u-squad", ALLIES: "g-squad"}[alone]
    assert lost == ({spared} if work in ("bunker", "pillbox") else {"g-squad", "u-squad"})


@pytest.mark.rule("10.2")
def test_of_several_melees_the_active_side_says_which_comes_first() -> None:
    units = {"g-other": ("team", "J6"), "u-other": ("team", "J5"), "g-leader": ("leader", "K7")}
    told = melee(units)
    told.say("50 advance", "g-leader g-other g-squad", "g-squad 11.06", "g-other 10.05", "done")
    assert told.refusal("10.05") == ""
    told.flip(dice(1, 1, ALLIES), dice(6, 6), dice(1, 2, ALLIES), dice(6, 5)).say("10.05")
    assert [event.hex for event in told.told(MeleeEnded)] == [at("J5"), at("K6")]
