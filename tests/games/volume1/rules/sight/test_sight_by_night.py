"""Sight at night compared with a slow implementation of the rules' text (12.0, 15.0, 18.0, 21.0)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.book import Night
from combat.games.volume1.rules.events import total
from combat.games.volume1.rules.fighting import chances, fire
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Cloud, Flare
from tests.games.volume1.rules.sight.sight_referee import Referee, boards
from tests.games.volume1.tiny_table import Table
from tests.sampled import SOAKED

RULES = Night(4, beyond=2, fire=-2, spotting=-3)


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """Draw a table with two men on a random board, with smoke, flares, a melee and a night."""
    board = draw(boards())
    hexes = st.sampled_from(board.hexes())
    orders = st.sampled_from(("hide", "rapid-fire", "rally", "sprint"))
    here, there = draw(hexes), draw(hexes)
    table = Table(f"cragg {here} {draw(orders)}", f"jung {there} {draw(orders)}", night=RULES)
    state = table.state
    state.board = board
    state.night = draw(st.integers(0, 9))
    state.flares = tuple(Flare(hex_, 0) for hex_ in draw(st.lists(hexes, max_size=3))) if state.night else ()
    state.melee = frozenset(draw(st.lists(hexes, max_size=2)))
    smoked = draw(st.lists(st.tuples(hexes, st.booleans()), max_size=5))
    state.lay_clouds(tuple(Cloud((hex_,), 1, 0, fading=fading) for hex_, fading in smoked))
    return table


def lit(table: Table, hex_: str) -> bool:
    """Return whether a flare lights a hex."""
    return any(distance(Hex(hex_), flare.hex) <= 3 for flare in table.state.flares)


def verdict(table: Table, one: str, other: str) -> bool:
    """Return whether one man sees another, according to the rules' text alone."""
    state, a, b = table.state, table[one], table[other]
    board: Board = state.board
    assert a.hex and b.hex
    low = {"hide", "rally"}
    if a.hex != b.hex and {a.hex, b.hex} & state.melee:
        return False
    if not Referee(board, a.hex, b.hex, table.order_of(one) in low, table.order_of(other) in low).visible():
        return False
    return not state.night or distance(a.hex, b.hex) <= state.night or lit(table, b.hex)


@pytest.mark.rule("21.0")
@settings(max_examples=150 if SOAKED else 70)
@given(positions())
def test_21_0_every_verdict_by_night_is_the_referees(table: Table) -> None:
    for one, other in (("cragg", "jung"), ("jung", "cragg")):
        expected = verdict(table, one, other)
        state, viewer, target = table.state, table[one], table[other]
        assert visibility.sees(state, viewer, target) is expected
        assert visibility.sight(state, viewer, target).visible is expected
        low = visibility.keeps_low(state, target)
        assert list(visibility.viewers_of(state, target.place, low, (viewer,))) == [viewer] * expected


@pytest.mark.rule("21.0")
@settings(max_examples=60)
@given(positions())
def test_21_0_overlay_spotting_and_fire_agree_with_the_eyes(table: Table) -> None:
    state, man, foe = table.state, table["cragg"], table["jung"]
    assert man.hex and foe.hex
    field = visibility.field_of_view(state, man.hex, visibility.keeps_low(state, man), visibility.keeps_low(state, foe))
    line = visibility.sight(state, man, foe)
    assert field[foe.hex] == line
    assert line.visible is visibility.sees(state, man, foe)
    assert (foe in visibility.seen_enemies(state, man)) is line.visible
    for weapon in fire.can_hit(state, man, foe):
        odds = chances.odds(state, man, foe, weapon, 1)
        assert odds.need == total(odds.ledger)
        taken = [term.value for term in odds.ledger if term.name == "night"]
        assert taken == ([-2] if state.night and line.range > 2 and not lit(table, foe.hex) else [])


@pytest.mark.rule("12.0")
@settings(max_examples=60)
@given(positions())
def test_12_0_without_flares_sight_is_the_same_both_ways_by_night(table: Table) -> None:
    table.state.flares = ()
    there, back = (visibility.sight(table.state, table[a], table[b]) for a, b in (("cragg", "jung"), ("jung", "cragg")))
    assert (there.visible, there.range) == (back.visible, back.range)
