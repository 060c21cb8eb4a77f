"""Examples of triggers, the last card, the initiative card, and the ends of the game."""

from __future__ import annotations

import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import total
from combat.games.command.rules.events.card_events import CardFlipped, RollCancelled
from combat.games.command.rules.events.end_events import Ended, PointsScored, SuddenDeathRolled, TimeAdvanced
from combat.games.command.rules.events.fight_events import AttackRolled, DefenceRolled, Targeted
from combat.games.command.rules.events.ground_events import SmokeLifted
from combat.games.command.rules.events.turn_events import TriggerBegan
from combat.games.command.rules.events.unit_events import UnitBroke, UnitSuppressed, WeaponBroke
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import dice
from tests.games.command.skirmish import CHITS

UNITS = {"g-squad": ("rifle", "K5"), "g-team": ("team", "A1"), "u-squad": ("rifle", "L5"), "u-team": ("team", "A10")}
HANDS = {50: ("fire", "ambush"), 51: ("move", "sustained-fire")}
SHOT = ("50 fire", "g-squad", "12.05 g-squad")
JAMMED, TIME, SNIPER = 37, 38, 39


def table(**facts: object) -> Example:
    """Return an example with the units of this module."""
    return Example(drawn_book(), UNITS, hands=HANDS, **facts)


@pytest.mark.rule("2.8", "2.5c", "2.5")
def test_another_trigger_on_the_last_card_waits_for_the_advance_and_the_result_for_both() -> None:
    told = table()
    told.last_cards(AXIS, SNIPER)
    told.flip(SNIPER, dice(1, 1), dice(6, 6, ALLIES)).say(*SHOT)
    told.say("g-team")
    assert told.kinds(TimeAdvanced, UnitBroke, AttackRolled) == ["TimeAdvanced", "UnitBroke", "AttackRolled"]
    assert [event.trigger for event in told.told(TriggerBegan)] == ["time", "sniper"]


@pytest.mark.rule("2.4", "2.8", "3.7")
def test_the_deck_stays_spent_though_its_last_roll_is_cancelled() -> None:
    """The advance comes first, and the roll is made again from the new deck; the trigger never was."""
    told = table(initiative=ALLIES)
    told.rerolls = 1
    told.last_cards(AXIS, SNIPER)
    told.flip(SNIPER, dice(2, 2), dice(6, 6, ALLIES)).say(*SHOT)
    assert told.kinds(RollCancelled, TimeAdvanced, AttackRolled) == ["RollCancelled", "TimeAdvanced", "AttackRolled"]
    assert told.told_last(AttackRolled).total == 5 + 4
    assert told.told(UnitBroke) == []


@pytest.mark.rule("2.6", "2.8", "4.1")
def test_a_deck_that_ends_inside_a_trigger_advances_time_at_once() -> None:
    """The sniper's random hex is its last card."""
    told = table()
    told.last_cards(AXIS, SNIPER, dice(1, 1))
    told.flip(SNIPER, dice(1, 1), dice(6, 6, ALLIES)).say(*SHOT)
    told.say("g-team")
    assert [(event.time, event.empty) for event in told.told(TimeAdvanced)] == [(1, True)]
    assert [event.unit for event in told.told(UnitBroke)] == ["g-team"]


@pytest.mark.rule("2.8", "4.5", "4.6", "5.5")
def test_secret_chits_pay_though_the_last_card_of_a_deck_ends_the_game_within_a_late_event() -> None:
    """What Time brings is no part of the event that its end interrupts."""
    told = table(
        sudden_death=3, time=5, objectives=("A1",), control={1: AXIS}, secrets={AXIS: ("A",), ALLIES: ()},
        cup=frozenset(CHITS) - {"A"},
    )  # fmt: skip
    told.prints(3, trigger="event")
    told.last_cards(AXIS, 3, dice(1, 1))
    told.flip(3, dice(1, 1), dice(1, 2)).say(*SHOT)
    assert [(event.side, event.points, event.why) for event in told.told(PointsScored)] == [(AXIS, 1, "chit")]
    assert [(event.winner, event.how) for event in told.told(Ended)] == [(AXIS, "sudden-death")]


