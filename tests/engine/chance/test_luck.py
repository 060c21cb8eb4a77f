"""The luck of dice is judged by the exact distribution of their possible results."""

from __future__ import annotations

from itertools import product
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.chance.luck import Try, distribution, luck

CHANCES = st.lists(st.floats(0, 1), max_size=7)


def test_equal_chances_spread_as_the_binomial_does() -> None:
    spread = distribution([0.3] * 4)
    assert spread == pytest.approx([comb(4, hits) * 0.3**hits * 0.7 ** (4 - hits) for hits in range(5)])


@given(CHANCES)
def test_unequal_chances_spread_as_counting_every_outcome_says(chances: list[float]) -> None:
    counted = [0.0] * (len(chances) + 1)
    for outcome in product((False, True), repeat=len(chances)):
        share = prod(chance if won else 1 - chance for chance, won in zip(chances, outcome, strict=True))
        counted[sum(outcome)] += share
    assert distribution(chances) == pytest.approx(counted)


def test_what_came_off_stands_between_all_that_is_as_low_and_all_that_is_as_high() -> None:
    found = luck([Try(0.5, True), Try(0.5, False), Try(0.5, False)])
    assert (found.tries, found.expected, found.actual) == (3, 1.5, 1)
    assert (found.at_most, found.at_least) == pytest.approx((0.5, 0.875))


def test_where_nothing_was_tried_everything_is_as_it_had_to_be() -> None:
    found = luck([])
    assert (found.tries, found.actual, found.expected) == (0, 0, 0)
    assert (found.at_most, found.at_least) == (1.0, 1.0)
