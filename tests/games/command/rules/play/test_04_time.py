"""4.0 Time and the end; 2.0 rolls."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import label
from combat.games.command.rules.events.card_events import CardFlipped, RollCancelled
from combat.games.command.rules.events.end_events import Ended, PointsScored, SuddenDeathRolled, TimeAdvanced
from combat.games.command.rules.events.fight_events import AttackRolled
from combat.games.command.rules.events.ground_events import SmokeLifted, WorkPlaced
from combat.games.command.rules.events.unit_events import UnitArrived, UnitBroke
from combat.games.command.rules.state import Unit
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice

UNITS = {"g-squad": ("squad", "K5"), "g-team": ("team", "A1"), "u-squad": ("squad", "L5"), "u-team": ("team", "A10")}
FIRE = {50: ("fire", "ambush"), 150: ("fire", "dig-in")}
SHOT = ("50 fire", "g-squad", "12.05 g-squad")
TIME, SNIPER = 38, 39


def table(**facts: Any) -> Table:
    """Return a game in which units can fire."""
    return Table(drawn_book(), UNITS, hands=FIRE, **facts)


@pytest.mark.rule("2.4", "3.7", "2.1")
def test_the_holder_of_the_initiative_card_cancels_a_roll_and_hands_the_card_over() -> None:
    """Cancelled, its trigger never was; the new holder may cancel the next."""
    told = table(initiative=ALLIES)
    told.rerolls = 2
    told.flip(TIME, dice(6, 6), dice(1, 2), dice(6, 6, ALLIES)).say(*SHOT)
    assert [event.holder for event in told.told(RollCancelled)] == [ALLIES, AXIS]
    assert told.told(TimeAdvanced) == []
    assert [event.total for event in told.told(AttackRolled)] == [5 + 3]
    assert told.state.initiative == ALLIES


@pytest.mark.rule("2.5a", "4.2", "4.2a", "4.2c", "4.2d", "5.7")
def test_time_advances_shuffles_pays_the_defender_and_lifts_smoke() -> None:
    told = table(postures=("attack", "defend"), smoke={at("C3"): 40}, smoke_cup=frozenset({70}))
    told.flip(TIME, dice(6, 6, ALLIES)).say(*SHOT)
    assert [event.time for event in told.told(TimeAdvanced)] == [1]
    assert [(event.side, event.points) for event in told.told(PointsScored)] == [(ALLIES, 1)]
    assert [event.hex for event in told.told(SmokeLifted)] == [at("C3")]
    assert told.state.decks[AXIS].discards == ()


@pytest.mark.rule("4.2b", "4.3", "4.4d", "4.5")
@pytest.mark.parametrize(("roll", "ends"), [(dice(4, 2), True), (dice(4, 3), False)])
def test_sudden_death_ends_the_game_below_the_number_of_time(roll: int, ends: bool) -> None:
    told = table(sudden_death=3, time=6, vp=2)
    told.flip(TIME, roll)
    if not ends:
        told.flip(dice(6, 6, ALLIES))
    told.say(*SHOT)
    assert [(event.time, event.ends) for event in told.told(SuddenDeathRolled)] == [(7, ends)]
    assert [(event.winner, event.how) for event in told.told(Ended)] == ([(AXIS, "sudden-death")] if ends else [])


@pytest.mark.rule("4.2e")
def test_who_waits_at_the_space_of_time_arrives_at_the_own_edge() -> None:
    told = table()
    told.state.units["g-late"] = Unit("g-late", "squad", AXIS, fate="waiting", space=1)
    told.flip(TIME, dice(6, 6, ALLIES)).say(*SHOT, "03.01")
    assert [(event.unit, event.hex) for event in told.told(UnitArrived)] == [("g-late", at("C1"))]


@pytest.mark.rule("4.2f", "14.08")
def test_both_may_dig_in_at_the_end_of_an_advance() -> None:
    told = table()
    told.window["time"] = "150 dig-in"
    told.flip(TIME, dice(6, 6, ALLIES)).say(*SHOT, "12.05")
    assert [(event.hex, event.work) for event in told.told(WorkPlaced)] == [(at("L5"), "foxholes")]


@pytest.mark.rule("2.6")
def test_inside_a_trigger_nothing_else_triggers() -> None:
    """The sudden death roll turns a card up that carries Time! itself."""
    told = table(sudden_death=1, time=0)
    told.flip(TIME, SNIPER, dice(6, 6, ALLIES)).say(*SHOT)
    assert len(told.told(TimeAdvanced)) == 1
    assert [event.why for event in told.told(CardFlipped)] == ["attack", "sudden-death", "defence"]


@pytest.mark.rule("2.5c", "2.9", "2.3")
def test_a_sniper_breaks_a_unit_in_or_beside_a_random_hex_of_either_side() -> None:
    told = table()
    told.flip(SNIPER, dice(1, 1), dice(6, 6, ALLIES)).say(*SHOT)
    assert told.refusal("g-team") == ""
    assert told.refusal("u-team") == "not-an-option"
    told.say("g-team")
    assert [(event.unit, event.why) for event in told.told(UnitBroke)] == [("g-team", "sniper")]


@pytest.mark.rule("2.9", "7.3")
def test_a_random_hex_repairs_or_eliminates_broken_weapons_first() -> None:
    for row, broken, boxed in ((1, False, False), (5, False, True), (4, True, False)):
        told = table()
        lmg = told.arm("u-squad", "lmg", broken=True)
        card = told.book.cards[1]
        cards = dict(told.book.cards) | {1: replace(card, hex=label(15, row))}
        told.state.book = replace(told.book, cards=cards)
        told.flip(SNIPER, 1, dice(6, 6, ALLIES)).say(*SHOT)
        assert told.asked is not None
        assert (told.state.weapons[lmg].broken, told.state.weapons[lmg].boxed) == (broken, boxed)


@pytest.mark.rule("4.4a", "4.5", "4.4")
def test_a_side_surrenders_when_a_unit_comes_to_its_space_whatever_the_points() -> None:
    told = table(vp=-20, allies_surrender=1)
    told.mark("u-squad", broken=True)
    told.flip(dice(6, 6), dice(1, 1, ALLIES)).say(*SHOT)
    assert [(event.winner, event.how) for event in told.told(Ended)] == [(AXIS, "surrender")]


@pytest.mark.rule("4.4b")
def test_a_side_without_a_unit_on_the_map_has_lost() -> None:
    units = {"g-squad": ("squad", "K5"), "u-squad": ("squad", "L5")}
    told = Table(drawn_book(), units, hands=FIRE)
    told.mark("u-squad", broken=True)
    told.flip(dice(6, 6), dice(1, 1, ALLIES)).say(*SHOT)
    assert [(event.winner, event.how) for event in told.told(Ended)] == [(AXIS, "wiped-out")]


@pytest.mark.rule("4.4c", "4.5", "5.5")
def test_when_the_last_unit_leaves_secret_chits_are_opened_and_points_decide() -> None:
    units = {"g-squad": ("squad", "K10"), "u-squad": ("squad", "A1")}
    hands = {50: ("move", "ambush")}
    told = Table(
        drawn_book(), units, hands=hands, objectives=("C3", "D4"),
        control={1: ALLIES, 2: ALLIES}, secrets={AXIS: (), ALLIES: ("B",)}, cup=frozenset("ACD"),
    )  # fmt: skip
    told.say("50 move", "g-squad", "g-squad", "exit", "3")
    assert told.state.vp == 2 - 3
    assert [(event.winner, event.how) for event in told.told(Ended)] == [(ALLIES, "exited")]


@pytest.mark.rule("4.5")
def test_at_no_points_the_holder_of_the_initiative_card_wins() -> None:
    told = table(sudden_death=1, time=12, initiative=ALLIES)
    told.flip(TIME, dice(1, 1)).say(*SHOT)
    assert [event.winner for event in told.told(Ended)] == [ALLIES]
