"""Reasons of the bot's actions contain public facts only, concern the action itself, and are a line of the log."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.event import Event
from combat.games.command.players.measures.two_dice import over
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.standing.told_reasons import Reason, Walks, entry, reason
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

FIRE, MOVE, ADVANCE, RECOVER = ("fire", "ambush"), ("move", "dig-in"), ("advance", "dig-in"), ("recover", "dig-in")
ROUT = ("rout", "dig-in")
CONFUSED = ("command-confusion", "dig-in")


class Watched(Table):
    """Table whose actions the Allies watch."""

    def __init__(self, units: dict[str, tuple[str, str]], order: tuple[str, str], **facts: Any) -> None:
        super().__init__(drawn_book(columns=9, rows=9), units, hands={1: order, 2: CONFUSED, 3: CONFUSED}, **facts)
        self.walks, self.found = Walks(), list[Reason]()

    def _hear(self, state: State, event: Event) -> None:
        super()._hear(state, event)
        view = RULES.visible(state, ALLIES)
        found = self.walks.ended(view, event) or reason(view, event)
        self.found += [found] if found is not None else []


def test_fire_tells_the_chance_to_break_and_where() -> None:
    """5 FP against a Morale of 7; the cards that lie open change the odds a little. A choice of targets tells nothing
    yet.
    """
    table = Watched({"g-one": ("squad", "E2"), "u-one": ("squad", "E4"), "u-two": ("team", "C3")}, FIRE)
    table.say("1 fire", "g-one")
    assert table.asked is not None
    assert not table.found
    table.flip(20).say(f"{at('E4')} g-one")
    assert (table.found[0].what, table.found[0].hex) == ("fire", at("E4"))
    assert entry(table.found[0]).places == (at("E4"),)
    assert table.found[0].share == pytest.approx(over(5 - 7), abs=0.03)


def _walked(*steps: str, objectives: tuple[str, ...] = ("E7",), **facts: Any) -> list[Reason]:
    table = Watched({"g-one": ("squad", "E3"), "u-one": ("team", "A9")}, MOVE, objectives=objectives, **facts)
    table.say("1 move", "g-one", "g-one")
    assert not table.found
    table.say(*(at(step) for step in steps), "stop")
    assert table.asked is not None
    return table.found


def test_a_walk_tells_the_goal_that_it_has_come_nearer_to() -> None:
    assert [(found.what, found.goal) for found in _walked("E4", "E5")] == [("goal", "1")]


def test_a_walk_away_from_a_goal_does_not_claim_it() -> None:
    """However the computer would have walked in the reader's eyes: the hexes entered count."""
    assert all(found.what != "goal" for found in _walked("E2"))


def test_an_advance_into_a_likely_melee_tells_its_chance_when_it_begins() -> None:
    table = Watched({"g-one": ("assault", "E4"), "u-one": ("team", "E5")}, ADVANCE)
    table.flip(101, 36, 1).say("1 advance", "g-one", f"g-one {at('E5')}")
    assert table.asked is None  # the last of the Allies is gone
    assert [(found.what, found.hex) for found in table.found] == [("melee", at("E5"))]
    assert table.found[0].share > 0.5


def test_discards_tell_how_many_cards_were_of_no_use() -> None:
    table = Watched({"g-one": ("squad", "E2"), "u-one": ("squad", "E9")}, FIRE)
    table.say("pass", "1 2 3")
    assert table.asked is not None
    assert table.found == [Reason("cards", count=2)]


@pytest.mark.parametrize(("routed", "told"), [(AXIS, []), (ALLIES, ["rout"])])
def test_only_a_rout_of_enemies_expects_retreats(routed: str, told: list[str]) -> None:
    """The side that is routed is not the side that gave the order (12.3)."""
    table = Watched({"g-one": ("squad", "E2"), "u-one": ("squad", "E8")}, ROUT)
    table.mark("g-one", broken=True)
    table.mark("u-one", broken=True)
    table.flip(4).say("1 rout", routed)
    assert table.asked is not None
    assert [found.what for found in table.found] == told


def test_what_the_reader_cannot_know_changes_nothing() -> None:
    """Two games that look alike to the Allies give the same reason, whatever the Axis holds."""
    first, second = (_walked("E4", objectives=("E7", "A1"), secrets={AXIS: (chit,), ALLIES: ()}) for chit in "AB")
    assert first == second != []


@pytest.mark.parametrize("what", ["fire", "goal", "safer", "company", "leaves", "melee", "recover", "rout", "cards"])
def test_each_reason_has_its_sentence(what: str) -> None:
    said = entry(Reason(what, share=0.5, count=2, hex=at("E4"), goal="1"))
    assert said.line
    assert "log-why" not in said.line
