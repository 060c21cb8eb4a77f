"""Units that must all roll do so in the order shown by the form, after the player confirms it (11.7, 12.2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.words import text
from combat.games.command.prompts.ask_pick import AskUnit
from combat.games.command.rules.decisions import PickUnit
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.standing.rolls_in_order import RollsInOrder
from tests.games.command.drawn_book import drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {
    "g-squad": ("squad", "C3"), "g-leader": ("leader", "E5"), "g-team": ("team", "G7"), "u-squad": ("squad", "O9"),
}  # fmt: skip
BROKEN = ("g-squad", "g-leader", "g-team")


@pytest.fixture
def table() -> Iterator[AtTable]:
    """Yield a table at which three broken units of the Axis rally."""
    told = Table(drawn_book(), UNITS, hands={50: ("recover", "ambush")})
    for unit in BROKEN:
        told.mark(unit, broken=True)
    told.say("50 recover")
    made = AtTable(seat=AXIS, game=told.game, wished=False)
    made.settle()
    yield made
    made.close()


def rolled(table: AtTable) -> list[str]:
    """Return the units that the player has chosen to roll, in order."""
    return [str(entry.value) for entry in table.session.game.entries if entry.to == "pick-unit" and entry.by == AXIS]


def press(table: AtTable, key: str) -> None:
    """Press a key, and decline all re-rolls by the initiative card."""
    table.press(key)
    table.settle()
    while table.asked == "reroll":
        table.press("Enter")
        table.settle()


@pytest.mark.rule("12.2")
def test_all_roll_as_the_form_lists_them_after_one_answer(table: AtTable) -> None:
    prompt = the(AskUnit, table.desk.prompt)
    form = prompt.form()
    assert form is not None
    listed = [row.piece for row in form.chances]
    assert listed == ["g-leader", "g-squad", "g-team"] == prompt.in_turn()
    assert text("button-all-in-order") in [button.label for button in prompt.buttons()]
    press(table, "T")
    assert rolled(table)[:2] == listed[:2]
    assert not isinstance(table.desk.prompt, AskUnit)
    assert table.desk.state.order is None


@pytest.mark.rule("12.2")
def test_one_unit_alone_rolls_where_enter_says_so(table: AtTable) -> None:
    press(table, "Enter")
    prompt = the(AskUnit, table.desk.prompt)
    assert rolled(table) == ["g-leader"]
    assert text("button-all-in-order") not in [button.label for button in prompt.buttons()], (
        "two are asked for one by one"
    )


def test_an_order_of_rolls_ends_with_another_question_or_turn(table: AtTable) -> None:
    state = table.desk.state
    asked = PickUnit("12.2", "", ("g-squad", "g-team"), None, AXIS, "recover")
    rolls = RollsInOrder()
    rolls.mean(asked, state, ("g-team", "g-squad"))
    assert rolls(asked, state) == "g-team"
    rolls.mean(asked, state, ("g-team",))
    assert rolls(asked, state) is None, "g-squad was not spoken of"
    rolls.mean(asked, state, ("g-team", "g-squad"))
    state.turn += 1
    assert rolls(asked, state) is None
    assert rolls.rest == ()
