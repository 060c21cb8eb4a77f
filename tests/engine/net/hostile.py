"""Faulty messages of clients; the same seed gives the same messages."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from tests.engine.mutants import anything, json_value

HUGE = (10**30, -(10**30), 2**63, -(2**63), 2**31, -1, 0, 1, 1e308, 1.5, float("nan"), float("-inf"))
TEXTS = ("", "x", "x" * 30_000, "\0\n\x1b[2J", "\u202e", "{$why}", "%s", "../../evil", "0" * 4_000, "combat://x/y")
KINDS = ("", "take-seat", "welcome", "over", "GIVE", "give ", "hello", "give", "create", "join", "x" * 5_000)


def nested(depth: int, rng: Random) -> Any:
    """Return a value nested in `depth` random lists and objects."""
    value: Any = 0
    for _ in range(depth):
        value = [value] if rng.random() < 0.5 else {"a": value}
    return value


def _gone(said: dict[str, Any], rng: Random) -> dict[str, Any]:
    name = rng.choice(list(said))
    return {key: value for key, value in said.items() if key != name}


def _other_type(said: dict[str, Any], rng: Random) -> dict[str, Any]:
    other: Sequence[Any] = (None, True, [], {}, [[]], {"a": 1}, 7, "7", 0.5)
    return {**said, rng.choice(list(said)): rng.choice(other)}


def _other_number(said: dict[str, Any], rng: Random) -> dict[str, Any]:
    return {**said, _of_kind(said, int, rng): rng.choice(HUGE)}


def _other_text(said: dict[str, Any], rng: Random) -> dict[str, Any]:
    return {**said, _of_kind(said, str, rng): rng.choice(TEXTS)}


def _of_kind(said: dict[str, Any], kind: type, rng: Random) -> str:
    """Return the name of a field of a kind, or of any if none is."""
    return rng.choice([name for name, value in said.items() if type(value) is kind and name != "is"] or list(said))


def _deep(said: dict[str, Any], rng: Random) -> dict[str, Any]:
    return {**said, rng.choice(list(said)): nested(rng.choice((3, 60, 900)), rng)}


def _added(said: dict[str, Any], rng: Random) -> dict[str, Any]:
    return {**said, rng.choice(("seq", "seat", "admin", "x" * 200)): rng.choice(HUGE)}


def _other_kind(said: dict[str, Any], rng: Random) -> dict[str, Any]:
    return {**said, "is": rng.choice(KINDS)}


_WRONGS: tuple[Callable[[dict[str, Any], Random], dict[str, Any]], ...] = (
    _gone, _other_type, _other_number, _other_text, _deep, _added, _other_kind,
)  # fmt: skip


def mutant(said: Mapping[str, Any], stolen: Mapping[str, Sequence[Any]], rng: Random) -> bytes:
    """Return the bytes of a message with a random fault.

    `stolen` has wrong values by field, such as those of other clients.
    """
    chance, held = rng.random(), [name for name in said if name in stolen]
    if chance < 0.35 and held:
        name = rng.choice(held)
        return json.dumps({**said, name: rng.choice(stolen[name])}).encode()
    if chance < 0.75:
        return json.dumps(rng.choice(_WRONGS)(dict(said), rng)).encode()
    raw = json.dumps(said, ensure_ascii=False).encode()
    return anything(raw, rng) if chance < 0.9 else json_value(raw, rng)
