"""Distances from the nearest of several hexes, and hexes within a range, compared with single distances."""

from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.hexes.hex import Hex, at_range, distance, label
from combat.engine.space.hexes.nearness import nearness

ANY_HEX = st.builds(label, st.integers(1, 40), st.integers(1, 30))


@given(st.frozensets(ANY_HEX, min_size=1, max_size=12), ANY_HEX)
def test_it_is_the_least_of_all_distances(hexes: frozenset[Hex], hex_: Hex) -> None:
    assert nearness(hexes)[hex_] == nearness(hexes)[hex_] == min(distance(hex_, other) for other in hexes)


def test_of_no_hexes_at_all_it_is_nothing() -> None:
    assert nearness(frozenset())[label(3, 3)] == 0


@given(ANY_HEX, st.lists(ANY_HEX, max_size=12), st.integers(0, 9), st.integers(0, 9))
def test_those_at_a_range_are_those_whose_distance_is_in_it(
    start: Hex, hexes: list[Hex], nearest: int, more: int
) -> None:
    wanted = [hex_ for hex_ in hexes if nearest <= distance(start, hex_) <= nearest + more]
    assert at_range(start, hexes, nearest, nearest + more) == wanted
