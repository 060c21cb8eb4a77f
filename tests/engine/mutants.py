"""Corrupt files: values of the wrong type, lines lost, doubled or torn; the same seed gives the same result."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from combat.engine.journal.heads import CHECKPOINT
from tests.engine.sealed_lines import opened, resealed, sealed

TOML_VALUES = (
    '""', '"x"', '"\\u0000"', f'"{"x" * 3000}"', '"\u202e"', "[]", "{}", "[[[[1]]]]", "nan", "-inf", "-1", "0", "100000",
    "1" + "0" * 30, "1e308", "true", "1979-05-27", '"45.10"', '"../x"', '"/etc/passwd"', '["a", "a"]', "{a = {b = 1}}",
    '"{$x}"', "[nan]", "9223372036854775808",
)  # fmt: skip
JSON_VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 10**30, 1.5, float("nan"), float("inf"), "", "x", "x" * 3000, "\0\n", [], {}, [[]], {"a": 1}, "45.10",
)  # fmt: skip
SIGNS = ("\x00", "\ufeff", '"', "'", "[", "]", "{", "}", "=", "\n", "é", "\u2028", ",", "#")
_VALUE = re.compile(r'"(?:[^"\\]|\\.)*"|-?\b\d+(?:\.\d+)?\b|\btrue\b|\bfalse\b')


def toml(text: str, rng: Random) -> str:
    """Return a TOML text with one to three random faults."""
    lines = text.split("\n")
    for _ in range(rng.choice((1, 1, 2, 3))):
        place = rng.randrange(len(lines))
        kind = rng.randrange(8)
        if kind < 4:
            lines[place] = _VALUE.sub(lambda _: rng.choice(TOML_VALUES), lines[place], count=1)
        elif kind == 4 and len(lines) > 1:
            del lines[place]
        elif kind == 5:
            lines[place:place] = lines[place : place + rng.randrange(1, 8)]
        elif kind == 6:
            other = rng.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
        else:
            at = rng.randrange(len(lines[place]) + 1)
            lines[place] = lines[place][:at] + rng.choice(SIGNS) + lines[place][at + rng.randrange(3) :]
    return "\n".join(lines)


def json_lines(raw: bytes, rng: Random) -> bytes:
    """Return a file of JSON lines with one or two random faults, mostly with corrected checksums."""
    lines = raw.split(b"\n")
    seals = rng.random() < 0.8
    for _ in range(rng.choice((1, 1, 2))):
        place = rng.choice((0, 1, 2, _last_checkpoint(lines), rng.randrange(len(lines)), rng.randrange(len(lines))))
        kind = rng.randrange(8)
        if kind < 5 and lines[place].startswith(b"{"):
            lines[place] = _spoilt(lines[place], rng, opened, sealed)
        elif kind == 5:
            lines[place:place] = lines[place : place + 2]
        elif kind == 6 and len(lines) > 3:
            del lines[place]
        else:
            whole = b"\n".join(lines)
            at = rng.randrange(len(whole))
            lines = (whole[:at] + bytes([rng.randrange(256)]) + whole[at + rng.randrange(3) :]).split(b"\n")
    return b"\n".join(resealed(lines) if seals else lines)


def _last_checkpoint(lines: list[bytes]) -> int:
    """Return the place of the line from which a journal is loaded."""
    return max((place for place, line in enumerate(lines) if line.startswith(CHECKPOINT)), default=0)


def _spoilt(line: bytes, rng: Random, read: Callable[[bytes], Any], write: Callable[[Any], bytes]) -> bytes:
    """Return a line in which a part is of another kind, gone, or what another part says."""
    try:
        data = read(line)
    except ValueError:
        return line
    ways = list(_paths(data))
    *way, key = rng.choice(ways)
    part = _at(data, way)
    chance = rng.random()
    if chance < 0.2:
        del part[key]
    elif chance < 0.5:
        like = [_at(data, other) for other in ways]
        part[key] = copy.deepcopy(rng.choice([other for other in like if type(other) is type(part[key])]))
    else:
        part[key] = rng.choice(JSON_VALUES)
    return write(data)


def _at(data: Any, way: Sequence[str | int]) -> Any:
    for step in way:
        data = data[step]
    return data


def _paths(data: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the key paths of everything in a value but the value itself."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in inside:
        yield (*way, key)
        yield from _paths(part, (*way, key))


# -- whatever the file is --------------------------------------------------------------------------------------------

PIECES = (
    b"\0", b"\xff\xfe", b"\xc3(", b"\xed\xa0\x80", b"9" * 5_000, b"-1", b"1e999", b"NaN", b"[" * 3_000, b"{" * 3_000,
    b'"', b"\n", b"\r", b"\xe2\x80\xae", b"\x1b[2J", b"../../../evil", b"/etc/passwd", b"a" * 70_000, b"true", b"null",
)  # fmt: skip
_NUMBER = re.compile(rb"-?\d+(?:\.\d+)?")


def anything(raw: bytes, rng: Random) -> bytes:
    """Return a file of any kind with one to three random faults.

    Faults are flipped bits, cut ends, lost or doubled parts and lines, changed numbers, and bytes that are not text.
    """
    for _ in range(rng.choice((1, 1, 2, 3))):
        raw = _SPOILERS[rng.randrange(len(_SPOILERS))](raw, rng, rng.randrange(len(raw) + 1))
    return raw


def _flipped(raw: bytes, rng: Random, at: int) -> bytes:
    return (
        raw[:at] + bytes(byte ^ 1 << rng.randrange(8) for byte in raw[at : at + rng.choice((1, 1, 4))]) + raw[at + 4 :]
    )


def _other_number(raw: bytes, rng: Random, at: int) -> bytes:
    found = _NUMBER.search(raw, at)
    if found is None:
        return raw
    other = rng.choice((b"0", b"-1", b"2147483648", b"9223372036854775808", b"1e308", b"-0.5", b"99999999", b"7" * 400))
    return raw[: found.start()] + other + raw[found.end() :]


def _lines_over(raw: bytes, rng: Random, at: int) -> bytes:
    lines = raw.split(b"\n")
    place = rng.randrange(len(lines))
    return b"\n".join(lines[:place] + lines[place : place + 3] * rng.choice((0, 2, 2, 200)) + lines[place + 3 :])


def _elsewhere(raw: bytes, rng: Random, at: int) -> bytes:
    part = raw[at : at + rng.randrange(1, 400)]
    to = rng.randrange(len(raw) + 1)
    return raw[:to] + part + raw[to:]


_SPOILERS: tuple[Callable[[bytes, Random, int], bytes], ...] = (
    _flipped,
    lambda raw, rng, at: raw[:at],
    lambda raw, rng, at: raw[:at] + raw[at + rng.randrange(1, 40) :],
    lambda raw, rng, at: raw[:at] + rng.choice(PIECES) + raw[at + rng.choice((0, 1, 8)) :],
    _other_number,
    _lines_over,
    _elsewhere,
)


def json_value(raw: bytes, rng: Random) -> bytes:
    """Return a file of one JSON value in which a random part has another type or is missing."""
    return _spoilt(raw, rng, json.loads, lambda data: json.dumps(data, ensure_ascii=False).encode())
