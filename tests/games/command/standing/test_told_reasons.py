"""Why the computer gave an order: public facts alone, in a line of the log."""

from __future__ import annotations

from typing import Any

import pytest

from combat.games.command.players.measures.two_dice import over
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.card_events import CardsDiscarded
from combat.games.command.rules.events.turn_events import OrderBegun, PlayerActivated
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.standing.told_reasons import Reason, entry, reason
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

FIRE, MOVE, ADVANCE, RECOVER = ("fire", "ambush"), ("move", "dig-in"), ("advance", "dig-in"), ("recover", "dig-in")
CONFUSED = ("command-confusion", "dig-in")


def told(units: dict[str, tuple[str, str]], order: tuple[str, str], answer: str, **facts: Any) -> Reason | None:
    """Return the reason of the first order of the Axis, as the Allies see it."""
    broken = facts.pop("broken", ())
    table = Table(drawn_book(columns=9, rows=9), units, hands={1: order, 2: CONFUSED}, **facts)
    for unit in broken:
        table.mark(unit, broken=True)
    table.say(f"1 {order[0]}")
    if answer:
        table.say(answer)
    assert broken or table.asked is not None
    begun = [event for event in table.events if isinstance(event, OrderBegun | PlayerActivated)]
    return reason(RULES.visible(table.state, ALLIES), begun[-1])


def test_fire_tells_the_chance_to_break_and_where() -> None:
    """5 FP against a Morale of 7; the cards that lie open change the odds a little."""
    found = told({"g-one": ("squad", "E2"), "u-one": ("squad", "E4")}, FIRE, "g-one")
    assert found is not None
    assert (found.what, found.hex) == ("fire", at("E4"))
    assert entry(found).places == (at("E4"),)
    assert found.share == pytest.approx(over(5 - 7), abs=0.03)


def test_a_move_tells_the_goal_that_it_nears() -> None:
    found = told({"g-one": ("squad", "E2"), "u-one": ("team", "A9")}, MOVE, "g-one", objectives=("E7",))
    assert found is not None
    assert (found.what, found.goal) == ("goal", "1")


def test_an_advance_into_a_likely_melee_tells_its_chance() -> None:
    found = told({"g-one": ("assault", "E4"), "u-one": ("team", "E5")}, ADVANCE, "g-one")
    assert found is not None
    assert (found.what, found.hex) == ("melee", at("E5"))
    assert found.share > 0.5


def test_discards_tell_how_many_cards_were_of_no_use() -> None:
    table = Table(
        drawn_book(columns=9, rows=9),
        {"g-one": ("squad", "E2"), "u-one": ("squad", "E9")},
        hands={1: CONFUSED, 2: CONFUSED, 3: FIRE},
    )
    table.say("pass", "1 2 3")
    gone = table.told(CardsDiscarded)[0]
    assert reason(RULES.visible(table.state, ALLIES), gone) == Reason("cards", count=2)


def test_what_the_reader_cannot_know_changes_nothing() -> None:
    """Two games that look alike to the Allies give the same reason, whatever the Axis holds."""
    units = {"g-one": ("squad", "E2"), "u-one": ("team", "A9")}
    found = [told(units, MOVE, "g-one", objectives=("E7", "A1"), secrets={AXIS: (chit,), ALLIES: ()}) for chit in "AB"]
    assert found[0] == found[1] is not None


@pytest.mark.parametrize("what", ["fire", "goal", "safer", "company", "leaves", "melee", "recover", "rout", "cards"])
def test_each_reason_has_its_sentence(what: str) -> None:
    said = entry(Reason(what, share=0.5, count=2, hex=at("E4"), goal="1"))
    assert said.line
    assert "log-why" not in said.line
