"""How far any hex lies from the nearest of some, held against each of them."""

from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.hexes.hex import Hex, distance, label
from combat.engine.space.hexes.nearness import nearness

ANY_HEX = st.builds(label, st.integers(1, 40), st.integers(1, 30))


@given(st.frozensets(ANY_HEX, min_size=1, max_size=12), ANY_HEX)
def test_it_is_the_least_of_all_distances(hexes: frozenset[Hex], hex_: Hex) -> None:
    assert nearness(hexes)[hex_] == nearness(hexes)[hex_] == min(distance(hex_, other) for other in hexes)


def test_of_no_hexes_at_all_it_is_nothing() -> None:
    assert nearness(frozenset())[label(3, 3)] == 0
