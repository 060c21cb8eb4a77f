"""Line of sight compared with a slow, exact implementation of the rules' text (12.0, 12.1; rulings, section 3)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import label
from combat.games.volume1.rules.sight.sight_lines import HIDDEN, SightLines
from tests.games.volume1.rules.charted_terrain import CHART, NUMBERS
from tests.games.volume1.rules.sight.sight_referee import Referee, boards
from tests.sampled import SOAKED


@pytest.mark.rule("12.1")
@settings(max_examples=150 if SOAKED else 70)
@given(boards(), st.data())
def test_12_1_every_verdict_is_the_referees(board: Board, data: st.DataObject) -> None:
    lines = SightLines(board, CHART, NUMBERS)
    a = data.draw(st.sampled_from(board.hexes()))
    a_low, b_low = data.draw(st.booleans()), data.draw(st.booleans())
    for b in board.hexes():
        sight = lines.check(a, b, a_low, b_low)
        assert sight.visible is Referee(board, a, b, a_low, b_low).visible(), (a, b, sight)


@pytest.mark.rule("12.0")
@settings(max_examples=50)
@given(boards(), st.data())
def test_12_0_sight_is_the_same_both_ways(board: Board, data: st.DataObject) -> None:
    lines = SightLines(board, CHART, NUMBERS)
    a = data.draw(st.sampled_from(board.hexes()))
    a_low, b_low = data.draw(st.booleans()), data.draw(st.booleans())
    for b in board.hexes():
        there, back = lines.check(a, b, a_low, b_low), lines.check(b, a, b_low, a_low)
        assert (there.visible, there.range) == (back.visible, back.range)


@pytest.mark.rule("12.1")
@settings(max_examples=100 if SOAKED else 50)
@given(boards(), st.data())
def test_12_1_the_reach_is_the_range_of_an_open_line(board: Board, data: st.DataObject) -> None:
    lines = SightLines(board, CHART, NUMBERS)
    a = data.draw(st.sampled_from(board.hexes()))
    a_low, b_low = data.draw(st.booleans()), data.draw(st.booleans())
    for b in (*board.hexes(), label(board.columns + 1, 1)):
        sight = lines.check(a, b, a_low, b_low)
        assert lines.reach(a, b, a_low, b_low) == (sight.range if sight.visible else HIDDEN)
        outlook = lines.outlook(a, a_low)
        if b in outlook.blind:
            assert not any(lines.check(a, b, a_low, low).visible for low in (False, True))
        else:
            assert outlook.reaches(b_low)[b] == lines.reach(a, b, a_low, b_low)


@settings(max_examples=50)
@given(boards(), st.data())
def test_a_trace_tells_what_the_verdict_tells(board: Board, data: st.DataObject) -> None:
    lines = SightLines(board, CHART, NUMBERS)
    a = data.draw(st.sampled_from(board.hexes()))
    a_low, b_low = data.draw(st.booleans()), data.draw(st.booleans())
    for b in board.hexes():
        sight, trace = lines.check(a, b, a_low, b_low), lines.trace(a, b, a_low, b_low)
        assert tuple(step.hexes for step in trace) == lines.crossed(a, b)
        assert sight.reason == "sunken" or any(step.hides for step in trace) is not sight.visible
        if sight.obstacle_height is not None:
            assert (sight.blocked_by, sight.obstacle_height) in {
                (hex_, step.height) for step in trace if step.hides for hex_ in step.hexes
            }
