"""Files in which something is wrong: values of the wrong kind, lines lost, doubled or torn, always the same by seed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

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
    """A TOML text with one to three things wrong."""
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


Mend = Callable[[dict[str, Any]], None]


def json_lines(raw: bytes, rng: Random, mend: Mend) -> bytes:
    """A file of JSON lines with one or two things wrong; `mend` makes the digests of a changed line right again."""
    lines = raw.split(b"\n")
    for _ in range(rng.choice((1, 1, 2))):
        place = rng.choice((0, 1, 2, rng.randrange(len(lines)), rng.randrange(len(lines))))
        kind = rng.randrange(8)
        if kind < 5 and lines[place].startswith(b"{"):
            lines[place] = _spoilt(lines[place], rng, mend)
        elif kind == 5:
            lines[place:place] = lines[place : place + 2]
        elif kind == 6 and len(lines) > 3:
            del lines[place]
        else:
            whole = b"\n".join(lines)
            at = rng.randrange(len(whole))
            lines = (whole[:at] + bytes([rng.randrange(256)]) + whole[at + rng.randrange(3) :]).split(b"\n")
    return b"\n".join(lines)


def _spoilt(line: bytes, rng: Random, mend: Mend) -> bytes:
    try:
        data = json.loads(line)
    except ValueError:
        return line
    *way, key = rng.choice(list(_paths(data)))
    part = data
    for step in way:
        part = part[step]
    if rng.random() < 0.2:
        del part[key]
    else:
        part[key] = rng.choice(JSON_VALUES)
    mend(data)
    return json.dumps(data, ensure_ascii=False).encode()


def _paths(data: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The key paths of everything in a value but the value itself."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in inside:
        yield (*way, key)
        yield from _paths(part, (*way, key))
