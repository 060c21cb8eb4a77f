"""The log explains why the bot did something, after the action itself, and only for the bot's actions."""

from __future__ import annotations

import pytest

from combat.engine.play.seated import Seated
from combat.games.command.content.library import load_book
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.rules.events.turn_events import PlayerActivated
from combat.games.command.rules.state import Order
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.prompts.at_table import AtTable
from tests.narrowing import the


def _set_up() -> AtTable:
    table = AtTable(load_book("crossroads-at-noon"), seat=AXIS, rival=Seated(SteadyPlayer(3)))
    table.settle()
    the(AskSetUp, table.desk.prompt).place_rest()
    table.settle()
    return table


def test_each_reason_follows_a_deed_of_the_computer() -> None:
    table = _set_up()
    table.press("Ctrl+Enter")
    table.settle()
    lines = table.desk.story.lines
    whys = [place for place, line in enumerate(lines) if line.entry.head.startswith("Why: ")]
    assert whys
    assert all(not lines[place - 1].entry.head.startswith("Activated: ") for place in whys)
    assert all(lines[place].entry.follows for place in whys)
    table.close()


@pytest.mark.parametrize(
    ("giver", "left", "told"), [(ALLIES, 0, ["rout"]), (AXIS, 0, []), (ALLIES, 1, [])], ids=["his", "own", "taken back"]
)
def test_a_rout_by_the_player_or_one_taken_back_has_no_reason(giver: str, left: int, told: list[str]) -> None:
    """The side that must roll is not the side that gave the order (12.3)."""
    table = _set_up()
    state, answers = table.desk.state.copy(), table.session.answers
    state.order = Order("rout", giver, 1)
    routed = AXIS if giver == ALLIES else ALLIES
    unit = next(unit.id for unit in state.units.values() if unit.side == routed)
    before = len(table.desk.story.lines)
    table.desk.title_desk.reasons.happened(answers, state, PlayerActivated(routed, (unit,), "acting"))
    table.desk.title_desk.reasons.tell(answers - left)
    heads = [line.entry.head for line in table.desk.story.lines[before:]]
    assert ["rout" for head in heads if head.startswith("Why: one broken unit")] == told == ["rout"] * len(heads)
    table.close()
