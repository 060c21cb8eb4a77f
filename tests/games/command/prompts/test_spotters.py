"""The question for a mortar spotter in the window appears after set-up, and is answered by mouse or keys (11.12)."""

from __future__ import annotations

import pytest

from combat.engine.play.seated import Seated
from combat.engine.tabletop.thing import PieceId
from combat.games.command.content.library import load_book
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.prompts.ask_pick import AskUnit
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.rules.two_sides import AXIS
from tests.games.command.prompts.at_table import AtTable
from tests.narrowing import the

LEADERS = ["ger-leader-6-1", "ger-leader-1-1", "ger-leader-3-1"]


def when_all_stand() -> AtTable:
    """Return a table at which the Axis, with a medium mortar, has placed all its units."""
    table = AtTable(load_book("farm-on-the-road-east"), seat=AXIS, rival=Seated(SteadyPlayer(3)))
    table.settle()
    the(AskSetUp, table.desk.prompt).place_rest()
    table.settle()
    table.press("Ctrl+Enter")
    table.settle()
    return table


@pytest.mark.rule("11.12")
def test_it_is_asked_with_the_leaders_lit_and_a_scout_offered() -> None:
    table = when_all_stand()
    prompt = the(AskUnit, table.desk.prompt)
    assert prompt.candidates() == [*LEADERS, "ger-scout-1"]
    assert prompt.line().title == "Axis: which leader spots for the mortar?", "there is one"
    labels = [button.label for button in prompt.buttons()]
    assert labels[-2:] == ["Scout", "Nobody"]
    assert sorted(labels[:-2]) == ["Fw Hessler", "Hptm Brandt", "Lt Wieland"]
    assert {PieceId(leader) for leader in LEADERS} <= prompt.lit().keys()
    assert prompt.click(PieceId(LEADERS[2]))
    table.settle()
    assert [unit.id for unit in table.desk.state.units.values() if unit.spots] == [LEADERS[2]]
    table.close()


@pytest.mark.rule("11.12")
@pytest.mark.parametrize("key", ["Enter", "3", "0"])
def test_it_is_answered_by_keys(key: str) -> None:
    """Enter takes the chosen leader, a figure another one, 0 nobody."""
    table = when_all_stand()
    first, _, third, *_ = the(AskUnit, table.desk.prompt).ordered()
    assert first == table.desk.selection.piece
    spots = {"Enter": first, "3": third, "0": ""}[key]
    table.press(key)
    table.settle()
    state = table.desk.state
    assert [unit.id for unit in state.units.values() if unit.spots] == ([spots] if spots else [])
    assert state.phase == "turn"
    table.close()


@pytest.mark.rule("11.12", "20.2")
def test_a_scout_waits_beside_the_board_and_is_put_down() -> None:
    table = when_all_stand()
    table.press("4")
    table.settle()
    prompt = the(AskSetUp, table.desk.prompt)
    assert prompt.waiting() == ["ger-scout-1"]
    prompt.place_rest()
    table.settle()
    table.press("Ctrl+Enter")
    table.settle()
    scout = table.desk.state.units["ger-scout-1"]
    assert scout.hex in table.desk.state.book.forces[AXIS].zone
    assert table.desk.state.phase == "turn"
    table.close()
