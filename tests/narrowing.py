"""Assertions of a thing's type, for the run and for the type checker."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def the(kind: type[T], thing: object) -> T:
    """The thing, which is of this kind, or the test fails; what is asked again later may be of another by then."""
    assert isinstance(thing, kind), f"{thing!r} is no {kind.__name__}"
    return thing
