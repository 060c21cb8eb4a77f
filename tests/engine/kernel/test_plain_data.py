"""Plain data is converted to JSON and back without change, or is refused with the place of the fault."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.kernel.digest import digest
from combat.engine.kernel.record import CodecError, Record, as_json, as_plain, field, from_json, from_plain
from combat.engine.space.hexes.hex import Hex
from tests.engine.same_kinds import differences


class Gun(Record):
    """A record with a tuple."""

    name: str
    bands: tuple[int, ...] = ()


class Crew(Record):
    """A record with a field of every kind of plain data."""

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
    assert from_plain(Crew, json.loads(json.dumps(as_plain(crew)))) == crew
    assert from_json(Crew, as_json(crew)) == crew


@given(crews)
def test_equal_data_has_an_equal_digest_whatever_order_it_was_made_in(crew: Crew) -> None:
    turned = dict(reversed(list(crew.posts.items())))
    again = Crew(crew.side, crew.gun, crew.seat, turned, crew.cards, crew.ranges, crew.note, crew.weight)
    assert digest(again) == digest(crew)


def test_other_data_has_another_digest() -> None:
    assert digest(Gun("M1")) != digest(Gun("M1", (1,)))


class Places(Record):
    """A record with hexes as keys."""

    smoke: dict[Hex, int] = field(default_factory=dict)
    held: dict[str, dict[Hex, Hex]] = field(default_factory=dict)
    seen: frozenset[Hex] = frozenset()


PLACES = Places({Hex("05.06"): 1}, {"ours": {Hex("01.01"): Hex("02.02")}}, frozenset({Hex("03.03")}))


def test_keys_are_read_with_their_types() -> None:
    """`msgspec.convert` would leave them plain texts, which equal the hexes and are none."""
    for read in (from_plain(Places, json.loads(as_json(PLACES))), from_json(Places, as_json(PLACES))):
        assert not [*differences(PLACES, read)]


@pytest.mark.parametrize(
    ("data", "place"),
    [({"smoke": {"zz": 1}}, "Places.smoke"), ({"held": {"ours": {"1.1": "02.02"}}}, r"Places.held\[...\]")],
)
def test_a_key_that_is_no_hex_is_refused_with_its_place(data: Any, place: str) -> None:
    with pytest.raises(CodecError, match=place):
        from_plain(Places, data)
    with pytest.raises(CodecError, match=place):
        from_json(Places, json.dumps(data).encode())


def _texts(*labels: str) -> Any:
    return [*labels]


def test_a_comparison_of_types_finds_a_text_in_the_place_of_a_hex() -> None:
    key, value, element = _texts("05.06", "02.02", "03.03")
    found = {}
    for where, other in {
        "key": Places({key: 1}, PLACES.held, PLACES.seen),
        "value": Places(PLACES.smoke, {"ours": {Hex("01.01"): value}}, PLACES.seen),
        "element": Places(PLACES.smoke, PLACES.held, frozenset({element})),
    }.items():
        assert other == PLACES
        found[where] = [*differences(PLACES, other)]
    assert found == {
        "key": [".smoke keys[0]: Hex '05.06', str '05.06'"],
        "value": [".held['ours']['01.01']: Hex '02.02', str '02.02'"],
        "element": [".seen[0]: Hex '03.03', str '03.03'"],
    }


def test_a_field_left_out_takes_its_default() -> None:
    assert from_plain(Crew, {"side": "ours"}) == Crew("ours")


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({}, "Crew: .*missing required field side"),
        ({"side": "nobody's"}, "Crew.side: .*\"?nobody's"),
        ({"side": "ours", "speed": 3}, "Crew: .*unknown field speed"),
        ({"side": "ours", "gun": {"name": 5}}, "Crew.gun.name: expected str, got int"),
        ({"side": "ours", "gun": {"name": "M1", "bands": [1, True]}}, r"Crew.gun.bands\[1\]: expected int, got bool"),
        ({"side": "ours", "gun": {"name": "M1", "bands": [1.0]}}, r"Crew.gun.bands\[0\]: expected int, got float"),
        ({"side": "ours", "seat": ["front"]}, "Crew.seat: .*length 2"),
        ({"side": "ours", "posts": ["M1"]}, "Crew.posts: expected object, got array"),
        ({"side": "ours", "cards": 4}, "Crew.cards: expected array, got int"),
        ({"side": "ours", "ranges": {"far": True}}, "Crew.ranges: expected int, got str"),
        ({"side": "ours", "note": None}, "Crew.note: expected int | str, got null"),
        ("ours", "Crew: expected object, got str"),
    ],
)
def test_data_that_does_not_fit_is_refused_with_its_place(data: Any, fault: str) -> None:
    with pytest.raises(CodecError, match=fault):
        from_plain(Crew, data)
    with pytest.raises(CodecError):
        from_json(Crew, json.dumps(data).encode())


@pytest.mark.parametrize("text", [b"", b'{"side": "ours"', b'{"side": "\xff"}'])
def test_what_is_no_json_is_refused(text: bytes) -> None:
    with pytest.raises(CodecError, match="Crew: "):
        from_json(Crew, text)


@pytest.mark.parametrize("write", [as_plain, as_json])
def test_what_is_not_plain_data_cannot_be_written(write: Callable[[object], object]) -> None:
    with pytest.raises(CodecError, match="object"):
        write(object())


def test_half_a_sign_cannot_be_written() -> None:
    with pytest.raises(CodecError, match="surrogates"):
        as_json(Gun("\udcff"))
