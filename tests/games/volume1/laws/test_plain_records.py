"""Types allowed in records, so that no memory leaks and files have the same bytes everywhere."""

from __future__ import annotations

import importlib
import pkgutil
import types
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import pygame
import pytest

import combat
from combat.engine.content.findings import Finding
from combat.engine.journal.heads import Header
from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.record import Record
from combat.engine.space.place import Place
from combat.engine.space.plane.point import Point
from combat.games.volume1.campaign.campaign_state import Fought, Soldier
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.rules.apply import WRITERS
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State

T = TypeVar("T")
VALUES = (str, int, float, complex, bytes, type(None), datetime, Path, pygame.Rect, pygame.Surface, Finding)
"""Types that can never refer to the record that holds them; bool is an int."""
CONTAINERS = (tuple, frozenset, Mapping, dict, Sequence, Union, types.UnionType)


EXTRA = "learning.title_env", "learning.title_aec", "learning.learning_game", ".painting."
"""Modules that depend on libraries of an extra."""


def all_records() -> list[type[Record]]:
    """Return every class of records in the game."""
    for module in pkgutil.walk_packages(combat.__path__, "combat."):
        if not module.name.endswith("__main__") and not any(part in module.name for part in EXTRA):
            importlib.import_module(module.name)
    return [kind for kind in below(Record) if kind.__module__.startswith("combat.")]


def below(base: type[T]) -> Iterator[type[T]]:
    """Yield all direct and indirect subclasses of a class."""
    for kind in base.__subclasses__():
        yield kind
        yield from below(kind)


def hints(kind: type[Record] | type[GameState]) -> dict[str, Any]:
    """Return the types of a record's fields by name."""
    found = get_type_hints(kind)
    return {name: found[name] for name in kind.__struct_fields__}


def makes_no_ring(kind: Any) -> bool:
    """Return whether no value of a type can contain a reference cycle."""
    origin = get_origin(kind)
    if origin is Literal or isinstance(kind, TypeVar):  # the state of a checkpoint
        return True
    if isinstance(origin, type) and issubclass(origin, Record):  # a record of any kind of value
        return makes_no_ring(origin) and all(map(makes_no_ring, get_args(kind)))
    if origin in CONTAINERS:
        return all(part is Ellipsis or makes_no_ring(part) for part in get_args(kind))
    if not isinstance(kind, type):
        return False
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):  # a named tuple
        return all(map(makes_no_ring, get_type_hints(kind).values()))
    if kind is Place:
        return all(makes_no_ring(each) for each in below(Place) if each.__module__.startswith("combat."))
    return issubclass(kind, VALUES) or (issubclass(kind, Record | GameState) and not kind.__struct_config__.gc)


def test_a_record_that_the_garbage_collector_passes_by_holds_values_alone() -> None:
    passed_by = [kind for kind in all_records() if not kind.__struct_config__.gc]
    assert len(passed_by) > 200
    held = {kind: [name for name, hint in hints(kind).items() if not makes_no_ring(hint)] for kind in passed_by}
    assert {kind.__qualname__: names for kind, names in held.items() if names} == {}, "define these with gc=True"


class _Link(NamedTuple):
    """A named tuple that may hold a record."""

    holder: object


@pytest.mark.parametrize(
    ("kind", "plain"),
    [
        (Point, True),
        (tuple[Point, ...], True),
        (Place, True),
        (Place | None, True),
        (_Link, False),
        (tuple[_Link, ...], False),
        (object, False),
    ],
)
def test_a_named_tuple_and_a_place_are_as_plain_as_what_they_hold(kind: Any, plain: bool) -> None:
    assert makes_no_ring(kind) is plain


def kinds_within(kind: Any) -> Iterator[Any]:
    """Yield a type and all types of its fields and parameters."""
    yield kind
    if isinstance(kind, type) and issubclass(kind, Record):
        for hint in hints(kind).values():
            yield from kinds_within(hint)
    elif get_origin(kind) is not Literal:
        for part in get_args(kind):
            yield from kinds_within(part)


@pytest.mark.parametrize("kind", [Book, Header, Plan, Soldier, Fought, *WRITERS])
def test_what_goes_into_a_file_has_an_order(kind: type[Record]) -> None:
    assert not {set, frozenset} & {get_origin(part) or part for part in kinds_within(kind)}


def test_of_a_state_only_the_sets_on_top_have_none() -> None:
    for name, hint in hints(State).items():
        deeper = [part for inner in get_args(hint) or [hint] for part in kinds_within(inner)]
        assert not {set, frozenset} & {get_origin(part) or part for part in deeper}, name
