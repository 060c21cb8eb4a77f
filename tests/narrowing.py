"""Assertions of a thing's type, for the run and for the type checker."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def the(kind: type[T], thing: object) -> T:
    """Return a thing as one of this class, or fail the test. Ask again later, as the thing may have changed."""
    assert isinstance(thing, kind), f"{thing!r} is no {kind.__name__}"
    return thing
