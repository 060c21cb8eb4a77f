"""Packed parts of a journal, which must not be readable by accident, are unpacked, or refused if damaged."""

from __future__ import annotations

import zlib
from base64 import b85encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.journal import packed
from combat.engine.journal.packed import pack, unpack
from combat.engine.kernel.record import Json

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-1_000_000, 1_000_000) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)


@given(PLAIN)
def test_what_was_packed_is_opened_as_it_was(data: Json) -> None:
    assert unpack({**pack(data)}) == data


@given(PLAIN)
def test_what_stands_there_as_it_is_is_taken_as_it_is(data: Json) -> None:
    """As older journals have it; a table with that one key alone is taken for something packed."""
    assert unpack([data]) == [data]


def test_nobody_reads_it_by_accident() -> None:
    assert "grenadier" not in str(pack({"man": "grenadier"}))


def of(data: bytes) -> dict[str, str]:
    """Return packed data as it is stored in JSON."""
    return {"packed": b85encode(data).decode()}


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"packed": "no base of 85: \x7f"}, "what was packed cannot be opened"),
        (of(b"never deflated"), "what was packed cannot be opened"),
        (of(zlib.compress(b'{"a": 1}')[:-3]), "what was packed is cut short, or larger than any game"),
        (of(zlib.compress(b" " * (packed.LONGEST + 1))), "what was packed is cut short, or larger than any game"),
        (of(zlib.compress(b'{"a": ')), "is no sound JSON"),
    ],
    ids=["other signs", "not deflated", "cut short", "too large", "no json"],
)
def test_what_nobody_packed_is_refused(data: Json, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        unpack(data)
