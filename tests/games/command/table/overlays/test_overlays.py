"""Overlays on the board are computed by the rules, with reasons."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine import words
from combat.engine.space.hexes.lattice import middle
from combat.games.command.rules.odds.ways import reach
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.table.overlays.on_sheet import meeting
from combat.games.command.table.overlays.reach_overlay import ordered, what_it_hangs_on
from combat.games.command.words.sight_words import note
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

WOODS, WALLED, HILLY = {"C3": "woods"}, [("C3", "C4", "wall")], {"C3": 1, "C2": 1}


def _table(**facts: Any) -> Table:
    return Table(drawn_book(WOODS), {"squad": ("squad", "A1"), "u1": ("squad", "F6")}, **facts)


@pytest.mark.rule("16.1")
def test_the_note_on_a_line_that_is_cut_names_the_ground_and_its_hex() -> None:
    state = _table().state
    seen = sight(state, at("C1"), at("C6"))
    assert not seen.clear
    assert note(seen, 5) == ("cut: woods 03.03", "the line touches the drawn ground")
    assert seen.line.blocked is not None
    x, y = meeting(at("C1"), at("C6"), seen.line.blocked.edge, seen.line.blocked.hex)
    assert x == middle(at("C1"))[0]
    assert middle(at("C1"))[1] < y < middle(at("C6"))[1]
    (ax, ay), (bx, by) = seen.line.blocked.edge or ((0, 0), (0, 0))
    assert min(ay, by) <= y <= max(ay, by)
    assert min(ax, bx) <= x <= max(ax, bx)


@pytest.mark.rule("18.5")
def test_smoke_is_named_as_what_hinders_and_a_blaze_as_what_cuts() -> None:
    state = _table(smoke={at("E3"): 40}).state
    assert note(sight(state, at("E1"), at("E5")), 4) == ("clear · 4 hexes", "hindrance 4: smoke")
    burning = _table(blazes=frozenset({at("E3")})).state
    assert note(sight(burning, at("E1"), at("E5")), 4)[0] == "cut: blaze in 05.03"
    assert note(sight(burning, at("E4"), at("E5")), 1) == ("clear · 1 hex",)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_every_reason_that_cuts_a_line_is_said_in_every_language(language: str) -> None:
    words.use(language, strict=True)
    told = set()
    for book in (drawn_book(WOODS), drawn_book({}, sides=WALLED), drawn_book({}, HILLY), drawn_book(WOODS, {"C1": 2})):
        state = Table(book, {"squad": ("squad", "A1")}).state
        hexes = book.map.board.hexes()
        for start in (hex_ for hex_ in hexes if hex_.column < 6 and hex_.row < 6):
            for end in hexes:
                seen = sight(state, start, end)
                if start != end and seen.line.blocked is not None:
                    told.add(note(seen, 1)[1])
    assert len(told) >= 4


@pytest.mark.rule("9.2")
def test_the_reach_of_a_unit_is_what_an_order_to_move_would_give_it_and_changes_nothing() -> None:
    state = _table().state
    begun = ordered(state, state.units["squad"])
    assert state.order is None
    ways = reach(begun, ("squad",))
    assert ways[at("A2")].spent == 1
    assert max(way.spent for way in ways.values()) <= 4
    assert not state.units["squad"].activated


def test_a_reach_is_judged_anew_when_the_game_has_gone_on() -> None:
    table = _table()
    before = what_it_hangs_on(table.state, table.state.units["squad"])
    assert what_it_hangs_on(table.state, table.state.units["squad"]) == before
    table.mark("u1", suppressed=True)
    assert what_it_hangs_on(table.state, table.state.units["squad"]) != before
