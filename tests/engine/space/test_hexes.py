"""Hex numbers, distances, neighbours and rings, compared with a search that only uses adjacency."""

from __future__ import annotations

import copy
import pickle
from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.kernel.record import CodecError, as_json, from_json
from combat.engine.space.hexes import hex as hexes
from combat.engine.space.hexes.hex import NOWHERE, Hex, HexError

ANY_HEX = st.builds(hexes.label, st.integers(1, 40), st.integers(1, 30))
INLAND_HEX = st.builds(hexes.label, st.integers(12, 40), st.integers(18, 30))


def touching(hex_: str) -> set[str]:
    """Return the adjacent hexes as on the printed map, where even columns are half a hex lower."""
    column, row = int(hex_[:2]), int(hex_[3:])
    beside = (row, row + 1) if column % 2 == 0 else (row - 1, row)
    places = [(column, row - 1), (column, row + 1)] + [(c, r) for c in (column - 1, column + 1) for r in beside]
    return {f"{c:02d}.{r:02d}" for c, r in places if c > 0 and r > 0}


def steps_apart(start: str, limit: int) -> dict[str, int]:
    """Return the distance of each hex up to `limit` from the start, by breadth-first search."""
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        if found[here] < limit:
            for there in touching(here) - found.keys():
                found[there] = found[here] + 1
                queue.append(there)
    return found


@given(ANY_HEX)
def test_a_hex_number_says_column_and_row(text: str) -> None:
    hex_ = Hex(text)
    assert hex_ == text and hexes.label(hex_.column, hex_.row) is hex_
    assert hexes.from_axial(*hex_.axial) is hex_


def test_no_hex_has_no_place_and_stays_the_one_that_it_is() -> None:
    assert not NOWHERE and isinstance(NOWHERE, Hex) and Hex.read("") is NOWHERE
    for ask in (lambda: NOWHERE.column, lambda: NOWHERE.axial, lambda: hexes.distance(Hex("01.01"), NOWHERE)):
        with pytest.raises(HexError, match="lies on no hex"):
            ask()
    with pytest.raises(AttributeError, match="colunm"):
        _ = Hex("12.10").colunm  # type: ignore[attr-defined]


@pytest.mark.parametrize("hex_", [Hex("12.10"), NOWHERE])
def test_there_is_one_of_each_hex_wherever_it_was_read_or_sent(hex_: Hex) -> None:
    assert from_json(tuple[Hex, dict[Hex, int]], as_json((hex_, {hex_: 1}))) == (hex_, {hex_: 1})
    read, keys = from_json(tuple[Hex, dict[Hex, int]], as_json((hex_, {hex_: 1})))
    assert read is hex_ and next(iter(keys)) is hex_
    assert pickle.loads(pickle.dumps(hex_)) is hex_ and copy.deepcopy([hex_])[0] is hex_


def test_a_text_that_is_no_hex_is_not_read_for_one() -> None:
    with pytest.raises(CodecError, match=r'tuple\[0\]: hex "1.1" is not a hex number'):
        from_json(tuple[Hex], b'["1.1"]')
    with pytest.raises(CodecError, match=r"expected str, got int"):
        from_json(tuple[Hex], b"[11]")


@pytest.mark.parametrize(
    "text", ["", "1.1", "12,10", "00.05", "05.00", "012.010", "12.10 ", "x2.10", "farmhouse", "１2.10"]
)
def test_anything_else_is_refused_in_one_line_that_names_it(text: str) -> None:
    with pytest.raises(HexError, match=r"like 12\.10$") as refusal:
        Hex(text)
    assert f'"{text}"' in str(refusal.value)


@given(ANY_HEX)
def test_neighbours_are_the_hexes_that_touch(hex_: str) -> None:
    assert {near for near in hexes.neighbours(Hex(hex_)) if near is not None} == touching(hex_)


def test_map_directions_run_clockwise_from_straight_up() -> None:
    assert hexes.neighbours(Hex("12.10")) == ("12.09", "13.10", "13.11", "12.11", "11.11", "11.10")
    assert hexes.neighbours(Hex("13.10")) == ("13.09", "14.09", "14.10", "13.11", "12.10", "12.09")
    assert hexes.neighbours(Hex("01.01")) == (None, None, "02.01", "01.02", None, None)


@pytest.mark.rule("20.0")
def test_20_0_three_hexes_in_direction_two_from_12_10() -> None:
    path = ["12.10"]
    for _ in range(3):
        path.append(hexes.neighbour(Hex(path[-1]), 1) or "")
    assert path == ["12.10", "13.10", "14.09", "15.09"]


@pytest.mark.rule("12.0")
def test_12_0_the_hexes_of_a_straight_line() -> None:
    assert hexes.direction_between(Hex("27.08"), Hex("23.06")) == 5
    assert hexes.direction_between(Hex("23.06"), Hex("27.08")) == 2
    assert hexes.direction_between(Hex("27.08"), Hex("21.08")) is None
    assert hexes.direction_between(Hex("27.08"), Hex("27.08")) is None


@pytest.mark.rule("2.0", "2.0f")
@given(st.builds(hexes.label, st.integers(1, 9), st.integers(1, 9)))
def test_2_0_range_is_the_fewest_steps(start: str) -> None:
    walked = steps_apart(start, 6)
    assert {there: hexes.distance(Hex(start), Hex(there)) for there in walked} == walked


@given(ANY_HEX, st.integers(0, 6))
def test_a_radius_holds_every_hex_up_to_that_range_once(centre: str, radius: int) -> None:
    walked = steps_apart(centre, radius)
    found = hexes.within(Hex(centre), radius)
    assert len(found) == len(set(found))
    assert set(found) == walked.keys()
    assert list(map(walked.__getitem__, found)) == sorted(walked.values())
    assert set(hexes.ring(Hex(centre), radius)) == {there for there, far in walked.items() if far == radius}


def test_a_ring_runs_clockwise_from_straight_up() -> None:
    assert hexes.ring(Hex("12.10"), 1) == hexes.neighbours(Hex("12.10"))
    assert hexes.ring(Hex("12.10"), 2)[:4] == ("12.08", "13.09", "14.09", "14.10")
    assert hexes.ring(Hex("12.10"), 0) == ("12.10",)


@given(INLAND_HEX, INLAND_HEX, st.integers(-7, 7))
def test_a_turn_keeps_the_range_and_six_sixths_change_nothing(centre: str, hex_: str, sixths: int) -> None:
    turned = hexes.rotate(Hex(hex_), Hex(centre), sixths)
    if turned is not None:
        assert hexes.distance(Hex(centre), turned) == hexes.distance(Hex(centre), Hex(hex_))
        assert hexes.rotate(turned, Hex(centre), -sixths) == hex_
    assert hexes.rotate(Hex(hex_), Hex(centre), 6) == hex_


def test_a_sixth_of_a_turn_takes_each_neighbour_to_the_next() -> None:
    around = hexes.neighbours(Hex("12.10"))
    assert [hexes.rotate(near, Hex("12.10"), 1) for near in around if near] == [*around[1:], around[0]]


@pytest.mark.parametrize("direction", range(6))
def test_how_far_a_hex_lies_in_a_direction_is_counted_in_half_hexes(direction: int) -> None:
    start = hexes.label(10, 8)
    around = [hexes.neighbour(start, direction + turn) for turn in range(6)]
    found = [hexes.half_hexes_along(hex_, start, direction) for hex_ in around if hex_]
    assert found == [2, 1, -1, -2, -1, 1]
    assert hexes.half_hexes_along(start, start, direction) == 0
