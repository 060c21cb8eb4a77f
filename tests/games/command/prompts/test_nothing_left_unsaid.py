"""Questions name the selected things, the effect of a button, the possible targets, and why a click does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.tabletop.thing import PieceId, PlaceId, marked_places
from combat.engine.words.line import Line, shown
from combat.games.command.prompts.ask_activate import AskActivate
from combat.games.command.prompts.ask_card import AskCard
from combat.games.command.prompts.ask_discard import AskDiscard
from combat.games.command.prompts.ask_shot import AskShot
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

SQUADS = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "M6"), "u-team": ("team", "K6"), "u-far": ("team", "A1")}
FIRE = {50: ("fire", "ambush"), 51: ("move", "marksmanship")}


def seated(told: Table, *, wished: bool = True) -> AtTable:
    """Return the table of a game for the Axis.

    `wished` lets the player's settings answer questions automatically.
    """
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game, wished=wished)
    table.settle()
    return table


def smoked(hands: dict[int, tuple[str, str]], **facts: Any) -> Table:
    """Return a game of a squad with two targets, one of them behind smoke 7 that leaves it without firepower.

    The action adds two to the firepower.
    """
    return Table(
        drawn_book(levels={"K8": 1}), SQUADS, hands=hands, smoke={at("L7"): 70}, smoke_cup=frozenset({40}), **facts
    )


@pytest.mark.rule("3.2")
def test_the_question_names_the_cards_that_are_chosen_before_the_player_says_so() -> None:
    hands = {50: ("move", "ambush"), 51: ("artillery-denied", "ambush"), 52: ("artillery-request", "ambush")}
    hands |= {53: ("artillery-denied", "ambush")}
    table = seated(Table(drawn_book(), SQUADS, hands=hands).say("pass"))
    asking = the(AskDiscard, table.desk.prompt)
    assert asking.line().title == "Axis: discard Artillery Denied (2, 4) and Artillery Request (3)?"
    table.press("2", "4")
    assert asking.line().title == "Axis: discard Artillery Request (3)?"
    table.press("3")
    assert asking.line().title == "Axis: discard cards or keep them?"
    table.close()


@pytest.mark.rule("11.1", "8.2")
def test_the_targets_are_lit_before_anybody_is_activated_to_fire() -> None:
    units = SQUADS | {"g-second": ("squad", "A3")}
    table = seated(Table(drawn_book(), units, hands=FIRE).say("50 fire"))
    asking = the(AskActivate, table.desk.prompt)
    asking.chosen = []
    assert set(marked_places(asking.lit())) == {at("M6"), at("K6"), at("A1")}
    asking.click(PieceId("g-second"))
    assert set(marked_places(asking.lit())) == {at("A1")}
    assert asking.lit()[PlaceId(at("A1"))] == "target"
    table.close()


@pytest.mark.rule("9.6a")
def test_a_button_that_only_activates_says_that_the_attack_is_chosen_next() -> None:
    told = Table(
        drawn_book(), {"g-one": ("squad", "K8"), "g-two": ("squad", "A9"), "u-squad": ("squad", "K4")},
        hands={50: ("fire", "ambush"), 151: ("move", "ambush")}, active=ALLIES,
    )  # fmt: skip
    told.window["entered"] = "50 fire"
    told.say("151 move", "u-squad", "u-squad", str(at("K5")))
    table = seated(told)
    labels = {button.key: button.label for button in the(AskActivate, table.desk.prompt).buttons()}
    assert labels["T"] == "Activate 1 unit, choose the attack next"
    assert labels["Enter"].startswith("Fire with FP ")
    table.close()


@pytest.mark.rule("11.4")
def test_a_shot_that_needs_an_action_says_so_is_no_green_answer_and_leads_to_the_question_for_one() -> None:
    table = seated(smoked(FIRE).say("50 fire", "g-squad"))
    asking = the(AskShot, table.desk.prompt)
    assert asking.aim == at("K6")
    asking.aim_at(at("M6"))
    weak = asking.buttons()[0]
    assert (weak.label, weak.kind) == ("Declare fire with FP −1: an action must add to it", "plain")
    assert not weak.reason
    table.press("Enter")
    table.settle()
    assert the(AskCard, table.desk.prompt).decision.opens == "fire-roll"
    table.press("Enter")
    table.settle()
    refused = the(AskShot, table.desk.prompt)
    refused.aim, refused.pieces = at("M6"), ["g-squad"]
    given_up = refused.buttons()[0]
    assert given_up.label == "Fire"
    assert "given up as too weak" in shown(given_up.reason)
    table.close()


@pytest.mark.rule("11.1", "14.02")
def test_a_target_that_one_unit_cannot_fire_at_says_why() -> None:
    table = seated(Table(drawn_book(), SQUADS, hands=FIRE).say("50 fire", "g-squad"))
    asking = the(AskShot, table.desk.prompt)
    aim = asking.aim
    assert asking.click(PlaceId(at("A1")))
    assert "out of range" in shown(table.desk.notice.text).lower()
    assert asking.aim == aim
    assert not asking.click(PlaceId(at("C9"))), "ground without enemies is only looked at"
    table.close()


@pytest.mark.rule("9.6a", "11.4")
def test_op_fire_that_needs_an_action_is_never_what_enter_fires() -> None:
    told = Table(
        drawn_book(levels={"K8": 1}), {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K4")},
        hands={50: ("fire", "ambush"), 51: ("move", "marksmanship"), 151: ("move", "ambush")},
        active=ALLIES, smoke={at("K5"): 70}, smoke_cup=frozenset({40}),
    )  # fmt: skip
    told.window["entered"] = "50 fire"
    told.say("151 move", "u-squad", "u-squad", str(at("K5")))
    table = seated(told, wished=False)
    asking = the(AskActivate, table.desk.prompt)
    assert [(button.key, button.label) for button in asking.buttons()] == [("Enter", "Activate 1 unit")]
    table.press("Enter")
    table.settle()
    again = the(AskCard, table.desk.prompt)
    assert [(button.key, button.label) for button in again.buttons()][:2] == [
        ("Enter", "No reaction"), ("T", "Choose another attack"),
    ]  # fmt: skip
    table.close()


@pytest.mark.rule("8.2")
def test_8_2_who_takes_no_part_in_the_previewed_attack_is_named_before_activation() -> None:
    units = {
        "g-leader": ("leader", "K8"), "g-squad": ("squad", "K8"), "g-team": ("team", "K9"), "g-two": ("team", "K8"),
        "u-squad": ("squad", "K3"),
    }  # fmt: skip
    table = seated(Table(drawn_book(), units, hands=FIRE).say("50 fire"))
    asking = the(AskActivate, table.desk.prompt)
    asking.chosen = ["g-leader", "g-squad"]
    form = asking.form()
    assert form is not None
    assert "8.2" not in [line.rule for line in form.notes if isinstance(line, Line)]
    asking.click(PieceId("g-team"))
    form = asking.form()
    assert form is not None
    assert form.notes[0] == Line("Takes no part in this attack: Line team A", "8.2")
    assert [choice.name for choice in form.choices] == ["Leader", "Line squad", "Line team A"]
    table.close()
