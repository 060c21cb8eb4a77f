"""A figure of the rules is printed in the charts and nowhere else: what lies in the box has none of its own to fall back on."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest

from combat.games.volume1.rules import book, box

PRINTED = [kind for kind in vars(box).values() if dataclasses.is_dataclass(kind) and isinstance(kind, type)]


def figures(value: object) -> Iterator[float]:
    """The numbers in a default, but for yes and no."""
    if isinstance(value, tuple):
        for part in value:
            yield from figures(part)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield value


def fallen_back_on(kind: type) -> list[str]:
    """The fields of a record whose default is a figure other than 0."""
    assert dataclasses.is_dataclass(kind)
    return [field.name for field in dataclasses.fields(kind) if any(figures(field.default))]


@pytest.mark.parametrize("kind", [*PRINTED, book.Night], ids=lambda kind: kind.__name__)
def test_no_figure_of_the_rules_is_a_default(kind: type) -> None:
    assert fallen_back_on(kind) == []


def test_a_figure_that_is_a_default_would_be_found() -> None:
    made = dataclasses.make_dataclass("Card", [("smoke", tuple, (0, -4)), ("seen", bool, True), ("wind", int, 0)])
    assert fallen_back_on(made) == ["smoke"]
