"""Assert the type of a value, at run time and for the type checker."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def the(kind: type[T], thing: object) -> T:
    """Return a value as an instance of a class; fail the test if it is not one.

    Call it again later if the value may have changed.
    """
    assert isinstance(thing, kind), f"{thing!r} is no {kind.__name__}"
    return thing
