"""Limits, strict or not: what each allows below, at and above its distance, and their notation in files."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.kernel.record import as_json, from_json
from combat.engine.space.plane.contact import CONTACT
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import distance
from combat.engine.space.plane.limit import Limit, LimitError, Strictness
from combat.engine.space.plane.point import CM, Point

STRICTNESS: tuple[Strictness, ...] = get_args(Strictness)
ALLOWED: dict[Strictness, tuple[bool, bool, bool]] = {
    "at-most": (True, True, False),
    "less-than": (True, False, False),
    "more-than": (False, False, True),
    "at-least": (False, True, True),
}


@pytest.mark.parametrize("strictness", STRICTNESS)
@pytest.mark.parametrize("step", [1, 10])
def test_a_limit_allows_what_its_words_say_1_mm_and_less_around_it(strictness: Strictness, step: int) -> None:
    limit = Limit("command", strictness, 15 * CM)
    here = ConvexShape.disc(Point(0, 0), 125)
    for place, allowed in zip((-step, 0, step), ALLOWED[strictness], strict=True):
        there = ConvexShape.disc(Point(0, 15 * CM + 250 + place), 125)
        assert limit.holds(here, there) is allowed
        assert limit.allows(distance(here, there)) is allowed
    assert limit.allows_nearer is ALLOWED[strictness][0]


@pytest.mark.parametrize("strictness", STRICTNESS)
@pytest.mark.parametrize(("more", "place"), [(-1, 0), (0, 1), (1, 2)])
def test_an_oblique_edge_at_a_limit_is_exactly_at_it(strictness: Strictness, more: int, place: int) -> None:
    edge = ConvexShape([Point(400 - 300, 300 + 400), Point(400 + 300, 300 - 400)])
    assert Limit("", strictness, 500 - more).holds(edge, ConvexShape([Point(0, 0)])) is ALLOWED[strictness][place]


@pytest.mark.parametrize(
    ("text", "strictness", "units"),
    [
        ("at most 15 cm", "at-most", 1_500), ("less than 5 cm", "less-than", 500), ("more than 2.5 cm", "more-than", 250),
        ("at least 1 mm", "at-least", 10), ("at most 0.3 mm", "at-most", 3), ("at most 0 mm", "at-most", 0),
    ],
)  # fmt: skip
def test_a_limit_is_read_from_words_and_units(text: str, strictness: Strictness, units: int) -> None:
    assert Limit.read("named", text) == Limit("named", strictness, units)


@given(st.sampled_from(STRICTNESS), st.integers(0, 999_999))
def test_a_limit_is_written_as_it_is_read(strictness: Strictness, units: int) -> None:
    limit = Limit("named", strictness, units)
    assert Limit.read("named", str(limit)) == limit
    assert from_json(Limit, as_json(limit)) == limit


@pytest.mark.parametrize(
    "text", ["", "15 cm", "at most 15", "at most 15cm", "below 5 cm", "at most -1 cm", "at most 1.25 cm"]
)
def test_what_is_no_limit_is_refused_with_its_name_and_text(text: str) -> None:
    with pytest.raises(LimitError) as fault:
        Limit.read("command", text)
    said = fault.value.args[0]
    assert (said.message, dict(said.values)) == ("finding-no-limit", {"name": "command", "value": text})


def test_contact_is_at_most_1_mm() -> None:
    assert str(CONTACT) == "at most 1 mm"
