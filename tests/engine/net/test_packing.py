"""Packed data within a message: what was packed comes back, and whatever else is refused in one line."""

from __future__ import annotations

import zlib
from base64 import b64encode

import pytest

from combat.engine.kernel.record import CodecError
from combat.engine.kernel.text_message import cause
from combat.engine.net import packing
from combat.engine.net.packing import packed, unpacked, unpacked_lines

DATA = {"cards": [1, 2, 3], "text": "é" * 40}


def coded(data: bytes) -> str:
    """Return bytes as text, as in a message."""
    return b64encode(data).decode()


def test_packed_data_comes_back() -> None:
    assert unpacked(packed(DATA)) == DATA
    assert unpacked_lines(packed(("one", "two"))) == ("one", "two")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "misfit-cut-short"), ("no base64!", ""), ("é", ""), (coded(b"not compressed"), ""),
        (packed(DATA)[:-8], "misfit-cut-short"), (coded(zlib.compress(b"{}")[:-1]), "misfit-cut-short"),
        (coded(zlib.compress(b"{")), ""), (coded(zlib.compress(b"[]")), ""),
    ],
)  # fmt: skip
def test_what_was_not_packed_is_refused(text: str, why: str) -> None:
    with pytest.raises(CodecError) as refused:
        unpacked(text)
    assert why in repr(cause(refused.value))


@pytest.mark.parametrize("more", [1, 1_000_000])
def test_data_that_is_too_large_unpacked_is_refused_as_too_large(monkeypatch: pytest.MonkeyPatch, more: int) -> None:
    """However small it is packed."""
    monkeypatch.setattr(packing, "MOST", 1_000)
    with pytest.raises(CodecError) as refused:
        unpacked_lines(packed(("x" * (1_000 - 4 + more),)))
    assert getattr(cause(refused.value), "message", "") == "net-too-large"


def test_data_of_the_greatest_size_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "MOST", 1_000)
    assert unpacked_lines(packed(("x" * (1_000 - 4),)))
