"""The log tells why the computer gave its orders, behind the order itself."""

from __future__ import annotations

from combat.engine.play.seated import Seated
from combat.games.command.content.library import load_book
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.rules.two_sides import AXIS
from tests.games.command.prompts.at_table import AtTable
from tests.narrowing import the


def test_each_order_of_the_computer_is_followed_by_its_reason() -> None:
    table = AtTable(load_book("crossroads-at-noon"), seat=AXIS, rival=Seated(SteadyPlayer(3)))
    table.settle()
    the(AskSetUp, table.desk.prompt).place_rest()
    table.settle()
    table.press("Ctrl+Enter")
    table.settle()
    heads = [line.entry.head for line in table.desk.story.lines]
    whys = [place for place, head in enumerate(heads) if head.startswith("Why: ")]
    assert whys
    assert all(heads[place - 1].startswith("Activated: ") for place in whys)
    assert all(table.desk.story.lines[place].entry.follows for place in whys)
    table.close()
