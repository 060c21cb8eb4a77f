"""Compare values including their types: a text that equals a hex is not a hex."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from combat.engine.journal.state_serializer import StateSerializer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import StructMeta, field_names
from tests.sampled import sample

S = TypeVar("S", bound=Copyable)


def differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """Yield a message for each place at which two values differ in value or type, including keys, elements and fields.

    A mapping may be of a subclass, such as one that caches queries, and in another order; its keys and values may not
    be of other types.
    """
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        yield from differences(frozenset(one), frozenset(other), f"{where} keys")
        for key in one.keys() & other.keys():
            yield from differences(one[key], other[key], f"{where}[{key!r}]")
    elif type(one) is not type(other):
        yield f"{where}: {type(one).__name__} {one!r}, {type(other).__name__} {other!r}"
    elif isinstance(type(one), StructMeta):
        for name in field_names(type(one)):
            yield from differences(getattr(one, name), getattr(other, name), f"{where}.{name}")
    elif isinstance(one, (tuple, list)):
        if len(one) != len(other):
            yield f"{where}: {one!r}, {other!r}"
        for place, (mine, yours) in enumerate(zip(one, other, strict=False)):
            yield from differences(mine, yours, f"{where}[{place}]")
    elif isinstance(one, (set, frozenset)):
        if one != other:
            yield f"{where}: {one!r}, {other!r}"
        else:
            yield from differences(sorted(one, key=repr), sorted(other, key=repr), where)
    elif one != other:
        yield f"{where}: {one!r}, {other!r}"


def kept(keeping: StateSerializer[S, Any], state: S, book: Any) -> S:
    """Return a state after conversion to JSON and back."""
    return keeping.state_from_plain(json.loads(json.dumps(keeping.state_as_plain(state))), book)


def checkpoints_keep_their_types(game: Game[Any], keeping: StateSerializer[Any, Any]) -> None:
    """Assert that checkpoints are read with the types that were written.

    In the soak all checkpoints are checked, otherwise a sample.
    """
    for checkpoint in sample(game.checkpoints, max(1, len(game.checkpoints) // 6)):
        state = checkpoint.state
        found = [*differences(state, kept(keeping, state, state.book))]
        assert not found, (checkpoint.answers, found[:3])
