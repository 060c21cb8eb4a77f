"""Highlighted pieces if either side may be harmed: the enemy's, and the player's only on request."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import text
from combat.games.command.prompts.ask_pick import OTHERS, AskUnit
from combat.games.command.rules.decisions import PickUnit
from combat.games.command.rules.events.turn_events import HexRead, NothingCame
from combat.games.command.rules.two_sides import AXIS
from tests.games.command.drawn_book import drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table, dice
from tests.narrowing import the

FIRES = {50: ("fire", "ambush")}


def sniper(*near: str, wished: bool = True) -> AtTable:
    """Return a table at which the Axis has rolled a sniper with the random hex A1, with some units near it."""
    places = dict(zip(near, ("A1", "A2", "B1"), strict=False))
    units = {"g-squad": ("squad", "G3"), "u-squad": ("squad", "G4")}
    units |= {unit: ("team", place) for unit, place in places.items()}
    told = Table(drawn_book(), units, hands=FIRES)
    told.flip(39, dice(1, 1)).say("50 fire", "g-squad", "07.04 g-squad")
    assert isinstance(told.asked, PickUnit)
    table = AtTable(seat=AXIS, game=told.game, wished=wished)
    table.settle()
    return table


@pytest.mark.rule("2.5c")
def test_a_sniper_offers_enemies_and_ones_own_only_after_a_step() -> None:
    table = sniper("g-near", "u-near", "u-other")
    prompt = the(AskUnit, table.desk.prompt)
    assert prompt.decision.why == "sniper"
    assert {"g-near", "u-near", "u-other"} <= set(prompt.decision.answers)
    assert set(prompt.lit()) == {PieceId("u-near"), PieceId("u-other")}
    labels = [button.label for button in prompt.buttons()]
    assert labels[-2:] == [text("answer-pass-pick-unit-sniper"), text("button-pick-own")]
    assert not prompt.click(PieceId("g-near"))
    table.press(OTHERS)
    assert set(prompt.lit()) == {PieceId("g-near"), PieceId("u-near"), PieceId("u-other")}
    assert text("button-pick-own") not in [button.label for button in prompt.buttons()]
    assert prompt.click(PieceId("g-near"))
    table.settle()
    assert table.desk.state.units["g-near"].broken
    table.close()


@pytest.mark.rule("2.5c")
def test_enter_breaks_an_enemy_and_nobody_where_only_ones_own_are_near() -> None:
    table = sniper("g-near", "u-near")
    table.press("Enter")
    table.settle()
    assert [unit.id for unit in table.desk.state.units.values() if unit.broken] == ["u-near"]
    table.close()
    table = sniper("g-near", wished=False)
    prompt = the(AskUnit, table.desk.prompt)
    assert prompt.lit() == {}
    assert prompt.line().hint == "No enemy can be picked. Pick nobody, or E offers your own."
    assert prompt.further_hint() == "", "nothing is lit"
    table.press("Enter")
    table.settle()
    assert [unit.id for unit in table.desk.state.units.values() if unit.broken] == []
    table.close()


def test_the_keys_that_are_told_of_do_something() -> None:
    """Enter takes an enemy and no figure is offered; with two enemies figures are; with none Enter takes nobody."""
    for near, message in (
        (("u-near",), "ask-pick-enter-keys"), (("u-near", "u-other"), "ask-pick-unit-keys"), (("g-near",), "ask-pick-enter-keys"),
    ):  # fmt: skip
        table = sniper(*near, wished=False)
        prompt = the(AskUnit, table.desk.prompt)
        assert prompt.keys_message() == message
        assert prompt.by_keys("") in ("", text(message, accept="Enter"))
        table.close()


@pytest.mark.rule("15.20")
def test_ones_own_are_lit_at_once_where_somebody_must_be_picked_and_nobody_else_is_there() -> None:
    table = sniper("g-near", "u-near")
    asked = the(AskUnit, table.desk.prompt).decision
    for answers, lit in ((("g-near", "g-squad"), {"g-near", "g-squad"}), (("g-near", "u-near"), {"u-near"})):
        prompt = AskUnit(table.desk, replace(asked, why="kia", passing=None, answers=answers))
        assert set(prompt.lit()) == {PieceId(unit) for unit in lit}
    table.close()


@pytest.mark.rule("2.5c", "2.9")
def test_the_random_hex_of_a_sniper_is_in_view_and_marked_while_its_victim_is_asked_for() -> None:
    table = sniper("u-near", "u-other")
    spot = table.desk.title_desk.place_of("u-near")
    assert spot is not None
    prompt = the(AskUnit, table.desk.prompt)
    assert prompt.looked_at() == []
    table.desk.presenter.happened(table.session.answers, table.desk.state, HexRead(AXIS, 1, spot, "sniper"))
    assert prompt.looked_at() == [spot]
    table.rounds(2)
    box = table.desk.view.box(spot)
    before = pygame.image.tobytes(table.app.surface.subsurface(box), "RGB")
    table.desk.presenter.happened(table.session.answers, table.desk.state, NothingCame("sniper", spot))
    table.desk.redraw("board")
    table.rounds(2)
    assert prompt.looked_at() == []
    assert pygame.image.tobytes(table.app.surface.subsurface(box), "RGB") != before
    table.close()
