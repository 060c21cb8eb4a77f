"""Previews of cards played as reactions, and the unit that Enter selects if several must roll."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.decision import Draw
from combat.engine.tabletop.thing import PieceId, PlaceId
from combat.engine.words.line import Line, Spoken
from combat.games.command.prompts.ask_activate import AskActivate
from combat.games.command.prompts.ask_card import AskCard
from combat.games.command.prompts.ask_pick import AskUnit
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.rules.answers import PASS, Placement
from combat.games.command.rules.decisions import React
from combat.games.command.rules.play.set_up import unplaced
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table, dice
from tests.games.command.skirmish import skirmish
from tests.narrowing import the

MOVER = {"u-squad": ("squad", "C7"), "u-far": ("team", "O10")}
FIRERS = {"g-leader": ("leader", "C3"), "g-squad": ("squad", "C3"), "g-weak": ("team", "D4")}
TIME = 38
"""A card with the trigger Time!"""
HANDS = {50: ("fire", "ambush"), 150: ("move", "ambush")}


def spoken(note: Spoken) -> str:
    """Return the text of a note."""
    return note.text if isinstance(note, Line) else note


def moved(*, wished: bool = True, **facts: Any) -> AtTable:
    """Return a table at which the Axis may react to an Allied squad that has come nearer."""
    told = Table(drawn_book(), MOVER | FIRERS, hands=HANDS, active=ALLIES, **facts)
    told.say("150 move", "u-squad", "u-squad", at("C6"))
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game, wished=wished)
    table.settle()
    return table


@pytest.mark.rule("9.6", "6.6")
def test_who_could_fire_at_a_mover_is_told_before_the_card_goes_and_chosen_once_it_is_played() -> None:
    table = moved()
    form = the(AskCard, table.desk.prompt).form()
    assert form is not None
    assert form.chances
    assert spoken(form.notes[0]) == "To be activated: Leader and Line squad (Axis)"
    table.press("1")
    table.settle()
    prompt = the(AskActivate, table.desk.prompt)
    assert sorted(prompt.chosen) == ["g-leader", "g-squad"]
    assert prompt.form() is not None
    table.close()


@pytest.mark.rule("9.6")
def test_op_fire_is_a_card_and_enter_and_the_next_shot_enter_alone_or_aimed_otherwise() -> None:
    table = moved()
    table.press("1", "Enter")
    table.settle()
    assert [line.entry.rule for line in table.desk.presenter.story.lines].count("11.6") == 1
    assert table.asked == "react"
    table.press("T")
    assert table.asked == "shoot"
    table.close()


@pytest.mark.rule("9.6", "11.4", "18.5")
def test_smoke_that_swallows_all_fire_is_told_before_the_card_goes() -> None:
    table = moved(smoke={at("C3"): 101, at("D4"): 101}, wished=False)
    form = the(AskCard, table.desk.prompt).form()
    assert form is not None
    assert not form.chances
    assert "1 FP" in spoken(form.notes[0])
    table.close()


@pytest.mark.rule("11.7", "6.6")
def test_a_leader_rolls_last_for_defence() -> None:
    told = Table(drawn_book(), MOVER | FIRERS, hands={150: ("fire", "ambush")}, active=ALLIES)
    told.flip(dice(6, 6, ALLIES)).say("150 fire", "u-squad", f"{at('C3')} u-squad")
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    prompt = the(AskUnit, table.desk.prompt)
    assert prompt.ordered()[0] == "g-squad"
    table.close()


@pytest.mark.rule("20.2")
def test_a_unit_that_waits_joins_those_who_stand_where_it_is_clicked() -> None:
    table = AtTable(skirmish(3), seat=AXIS)
    prompt = the(AskSetUp, table.desk.prompt)
    first, second = [unit.id for unit in unplaced(table.desk.state, AXIS)][:2]
    there = next(
        hex_ for hex_ in table.desk.state.book.forces[AXIS].zone
        if prompt.decision.refusal(table.desk.state, Placement(first, hex_)) is None
    )  # fmt: skip
    assert prompt.place(first, there)
    prompt = the(AskSetUp, table.desk.prompt)
    prompt.take_unit(second)
    assert prompt.click(PieceId(first))
    table.settle()
    assert table.desk.state.units[second].hex == there
    table.close()


@pytest.mark.rule("14.08", "18.2")
def test_dig_in_says_where_foxholes_may_be_dug_and_what_they_give() -> None:
    hands = {50: ("fire", "ambush"), 150: ("fire", "dig-in")}
    units = {"g-squad": ("squad", "K5"), "u-squad": ("squad", "L5"), "u-team": ("team", "A10")}
    told = Table(drawn_book(), units, hands=hands)
    told.say("50 fire", "g-squad", f"{at('L5')} g-squad").flip(TIME, dice(6, 6, ALLIES))
    while not isinstance(decision := told.game.decision, React) or decision.opens != "time":
        told.game.answer(told.queue.pop(0) if isinstance(decision, Draw) else PASS)
    table = AtTable(seat=ALLIES, game=told.game)
    table.settle()
    prompt = the(AskCard, table.desk.prompt)
    assert prompt.decision.opens == "time"
    assert prompt.line().title == "Allies: play Dig In for foxholes in one hex?"
    form = prompt.form()
    assert form is not None
    assert [spoken(note) for note in form.notes] == [
        "Foxholes: cover 3, against mortars and artillery 4",
        "Possible hexes: 12.05 and 01.10",
    ]
    assert {PlaceId(at("L5")), PlaceId(at("A10"))} <= prompt.lit().keys()
    table.close()
