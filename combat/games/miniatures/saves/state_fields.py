"""Fields of states in the checkpoints of journals: all except the book."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, get_type_hints

from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.record import CodecError, Json, as_plain, from_plain
from combat.engine.kernel.text_message import cause, msg

T = TypeVar("T")


@cache
def fields_of(state: type[GameState]) -> dict[str, Any]:
    """Return the fields of a class of states that checkpoints contain, by name, with their types; cached."""
    return {name: kind for name, kind in get_type_hints(state).items() if name != "book"}


def state_fields(state: GameState) -> dict[str, Json]:
    """Return a state, without its book, as JSON data by field."""
    return {name: as_plain(getattr(state, name)) for name in fields_of(state.__class__)}


def read_fields(state: type[GameState], data: dict[str, Json]) -> dict[str, Any]:
    """Parse the fields written by `state_fields`; raise CodecError."""
    return {name: read_field(name, kind, data[name]) for name, kind in fields_of(state).items()}


def read_field(name: str, kind: type[T], data: Json) -> T:
    """Parse one field of a state; raise CodecError with the name of the field."""
    try:
        return from_plain(kind, data)
    except CodecError as fault:
        raise CodecError(msg("finding-of", of=f"State.{name}", what=cause(fault))) from None