@pytest.mark.rule("2.4", "7.3", "14.20")
def test_a_jam_that_is_cancelled_breaks_nothing_nor_does_its_double() -> None:
    told = table(initiative=ALLIES)
    lmg = told.arm("g-squad", "lmg")
    told.rerolls = 1
    told.window["fire-roll"] = "51 sustained-fire"
    told.flip(JAMMED, dice(1, 2), dice(6, 6, ALLIES)).say("50 fire", "g-squad", f"12.05 {lmg}")
    assert told.told(WeaponBroke) == []
    assert told.told_last(AttackRolled).total == 4 + 2 + 3


@pytest.mark.rule("2.4", "4.3")
def test_a_sudden_death_roll_may_be_made_again() -> None:
    told = table(sudden_death=1, time=6, initiative=ALLIES)
    told.flip(TIME, dice(1, 2), dice(5, 5), dice(6, 6, ALLIES)).say("50 fire", "g-squad")
    told.game.answer("12.05 g-squad")
    told.until("reroll", "sudden-death")
    told.game.answer("reroll")
    assert [(event.roll, event.ends) for event in told.told(SuddenDeathRolled)] == [(10, False)]


@pytest.mark.rule("2.7", "18.5", "4.2d")
def test_smoke_that_time_lifts_in_mid_attack_hinders_the_shot_all_the_same() -> None:
    units = UNITS | {"u-squad": ("rifle", "K3")}
    told = Example(drawn_book(), units, hands=HANDS, smoke={at("K4"): 40})
    told.flip(TIME, dice(6, 6, ALLIES)).say("50 fire", "g-squad", "11.03 g-squad")
    assert [event.hex for event in told.told(SmokeLifted)] == [at("K4")]
    assert (told.told_last(AttackRolled).fp, told.told_last(AttackRolled).total) == (1, 8)


@pytest.mark.rule("2.7", "11.7")
def test_morale_is_counted_before_the_roll_whatever_its_trigger_does() -> None:
    """The defender's own roll lets a sniper break his leader: his point still counts."""
    units = UNITS | {"u-leader": ("leader", "L5")}
    told = Example(drawn_book(), units, hands=HANDS)
    told.prints(101, hex=at("L5"))
    told.flip(dice(3, 4), SNIPER + 100, 101, dice(6, 6, ALLIES)).say(*SHOT, "u-squad", "u-leader")
    squad = next(event for event in told.told(DefenceRolled) if event.unit == "u-squad")
    assert (total(squad.sum), squad.total) == (8, 15)


@pytest.mark.rule("2.5d", "2.2")
def test_a_jam_on_a_targeting_roll_breaks_nothing() -> None:
    units = UNITS | {"u-squad": ("rifle", "K3")}
    told = Example(drawn_book(), units, hands=HANDS, near_misses=False)
    mortar = told.arm("g-squad", "mortar")
    told.flip(JAMMED).say("50 fire", "g-squad", f"11.03 {mortar}")
    assert [event.hit for event in told.told(Targeted)] == [False]
    assert told.told(WeaponBroke) == []


# -- time and the end -----------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2b", "5.6", "4.3", "4.2c")
def test_five_objectives_win_before_the_sudden_death_roll_and_the_defender_scores_nothing_then() -> None:
    objectives = ("A1", "B1", "C1", "D1", "E1")
    told = table(
        objectives=objectives, control=dict.fromkeys(range(1, 6), ALLIES), open_chits=("V",), sudden_death=1, vp=20,
        postures=("attack", "defend"),
    )  # fmt: skip
    told.now("g-team", hex=at("A5"))
    told.flip(TIME).say(*SHOT)
    assert [(event.winner, event.how) for event in told.told(Ended)] == [(ALLIES, "five-objectives")]
    assert [event.why for event in told.told(CardFlipped)] == ["attack"]
    assert told.told(PointsScored) == []


@pytest.mark.rule("4.3", "5.6")
def test_before_sudden_death_five_objectives_win_nothing() -> None:
    told = table(
        objectives=("A2", "B1", "C1", "D1", "E1"), control=dict.fromkeys(range(1, 6), ALLIES), open_chits=("V",),
        sudden_death=2,
    )  # fmt: skip
    told.flip(TIME, dice(6, 6, ALLIES)).say(*SHOT)
    assert told.told(Ended) == []


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("time", "pair", "ends"), [(6, (3, 3), True), (6, (3, 4), False), (6, (5, 4), False),
                                                   (8, (4, 4), True)])  # fmt: skip
