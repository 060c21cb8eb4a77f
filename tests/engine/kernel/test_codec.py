"""Plain data goes to JSON and comes back equal, or is refused with the place of the fault."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.kernel.codec import CodecError, decode, digest, encode


@dataclass(frozen=True, slots=True)
class Gun:
    name: str
    bands: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Crew:
    side: Literal["ours", "theirs"]
    gun: Gun | None = None
    seat: tuple[str, int] = ("front", 1)
    posts: Mapping[str, Gun] = field(default_factory=dict)
    cards: frozenset[int] = frozenset()
    ranges: dict[int, bool] = field(default_factory=dict)
    note: str | int = ""
    weight: float = 0.5


guns = st.builds(Gun, st.text(), st.lists(st.integers()).map(tuple))
crews = st.builds(
    Crew,
    st.sampled_from(("ours", "theirs")),
    st.none() | guns,
    st.tuples(st.text(), st.integers()),
    st.dictionaries(st.text(), guns),
    st.frozensets(st.integers()),
    st.dictionaries(st.integers(), st.booleans()),
    st.text() | st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
)


@given(crews)
def test_what_is_written_as_json_is_read_back_equal(crew: Crew) -> None:
    assert decode(Crew, json.loads(json.dumps(encode(crew)))) == crew


@given(crews)
def test_equal_data_has_an_equal_digest_whatever_order_it_was_made_in(crew: Crew) -> None:
    turned = dict(reversed(list(crew.posts.items())))
    again = Crew(crew.side, crew.gun, crew.seat, turned, crew.cards, crew.ranges, crew.note, crew.weight)
    assert digest(again) == digest(crew)


def test_other_data_has_another_digest() -> None:
    assert digest(Gun("M1")) != digest(Gun("M1", (1,)))


def test_a_field_left_out_takes_its_default() -> None:
    assert decode(Crew, {"side": "ours"}) == Crew("ours")


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({}, "Crew: .*side"),
        ({"side": "nobody's"}, "Crew.side: \"nobody's\" is none of ours, theirs"),
        ({"side": "ours", "speed": 3}, "Crew has no speed"),
        ({"side": "ours", "gun": {"name": 5}}, "Crew.gun: Gun.name: 5 is not str"),
        ({"side": "ours", "gun": {"name": "M1", "bands": [1, True]}}, "Gun.bands: True is not int"),
        ({"side": "ours", "seat": ["front"]}, r"Crew.seat: \['front'\] has not 2 parts"),
        ({"side": "ours", "posts": ["M1"]}, r"Crew.posts: \['M1'\] is not a table"),
        ({"side": "ours", "cards": 4}, "Crew.cards: 4 is not a list"),
        ({"side": "ours", "ranges": {"far": True}}, "Crew.ranges: 'far' is not a whole number"),
        ({"side": "ours", "note": None}, "Crew.note: None is not int"),
        ("ours", "'ours' is not a table"),
    ],
)
def test_data_that_does_not_fit_is_refused_with_its_place(data: Any, fault: str) -> None:
    with pytest.raises(CodecError, match=fault):
        decode(Crew, data)


def test_what_is_not_plain_data_cannot_be_written() -> None:
    with pytest.raises(CodecError, match="object is not plain data"):
        encode(object())
