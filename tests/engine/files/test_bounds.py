"""Values out of bounds are found anywhere in plain data and reported with their place."""

from __future__ import annotations

import math

import pytest

from combat.engine.files import bounds
from combat.engine.kernel.record import Json

LONG = "x" * (bounds.LONGEST + 1)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (bounds.LARGEST + 1, "finding-number-too-large"),
        (-bounds.LARGEST - 1, "finding-number-too-large"),
        (math.inf, "finding-no-number"),
        (math.nan, "finding-no-number"),
        (LONG, "finding-too-long"),
        ("bell\a", "finding-control-sign"),
        ("half a pair \ud800", "finding-control-sign"),
    ],
)
def test_a_value_that_cannot_be_is_told_with_its_place(wrong: Json, message: str) -> None:
    data: Json = {"men": [{"name": "Kelly", "notes": ["a", wrong]}], "turn": 3}
    assert [(place, what.message) for place, what in bounds.faults(data)] == [(("men", 0, "notes", 1), message)]


@pytest.mark.parametrize("key", [LONG, "bell\a"])
def test_a_key_that_cannot_be_is_told_with_its_table(key: str) -> None:
    data: Json = {"men": [{key: 1}]}
    assert [(place, what.message) for place, what in bounds.faults(data)] == [(("men", 0), "finding-bad-key")]


def test_what_may_be_is_let_be() -> None:
    data: Json = {
        "numbers": [bounds.LARGEST, -bounds.LARGEST, 0.5, True, None],
        "texts": ["", "two\nlines\tand a tab", "x" * bounds.LONGEST, "Müller", "not printable but a sign:\u00a0\u00ad"],
        "": {},
    }
    assert list(bounds.faults(data)) == []
