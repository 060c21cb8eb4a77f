"""The player is asked who rolls next only if the order matters; a re-roll is offered only if it could help."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.record import replace
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import PickUnit, Reroll
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.standing.habits import CommandHabits
from tests.games.command.drawn_book import drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import dice

MATTERS = CommandHabits(lambda action: "matters")
TWO = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "M7"), "u-team": ("team", "M7")}
FIRE = {50: ("fire", "ambush"), 51: ("recover", "ambush")}


def fired_at(units: dict[str, tuple[str, str]] = TWO, **facts: Any) -> tuple[Example, PickUnit]:
    """Return a game in which the Allies in M7 are fired at and must choose who rolls, and the question."""
    told = Example(drawn_book(), units, hands=FIRE | facts.pop("hands", {}), initiative=facts.pop("initiative", AXIS))
    for unit, marks in facts.items():
        told.mark(unit.replace("_", "-"), **marks)
    told.flip(dice(4, 4)).say("50 fire", "g-squad", "13.07 g-squad")
    asked = told.until("pick-unit", "defend")
    assert isinstance(asked, PickUnit)
    return told, asked


@pytest.mark.rule("11.7")
def test_units_that_nothing_can_be_spent_on_roll_in_their_order() -> None:
    told, asked = fired_at()
    assert MATTERS(asked, told.state) == asked.answers[0]
    assert asked.refusal(told.state, asked.answers[0]) is None
    assert CommandHabits(lambda action: "always")(asked, told.state) is None
    assert CommandHabits(lambda action: "never")(asked, told.state) == asked.answers[0]


@pytest.mark.rule("11.7", "6.7")
def test_a_leader_whose_fall_weakens_the_others_is_asked_about() -> None:
    told, asked = fired_at(TWO | {"u-leader": ("leader", "M7")})
    assert MATTERS(asked, told.state) is None


@pytest.mark.rule("3.7", "14.05", "14.15")
def test_who_has_the_initiative_card_or_an_action_for_one_of_them_is_asked() -> None:
    told, asked = fired_at(initiative=ALLIES)
    assert MATTERS(asked, told.state) is None
    for action in ("concealment", "light-wounds"):
        told, asked = fired_at(hands={150: ("move", action)})
        assert MATTERS(asked, told.state) is None
    told, asked = fired_at(hands={150: ("move", "ambush")})
    assert MATTERS(asked, told.state) is not None


@pytest.mark.rule("3.7", "11.7")
def test_units_with_the_same_at_stake_roll_in_their_order_whatever_could_be_spent() -> None:
    alike = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "M7"), "u-other": ("squad", "M7")}
    told, asked = fired_at(alike, initiative=ALLIES)
    assert MATTERS(asked, told.state) == asked.answers[0]
    told, asked = fired_at(alike, initiative=ALLIES, u_other={"suppressed": True})
    assert MATTERS(asked, told.state) is None


@pytest.mark.rule("11.7")
def test_units_that_no_card_can_harm_roll_in_their_order_and_the_journal_holds_it() -> None:
    units = TWO | {"u-leader": ("leader", "M7")}
    told, asked = fired_at(units, initiative=ALLIES, hands={150: ("move", "concealment")})
    attack = told.state.attack
    assert attack is not None
    assert MATTERS(asked, told.state) is None
    told.state.attack = replace(attack, total=1)
    assert MATTERS(asked, told.state) == asked.answers[0]
    assert CommandHabits(lambda action: "always")(asked, told.state) is None


@pytest.mark.rule("1.3", "11.7")
def test_where_two_share_the_window_the_hand_decides_nothing() -> None:
    together = CommandHabits(lambda action: "matters", together=lambda: True)
    for hands in ({150: ("move", "concealment")}, {150: ("move", "ambush")}):
        told, asked = fired_at(hands=hands)
        assert together(asked, told.state) is None


@pytest.mark.rule("12.2", "6.7")
def test_broken_units_rally_in_their_order_unless_a_leader_is_among_them() -> None:
    for units, asked_for in ((TWO, False), (TWO | {"u-leader": ("leader", "M7")}, True)):
        told = Example(drawn_book(), units, hands={151: ("recover", "ambush")}, active=ALLIES, initiative=AXIS)
        for unit in units:
            if unit.startswith("u"):
                told.mark(unit, broken=True)
        told.say("151 recover")
        asked = told.until("pick-unit", "recover")
        assert (MATTERS(asked, told.state) is None) is asked_for


@pytest.mark.rule("11.7")
def test_the_table_answers_for_him_and_the_journal_holds_each_answer() -> None:
    told, asked = fired_at()
    table = AtTable(seat=ALLIES, game=told.game)
    table.settle()
    picked = [entry.value for entry in table.session.game.entries if entry.to == "pick-unit" and entry.habit]
    assert picked[0] == asked.answers[0]
    table.close()


# -- new rolls ------------------------------------------------------------------------------------------------------


def melee(units: dict[str, tuple[str, str]]) -> tuple[Example, Reroll]:
    """Return a game in which the Axis advances to melee and the Allies, with the initiative card, have rolled a 2.

    The second value is the pending question about a re-roll.
    """
    told = Example(drawn_book(), units, hands={50: ("advance", "ambush")}, initiative=ALLIES)
    told.flip(dice(1, 1, ALLIES)).say("50 advance", "g-squad", "g-squad 12.07")
    asked = told.until("reroll", "melee")
    assert isinstance(asked, Reroll)
    return told, asked


@pytest.mark.rule("3.7", "10.4")
def test_a_melee_that_no_roll_can_turn_offers_no_new_one() -> None:
    even = {"g-squad": ("squad", "K7"), "u-squad": ("squad", "L7")}
    told, asked = melee(even)
    assert MATTERS(asked, told.state) is None
    crowd = {f"u-squad{number}": ("squad", "L7") for number in range(3)}
    told, asked = melee({"g-squad": ("team", "K7"), **crowd})
    assert MATTERS(asked, told.state) == PASS


@pytest.mark.rule("3.7", "4.3")
def test_a_roll_for_sudden_death_is_offered_anew_only_where_it_can_end_otherwise() -> None:
    told = Example(drawn_book(), TWO, hands=FIRE)
    told.flip(dice(3, 3)).say("50 fire", "g-squad", "13.07 g-squad")
    asked = told.until("reroll", "attack")
    assert isinstance(asked, Reroll)
    for time, offered in ((2, False), (7, True), (13, False)):
        told.state.time = time
        assert (MATTERS(replace(asked, why="sudden-death"), told.state) is None) is offered


@pytest.mark.rule("3.7", "15.08")
def test_a_unit_that_rallies_before_the_commissar_is_rolled_for_once() -> None:
    told = Example(drawn_book(), TWO, hands=FIRE)
    told.flip(dice(3, 3)).say("50 fire", "g-squad", "13.07 g-squad")
    asked = told.until("reroll", "attack")
    assert isinstance(asked, Reroll)
    judged = replace(asked, why="commissar", subject="u-squad", roller=ALLIES, seat=ALLIES)
    for card, offered in ((dice(1, 1, ALLIES), False), (dice(6, 6, ALLIES), True)):
        assert (MATTERS(replace(judged, card=card), told.state) is None) is offered