def test_the_number_of_time_and_not_of_sudden_death_is_rolled_against(
    time: int, pair: tuple[int, int], ends: bool
) -> None:
    """Time goes on to 7 or 9; the marker of Sudden Death lies at 5."""
    told = table(sudden_death=5, time=time)
    told.flip(TIME, dice(*pair))
    if not ends:
        told.flip(dice(6, 6, ALLIES))
    told.say(*SHOT)
    assert bool(told.told(Ended)) is ends


@pytest.mark.rule("4.4a", "4.5", "10.5")
@pytest.mark.parametrize("holder", [AXIS, ALLIES])
def test_when_a_tied_melee_makes_both_surrender_the_initiative_card_decides(holder: str) -> None:
    units = {
        "g-squad": ("rifle", "K7"),
        "u-squad": ("rifle", "K6"),
        "g-team": ("team", "A1"),
        "u-team": ("team", "A10"),
    }
    told = Example(
        drawn_book(), units, hands={50: ("advance", "ambush")}, axis_surrender=1, allies_surrender=1, initiative=holder,
        vp=9,
    )  # fmt: skip
    told.flip(dice(3, 4, ALLIES), dice(4, 3)).say("50 advance", "g-squad", "g-squad 11.06")
    assert [(event.winner, event.how) for event in told.told(Ended)] == [(holder, "surrender")]


@pytest.mark.rule("4.4b", "4.5", "10.5")
@pytest.mark.parametrize("holder", [AXIS, ALLIES])
def test_when_both_lose_their_last_units_the_initiative_card_decides(holder: str) -> None:
    units = {"g-squad": ("rifle", "K7"), "u-squad": ("rifle", "K6")}
    told = Example(drawn_book(), units, hands={50: ("advance", "ambush")}, initiative=holder, vp=-9)
    told.flip(dice(3, 4, ALLIES), dice(4, 3)).say("50 advance", "g-squad", "g-squad 11.06")
    assert [(event.winner, event.how) for event in told.told(Ended)] == [(holder, "wiped-out")]


@pytest.mark.rule("4.4a", "4.4b", "4.5")
def test_one_who_surrenders_loses_to_one_whose_last_unit_went_with_it_only_by_the_initiative_card() -> None:
    units = {"g-squad": ("rifle", "K7"), "u-squad": ("rifle", "K6"), "u-team": ("team", "A10")}
    told = Example(drawn_book(), units, hands={50: ("advance", "ambush")}, initiative=AXIS, allies_surrender=1)
    told.flip(dice(3, 4, ALLIES), dice(4, 3)).say("50 advance", "g-squad", "g-squad 11.06")
    assert [event.winner for event in told.told(Ended)] == [AXIS]


@pytest.mark.rule("2.5b", "15.10", "6.10", "11.8")
@pytest.mark.parametrize(("pair", "kind"), [((1, 2), UnitBroke), ((4, 1), UnitSuppressed)])
def test_what_was_rolled_for_a_squad_befalls_both_teams_that_it_is_split_into_before(
    pair: tuple[int, int], kind: type[Event]
) -> None:
    """Its own defence roll tells the event: 5 + 7 against 7 and the dice."""
    told = table()
    told.prints(dice(*pair, ALLIES), trigger="event")
    told.tells(136, "deploy")
    told.flip(dice(3, 4), dice(*pair, ALLIES), 136).say(*SHOT, "u-squad")
    assert [event.unit for event in told.told(kind)] == ["u-squad.1", "u-squad.2"]


@pytest.mark.rule("2.5b", "15.10", "12.6")
def test_both_teams_make_the_retreat_that_was_rolled_for_their_squad() -> None:
    told = Example(drawn_book(), UNITS, hands={50: ("rout", "ambush")})
    told.mark("g-squad", broken=True)
    told.prints(dice(4, 5), trigger="event")
    told.tells(36, "deploy")
    told.flip(dice(4, 5), 36).say("50 rout", "g-squad", "11.04")
    assert told.told(UnitBroke) == []
    assert {unit.id: (unit.hex, unit.broken) for unit in told.state.on_map(AXIS) if "." in unit.id} == {
        "g-squad.1": (at("K4"), True), "g-squad.2": (at("K4"), True),
    }  # fmt: skip
